import CoreGraphics

/// A way through up to four components along cubic segments, with the type that they have together.
package struct CubicCourse: Sendable {
    enum Kind: Sendable {
        case number, pair, rect, color
        /// The translation goes along the curve; turn, scale and perspective go straight from key to key.
        case transform([TransformInterpolation])
    }

    let segments: [CubicSegment]
    private let kind: Kind

    /// How many keys it has: both ends of every segment, the first of the first.
    package var keyCount: Int { segments.count + 1 }

    /// A smooth way through values of one type at their times; nil where the type has no such way.
    package init?(through values: [AnimatableValue], at times: [Double], shapes: [KeyframeShape]) {
        guard values.count > 1, let kind = Kind(values) else { return nil }
        let points = values.compactMap(\.components)
        guard points.count == values.count else { return nil }
        self.kind = kind
        segments = KeyframeShape.segments(through: points, at: times, shapes: shapes)
    }

    /// The elements of a path as a way of points; nil for a path that draws nothing.
    ///
    /// A move begins the next element somewhere else and takes no time; so does a close that has no way to go.
    package init?(along path: PathData) {
        var segments: [CubicSegment] = []
        var start = SIMD4<Double>.zero
        var current = SIMD4<Double>.zero
        for element in path.elements {
            switch element {
            case .move(let to):
                current = Self.point(to)
                start = current
            case .line(let to): segments.append(CubicSegment(from: current, to: Self.point(to)))
            case .quad(let control, let to):
                let (control, end) = (Self.point(control), Self.point(to))
                segments.append(
                    CubicSegment(
                        from: current, control1: current + (control - current) * (2 / 3), control2: end + (control - end) * (2 / 3), to: end
                    ))
            case .curve(let control1, let control2, let to):
                segments.append(
                    CubicSegment(from: current, control1: Self.point(control1), control2: Self.point(control2), to: Self.point(to)))
            case .close:
                if current != start { segments.append(CubicSegment(from: current, to: start)) }
                current = start
            }
            if let last = segments.last, element.drawsSomething { current = last.end }
        }
        guard !segments.isEmpty else { return nil }
        self.segments = segments
        kind = .pair
    }

    private static func point(_ p: CGPoint) -> SIMD4<Double> { SIMD4(Double(p.x), Double(p.y), 0, 0) }

    /// The value at a parameter of a segment.
    func value(_ index: Int, _ s: Double) -> AnimatableValue { typed(segments[index](s), index, s) }

    /// The value at a key: the start of the first segment, or the end of one.
    func value(atKey key: Int) -> AnimatableValue { key == 0 ? value(0, 0) : value(key - 1, 1) }

    /// Where the course heads at a parameter of a segment, in radians from x towards y; nil where all of it is one point. A segment without length heads
    /// where the one before it went, or else the one after.
    func angle(_ index: Int, _ s: Double) -> Double? {
        func angle(_ index: Int, _ s: Double) -> Double? {
            let heading = segments[index].heading(s)
            return heading.x != 0 || heading.y != 0 ? atan2(heading.y, heading.x) : nil
        }
        if let angle = angle(index, s) { return angle }
        for before in stride(from: index - 1, through: 0, by: -1) {
            if let angle = angle(before, 1) { return angle }
        }
        for after in (index + 1)..<max(segments.count, index + 1) {
            if let angle = angle(after, 0) { return angle }
        }
        return nil
    }

    private func typed(_ v: SIMD4<Double>, _ index: Int, _ s: Double) -> AnimatableValue {
        switch kind {
        case .number: return .number(v.x)
        case .pair: return .pair(v.lowHalf)
        case .rect: return .rect(v)
        case .color: return .color(v)
        case .transform(let rest):
            var m = rest[index](s)
            (m.m41, m.m42, m.m43) = (CGFloat(v.x), CGFloat(v.y), CGFloat(v.z))
            return .transform(m)
        }
    }
}

extension CubicCourse.Kind {
    fileprivate init?(_ values: [AnimatableValue]) {
        switch values.first {
        case .number: self = .number
        case .pair: self = .pair
        case .rect: self = .rect
        case .color: self = .color
        case .transform:
            let matrices = values.compactMap { if case .transform(let m) = $0 { m } else { nil } }
            guard matrices.count == values.count else { return nil }
            self = .transform(zip(matrices, matrices.dropFirst()).map { TransformInterpolation(from: $0, to: $1) })
        default: return nil
        }
    }
}

extension PathElement {
    fileprivate var drawsSomething: Bool {
        switch self {
        case .line, .quad, .curve: true
        case .move, .close: false
        }
    }
}

extension AnimatableValue {
    /// Up to four numbers of the value, those of a transform its translation; nil for values of other types.
    fileprivate var components: SIMD4<Double>? {
        switch self {
        case .number(let v): return SIMD4(v, 0, 0, 0)
        case .pair(let v): return SIMD4(lowHalf: v, highHalf: .zero)
        case .rect(let v): return v
        case .color(let v): return v
        case .transform(let m): return SIMD4(Double(m.m41), Double(m.m42), Double(m.m43), 0)
        default: return nil
        }
    }
}
