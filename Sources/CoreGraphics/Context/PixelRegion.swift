import Foundation

/// A rectangle of whole pixels, y down from a context's top left corner.
struct PixelRegion {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { left >= right || top >= bottom }

    /// Larger than any context, and small enough for integer arithmetic.
    static let limit = 1 << 24

    /// All pixels touched by the edges; coordinates out of bounds or NaN are clamped to far outside any context.
    init(left: Double, top: Double, right: Double, bottom: Double) {
        func pixel(_ value: Double) -> Int { Int(min(max(value, Double(-PixelRegion.limit)), Double(PixelRegion.limit))) }
        self.left = pixel(left.rounded(.down))
        self.top = pixel(top.rounded(.down))
        self.right = pixel(right.rounded(.up))
        self.bottom = pixel(bottom.rounded(.up))
    }

    func intersection(_ other: PixelRegion) -> PixelRegion {
        var result = self
        (result.left, result.top) = (max(left, other.left), max(top, other.top))
        (result.right, result.bottom) = (min(right, other.right), min(bottom, other.bottom))
        return result
    }

    func union(_ other: PixelRegion) -> PixelRegion {
        if isEmpty { return other }
        if other.isEmpty { return self }
        var result = self
        (result.left, result.top) = (min(left, other.left), min(top, other.top))
        (result.right, result.bottom) = (max(right, other.right), max(bottom, other.bottom))
        return result
    }

    func widened(by margin: Int) -> PixelRegion {
        var result = self
        (result.left, result.top) = (left - margin, top - margin)
        (result.right, result.bottom) = (right + margin, bottom + margin)
        return result
    }

    /// All pixels touched by the region after a translation.
    func moved(x: Double, y: Double) -> PixelRegion {
        PixelRegion(left: Double(left) + x, top: Double(top) + y, right: Double(right) + x, bottom: Double(bottom) + y)
    }
}
