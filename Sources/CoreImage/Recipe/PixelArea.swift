import Foundation

/// A rectangle of whole pixels in an image's coordinates, whose y axis points up. Empty if a side has no pixels.
struct PixelArea: Equatable, Sendable {
    /// The coordinate at which infinite rectangles are cut.
    private static let limit = CGFloat(1 << 30)

    var x: Range<Int>
    var y: Range<Int>

    static let empty = PixelArea(x: 0..<0, y: 0..<0)

    init(x: Range<Int>, y: Range<Int>) { (self.x, self.y) = (x, y) }

    /// The pixels that a rectangle touches.
    init(touching rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self = .empty
            return
        }
        func pixels(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
            let first = Int(min(max(low.rounded(.down), -Self.limit), Self.limit))
            return first..<max(Int(min(max(high.rounded(.up), -Self.limit), Self.limit)), first)
        }
        self.init(x: pixels(rect.minX, rect.maxX), y: pixels(rect.minY, rect.maxY))
    }

    var isEmpty: Bool { x.isEmpty || y.isEmpty }

    /// Number of pixels.
    var count: Int { x.count * y.count }

    var rect: CGRect { CGRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count) }

    func intersection(_ other: PixelArea) -> PixelArea {
        PixelArea(x: x.clamped(to: other.x), y: y.clamped(to: other.y))
    }

    /// The smallest area with the pixels of both.
    func union(_ other: PixelArea) -> PixelArea {
        if isEmpty { return other }
        if other.isEmpty { return self }
        func joined(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
            min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
        }
        return PixelArea(x: joined(x, other.x), y: joined(y, other.y))
    }

    /// The area with a margin of pixels on each side.
    func outset(by margin: Int) -> PixelArea {
        PixelArea(x: x.lowerBound - margin..<x.upperBound + margin, y: y.lowerBound - margin..<y.upperBound + margin)
    }
}
