import RenderScene

/// Facts about an animated property of a layer: one animation, or one of those in a group. Times are in seconds since the start.
package struct AnimationRecord: Encodable {
    /// 1, 2, 3… in the order of adding; the same in each run with the same input.
    package let id: Int
    /// The number of the layer in the process.
    package let layer: UInt64
    /// The layer's name or class.
    package let name: String
    package let keyPath: String
    /// The key that the animation was added with.
    package let key: String?
    /// The first and the last value of one run; missing for images and paths. Of an additive animation, they are added to the value below.
    package let from: RecordedValue?
    package let to: RecordedValue?
    /// The time of adding. Animations with the same one belong together.
    package let added: Double
    /// When it begins, or began, to have an effect.
    package let begin: Double
    /// Seconds from the addition to `begin`.
    package let delay: Double
    /// Seconds of one run; missing if it is endless.
    package let duration: Double?
    /// Runs; missing if it repeats without end.
    package let repeats: Double?
    package let autoreverses: Bool
    package let additive: Bool
    /// That of its property animator, if it has one.
    package let curve: Curve
    /// The number of the property animator that drives it, in the order of creation; missing without one.
    package let animator: Int?
    /// When it ended or was removed; missing while it runs.
    package internal(set) var end: Double?
    /// Whether it ran to its end; missing while it runs.
    package internal(set) var finished: Bool?
    /// The line of the app that added it; missing without debug information, and for what no line of the app caused.
    package internal(set) var source: SourceLine?
    /// The animated property, or its component.
    package let path: PropertyPath
    /// The number of the animation in the order of adding, as in a trace; animations in a group have one.
    package let number: Int
    /// The number of the animation in the process, as in trees.
    package let animation: UInt64

    private enum CodingKeys: CodingKey {
        case id, layer, name, keyPath, key, from, to, added, begin, delay, duration, repeats, autoreverses, additive, curve, animator, end,
            finished, source
    }

    /// The pace of an animation.
    package enum Curve: Equatable, Sendable {
        case linear
        /// A Bézier curve by its two inner control points.
        case bezier([Double])
        /// A spring; its velocity is in whole distances per second.
        case spring(SpringCurve)
        /// Values with their times as fractions of the run.
        case keyframes(times: [Double])
        /// A transition between two images of a layer.
        case transition
    }
}

/// Records of animations as JSON.
package struct AnimationList: Encodable {
    package let format = "kinora.animations"
    package let version = 1
    package let animations: [AnimationRecord]

    package init(_ animations: [AnimationRecord]) { self.animations = animations }

    private enum CodingKeys: CodingKey { case format, version, animations }
}

extension AnimationRecord.Curve: Encodable {
    private enum CodingKeys: CodingKey {
        case type, points, mass, stiffness, damping, velocity, dampingRatio, response, times
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .linear: try fields.encode("linear", forKey: .type)
        case .bezier(let points):
            try fields.encode("bezier", forKey: .type)
            try fields.encode(points, forKey: .points)
        case .spring(let spring):
            try fields.encode("spring", forKey: .type)
            try fields.encode(spring.mass, forKey: .mass)
            try fields.encode(spring.stiffness, forKey: .stiffness)
            try fields.encode(spring.damping, forKey: .damping)
            try fields.encode(spring.initialVelocity, forKey: .velocity)
            let frequency = (spring.stiffness / spring.mass).squareRoot()
            try fields.encode(spring.damping / (2 * spring.mass * frequency), forKey: .dampingRatio)
            try fields.encode(2 * Double.pi / frequency, forKey: .response)
        case .keyframes(let times):
            try fields.encode("keyframes", forKey: .type)
            try fields.encode(times, forKey: .times)
        case .transition: try fields.encode("transition", forKey: .type)
        }
    }
}

extension AnimationRecord.Curve {
    /// - Parameter form: The timing of the property animator; nil without one.
    init(_ track: Track, form: Pace.Form?) {
        switch track.motion {
        case .between:
            let curve = (track.groups.first ?? track.own).curve
            self = curve.isLinear ? .linear : .bezier([curve.x1, curve.y1, curve.x2, curve.y2])
        case .spring(_, let spring): self = .spring(spring)
        case .keyframes(let keyframes), .heading(let keyframes, _): self = .keyframes(times: keyframes.times)
        case .transition: self = .transition
        case .paced(.keyframes(let keyframes), _): self = .keyframes(times: keyframes.times)
        case .paced(_, let pace): self.init(form ?? pace.form)
        }
    }

    private init(_ form: Pace.Form) {
        switch form {
        case .linear: self = .linear
        case .curve(let curve): self = .bezier([curve.x1, curve.y1, curve.x2, curve.y2])
        case .spring(let spring, _, _): self = .spring(spring)
        }
    }
}
