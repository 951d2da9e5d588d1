import CoreGraphics

/// A section of a flow layout: header, items and footer in scroll direction.
struct FlowSection {
    var items: FlowItems
    let count: Int
    /// Lengths in scroll direction; 0 for none.
    let header, footer: CGFloat
    /// Insets before and after the items in scroll direction, and before them across.
    let before, after, lead: CGFloat
    /// Offset of the section in scroll direction.
    var start: CGFloat = 0

    var length: CGFloat { header + before + items.length + after + footer }
    var end: CGFloat { start + length }
    var itemStart: CGFloat { start + header + before }

    func frame(of item: Int) -> FlowRect {
        var frame = items.frame(of: item)
        frame.along += itemStart
        frame.across += lead
        return frame
    }

    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> { items.items(from: low - itemStart, to: high - itemStart) }
}
