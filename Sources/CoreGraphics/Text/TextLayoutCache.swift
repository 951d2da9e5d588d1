import Foundation

/// Cache of layouts by their input, so that unchanged text is laid out once.
///
/// Bounded, with two generations: when the young one is full, the old one is dropped. A lookup moves an entry to the young one.
struct TextLayoutCache {
    /// The input of a layout.
    struct Key: Hashable {
        var text: StyledText
        var maxWidth: Double?
        var maxHeight: Double?
        var maxLines: Int
        var truncation: TextLayout.LineBreaking?
    }

    /// The maximum total cost of a generation; a layout costs one, and one more per hundred bytes.
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
