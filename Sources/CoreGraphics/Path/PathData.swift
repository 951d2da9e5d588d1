import Foundation

/// The value of a ``CGPath``: element types and points in separate arrays.
///
/// Every stored point is finite: an element with a point that is not, also after the transform, is rejected and reported once. Copies
/// share storage until mutation.
package struct PathData: Hashable, Sendable {
    enum Verb: UInt8, Sendable {
        case move, line, quad, curve, close

        /// The number of points of the element.
        var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .curve: 3
            case .close: 0
            }
        }
    }

    private(set) var verbs: [Verb] = []
    private(set) var points: [CGPoint] = []
    /// The start of the next element; nil initially. After a close it is the start of the closed subpath.
    package private(set) var currentPoint: CGPoint?
    private var subpathStart: CGPoint?

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    // MARK: - Elements

    package mutating func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let end = point.applying(transform)
        guard accepts([end]) else { return }
        verbs.append(.move)
        points.append(end)
        subpathStart = end
        currentPoint = end
    }

    package mutating func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let end = point.applying(transform)
        guard hasCurrentPoint(for: "addLine"), accepts([end]) else { return }
        verbs.append(.line)
        points.append(end)
        currentPoint = end
    }

    package mutating func addQuadCurve(to point: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (control, end) = (control.applying(transform), point.applying(transform))
        guard hasCurrentPoint(for: "addQuadCurve"), accepts([control, end]) else { return }
        verbs.append(.quad)
        points.append(control)
        points.append(end)
        currentPoint = end
    }

    package mutating func addCurve(
        to point: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let (control1, control2, end) = (control1.applying(transform), control2.applying(transform), point.applying(transform))
        guard hasCurrentPoint(for: "addCurve"), accepts([control1, control2, end]) else { return }
        verbs.append(.curve)
        points.append(control1)
        points.append(control2)
        points.append(end)
        currentPoint = end
    }

    /// Closes the current subpath; does nothing without one, or if it is closed already.
    package mutating func closeSubpath() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
        currentPoint = subpathStart
    }

    /// Appends all elements of `other`; a last open subpath of this path stays open.
    package mutating func add(_ other: PathData, transform: CGAffineTransform = .identity) {
        guard !other.isEmpty else { return }
        let added = transform.isIdentity ? other.points : other.points.map { $0.applying(transform) }
        guard accepts(added) else { return }
        verbs += other.verbs
        points += added
        currentPoint = other.currentPoint?.applying(transform)
        subpathStart = other.subpathStart?.applying(transform)
    }

    /// The path with every point transformed; unchanged, and reported, if a point becomes infinite or NaN.
    package func applying(_ transform: CGAffineTransform) -> PathData {
        if transform.isIdentity { return self }
        var result = PathData()
        result.add(self, transform: transform)
        return result.isEmpty ? self : result
    }

    // MARK: - Rejections

    private func accepts(_ new: [CGPoint]) -> Bool {
        if new.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { return true }
        reportOnce("CGPath.points", "CGPath: a point that is NaN or infinite; the step it belongs to is left out.")
        return false
    }

    private func hasCurrentPoint(for step: String) -> Bool {
        if currentPoint != nil { return true }
        reportOnce("CGPath.\(step)", "CGPath: \(step) without a current point; the step is left out. Call move(to:) first.")
        return false
    }
}

extension PathData {
    /// The elements in order.
    package var elements: Elements { Elements(self) }

    /// Iterates over the elements of a path.
    package struct Elements: Sequence, IteratorProtocol {
        private let path: PathData
        private var verbIndex = 0
        private var pointIndex = 0

        fileprivate init(_ path: PathData) {
            self.path = path
        }

        package mutating func next() -> PathElement? {
            guard verbIndex < path.verbs.count else { return nil }
            let verb = path.verbs[verbIndex]
            let first = pointIndex
            verbIndex += 1
            pointIndex += verb.pointCount
            switch verb {
            case .move: return .move(path.points[first])
            case .line: return .line(path.points[first])
            case .quad: return .quad(control: path.points[first], end: path.points[first + 1])
            case .curve:
                return .curve(control1: path.points[first], control2: path.points[first + 1], end: path.points[first + 2])
            case .close: return .close
            }
        }
    }
}
