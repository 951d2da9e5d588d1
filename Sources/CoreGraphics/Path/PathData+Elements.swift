import Foundation

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
