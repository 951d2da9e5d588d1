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
    private var menu: EditMenu?
    /// The target given by `setTargetRect(_:in:)`.
    private var givenTarget: (view: UIView?, rect: CGRect)?
    /// Makes the menu of the commands that the system suggests; nil shows these.
    private var makesMenu: (([UIMenuElement]) -> UIMenu?)?

    fileprivate override init() { super.init() }

    /// The menu of the app.
    open class var shared: UIMenuController {
        let state = EditMenuState.current
        if let known = state.controller { return known }
        let made = UIMenuController()
        state.controller = made
        return made
    }

    // MARK: Showing

    /// Whether the menu is visible. Setting it to true shows the menu at the target of `setTargetRect(_:in:)`.
    open var isMenuVisible: Bool {
        get { menu?.isVisible ?? false }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows or hides the menu; see `isMenuVisible`.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if !menuVisible { return hide(animated: animated) }
        if let givenTarget, let view = givenTarget.view { show(from: view, givenTarget.rect, animated: animated, nil) }
    }

    /// Sets the area that the menu belongs to, in a view's coordinates, in points.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { givenTarget = (targetView, targetRect) }

    /// Shows the menu above an area of a view, or below it where there is no space. No effect if there is no command to show, or outside a
    /// window.
    ///
    /// - Parameters:
    ///   - targetView: the view, in the window of the first responder.
    ///   - targetRect: the area in its coordinates, in points.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { show(from: targetView, targetRect, animated: true, nil) }

    /// Shows the menu that is made of the commands which the system suggests; these if it is nil.
    final func showMenu(from targetView: UIView, rect targetRect: CGRect, _ makesMenu: @escaping ([UIMenuElement]) -> UIMenu?) {
        show(from: targetView, targetRect, animated: true, makesMenu)
    }

    /// Hides the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) { if menu?.target === targetView { menu?.hide(animated: true) } }

    /// Hides the menu.
    open func hideMenu() { menu?.hide(animated: true) }

    /// Shows the commands that can be performed now.
    open func update() {
        guard let menu, menu.isVisible, let view = menu.target else { return }
        menu.update(items(for: view))
        if menu.isVisible { NotificationCenter.default.post(name: UIMenuController.menuFrameDidChangeNotification, object: self) }
    }

    private func hide(animated: Bool) { menu?.hide(animated: animated) }

    private func show(from view: UIView, _ rect: CGRect, animated: Bool, _ makesMenu: (([UIMenuElement]) -> UIMenu?)?) {
        hide(animated: false)
        self.makesMenu = makesMenu
        let made = EditMenu(view, edge: arrowDirection.edge, rect: { rect }) { [unowned self] change in
            let name =
                switch change {
                case .willShow: UIMenuController.willShowMenuNotification
                case .didShow: UIMenuController.didShowMenuNotification
                case .willHide: UIMenuController.willHideMenuNotification
                case .didHide: UIMenuController.didHideMenuNotification
                }
            NotificationCenter.default.post(name: name, object: self)
        }
        menu = made
        made.show(items(for: view), animated: animated)
    }

    /// Hides the menu if it belongs to a view that has changed.
    final func hide(of view: UIView) { if menu?.target === view { hide(animated: false) } }

    // MARK: Commands

    /// Commands of the app, behind those of the system; nil for none.
    open var menuItems: [UIMenuItem]?

    private func items(for view: UIView) -> [EditMenu.Item] {
        let suggested = EditCommands.elements(for: view, sender: self, menuItems ?? [])
        let elements = makesMenu?(suggested)?.children ?? suggested
        return EditMenu.Item.items(of: elements) { [unowned self] in EditCommands.send($0, from: view, sender: self) }
    }

    // MARK: Frame

    /// The menu's frame in screen coordinates, in points; zero while it is hidden.
    open var menuFrame: CGRect { menu?.frame ?? .zero }

    /// The side of the target that the menu is on; `default` chooses.
    open var arrowDirection = ArrowDirection.default { didSet { menu?.edge = arrowDirection.edge } }
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

        fileprivate var edge: EditMenu.Edge? {
            switch self {
            case .up: .below
            case .down: .above
            case .default, .left, .right: nil
            }
        }
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
