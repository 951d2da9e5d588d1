import CoreGraphics
import Foundation

extension CGPath {
    /// The elements as numbers: of each its type and its coordinates.
    var numbers: [Double] {
        var numbers: [Double] = []
        applyWithBlock { element in
            let type = element.pointee.type
            numbers.append(Double(type.rawValue))
            for index in 0..<type.pointCount {
                let point = element.pointee.points[index]
                numbers += [Double(point.x), Double(point.y)]
            }
        }
        return numbers
    }
}

extension CGMutablePath {
    /// Adds elements from numbers, up to the first that are none.
    func add(_ numbers: [Double]) {
        var rest = numbers[...]
        func point() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
        while let number = rest.popFirst(), let type = Int32(exactly: number).flatMap(CGPathElementType.init(rawValue:)) {
            guard rest.count >= 2 * type.pointCount else { return }
            switch type {
            case .moveToPoint: move(to: point())
            case .addLineToPoint: addLine(to: point())
            case .addQuadCurveToPoint:
                let control = point()
                addQuadCurve(to: point(), control: control)
            case .addCurveToPoint:
                let (one, other) = (point(), point())
                addCurve(to: point(), control1: one, control2: other)
            case .closeSubpath: closeSubpath()
            }
        }
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
