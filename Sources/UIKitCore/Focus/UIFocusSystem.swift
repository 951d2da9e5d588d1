import CoreGraphics

/// The focus in the interface of a scene: the focused item, and updates.
///
/// There is a focus system on iPads, on iPhones none. A hardware keyboard drives it: the Tab key moves the focus between focus groups in
/// reading order, with Shift backward; the arrow keys move it within a group; the Return key selects the focused cell, or sends the primary
/// action of a control. Keys that move the focus come before key commands, unless these want priority over the system, and after those
/// that edit text.
///
/// Scroll views and text fields form groups, as do environments with a `focusGroupIdentifier`. By default text fields, text views and the
/// cells of sidebars can become focused; other cells and views opt in. The focused item is inside the first responder: an update makes the
/// nearest responder around the item first responder, and a new first responder gets the focus.
///
/// The focus is deferred until a Tab or arrow key, after a touch, and after the focused item has left the screen with its controller: the
/// system keeps the item to focus, but nothing is focused. Differs from UIKit: the focus is not deferred after a time without keys, and
/// views that cover others do not hide these from the focus. Source: Apple,
/// [UIFocusSystem](https://developer.apple.com/documentation/uikit/uifocussystem).
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    weak var focused: (any UIFocusItem)?
    /// The item to focus once the focus is no longer deferred.
    weak var deferredItem: (any UIFocusItem)?
    var isDeferred = true
    /// The environment of a requested update.
    weak var requested: (any UIFocusEnvironment)?
    var isUpdateScheduled = false
    /// The environments around the focused item, innermost first, which outlast it.
    var surroundings: [WeakFocusEnvironment] = []
    /// Items that were focused last in their groups.
    var lastFocused: [WeakFocusEnvironment] = []
    /// Whether the focused cell is about to show another element.
    var isReused = false
    /// The element to focus once the focus is no longer deferred, of a list in which it is not visible.
    var deferredElement: AwaitedElement?
    /// An element of a list that will be focused as soon as it has scrolled into view.
    var awaited: AwaitedElement?
    /// Whether an update changes the first responder.
    var isMovingResponder = false

    override init() { super.init() }

    /// The focused item; nil for none.
    open weak var focusedItem: (any UIFocusItem)? { focused }

    /// Returns the focus system of an environment's scene; nil on devices without focus, and for an environment that is in no window.
    ///
    /// - Complexity: O(*d*), where *d* is the number of environments around `environment`.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        guard window(of: environment) != nil else { return nil }
        return current
    }

    /// Returns whether an environment is the same as another one, or around it.
    ///
    /// - Complexity: O(*d*), where *d* is the number of environments around `otherEnvironment`.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        chain(from: otherEnvironment).contains { $0 === environment }
    }

    /// Requests an update to an environment, or to one of its preferred environments, for the next pass of the run loop. While the focus is
    /// deferred, the item is focused with the next key. A request for an environment around that of an earlier one replaces it.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { request(environment) }

    /// Makes a requested update now.
    open func updateFocusIfNeeded() { carryOutRequest() }
}

extension UIFocusSystem {
    /// Posted after an update; the object is the focus system.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted after a key that found no item to focus; the object is the focus system.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the `UIFocusUpdateContext` in notifications.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the `UIFocusAnimationCoordinator` in notifications of updates.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// The focus system of the device; nil on devices without focus.
    static var current: UIFocusSystem? {
        guard SystemAppearance.traits.userInterfaceIdiom == .pad else { return nil }
        let state = UIKitState.current
        if let system = state.focusSystem { return system }
        let made = UIFocusSystem()
        state.focusSystem = made
        return made
    }

    /// The focus system if it is in use.
    static var shown: UIFocusSystem? { UIKitState.current.focusSystem }

    /// The window in which keys move the focus.
    var window: UIWindow? { UIApplication.process.keyWindow }

    // MARK: Environments

    /// An environment and those around it, innermost first.
    static func chain(from environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var at = environment
        while let each = at, chain.count < 10_000 {
            chain.append(each)
            at = each.parentFocusEnvironment
        }
        return chain
    }

    /// The item itself, or the view around it.
    package static func view(_ item: any UIFocusEnvironment) -> UIView? { chain(from: item).lazy.compactMap { $0 as? UIView }.first }

    static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
        if let controller = environment as? UIViewController { return controller.viewIfLoaded?.window }
        return view(environment)?.window
    }

    /// Whether an item can be focused: it is visible, and not behind a presentation.
    func isEligible(_ item: any UIFocusItem) -> Bool {
        guard item.canBecomeFocused, let view = Self.view(item), let root = rootView, view.isInside(root) else { return false }
        var at: UIView? = view
        while let each = at {
            guard each.admitsFocus else { return false }
            at = each.superview
        }
        return true
    }

    /// The view that the focus cannot leave: that of the topmost presented controller, or the key window.
    var rootView: UIView? {
        guard let window else { return nil }
        guard var top = window.rootViewController else { return window }
        var root: UIView = window
        while let presented = top.presentedViewController, !presented.isBeingDismissed, let view = presented.viewIfLoaded,
            view.window === window
        {
            (top, root) = (presented, view)
        }
        return root
    }

    func map() -> FocusMap? {
        guard let window, let root = rootView else { return nil }
        window.layoutIfNeeded()
        return FocusMap(below: root, in: window) { [lastFocused] item in
            lastFocused.contains { $0.environment === item }
        }
    }

    var isMirrored: Bool { rootView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Preferred items

    /// The item to focus in an environment, by preference.
    func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var pending: [any UIFocusEnvironment] = [environment]
        var visited = Set<ObjectIdentifier>()
        while let each = pending.popLast() {
            guard visited.insert(ObjectIdentifier(each)).inserted else {
                // An environment that prefers itself.
                if let item = firstItem(in: each) { return item }
                continue
            }
            let preferred = each.preferredFocusEnvironments
            if preferred.isEmpty {
                if let item = firstItem(in: each) { return item }
            } else {
                pending += preferred.reversed()
            }
        }
        return nil
    }

    /// The environment itself if it can be focused; otherwise the item in it with the highest priority, the first in reading order.
    private func firstItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        if let item = environment as? any UIFocusItem, isEligible(item) { return item }
        guard let map = map() else { return nil }
        let inside = map.entries.map(\.entry).filter { entry in entry.item.map { Self.environment(environment, contains: $0) } ?? false }
        let visible = inside.filter(\.isVisible)
        let candidates = visible.isEmpty ? inside : visible
        guard let highest = candidates.map(\.priority).max() else { return nil }
        let best = candidates.filter { $0.priority == highest }
        return FocusGeometry.readingOrder(of: best.map(\.frame), isMirrored: isMirrored).first.flatMap { best[$0].item }
    }
}
