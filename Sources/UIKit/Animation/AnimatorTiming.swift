import RenderScene

/// What a property animator needs of a timing provider.
struct AnimatorTiming {
    private let spring: UISpringTimingParameters?
    private let cubic: UICubicTimingParameters?

    /// A provider that gives neither a spring nor a curve counts as ease-in-out.
    init(_ provider: any UITimingCurveProvider) {
        spring = provider.springTimingParameters
        cubic = provider.cubicTimingParameters
    }

    /// How long it takes by itself, in seconds; nil where it takes what it is given.
    var ownDuration: Double? { spring?.ownDuration }

    func form(duration: Double) -> Pace.Form {
        if let spring { return spring.form(duration: duration) }
        let curve = cubic?.curve ?? .easeInEaseOut
        return curve.isLinear ? .linear : .curve(curve)
    }
}
