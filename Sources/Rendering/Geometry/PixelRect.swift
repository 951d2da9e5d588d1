/// A rectangle of a frame, in pixels from its top left corner.
package struct PixelRect: Sendable, Hashable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var pixelCount: Int { isEmpty ? 0 : width * height }
    package var right: Int { x + width }
    package var bottom: Int { y + height }

    /// The smallest rectangle that contains both.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
    }

    /// The common part; empty if there is none.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(x: left, y: top, width: max(min(right, other.right) - left, 0), height: max(min(bottom, other.bottom) - top, 0))
    }
}
