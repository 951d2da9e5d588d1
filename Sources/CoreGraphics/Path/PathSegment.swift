import Foundation

/// A line or cubic curve that knows its length and can be split.
struct PathSegment {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
    let isLine: Bool
    let length: Double
    /// The cumulative length at each of ``PathSegment/pieceCount`` equal steps of a curve's parameter; empty for a line.
    private let lengths: [Double]

    private static let pieceCount = 16

    init(from start: CGPoint, to end: CGPoint) {
        (self.start, control1, control2, self.end) = (start, start, end, end)
        isLine = true
        length = hypot((end.x - start.x).native, (end.y - start.y).native)
        lengths = []
    }

    init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        isLine = false
        var lengths: [Double] = []
        lengths.reserveCapacity(PathSegment.pieceCount)
        var sum = 0.0
        for piece in 0..<PathSegment.pieceCount {
            let (from, to) = (Double(piece) / Double(PathSegment.pieceCount), Double(piece + 1) / Double(PathSegment.pieceCount))
            sum += PathSegment.speedIntegral((start, control1, control2, end), from: from, to: to)
            lengths.append(sum)
        }
        self.lengths = lengths
        length = sum
    }

    /// The part between two distances from the start, clamped to the segment.
    func piece(from: Double, to: Double) -> PathSegment {
        if from <= 0, to >= length { return self }
        if isLine {
            guard length > 0 else { return self }
            return PathSegment(from: point(at: from), to: point(at: to))
        }
        let (first, last) = (parameter(at: from), parameter(at: to))
        // The curve up to the last parameter, and its part after the first.
        let upTo = PathSegment.halves((start, control1, control2, end), at: last).0
        let (p0, p1, p2, p3) = last > 0 ? PathSegment.halves(upTo, at: min(first / last, 1)).1 : upTo
        return PathSegment(from: p0, p1, p2, to: p3)
    }

    /// The curve split at equal steps of its parameter, so that the tangent of each piece rotates by at most `limit`; a line is one
    /// piece.
    func pieces(turningAtMost limit: Double) -> [PathSegment] {
        guard !isLine else { return [self] }
        let angle = PathSegment.turningAngle(start, control1, control2) + PathSegment.turningAngle(control1, control2, end)
        let count = min(max(Int((angle / limit).rounded(.up)), 1), 48)
        guard count > 1 else { return [self] }
        var result: [PathSegment] = []
        result.reserveCapacity(count)
        var rest: Curve = (start, control1, control2, end)
        for left in stride(from: count, to: 1, by: -1) {
            let (piece, next) = PathSegment.halves(rest, at: 1 / Double(left))
            result.append(PathSegment(unmeasured: piece))
            rest = next
        }
        result.append(PathSegment(unmeasured: rest))
        return result
    }

    /// A curve without measured length.
    private init(unmeasured curve: Curve) {
        (start, control1, control2, end) = curve
        (isLine, length, lengths) = (false, 0, [])
    }

    /// The angle between two lines in radians; 0 if one has no length.
    private static func turningAngle(_ first: CGPoint, _ corner: CGPoint, _ second: CGPoint) -> Double {
        let (ax, ay) = ((corner.x - first.x).native, (corner.y - first.y).native)
        let (bx, by) = ((second.x - corner.x).native, (second.y - corner.y).native)
        let angle = abs(atan2(ax * by - ay * bx, ax * bx + ay * by))
        return angle.isFinite ? angle : .pi
    }

    /// The point at a distance from the start, clamped to the segment.
    func point(at distance: Double) -> CGPoint {
        if distance <= 0 { return start }
        if distance >= length { return end }
        if isLine { return PathSegment.mix(start, end, distance / length) }
        return PathSegment.halves((start, control1, control2, end), at: parameter(at: distance)).0.3
    }

    /// The curve's parameter at a distance from its start.
    private func parameter(at distance: Double) -> Double {
        guard distance > 0 else { return 0 }
        guard distance < length, let piece = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
        let step = 1 / Double(PathSegment.pieceCount)
        let from = Double(piece) * step
        let rest = distance - (piece > 0 ? lengths[piece - 1] : 0)
        // The length grows with the parameter, so bisection always converges; 40 steps leave an error below 1e-12.
        var (low, high) = (from, from + step)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if PathSegment.speedIntegral((start, control1, control2, end), from: from, to: middle) < rest {
                low = middle
            } else {
                high = middle
            }
        }
        return (low + high) / 2
    }

    private typealias Curve = (CGPoint, CGPoint, CGPoint, CGPoint)

    /// The arc length between two parameters, by five-point Gaussian quadrature.
    private static func speedIntegral(_ curve: Curve, from: Double, to: Double) -> Double {
        let (middle, half) = ((from + to) / 2, (to - from) / 2)
        var sum = 128.0 / 225 * speed(curve, middle)
        sum +=
            0.478_628_670_499_366_5
            * (speed(curve, middle - half * 0.538_469_310_105_683_1) + speed(curve, middle + half * 0.538_469_310_105_683_1))
        sum +=
            0.236_926_885_056_189_1
            * (speed(curve, middle - half * 0.906_179_845_938_664) + speed(curve, middle + half * 0.906_179_845_938_664))
        return sum * half
    }

    private static func speed(_ curve: Curve, _ parameter: Double) -> Double {
        let (p0, p1, p2, p3) = curve
        let rest = 1 - parameter
        let (a, b, c) = (3 * rest * rest, 6 * rest * parameter, 3 * parameter * parameter)
        let dx = a * (p1.x - p0.x).native + b * (p2.x - p1.x).native + c * (p3.x - p2.x).native
        let dy = a * (p1.y - p0.y).native + b * (p2.y - p1.y).native + c * (p3.y - p2.y).native
        return hypot(dx, dy)
    }

    private static func halves(_ curve: Curve, at parameter: Double) -> (Curve, Curve) {
        let (p0, p1, p2, p3) = curve
        let (a, b, c) = (mix(p0, p1, parameter), mix(p1, p2, parameter), mix(p2, p3, parameter))
        let (d, e) = (mix(a, b, parameter), mix(b, c, parameter))
        let middle = mix(d, e, parameter)
        return ((p0, a, d, middle), (middle, e, c, p3))
    }

    private static func mix(_ first: CGPoint, _ second: CGPoint, _ fraction: Double) -> CGPoint {
        let f = CGFloat(fraction)
        return CGPoint(x: first.x + (second.x - first.x) * f, y: first.y + (second.y - first.y) * f)
    }
}
