import Foundation

/// Layouts by what they were made of, so that an unchanged text is laid out once.
///
/// Bounded: there are two generations, and when the young one is full the old one is forgotten. Who is asked for stays young.
struct TextLayoutCache {
    /// What decides a layout.
    struct Key: Hashable {
        var text: StyledText
        var maxWidth: Double?
        var maxHeight: Double?
        var maxLines: Int
        var truncation: TextLayout.LineBreaking?
    }

    /// The sum of the costs in a generation; a layout costs one, and one more for each hundred bytes.
    static let capacity = 2048

    private var young: [Key: TextLayout] = [:]
    private var old: [Key: TextLayout] = [:]
    private var cost = 0

    mutating func layout(for key: Key) -> TextLayout? {
        if let layout = young[key] { return layout }
        guard let layout = old[key] else { return nil }
        insert(layout, for: key)
        return layout
    }

    mutating func insert(_ layout: TextLayout, for key: Key) {
        let added = 1 + key.text.string.utf8.count / 100
        if cost + added > TextLayoutCache.capacity {
            old = young
            young = [:]
            cost = 0
        }
        young[key] = layout
        cost += added
    }
}
