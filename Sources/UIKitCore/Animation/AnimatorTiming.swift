import RenderScene

/// A timing provider's parameters as used by a property animator.
struct AnimatorTiming {
    private let spring: UISpringTimingParameters?
    private let cubic: UICubicTimingParameters?

    /// A provider with neither a spring nor a curve counts as ease-in-out.
    init(_ provider: any UITimingCurveProvider) {
        spring = provider.springTimingParameters
        cubic = provider.cubicTimingParameters
    }

    /// The timing's own duration in seconds; nil if it takes the given one.
    var ownDuration: Double? { spring?.ownDuration }

    func form(duration: Double) -> Pace.Form {
        if let spring { return spring.form(duration: duration) }
        let curve = cubic?.curve ?? .easeInEaseOut
        return curve.isLinear ? .linear : .curve(curve)
    }
}
