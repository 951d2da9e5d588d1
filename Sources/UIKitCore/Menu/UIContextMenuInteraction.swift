import CoreGraphics

/// The menu and the preview of a context menu.
///
/// Source: Apple, [UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    private let storedIdentifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: a name by which the app knows it; nil for a unique one.
    ///   - previewProvider: makes the controller that is shown as preview; nil shows the view itself.
    ///   - actionProvider: makes the menu; its argument is empty, since the system suggests no actions here. nil for no menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        storedIdentifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The name.
    open var identifier: any NSCopying { storedIdentifier }
}

/// Makes the controller of a preview; nil shows the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu from the system's suggestions, of which there are none.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// Animations along the opening and closing of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview; nil if the view itself is shown.
    var previewViewController: UIViewController? { get }
    /// Adds animations that run along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The end of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview fades with the menu.
    case dismiss
    /// The preview grows to the destination.
    case pop
}

/// Animations along the change from a preview to what the app shows for it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The end of the preview. Differs from UIKit: it fades with both.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Gives a context menu, and is notified of it. Every method but the first is optional.
///
/// Source: Apple,
/// [UIContextMenuInteractionDelegate](https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for a point in the view, in points; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the view that is lifted; nil for the interaction's. By default that of
    /// ``contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)``.
    ///
    /// - Parameters:
    ///   - interaction: the interaction that opens the menu.
    ///   - configuration: the menu's configuration.
    ///   - identifier: the identifier of the configuration.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns the view to which the preview goes back when the menu closes; nil for the one that was lifted. By default that of
    /// ``contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)``.
    ///
    /// - Parameters:
    ///   - interaction: the interaction whose menu closes.
    ///   - configuration: the menu's configuration.
    ///   - identifier: the identifier of the configuration.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns the view that is lifted; nil, the default, for the interaction's. Deprecated in favor of
    /// ``contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)``.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns the view to which the preview goes back; nil, the default, for the one that was lifted. Deprecated in favor of
    /// ``contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)``.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Called before the menu opens.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called before the menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called when the user taps the preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// Opens a context menu when its view is pressed for half a second: the view is lifted, or a preview shown, over a blurred background,
/// with the menu beside it.
///
/// Source: Apple,
/// [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction). The times are estimates.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
    private weak var storedView: UIView?
    final var press: UILongPressGestureRecognizer?
    private var configuration: UIContextMenuConfiguration?
    private(set) final weak var overlay: MenuOverlay?
    private weak var lifted: UIView?
    private final var presentAppearance = Appearance.unknown

    /// Creates an interaction; the delegate is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        storedDelegate = delegate
        super.init()
    }

    /// The delegate.
    open weak var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }

    open var view: UIView? { storedView }

    open func willMove(to view: UIView?) {
        if let press { press.view?.removeGestureRecognizer(press) }
        press = nil
        dismissMenu()
    }

    open func didMove(to view: UIView?) {
        storedView = view
        renewPress()
    }

    /// Replaces the gesture that opens the menu.
    final func renewPress() {
        if let press { press.view?.removeGestureRecognizer(press) }
        press = nil
        guard let view else { return }
        let made = makePress(on: view)
        made.delegate = self
        view.addGestureRecognizer(made)
        press = made
    }

    /// The gesture that opens the menu.
    func makePress(on view: UIView) -> UILongPressGestureRecognizer {
        UILongPressGestureRecognizer(target: self, action: Selector("kinora_pressed:", UIContextMenuInteraction.pressed))
    }

    /// The look of an open menu.
    public enum Appearance: UInt, Sendable {
        /// No menu is open.
        case unknown
        /// A preview is over a blurred background, and the menu beside it.
        case rich
        /// The menu is beside the control, without a preview.
        case compact
    }

    /// The look of the menu that is open; `unknown` without one.
    open var menuAppearance: Appearance { isOpen ? presentAppearance : .unknown }

    /// The point of the press in a view's coordinates, in points; the middle of the view without one.
    open func location(in view: UIView?) -> CGPoint { press?.location(in: view) ?? .zero }

    /// Closes the menu, if it is open.
    open func dismissMenu() { overlay?.close() }

    /// Closes the menu and shows its view at once, for a drag that begins from it; returns whether the menu was open.
    final func yieldToDrag() -> Bool {
        guard let overlay, overlay.superview != nil else { return false }
        let lifted = lifted
        overlay.close()
        lifted?.isHidden = false
        return true
    }

    /// Whether the menu is open.
    final var isOpen: Bool { overlay?.superview != nil && configuration != nil }

    /// Replaces the menu that is open by what a closure makes of it.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let configuration, let overlay, let menu = shownMenu else { return }
        let new = block(menu)
        overlay.close()
        open(configuration, menu: new)
    }

    private var shownMenu: UIMenu?

    // MARK: The press

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, gestureRecognizer === press else { return false }
        return takeConfiguration(at: gestureRecognizer.location(in: view))
    }

    /// Asks for the menu of a point in the view; returns whether there is one.
    final func takeConfiguration(at point: CGPoint) -> Bool {
        guard overlay == nil else { return false }
        configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        return configuration != nil
    }

    /// Opens the menu that ``takeConfiguration(at:)`` found.
    final func openMenu() {
        if let configuration { open(configuration, menu: configuration.actionProvider?([])) }
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard configuration != nil else { return }
        switch press.state {
        case .began: openMenu()
        case .changed: overlay?.follow(press.location(in: nil), isLifted: false)
        case .ended: overlay?.follow(press.location(in: nil), isLifted: true)
        default: break
        }
    }

    private func open(_ configuration: UIContextMenuConfiguration, menu: UIMenu?) {
        guard let view else { return }
        let controller = configuration.previewProvider?()
        let target = delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        let source = target?.view ?? sourceView(configuration) ?? view
        let beside = controller == nil && target == nil ? compactSource(of: configuration) : nil
        presentAppearance = beside == nil ? .rich : .compact
        let preview =
            controller.map { Self.preview(of: $0, in: view.window?.bounds.size ?? .zero) }
            ?? (beside == nil ? Self.preview(of: source, target?.parameters) : nil)
        let animations = ContextMenuAnimations(controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animations)
        shownMenu = menu
        overlay = MenuOverlay.open(menu, of: source, rect: beside ?? source.bounds, preview: preview, sender: view) { [weak self] end in
            self?.ended(end, configuration, controller)
        }
        guard overlay != nil else { return }
        if controller == nil, beside == nil {
            source.isHidden = true
            lifted = source
        }
        animations.run()
    }

    /// The rectangle of the view beside which the menu opens without a preview; nil for a preview.
    func compactSource(of configuration: UIContextMenuConfiguration) -> CGRect? { nil }

    /// The view that is lifted if the delegate names none; lists lift the cell.
    func sourceView(_ configuration: UIContextMenuConfiguration) -> UIView? {
        guard let view, let press else { return nil }
        return (view as? any ContextMenuSource)?.contextMenuView(at: press.location(in: view))
    }

    private func ended(_ end: MenuOverlay.End, _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        let animations = ContextMenuAnimations(controller)
        if end == .preview {
            delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animations)
        } else if presentAppearance == .rich {
            overlay?.home =
                delegate?.contextMenuInteraction(
                    self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier
                )?.target.centerInWindow
        }
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animations)
        animations.run()
        // The view is back where its preview arrives.
        if let lifted {
            if end == .preview { lifted.isHidden = false } else { overlay?.onClosed = { [weak lifted] in lifted?.isHidden = false } }
        }
        self.lifted = nil
        self.configuration = nil
        shownMenu = nil
    }

    private static func preview(of view: UIView, _ parameters: UIPreviewParameters?) -> UIView {
        let preview = view.snapshotView(afterScreenUpdates: false) ?? UIView(frame: view.bounds)
        preview.layer.shadowColor = UIColor.black.cgColor
        preview.layer.shadowOpacity = 0.15
        preview.layer.shadowRadius = 16
        if let path = parameters?.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            preview.layer.mask = mask
        }
        return preview
    }

    private static func preview(of controller: UIViewController, in screen: CGSize) -> UIView {
        let wanted = controller.preferredContentSize
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : screen.width - 32, screen.width - 32),
            height: min(wanted.height > 0 ? wanted.height : screen.height * 0.5, screen.height * 0.7))
        let view: UIView = controller.view
        view.frame = CGRect(origin: .zero, size: size)
        view.layer.cornerRadius = 13
        view.clipsToBounds = true
        return view
    }
}

/// A list, whose context menus belong to a cell.
@MainActor
package protocol ContextMenuSource: UIView {
    func contextMenuView(at point: CGPoint) -> UIView?
}

/// Collects what the app animates along.
private final class ContextMenuAnimations: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) {
        previewViewController = controller
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: 0.25, animations: { for body in animations { body() } }, completion: { _ in for body in completions { body() } })
    }
}
