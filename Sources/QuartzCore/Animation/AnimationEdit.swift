import Foundation
import RenderScene

/// A change of an animation that a person makes to see what it does: what is nil stays.
package struct AnimationEdit: Codable, Equatable, Sendable {
    /// Seconds of one run.
    package var duration: Double?
    /// Seconds from the addition to the beginning.
    package var delay: Double?
    package var curve: Curve?
    /// Components of the first and the last value, as many as the value has.
    package var from: [Double]?
    package var to: [Double]?

    package enum Curve: Codable, Equatable, Sendable {
        /// A Bézier curve by its two inner control points.
        case bezier(Double, Double, Double, Double)
        /// A spring, which runs until it rests unless a duration is set; its velocity is in whole distances per second.
        case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
    }

    package init(duration: Double? = nil, delay: Double? = nil, curve: Curve? = nil, from: [Double]? = nil, to: [Double]? = nil) {
        (self.duration, self.delay, self.curve, self.from, self.to) = (duration, delay, curve, from, to)
    }

    /// The copy of an animation for a layer, changed. Of one that a property animator drives, the values alone.
    package func applied(to copy: CAAnimation, on layer: CALayer) -> CAAnimation {
        let result = copy.driven == nil ? withTiming(copy, on: layer) : copy
        guard from != nil || to != nil, let basic = result as? CABasicAnimation else { return result }
        let kind = layer.values[basic.keyPath.flatMap(CALayer.animatablePath) ?? PropertyPath(.opacity)]
        let (first, last) = (
            from.map { AnimatableValue(components: $0, like: kind) }, to.map { AnimatableValue(components: $0, like: kind) }
        )
        if let first { basic.fromValue = first }
        if let last { basic.toValue = last }
        basic.driven?.show(from: first, to: last)
        return basic
    }

    private func withTiming(_ copy: CAAnimation, on layer: CALayer) -> CAAnimation {
        let result = withCurve(copy)
        if let duration { result.duration = duration }
        if let delay {
            result.beginTime = delay > 0 ? layer.localTime(atMediaTime: CACurrentMediaTime()) + delay : 0
            // The first value shows meanwhile, as in the animations of views.
            if delay > 0, !result.fillMode.mode.fillsBackwards { result.fillMode = result.fillMode == .forwards ? .both : .backwards }
        }
        return result
    }

    private func withCurve(_ copy: CAAnimation) -> CAAnimation {
        switch curve {
        case nil: return copy
        case .bezier(let x1, let y1, let x2, let y2)?:
            let result = (copy as? CASpringAnimation).map { $0.copied(to: CABasicAnimation()) } ?? copy
            result.timingFunction = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            return result
        case .spring(let mass, let stiffness, let damping, let velocity)?:
            guard let basic = copy as? CABasicAnimation else { return copy }
            let spring = (basic as? CASpringAnimation) ?? basic.copied(to: CASpringAnimation())
            (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (mass, stiffness, damping, velocity)
            spring.allowsOverdamping = true
            spring.timingFunction = nil
            if spring.settlingDuration < 1000 { spring.duration = spring.settlingDuration }
            return spring
        }
    }
}

extension CABasicAnimation {
    /// Sets what this animation has in common with another kind of it.
    fileprivate func copied<Other: CABasicAnimation>(to other: Other) -> Other {
        other.timing = timing
        other.property = property
        other.values = values
        other.continuesWhenHeld = continuesWhenHeld
        return other
    }
}

extension AnimatableValue {
    /// A value of the kind of another one by its components.
    fileprivate init(components: [Double], like other: AnimatableValue?) {
        switch (other, components.count) {
        case (.flag, 1): self = .flag(components[0] != 0)
        case (.pair, 2): self = .pair(SIMD2(components[0], components[1]))
        case (.rect, 4): self = .rect(SIMD4(components[0], components[1], components[2], components[3]))
        case (.color, 0): self = .color(nil)
        case (.color, 4): self = .color(SIMD4(components[0], components[1], components[2], components[3]))
        case (.transform, 16):
            let m = components.map { CGFloat($0) }
            self = .transform(
                CATransform3D(
                    m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8], m32: m[9],
                    m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15]))
        case (.colors, let count) where count % 4 == 0:
            self = .colors(
                stride(from: 0, to: count, by: 4).map {
                    SIMD4(components[$0], components[$0 + 1], components[$0 + 2], components[$0 + 3])
                })
        case (_, 1): self = .number(components[0])
        default: self = .numbers(components)
        }
    }
}
