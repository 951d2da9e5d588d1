import CoreGraphics
import QuartzCore

/// The edit menu: cut, copy, paste, select, and commands of the app, above a selection.
///
/// The menu shows what the first responder, or one up its chain, can perform (`canPerformAction(_:withSender:)`); text fields and text
/// views show it by themselves. A custom view becomes first responder first:
///
///     becomeFirstResponder()
///     UIMenuController.shared.showMenu(from: self, rect: bounds)
///
/// A touch beside the menu, and each command, hides it. Source: Apple,
/// [UIMenuController](https://developer.apple.com/documentation/uikit/uimenucontroller).
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    private static let slot = EnvironmentSlot<EditMenuState>()

    private var menu: EditMenuView?
    private weak var target: UIView?
    private var targetRect = CGRect.zero
    /// The target given by `setTargetRect(_:in:)`.
    private var givenTarget: (view: UIView?, rect: CGRect)?
    private var dismissal: EditMenuDismissal?
    /// When a touch last hid the menu, in media time, seconds.
    private(set) final var hideTime: TimeInterval = -.infinity

    fileprivate override init() { super.init() }

    /// The menu of the app.
    open class var shared: UIMenuController {
        let state = Environment.current.state(in: slot)
        if let known = state.controller { return known }
        let made = UIMenuController()
        state.controller = made
        return made
    }

    // MARK: Showing

    /// Whether the menu is visible. Setting it to true shows the menu at the target of `setTargetRect(_:in:)`.
    open var isMenuVisible: Bool {
        get { menu != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows or hides the menu; see `isMenuVisible`.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if !menuVisible { return hide(animated: animated) }
        if let givenTarget, let view = givenTarget.view { show(from: view, givenTarget.rect, animated: animated) }
    }

    /// Sets the area that the menu belongs to, in a view's coordinates, in points.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { givenTarget = (targetView, targetRect) }

    /// Shows the menu above an area of a view, or below it where there is no space. No effect if there is no command to show, or outside a
    /// window.
    ///
    /// - Parameters:
    ///   - targetView: the view, in the window of the first responder.
    ///   - targetRect: the area in its coordinates, in points.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { show(from: targetView, targetRect, animated: true) }

    /// Hides the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) { if target === targetView { hide(animated: true) } }

    /// Hides the menu.
    open func hideMenu() { hide(animated: true) }

    /// Shows the commands that can be performed now.
    open func update() {
        guard menu != nil, let target else { return }
        let commands = commands(from: target)
        if commands.isEmpty { return hide(animated: false) }
        menu?.show(commands.map(\.title))
        arrange()
        NotificationCenter.default.post(name: UIMenuController.menuFrameDidChangeNotification, object: self)
    }

    private func show(from view: UIView, _ rect: CGRect, animated: Bool) {
        guard let window = view.window, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        let commands = commands(from: view)
        hide(animated: false)
        guard !commands.isEmpty else { return }
        (target, targetRect) = (view, rect)
        NotificationCenter.default.post(name: UIMenuController.willShowMenuNotification, object: self)
        let made = EditMenuView { [unowned self] in perform(at: $0) }
        made.show(commands.map(\.title))
        menu = made
        window.addSubview(made)
        let recognizer = EditMenuDismissal(of: made) { [unowned self] in
            hideTime = CACurrentMediaTime()
            hide(animated: true)
        }
        window.addGestureRecognizer(recognizer)
        dismissal = recognizer
        arrange()
        if animated {
            made.alpha = 0
            UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) { made.alpha = 1 }
        }
        NotificationCenter.default.post(name: UIMenuController.didShowMenuNotification, object: self)
    }

    private static let fadeDuration = 0.15

    private func hide(animated: Bool) {
        guard let hidden = menu else { return }
        NotificationCenter.default.post(name: UIMenuController.willHideMenuNotification, object: self)
        menu = nil
        target = nil
        if let dismissal { dismissal.view?.removeGestureRecognizer(dismissal) }
        dismissal = nil
        hidden.isUserInteractionEnabled = false
        if animated {
            UIView.animate(withDuration: Self.fadeDuration) {
                hidden.alpha = 0
            } completion: { _ in
                hidden.removeFromSuperview()
            }
        } else {
            hidden.removeFromSuperview()
        }
        NotificationCenter.default.post(name: UIMenuController.didHideMenuNotification, object: self)
    }

    /// Hides the menu if it belongs to a view that has changed.
    final func hide(of view: UIView) { if target === view { hide(animated: false) } }

    // MARK: Commands

    /// Commands of the app, behind those of the system; nil for none.
    open var menuItems: [UIMenuItem]?

    private struct Command {
        var title: String
        var action: Selector
    }

    private static let standard = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"), ("Select All", "selectAll:"),
    ]

    private func commands(from view: UIView) -> [Command] {
        let first = firstResponder(near: view)
        let all =
            Self.standard.map { Command(title: SystemWord.text($0.0), action: Selector($0.1)) }
            + (menuItems ?? []).map { Command(title: $0.title, action: $0.action) }
        return all.filter { first.target(forAction: $0.action, withSender: self) != nil }
    }

    private func firstResponder(near view: UIView) -> UIResponder { view.window?.presentFirstResponder ?? view }

    private func perform(at index: Int) {
        guard let view = target else { return }
        let commands = commands(from: view)
        guard commands.indices.contains(index) else { return }
        let action = commands[index].action
        let receiver = firstResponder(near: view).target(forAction: action, withSender: self)
        hide(animated: true)
        if let receiver { UIApplication.shared.sendAction(action, to: receiver, from: self, for: nil) }
    }

    // MARK: Frame

    /// The menu's frame in screen coordinates, in points; zero while it is hidden.
    open var menuFrame: CGRect { menu.map { $0.convert($0.bounds, to: nil) } ?? .zero }

    /// The side of the target that the menu is on; `default` chooses.
    open var arrowDirection = ArrowDirection.default { didSet { if arrowDirection != oldValue { arrange() } } }

    private func arrange() {
        guard let menu, let target, let window = target.window else { return }
        let rect = target.convert(targetRect, to: window)
        let area = window.bounds.inset(by: window.safeAreaInsets).contracted(dx: EditMenuView.margin, dy: 0)
        let size = menu.fit(width: area.width)
        let (above, below) = (rect.minY - EditMenuView.gap - size.height, rect.maxY + EditMenuView.gap)
        let isAbove: Bool
        switch arrowDirection {
        case .up: isAbove = false
        case .down: isAbove = true
        case .default, .left, .right: isAbove = above >= area.minY || below + size.height > area.maxY
        }
        let x = min(max(rect.midX - size.width / 2, area.minX), max(area.maxX - size.width, area.minX))
        let y = min(max(isAbove ? above : below, area.minY), max(area.maxY - size.height, area.minY))
        menu.frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
        menu.layoutIfNeeded()
    }
}

extension UIMenuController {
    /// The side of the target to which the menu's arrow points.
    public enum ArrowDirection: Int, Sendable {
        /// Up or down, by the space around the target.
        case `default` = 0
        /// The menu is below.
        case up
        /// The menu is above.
        case down
        /// As `default`: menus are above or below.
        case left
        /// To the right.
        case right
    }

    /// Posted before the menu appears.
    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has appeared.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu has disappeared.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted after the menu has moved.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}

/// The edit menu of an environment.
@MainActor
final class EditMenuState: EnvironmentState {
    var controller: UIMenuController?

    nonisolated init() {}

    func end() { controller = nil }
}
