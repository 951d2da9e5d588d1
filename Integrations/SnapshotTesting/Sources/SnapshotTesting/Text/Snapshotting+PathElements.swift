import UIKit

extension Snapshotting where Value == CGPath, Format == String {
    /// A strategy that compares paths by their elements, with one to three decimals.
    public static var elementsDescription: Snapshotting { elements(format: threeDecimals) }

    /// Creates a strategy that compares paths by their elements: a line for each, an empty one before each further subpath.
    ///
    /// - Parameter numberFormatter: Formats the coordinates.
    /// - Returns: The strategy.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        elements { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
    }

    private static func elements(format: @escaping (Double) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var text = ""
            path.applyWithBlock { pointer in
                let element = pointer.pointee
                let (name, count) = described(element.type)
                if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
                let points = (0..<count).map { "(\(format(element.points[$0].x)), \(format(element.points[$0].y)))" }
                text += "\(name) \(points.joined(separator: " "))\n"
            }
            return text
        }
    }

    /// Formats as the default formatter does on iOS, whose digits Foundation's on Linux ignores.
    private static func threeDecimals(_ number: Double) -> String {
        var text = String(format: "%.3f", number)
        while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
        return text
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
