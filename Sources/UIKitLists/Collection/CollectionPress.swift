/// A touch on an item.
struct CollectionPress {
    let touch: ObjectIdentifier
    let path: IndexPath
    /// Whether the touch is still over the item.
    var isHighlighted: Bool
}
