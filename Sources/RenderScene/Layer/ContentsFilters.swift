/// Sampling of contents drawn at another size than their own.
package enum ContentsFilter: UInt8, Sendable {
    /// The texel at the pixel's center.
    case nearest
    /// The four texels around it, interpolated.
    case linear
    /// The four texels around it in each of the two mipmap levels nearest to the drawn size.
    case trilinear
    /// The four texels around it, the nearer ones with more weight than `linear` gives them: Core Graphics' enlargement. As
    /// `linear` where the contents are not enlarged.
    case smooth
    /// The average of the texels within a pixel: Core Graphics' reduction. As `linear` where the contents are not reduced, and in
    /// perspective or with a stretched middle.
    case average
}

/// Filters for contents drawn smaller and larger than their size.
package struct ContentsFilters: Sendable, Equatable {
    package var minification = ContentsFilter.linear
    package var magnification = ContentsFilter.linear
    /// Added to the number of halvings chosen by `trilinear`.
    package var bias = 0.0

    package init() {}
}
