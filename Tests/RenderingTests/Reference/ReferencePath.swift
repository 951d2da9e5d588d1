import Foundation
import RenderScene

/// A path as many short lines, and the coverage of a fill or a pen by definition, point by point.
struct ReferencePath {
    struct Line {
        var points: [SIMD2<Double>]
        /// Points where the path has a corner of its own; others are on curves.
        var corners: Set<Int> = []
        var isClosed = false
    }

    var lines: [Line] = []

    init(_ path: PathData) {
        var line = Line(points: [])
        func finish(_ lines: inout [Line]) {
            if line.points.count > 1 { lines.append(line) }
            line = Line(points: [])
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                finish(&lines)
                line.points = [p.simd]
            case .line(let p): line.points.append(p.simd)
            case .quad(let c, let p):
                let (a, c, b) = (line.points[line.points.count - 1], c.simd, p.simd)
                for t in Self.steps { line.points.append(a * (1 - t) * (1 - t) + c * 2 * t * (1 - t) + b * t * t) }
            case .curve(let c1, let c2, let p):
                let (a, c, d, b) = (line.points[line.points.count - 1], c1.simd, c2.simd, p.simd)
                for t in Self.steps {
                    let s = 1 - t
                    line.points.append(a * (s * s * s) + c * (3 * s * s * t) + d * (3 * s * t * t) + b * (t * t * t))
                }
            case .close:
                let start = line.points[0]
                if line.points[line.points.count - 1] == start { line.points.removeLast() }
                line.isClosed = true
                line.corners.insert(0)
                finish(&lines)
                line.points = [start]
            }
            if !line.points.isEmpty { line.corners.insert(line.points.count - 1) }
        }
        finish(&lines)
    }

    private static let steps = (1...256).map { Double($0) / 256 }

    // MARK: Fill

    /// Whether a point is inside, by the edges that a ray to the right crosses; edges are sorted by the rows of points they touch.
    func inside(_ rule: CGPathFillRule) -> (Double, Double) -> Bool {
        var rows: [Int: [(SIMD2<Double>, SIMD2<Double>)]] = [:]
        for line in lines {
            var a = line.points[line.points.count - 1]
            for b in line.points {
                for row in Int(min(a.y, b.y).rounded(.down))...Int(max(a.y, b.y).rounded(.down)) { rows[row, default: []].append((a, b)) }
                a = b
            }
        }
        return { x, y in
            var winding = 0
            for (a, b) in rows[Int(y.rounded(.down))] ?? []
            where (a.y <= y) != (b.y <= y) && (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x > x { winding += a.y < b.y ? 1 : -1 }
            return rule == .winding ? winding != 0 : winding % 2 != 0
        }
    }

    // MARK: Length

    /// The lines with a closing line of their own where they were closed.
    private var opened: [Line] {
        lines.map { line in
            guard line.isClosed else { return line }
            var line = line
            line.points.append(line.points[0])
            line.corners.insert(line.points.count - 1)
            return line
        }
    }

    var length: Double { opened.reduce(0) { $0 + Self.length(of: $1) } }

    private static func length(of line: Line) -> Double {
        zip(line.points, line.points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    private static func section(of line: Line, from start: Double, to end: Double) -> Line {
        var section = Line(points: [])
        var length = 0.0
        for index in 1..<line.points.count {
            let (a, b) = (line.points[index - 1], line.points[index])
            let step = hypot(b.x - a.x, b.y - a.y)
            defer { length += step }
            guard step > 0, length + step > start, length < end else { continue }
            if section.points.isEmpty { section.points.append(a + (b - a) * max((start - length) / step, 0)) }
            if line.corners.contains(index) { section.corners.insert(section.points.count) }
            section.points.append(a + (b - a) * min((end - length) / step, 1))
        }
        return section
    }

    /// The part between two fractions of the total length.
    func trimmed(from start: Double, to end: Double) -> ReferencePath {
        guard start > 0 || end < 1 else { return self }
        var result = self
        let total = length
        var before = 0.0
        result.lines = opened.compactMap { line in
            let own = Self.length(of: line)
            defer { before += own }
            let section = Self.section(of: line, from: start * total - before, to: end * total - before)
            return section.points.count > 1 ? section : nil
        }
        return result
    }

    func dashed(phase: Double, lengths: [Double]) -> ReferencePath {
        var result = self
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        result.lines = opened.flatMap { line in
            var dashes: [Line] = []
            var (start, index) = (-phase, 0)
            while start < Self.length(of: line) {
                if index % 2 == 0, start + pattern[index] > 0 {
                    let dash = Self.section(of: line, from: start, to: start + pattern[index])
                    if dash.points.count > 1 { dashes.append(dash) }
                }
                start += pattern[index]
                index = (index + 1) % pattern.count
            }
            return dashes
        }
        return result
    }

    // MARK: Pen

    /// Whether a pen of a shape covers a point; its pieces are sorted by the squares of points they touch.
    func inked(_ values: ShapeValues) -> (Double, Double) -> Bool {
        var squares: [SIMD2<Int>: [Piece]] = [:]
        for piece in pen(values) {
            let (low, high) = piece.corners
            for x in Int(low.x.rounded(.down))...Int(high.x.rounded(.down)) {
                for y in Int(low.y.rounded(.down))...Int(high.y.rounded(.down)) { squares[SIMD2(x, y), default: []].append(piece) }
            }
        }
        return { x, y in (squares[SIMD2(Int(x.rounded(.down)), Int(y.rounded(.down)))] ?? []).contains { $0.contains(x, y) } }
    }

    /// The convex pieces and discs that a pen covers.
    private func pen(_ values: ShapeValues) -> [Piece] {
        let radius = values.lineWidth / 2
        var pieces: [Piece] = []
        for line in lines {
            let points = line.isClosed ? line.points + [line.points[0]] : line.points
            func direction(_ index: Int) -> SIMD2<Double> {
                let direction = points[index + 1] - points[index]
                return direction / hypot(direction.x, direction.y)
            }
            for index in 0..<points.count - 1 {
                let across = SIMD2(-direction(index).y, direction(index).x) * radius
                pieces.append(
                    .polygon([points[index] + across, points[index + 1] + across, points[index + 1] - across, points[index] - across]))
            }
            for index in (line.isClosed ? 0 : 1)..<points.count - 1 {
                let from = direction(index == 0 ? points.count - 2 : index - 1)
                Self.join(
                    points[index], from, direction(index), radius, line.corners.contains(index) ? values.lineJoin : .bevel,
                    values.miterLimit
                )
                .map { pieces.append($0) }
            }
            guard !line.isClosed else { continue }
            for (end, direction) in [(points[0], -direction(0)), (points[points.count - 1], direction(points.count - 2))] {
                let across = SIMD2(-direction.y, direction.x) * radius
                switch values.lineCap {
                case .butt: break
                case .round: pieces.append(.disc(end, radius))
                case .square:
                    pieces.append(
                        .polygon([end + across, end + across + direction * radius, end - across + direction * radius, end - across]))
                }
            }
        }
        return pieces
    }

    private static func join(
        _ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ radius: Double, _ join: CGLineJoin, _ limit: Double
    ) -> Piece? {
        let cross = from.x * to.y - from.y * to.x
        let sign = cross > 0 ? -1.0 : 1
        let (a, b) = (p + SIMD2(-from.y, from.x) * (sign * radius), p + SIMD2(-to.y, to.x) * (sign * radius))
        switch join {
        case .round: return .disc(p, radius)
        case .bevel: return .polygon([p, a, b])
        case .miter:
            // The tip is on the bisector, farther out the sharper the corner.
            let cosine = max(min((from * to).sum(), 1), -1)
            let halfSine = ((1 + cosine) / 2).squareRoot()
            guard halfSine > 0, 1 / halfSine <= limit else { return .polygon([p, a, b]) }
            let out = (a + b) / 2 - p
            let tip = p + out / hypot(out.x, out.y) * (radius / halfSine)
            return .polygon([p, a, tip, b])
        }
    }

    enum Piece {
        case polygon([SIMD2<Double>])
        case disc(SIMD2<Double>, Double)

        /// The lowest and the highest coordinates.
        var corners: (SIMD2<Double>, SIMD2<Double>) {
            switch self {
            case .disc(let center, let radius): return (center - radius, center + radius)
            case .polygon(let corners):
                return (corners.reduce(corners[0]) { pointwiseMin($0, $1) }, corners.reduce(corners[0]) { pointwiseMax($0, $1) })
            }
        }

        func contains(_ x: Double, _ y: Double) -> Bool {
            switch self {
            case .disc(let center, let radius):
                let (dx, dy) = (x - center.x, y - center.y)
                return dx * dx + dy * dy <= radius * radius
            case .polygon(let corners):
                var (left, right) = (false, false)
                var a = corners[corners.count - 1]
                for b in corners {
                    let cross = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
                    if cross > 0 { left = true } else if cross < 0 { right = true }
                    a = b
                }
                return !(left && right)
            }
        }
    }
}
