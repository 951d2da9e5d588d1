import CoreGraphics

/// A section of a flow layout: its header, items and footer along the content.
struct FlowSection {
    var items: FlowItems
    let count: Int
    /// Lengths along the content; 0 for none.
    let header, footer: CGFloat
    /// Before and after the items along the content, and before them across.
    let before, after, lead: CGFloat
    /// Where it begins.
    var start: CGFloat = 0

    var length: CGFloat { header + before + items.length + after + footer }
    var end: CGFloat { start + length }
    var itemStart: CGFloat { start + header + before }

    func place(of item: Int) -> FlowRect {
        var place = items.place(of: item)
        place.along += itemStart
        place.across += lead
        return place
    }

    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> { items.items(from: low - itemStart, to: high - itemStart) }
}
