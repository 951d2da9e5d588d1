import CoreGraphics

/// A piecewise cubic curve through values of up to four components, with their common type.
package struct CubicCurve: Sendable {
    enum Kind: Sendable {
        case number, pair, rect, color
        /// The translation follows the curve; rotation, scale and perspective are linear from key to key.
        case transform([TransformInterpolation])
    }

    let segments: [CubicSegment]
    private let kind: Kind

    /// Number of keys: the ends of all segments.
    package var keyCount: Int { segments.count + 1 }

    /// A smooth curve through values of one type at their times; nil if the type has no smooth interpolation.
    package init?(through values: [AnimatableValue], at times: [Double], shapes: [KeyframeShape]) {
        guard values.count > 1, let kind = Kind(values) else { return nil }
        let points = values.compactMap(\.components)
        guard points.count == values.count else { return nil }
        self.kind = kind
        segments = KeyframeShape.segments(through: points, at: times, shapes: shapes)
    }

    /// The elements of a path as a curve of points; nil for a path that draws nothing.
    ///
    /// A move starts the next element elsewhere and takes no time; so does a close of zero length.
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

    /// Tangent direction at a parameter of a segment, in radians from x towards y; nil if the curve is a single point. A segment of zero
    /// length has the direction of the one before it, or else of the one after.
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

extension CubicCurve.Kind {
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
    /// Up to four components of the value, for a transform its translation; nil for values of other types.
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
