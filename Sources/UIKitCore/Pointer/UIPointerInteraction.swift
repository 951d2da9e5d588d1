import CoreGraphics
import QuartzCore

/// Gives the pointer a style while it is over a view, and the view an effect; on iPads.
///
/// Among nested views the innermost one whose interaction gives a region counts. The pointer is notified of a view that moves under it at
/// the next movement, or by `invalidate()`. Source: Apple,
/// [UIPointerInteraction](https://developer.apple.com/documentation/uikit/uipointerinteraction).
///
/// ```swift
/// final class Tile: UIView, UIPointerInteractionDelegate {
///     func respondToPointer() { addInteraction(UIPointerInteraction(delegate: self)) }
///
///     func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
///         UIPointerStyle(effect: .lift(UITargetedPreview(view: self)))
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    private weak var storedDelegate: (any UIPointerInteractionDelegate)?
    private weak var storedView: UIView?

    /// Creates an interaction; the delegate is not retained. Without one the view has the automatic effect.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        storedDelegate = delegate
        super.init()
    }

    /// The delegate.
    open weak var delegate: (any UIPointerInteractionDelegate)? { storedDelegate }

    open var view: UIView? { storedView }

    /// Whether the interaction has an effect; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { PointerTracker.current.interactionDidChange(self) } } }

    /// Requests the region and the style again, if the pointer is over the view.
    open func invalidate() { PointerTracker.current.invalidate(self) }

    open func willMove(to view: UIView?) { if view == nil { PointerTracker.current.interactionDidChange(self, isLeaving: true) } }

    open func didMove(to view: UIView?) {
        storedView = view
        if view != nil { _ = PointerTracker.current }
    }

    /// The region at a location of the view; nil for none.
    func region(at location: CGPoint) -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return whole }
        return delegate.pointerInteraction(self, regionFor: UIPointerRegionRequest(at: location), defaultRegion: whole)
    }

    /// The style in a region; nil for the system's pointer.
    func style(in region: UIPointerRegion) -> UIPointerStyle? {
        guard let view else { return nil }
        guard let delegate else { return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view))) }
        return delegate.pointerInteraction(self, styleFor: region)
    }
}

/// Gives regions and styles of the pointer, and is notified of them. All methods are optional.
///
/// Source: Apple, [UIPointerInteractionDelegate](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate).
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region at the pointer's location; nil leaves the pointer to the views around. By default the whole view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the style in a region that the pointer has entered; nil for the system's pointer. By default the automatic effect on the
    /// view.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called before the pointer takes the style of a region; animations that are added run with the system's.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)

    /// Called before the pointer loses the style of a region; animations that are added run with the system's.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
    }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
}

/// Runs animations together with those of the pointer.
///
/// Source: Apple, [UIPointerInteractionAnimating](https://developer.apple.com/documentation/uikit/uipointerinteractionanimating).
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes of views, which are animated.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure to call after the animations; its argument is whether they finished, always true.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Animations of a region that the pointer enters or leaves.
final class PointerAnimations: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    /// In seconds; an estimate.
    static let duration = 0.2

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
            animations: { [animations] in for each in animations { each() } }, completion: nil)
        guard !completions.isEmpty else { return }
        MediaTimer(
            after: Self.duration, name: "UIPointerInteraction", onMainActor: { [completions] in for each in completions { each(true) } }
        ).start()
    }
}
