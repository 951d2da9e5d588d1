import EffectSupport
import UIKit

/// The matched views and the surroundings of a detail on their way: springs move them, a finger holds them, requests reverse them.
@MainActor
final class HeroMovement: NSObject {
    struct Settings {
        var spring: DampedSpring
        var shrinkage: CGFloat
        var dismissDistance: CGFloat
    }

    let context: any UIViewControllerContextTransitioning
    let settings: Settings
    /// Whether the transition is a presentation or a push.
    let isOpening: Bool
    private(set) var elements: [HeroElement] = []
    /// In front of both screens: contains the images, and takes the touches until all are where they belong.
    let stage: HeroStage
    private let surroundings: HeroSurroundings
    /// Whether it moves to the detail, or did before it was held.
    private(set) var headsForDetail: Bool
    /// Changes with each movement, so that the end of an old one is known.
    private var generation = 0
    private(set) var isHeld = false
    private var heldAt: TimeInterval = 0
    private var heldVelocities: (forms: [HeroForm], opacity: CGFloat) = ([], 0)
    private var end: TransitionEnd?
    private var hasEnded = false
    /// Fields of the animator that UIKit sees.
    var (storedState, isReversed) = (UIViewAnimatingState.active, false)

    /// Installs the views, with both screens in their layout.
    init(
        _ context: any UIViewControllerContextTransitioning, isOpening: Bool, transition: HeroTransition, settings: Settings
    ) {
        self.context = context
        self.isOpening = isOpening
        self.settings = settings
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        context.install(to, below: isOpening ? nil : from)
        let detailView = isOpening ? to : from
        surroundings = HeroSurroundings(of: detailView, share: isOpening ? 0 : 1)
        headsForDetail = isOpening
        stage = HeroStage(frame: context.containerView.bounds)
        super.init()
        let list = context.viewController(forKey: isOpening ? .from : .to)?.heroScreen?.heroViews(for: transition) ?? [:]
        let open = context.viewController(forKey: isOpening ? .to : .from)?.heroScreen?.heroViews(for: transition) ?? [:]
        makeElements(list, open)
        let hidden = elements.flatMap { [$0.source, $0.target] }.compactMap { $0 }.map(ShownState.init(of:))
        UIView.performWithoutAnimation {
            for state in hidden { state.view?.alpha = 0 }
            context.containerView.addSubview(stage)
            for element in elements { for view in element.views { stage.addSubview(view) } }
        }
        for element in elements { element.show(isOpening ? element.closed : element.open) }
        stage.movement = self
        end = TransitionEnd { [stage, surroundings] in
            stage.removeFromSuperview()
            for state in hidden { state.restore() }
            surroundings.remove()
        }
    }

    /// In the stacking order of the detail; views of the list alone are behind them.
    private func makeElements(_ list: [String: UIView], _ open: [String: UIView]) {
        func order(_ name: String) -> [Int] { (open[name] ?? list[name])?.stackingPath ?? [] }
        let names = Set(list.keys).union(open.keys).sorted {
            let first = (open[$0] != nil, order($0), $0), second = (open[$1] != nil, order($1), $1)
            if first.0 != second.0 { return second.0 }
            return first.1 == second.1 ? first.2 < second.2 : first.1.lexicographicallyPrecedes(second.1)
        }
        elements = names.compactMap { HeroElement($0, from: list[$0], to: open[$0], in: context.containerView) }
    }

    // MARK: Movement

    /// The time of the layers that move, which pass more slowly, or not at all, where the app has set the speed of one around them.
    private var now: TimeInterval { stage.layer.convertTime(CACurrentMediaTime(), from: nil) }

    /// The visible share of the detail's surroundings, from 0 to 1.
    var share: CGFloat { min(max(surroundings.visible(at: now).value, 0), 1) }

    /// Stops all at their visible forms.
    func hold() {
        guard !isHeld, !hasEnded else { return }
        isHeld = true
        generation += 1
        heldAt = now
        let visible = elements.map { $0.visible(at: heldAt) }
        let fade = surroundings.visible(at: heldAt)
        heldVelocities = (visible.map(\.velocity), fade.velocity)
        for (element, seen) in zip(elements, visible) { element.show(seen.form) }
        surroundings.show(fade.value)
    }

    /// Gives what is held other forms.
    func show(_ forms: [HeroForm], opacity: CGFloat) {
        guard isHeld else { return }
        for (element, form) in zip(elements, forms) { element.show(form) }
        surroundings.show(opacity)
    }

    var forms: [HeroForm] { elements.map { $0.visible(at: now).form } }

    /// Moves all to one end by springs, from their visible forms.
    ///
    /// - Parameters:
    ///   - isToDetail: Whether to the detail.
    ///   - velocities: Of the forms and of the surroundings' opacity, a second; nil continues theirs.
    ///   - limit: Seconds after which all are at their end; nil for those of the springs.
    func move(
        toDetail isToDetail: Bool, velocities: (forms: [HeroForm], opacity: CGFloat)? = nil, within limit: TimeInterval? = nil
    ) {
        guard !hasEnded else { return }
        let now = now
        headsForDetail = isToDetail
        // Held and released in one moment: it was not at rest.
        let kept = isHeld && now - heldAt <= Self.moment ? heldVelocities : nil
        let given = velocities ?? kept
        let isResting = isHeld && given == nil
        isHeld = false
        // Critically damped, a spring is within a thousandth of its end after 9.2 of its angle.
        let spring = limit.map { DampedSpring(response: min(2 * .pi * $0 / 9.3, settings.spring.response), ratio: 1) } ?? settings.spring
        let visibleFade = surroundings.visible(at: now)
        let motions = elements.enumerated().map { index, element in
            let visible = element.visible(at: now)
            let velocity = given?.forms[index] ?? (isResting ? .zero : visible.velocity)
            return element.makeMotion(isOpening: isToDetail, from: (visible.form, velocity), by: spring, at: now)
        }
        let fade = SpringMotion(
            spring, elasticCount: 0, from: [visibleFade.value], to: [isToDetail ? 1 : 0],
            velocity: [given?.opacity ?? (isResting ? 0 : visibleFade.velocity)], begin: now)
        generation += 1
        let duration = max(
            motions.map { $0.settlingTime(tolerances: HeroForm.tolerances) }.max() ?? 0, fade.settlingTime(tolerances: [0.001]),
            Self.moment)
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self, generation] in
            MainActor.assumeIsolated {
                guard let self, self.generation == generation, !self.isHeld else { return }
                self.complete()
            }
        }
        for (element, motion) in zip(elements, motions) { element.run(motion, for: duration, of: stage.layer) }
        surroundings.run(fade, for: duration, of: stage.layer)
        CATransaction.commit()
    }

    /// The longest time between a stop and a release that continues the movement, in seconds: less than a frame.
    private static let moment = 0.015

    /// Reads the rectangles again after a change of the container's size, and continues to them.
    func sizeChanged() {
        guard !hasEnded, let container = stage.superview else { return }
        for key in [UITransitionContextViewKey.from, .to] { context.view(forKey: key)?.layoutIfNeeded() }
        surroundings.fitCover()
        for element in elements { element.updateForms(in: container) }
        if !isHeld { move(toDetail: headsForDetail) }
    }

    /// Whether nothing that moves is more than a point from its end.
    var isNearEnd: Bool {
        guard !isHeld, share > 0.98 || !headsForDetail, share < 0.02 || headsForDetail else { return false }
        return elements.allSatisfy { element in
            let goal = (headsForDetail ? element.open : element.closed).numbers.prefix(4)
            return zip(element.visible(at: now).form.numbers, goal).allSatisfy { abs($0 - $1) < 1 }
        }
    }

    // MARK: The end

    private func complete() {
        guard !hasEnded else { return }
        hasEnded = true
        storedState = .inactive
        end?.complete(context)
        end = nil
    }

    /// Cleans up, if the system has ended the transition.
    func cleanUp() {
        hasEnded = true
        generation += 1
        storedState = .inactive
        stage.movement = nil
        for element in elements { for view in element.views { view.layer.removeAllAnimations() } }
        end?.run()
        end = nil
    }

    /// Removes the animations where they are.
    func stop() { hold() }
}

extension UIView {
    /// Indices of the view and its superviews among their siblings, from the root: views that are behind come first.
    fileprivate var stackingPath: [Int] {
        sequence(first: self, next: \.superview).reversed().compactMap { view in view.superview?.subviews.firstIndex(of: view) }
    }
}
