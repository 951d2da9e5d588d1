import Foundation
import RenderScene

extension AnimationEdit {
    /// An animation as an edit finds it.
    package struct Target {
        package enum Kind { case basic, keyframes, transition, group }

        package var kind: Kind
        /// The property animator that drives it.
        package var animator: DrivingAnimator?
        /// Whether that one was started by `startAnimation`, whose delay can be changed.
        package var isStarted = false
        /// The numbers of the components of the first and the last value; nil without one.
        package var ends: (from: Int?, to: Int?)

        package init(kind: Kind, animator: DrivingAnimator? = nil, isStarted: Bool = false, ends: (from: Int?, to: Int?)) {
            (self.kind, self.animator, self.isStarted, self.ends) = (kind, animator, isStarted, ends)
        }
    }

    /// The longest time in seconds that a spring may take to rest.
    private static let longestRest = 1000.0

    /// Whether it changes the duration, the delay or the curve, which animations of one property animator share.
    package var changesTiming: Bool { duration != nil || delay != nil || curve != nil }

    /// The same without duration, delay and curve; nil if nothing else is changed.
    package var valuesAlone: AnimationEdit? { from == nil && to == nil ? nil : AnimationEdit(from: from, to: to) }

    /// The sentence that says why an animation cannot be changed so; nil if it can.
    package func refusal(for target: Target) -> String? {
        if let refusal = target.animator.flatMap({ timingRefusal(of: $0, isStarted: target.isStarted) }) { return refusal }
        if case .spring? = curve, target.animator == nil, target.kind != .basic { return "\(target.kind.name) cannot become a spring" }
        if target.kind != .basic, from != nil || to != nil { return "the values of \(target.kind.name) cannot be changed" }
        for (name, new, old) in [("from", from, target.ends.from), ("to", to, target.ends.to)] {
            guard let new else { continue }
            guard let old else { return "this animation has no '\(name)' in numbers" }
            if new.count != old { return "'\(name)' needs \(old) number\(old == 1 ? "" : "s"), not \(new.count)" }
        }
        return nil
    }

    /// The timing of property animators is what its initializers can be given.
    private func timingRefusal(of animator: DrivingAnimator, isStarted: Bool) -> String? {
        guard changesTiming else { return nil }
        if animator.number == 0 { return "this property animator was not created on the main thread, so that it has no number" }
        if delay != nil, !isStarted { return "nothing has started the property animator of this animation, so that it has no delay" }
        if duration == 0 { return "a property animator with a duration of 0 animates nothing; give it a longer one" }
        switch curve {
        case .spring(let mass, let stiffness, let damping, let velocity)?:
            if duration != nil { return "the spring of a property animator runs until it rests; give it no duration" }
            let ratio = damping / (2 * (mass * stiffness).squareRoot())
            if ratio > 1 + 1e-9 {
                return "the spring of a property animator has a damping ratio up to 1, not \(String(format: "%.3g", ratio))"
            }
            let spring = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            guard spring.settlingDuration > Self.longestRest else { return nil }
            return "this spring takes more than \(Int(Self.longestRest)) s to rest; damp it more"
        case .bezier?: return nil
        case nil:
            guard duration != nil, let own = animator.ownDuration else { return nil }
            return "the spring of this property animator rests after \(String(format: "%.3g", own)) s by itself; change its curve"
        }
    }
}

extension AnimationEdit.Target.Kind {
    fileprivate var name: String {
        switch self {
        case .basic: "an animation"
        case .keyframes: "keyframes"
        case .transition: "a transition"
        case .group: "an animation in a group"
        }
    }
}
