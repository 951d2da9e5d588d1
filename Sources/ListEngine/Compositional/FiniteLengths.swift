import CoreGraphics
import UIFoundation

// Lengths that apps give layouts. Values that are not finite count as 0 and are logged once; others are limited, so that positions stay
// finite.

extension CGFloat {
    /// The largest length of an item, in points.
    private static let longest: CGFloat = 1e9

    /// As a length: finite and not negative.
    package var length: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), Self.longest) : 0 }

    /// As a distance, which may be negative.
    package func counting(_ name: String) -> CGFloat {
        guard isFinite else {
            reportOnce("\(name) of a layout", "a compositional layout: a value of \(self) for \(name) counts as 0")
            return 0
        }
        return Swift.min(Swift.max(self, -Self.longest), Self.longest)
    }
}

extension CGPoint {
    /// As a displacement.
    package func counting(_ name: String) -> CGPoint { CGPoint(x: x.counting(name), y: y.counting(name)) }
}

extension CGSize {
    /// As lengths.
    package func counting(_ name: String) -> CGSize { CGSize(width: width.counting(name).length, height: height.counting(name).length) }
}

extension NSDirectionalEdgeInsets {
    /// As distances, which may be negative.
    package func counting(_ name: String) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.counting(name), leading: leading.counting(name), bottom: bottom.counting(name), trailing: trailing.counting(name))
    }
}
