import CoreGraphics

/// The source of an edit menu.
///
/// Source: Apple, [UIEditMenuConfiguration](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration).
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let storedIdentifier: AnyHashable
    private let storedPoint: CGPoint

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: A name by which the app knows it; nil for a unique one.
    ///   - sourcePoint: The point in the interaction's view that the menu belongs to, in points.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        storedIdentifier = identifier ?? AnyHashable(UUID())
        storedPoint = sourcePoint
        super.init()
    }

    /// The name.
    open var identifier: AnyHashable { storedIdentifier }

    /// The point in the interaction's view that the menu belongs to, in points.
    open var sourcePoint: CGPoint { storedPoint }

    /// The side to which the menu's arrow points; `automatic` by default.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// The direction of an edit menu's arrow, from the menu to what it belongs to.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Up or down, by the space around the area.
    case automatic = 0
    /// The menu is below.
    case up
    /// The menu is above.
    case down
    /// As `automatic`: menus are above or below.
    case left
    /// As `automatic`: menus are above or below.
    case right

    fileprivate var edge: EditMenu.Edge? {
        switch self {
        case .up: .below
        case .down: .above
        case .automatic, .left, .right: nil
        }
    }
}

/// Animations along the appearance and the end of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds animations that run along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Gives an edit menu its commands and its area, and is notified of it. Every method is optional.
///
/// Source: Apple, [UIEditMenuInteractionDelegate](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate).
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu; nil, the default, shows the suggested actions, and an empty one shows none.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: The source of the menu.
    ///   - suggestedActions: The commands that the first responder, or one up its chain, can perform.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the area that the menu does not cover, in the view's coordinates; the configuration's point by default.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect

    /// Called before the menu appears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)

    /// Called before the menu disappears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        CGRect(origin: configuration.sourcePoint, size: .zero)
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Shows a menu of commands in a row beside a point of its view, when the app says so.
///
/// A touch beside the menu, and each command, hides it. A menu within the menu is a row that opens it.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: recognizer.location(in: view)))
///
/// Source: Apple, [UIEditMenuInteraction](https://developer.apple.com/documentation/uikit/uieditmenuinteraction).
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    private weak var storedDelegate: (any UIEditMenuInteractionDelegate)?
    private weak var storedView: UIView?
    private var menu: EditMenu?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction; the delegate is not retained.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        storedDelegate = delegate
        super.init()
    }

    /// The delegate.
    open weak var delegate: (any UIEditMenuInteractionDelegate)? { storedDelegate }

    open var view: UIView? { storedView }

    open func willMove(to view: UIView?) { menu?.hide(animated: false) }

    open func didMove(to view: UIView?) { storedView = view }

    /// Shows the menu, in place of one that is visible. No effect outside a window, and where there is no command to show.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, view.window != nil else { return }
        menu?.hide(animated: false)
        self.configuration = configuration
        let made = EditMenu(view, edge: configuration.preferredArrowDirection.edge) { [weak self] in
            self?.targetRect(for: configuration) ?? .zero
        } changed: { [weak self] change in
            self?.menuChanges(change, configuration)
        }
        menu = made
        made.show(items(for: configuration), animated: true)
    }

    /// Hides the menu; no effect if none is visible.
    open func dismissMenu() { menu?.hide(animated: true) }

    /// Asks the delegate for the menu again, if it is visible.
    open func reloadVisibleMenu() {
        guard let menu, menu.isVisible, let configuration else { return }
        menu.update(items(for: configuration))
    }

    /// Asks the delegate for the area again, if the menu is visible, and moves the menu.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let menu, menu.isVisible else { return }
        if animated {
            UIView.animate(withDuration: EditMenu.fadeDuration) { menu.arrange() }
        } else {
            menu.arrange()
        }
    }

    /// The point that the menu belongs to in a view's coordinates, in points; zero without a menu.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view, menu?.isVisible == true else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? point
        return rect.isNull ? point : rect
    }

    private func items(for configuration: UIEditMenuConfiguration) -> [EditMenu.Item] {
        guard let view else { return [] }
        let suggested = EditCommands.elements(for: view, sender: self, [])
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        return EditMenu.Item.items(of: menu?.children ?? suggested) { [weak view] command in
            if let view { EditCommands.send(command, from: view, sender: command) }
        }
    }

    private func menuChanges(_ change: EditMenu.Change, _ configuration: UIEditMenuConfiguration) {
        let animations = EditMenuAnimations()
        switch change {
        case .willShow: delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animations)
        case .willHide: delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animations)
        case .didShow, .didHide: return
        }
        animations.run()
    }
}

/// The animations that a delegate adds.
private final class EditMenuAnimations: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: EditMenu.fadeDuration) {
            for body in animations { body() }
        } completion: { _ in
            for body in completions { body() }
        }
    }
}
