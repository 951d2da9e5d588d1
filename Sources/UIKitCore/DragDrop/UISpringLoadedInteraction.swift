import CoreGraphics
import QuartzCore

/// Activates a view while a drag rests above it, as a folder opens under dragged files.
///
/// The interaction becomes possible when the drag comes over the view, activates after half a second, and is activated 0.3 seconds later;
/// it is inactive again when the drag leaves the view or ends. Times are estimates. Source: Apple,
/// [UISpringLoadedInteraction](https://developer.apple.com/documentation/uikit/uispringloadedinteraction).
///
/// ```swift
/// let folder = UIView()
/// folder.addInteraction(UISpringLoadedInteraction { interaction, _ in print("open \(String(describing: interaction.view))") })
/// ```
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    private let behavior: (any UISpringLoadedInteractionBehavior)?
    private let effect: (any UISpringLoadedInteractionEffect)?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private weak var storedView: UIView?
    private var timer: MediaTimer?
    /// The drag above the view, with the state of the interaction.
    private var context: SpringContext?

    /// Durations in seconds.
    private static let activation = 0.5
    private static let blinking = 0.3

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: decides on activations; nil for the system's, which allows all.
    ///   - interactionEffect: shows the state; nil for the system's, which blinks.
    ///   - handler: called at each activation.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior
        effect = interactionEffect
        self.handler = handler
        super.init()
    }

    /// Creates an interaction with the system's behavior and effect.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

    /// The object that decides on activations; nil for the system's.
    open var interactionBehavior: (any UISpringLoadedInteractionBehavior)? { behavior }

    /// The object that shows the state; nil for the system's.
    open var interactionEffect: (any UISpringLoadedInteractionEffect)? { effect }

    open var view: UIView? { storedView }

    open func willMove(to view: UIView?) { leave() }

    open func didMove(to view: UIView?) { storedView = view }

    /// A drag is above the view.
    final func follow(_ session: DragSession) {
        if let context {
            guard context.session === session else { return }
            if context.state == .possible, !allows(context) { leave() }
            return
        }
        let context = SpringContext(session, view)
        guard allows(context) else { return }
        self.context = context
        set(.possible)
        wait(Self.activation) { [weak self] in
            self?.set(.activating)
            self?.wait(Self.blinking) { self?.activate() }
        }
    }

    private func allows(_ context: SpringContext) -> Bool { behavior?.shouldAllow(self, with: context) ?? true }

    private func wait(_ duration: Double, _ action: @escaping @MainActor () -> Void) {
        let timer = MediaTimer(after: duration, name: "UISpringLoadedInteraction waits", onMainActor: action)
        timer.start()
        self.timer = timer
    }

    private func activate() {
        guard let context else { return }
        set(.activated)
        handler(self, context)
    }

    /// The drag has left the view, or has ended.
    final func leave() {
        timer?.invalidate()
        timer = nil
        guard context != nil else { return }
        set(.inactive)
        context = nil
        behavior?.interactionDidFinish(self)
    }

    private func set(_ state: UISpringLoadedInteractionEffectState) {
        guard let context else { return }
        context.state = state
        if let effect { return effect.interaction(self, didChangeWith: context) }
        guard let target = context.targetView else { return }
        switch state {
        case .activating:
            // Two blinks.
            UIView.animateKeyframes(withDuration: Self.blinking, delay: 0, options: .allowUserInteraction) {
                for (start, alpha) in [(0, 0.4), (0.25, 1), (0.5, 0.4), (0.75, 1)] as [(Double, CGFloat)] {
                    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.25) { target.alpha = alpha }
                }
            }
        case .inactive, .possible, .activated: break
        }
    }
}

/// The state of a spring-loaded interaction.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is above the view.
    case inactive = 0
    /// A drag is above the view.
    case possible = 1
    /// The activation is near.
    case activating = 2
    /// The interaction was activated, and the drag is still above the view.
    case activated = 3
}

/// Decides on activations of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the drag may activate the interaction. Called when the drag comes over the view, and with each movement until the
    /// activation is near.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool

    /// Called when the drag has left the view, or has ended. Optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the state of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state has changed.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A drag above a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the interaction.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view to which effects apply; the interaction's by default.
    var targetView: UIView? { get set }
    /// A value of the app's; nil by default.
    var targetItem: Any? { get set }
    /// Returns the finger's location in a view, nil for the window, in points.
    func location(in view: UIView?) -> CGPoint
}

private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    let session: DragSession
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?

    init(_ session: DragSession, _ view: UIView?) {
        (self.session, targetView) = (session, view)
        super.init()
    }

    func location(in view: UIView?) -> CGPoint { view.map(session.location) ?? session.finger }
}
