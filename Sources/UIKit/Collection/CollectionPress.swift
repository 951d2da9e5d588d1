/// A finger that is down on an item.
struct CollectionPress {
    let touch: ObjectIdentifier
    let path: IndexPath
    /// The finger is still over the item.
    var isHighlighted: Bool
}
