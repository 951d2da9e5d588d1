import CoreGraphics
import QuartzCore

/// A row of commands beside an area of a view. One at a time is visible in an environment.
@MainActor
final class EditMenu {
    /// A command, or a row of further ones.
    struct Item {
        var title: String
        var image: UIImage?
        var attributes: UIMenuElement.Attributes = []
        var children: [Item] = []
        var perform: () -> Void = {}

        /// Items of a menu's elements; menus that are inline are dissolved, and hidden elements left out.
        ///
        /// - Parameter send: Performs a command.
        @MainActor static func items(of elements: [UIMenuElement], send: @escaping (UICommand) -> Void) -> [Item] {
            elements.flatMap { element -> [Item] in
                switch element {
                case let menu as UIMenu:
                    let children = items(of: menu.children, send: send)
                    if menu.options.contains(.displayInline) || menu.title.isEmpty && menu.image == nil { return children }
                    return children.isEmpty ? [] : [Item(title: menu.title, image: menu.image, children: children)]
                case let deferred as UIDeferredMenuElement: return items(of: deferred.rows {}, send: send)
                case let action as UIAction where !action.attributes.contains(.hidden):
                    let perform = { action.performWithSender(nil, target: nil) }
                    return [Item(title: action.title, image: action.image, attributes: action.attributes, perform: perform)]
                case let command as UICommand where !command.attributes.contains(.hidden):
                    return [Item(title: command.title, image: command.image, attributes: command.attributes) { send(command) }]
                default: return []
                }
            }
        }
    }

    /// The side of the area; nil chooses by the space around it.
    enum Edge { case above, below }

    private(set) weak var target: UIView?
    var edge: Edge? {
        didSet { if edge != oldValue { arrange() } }
    }
    private let rect: () -> CGRect
    private var view: EditMenuView?
    private var dismissal: EditMenuDismissal?
    /// Called before and after the menu has appeared, and before and after it has disappeared.
    private let changed: (Change) -> Void

    enum Change { case willShow, didShow, willHide, didHide }

    static let fadeDuration = 0.15

    /// - Parameters:
    ///   - target: A view in a window.
    ///   - rect: The area in its coordinates, in points.
    init(_ target: UIView, edge: Edge? = nil, rect: @escaping () -> CGRect, changed: @escaping (Change) -> Void) {
        (self.target, self.edge, self.rect, self.changed) = (target, edge, rect, changed)
    }

    /// Whether the menu is visible.
    var isVisible: Bool { view != nil }

    /// The menu's frame in screen coordinates, in points; zero while it is hidden.
    var frame: CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .zero }

    /// Shows commands, in place of another menu. False outside a window, and for none.
    @discardableResult
    func show(_ items: [Item], animated: Bool) -> Bool {
        let area = rect()
        let state = EditMenuState.current
        guard let window = target?.window, [area.minX, area.minY, area.width, area.height].allSatisfy(\.isFinite) else { return false }
        state.visible?.hide(animated: false)
        guard !items.isEmpty else { return false }
        changed(.willShow)
        state.visible = self
        let made = EditMenuView { [weak self] item in
            self?.hide(animated: true)
            item.perform()
        } resized: { [weak self] in
            self?.arrange()
        }
        made.show(items)
        view = made
        window.addSubview(made)
        let recognizer = EditMenuDismissal(of: made) { [weak self] in
            state.hideTime = CACurrentMediaTime()
            self?.hide(animated: true)
        }
        window.addGestureRecognizer(recognizer)
        dismissal = recognizer
        arrange()
        if animated {
            made.alpha = 0
            UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) { made.alpha = 1 }
        }
        changed(.didShow)
        return true
    }

    /// Shows other commands; hides the menu if there are none.
    func update(_ items: [Item]) {
        guard let view else { return }
        if items.isEmpty { return hide(animated: false) }
        view.show(items)
        arrange()
    }

    func hide(animated: Bool) {
        guard let hidden = view else { return }
        changed(.willHide)
        view = nil
        if EditMenuState.current.visible === self { EditMenuState.current.visible = nil }
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
        changed(.didHide)
    }

    /// Gives the menu the frame that belongs to the area.
    func arrange() {
        guard let view, let target, let window = target.window else { return }
        let rect = target.convert(rect(), to: window)
        let area = window.bounds.inset(by: window.safeAreaInsets).contracted(dx: EditMenuView.margin, dy: 0)
        let size = view.fit(width: area.width)
        let (above, below) = (rect.minY - EditMenuView.gap - size.height, rect.maxY + EditMenuView.gap)
        let isAbove = edge.map { $0 == .above } ?? (above >= area.minY || below + size.height > area.maxY)
        let x = min(max(rect.midX - size.width / 2, area.minX), max(area.maxX - size.width, area.minX))
        let y = min(max(isAbove ? above : below, area.minY), max(area.maxY - size.height, area.minY))
        view.frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
        view.layoutIfNeeded()
    }
}

/// The edit menu of an environment.
@MainActor
final class EditMenuState: EnvironmentState {
    private static let slot = EnvironmentSlot<EditMenuState>()
    static var current: EditMenuState { Environment.current.state(in: slot) }

    var controller: UIMenuController?
    var visible: EditMenu?
    /// When a touch last hid a menu, in media time, seconds.
    var hideTime: TimeInterval = -.infinity

    nonisolated init() {}

    func end() { (controller, visible) = (nil, nil) }
}
