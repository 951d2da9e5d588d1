/// The scopes around a layer as a whole, from the outside in.
struct Wrapping {
    /// Fades the layer with its shadow.
    var opensGroup = false
    var mask: DisplayListBuilder.NodeIndex?
    /// Clips the shadow too, in a layer that masks to its bounds.
    var opensClip = false
    var opensShadow = false

    var isNeeded: Bool { opensGroup || mask != nil || opensClip || opensShadow }
}
