/// Which texels make a pixel of contents that are drawn at another size than their own.
package enum ContentsFilter: UInt8, Sendable {
    /// The one texel at the pixel's centre.
    case nearest
    /// The four around it.
    case linear
    /// The four around it in each of the two halved copies of the picture that are nearest to the size it is drawn at.
    case trilinear
}

/// How contents are drawn smaller and larger than they are.
package struct ContentsFilters: Sendable, Equatable {
    package var minification = ContentsFilter.linear
    package var magnification = ContentsFilter.linear
    /// Added to the number of halvings that `trilinear` chooses.
    package var bias = 0.0

    package init() {}
}
