import UIKit

extension Snapshotting where Value == CGPath, Format == String {
    /// A strategy that compares paths by their elements, with one to three decimals.
    public static var elementsDescription: Snapshotting {
        let formatter = NumberFormatter()
        formatter.decimalSeparator = "."
        formatter.minimumFractionDigits = 1
        formatter.maximumFractionDigits = 3
        return .elementsDescription(numberFormatter: formatter)
    }

    /// Creates a strategy that compares paths by their elements: a line for each, an empty one before each further subpath.
    ///
    /// - Parameter numberFormatter: Formats the coordinates.
    /// - Returns: The strategy.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var lines: [String] = []
            path.applyWithBlock { pointer in
                let element = pointer.pointee
                let (name, count) = described(element.type)
                if element.type == .moveToPoint, !lines.isEmpty { lines.append("") }
                let points = (0..<count).map { index in
                    let point = element.points[index]
                    let numbers = [point.x, point.y].map { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
                    return "(\(numbers.joined(separator: ", ")))"
                }
                lines.append(([name] + points).joined(separator: " "))
            }
            return lines.map { $0 + "\n" }.joined()
        }
    }

    private static func described(_ type: CGPathElementType) -> (name: String, pointCount: Int) {
        switch type {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        @unknown default: ("Unknown", 0)
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// A strategy that compares paths by their elements, with one to three decimals.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// Creates a strategy that compares paths by their elements.
    ///
    /// - Parameter numberFormatter: Formats the coordinates.
    /// - Returns: The strategy.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
}
