import Foundation

/// A subpath: its start, its lines and curves, and whether it is closed.
struct PathSubpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// The length of the subpath, including the closing line.
    var length: Double { segments.reduce(0) { $0 + $1.length } }
}

extension PathData {
    /// The subpaths in order; a closed one has the closing line as its last segment, unless it has zero length. A subpath of a single
    /// point counts only if it is closed or has a zero-length segment.
    var subpaths: [PathSubpath] {
        var result: [PathSubpath] = []
        var current: PathSubpath?
        var end = CGPoint.zero
        func finish() {
            if let current, current.isClosed || !current.segments.isEmpty { result.append(current) }
            current = nil
        }
        for element in elements {
            if case .move(let point) = element {
                finish()
                (current, end) = (PathSubpath(start: point), point)
                continue
            }
            // After a close the next element begins a subpath at the same point.
            if current?.isClosed ?? true {
                finish()
                if case .close = element { continue }
                current = PathSubpath(start: end)
            }
            switch element {
            case .move: break
            case .line(let point):
                current?.segments.append(PathSegment(from: end, to: point))
                end = point
            case .quad(let control, let point):
                let (control1, control2) = PathData.cubicControls(start: end, control: control, end: point)
                current?.segments.append(PathSegment(from: end, control1, control2, to: point))
                end = point
            case .curve(let control1, let control2, let point):
                current?.segments.append(PathSegment(from: end, control1, control2, to: point))
                end = point
            case .close:
                let start = current?.start ?? end
                if end != start { current?.segments.append(PathSegment(from: end, to: start)) }
                current?.isClosed = true
                end = start
            }
        }
        finish()
        return result
    }

    /// Adds a subpath, with a close for its closing line.
    mutating func add(_ subpath: PathSubpath) {
        move(to: subpath.start)
        var segments = subpath.segments[...]
        if subpath.isClosed, let last = segments.last, last.isLine { segments.removeLast() }
        for segment in segments { add(segment) }
        if subpath.isClosed { closeSubpath() }
    }

    /// Adds a line or curve from the current point, which must equal the segment's start.
    mutating func add(_ segment: PathSegment) {
        if segment.isLine {
            addLine(to: segment.end)
        } else {
            addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
        }
    }
}
