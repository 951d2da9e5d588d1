/// A touch on an item, or the Return key on the focused one.
struct CollectionPress {
    /// nil for the key.
    let touch: ObjectIdentifier?
    let path: IndexPath
    /// Whether the touch is still over the item.
    var isHighlighted: Bool
}
