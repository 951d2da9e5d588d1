extension CGContext {
    /// Sets whether edges are antialiased, if the context allows it. The default is true. Part of the graphics state.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Sets whether edges may be antialiased. The default is true. Not part of the graphics state, as Apple's.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// Whether edges are antialiased.
    var antialiases: Bool { allowsAntialiasing && state.shouldAntialias }

    // MARK: Text

    /// Sets whether glyphs are drawn between pixels, if the context allows it; else each one is at the nearest pixel. The default is true.
    /// Part of the graphics state. Under a matrix that rotates, glyphs are always drawn where they belong.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
        state.shouldSubpixelPositionFonts = shouldSubpixelPositionFonts
    }

    /// Sets whether glyphs may be drawn between pixels. The default is true. Not part of the graphics state, as Apple's.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
        self.allowsFontSubpixelPositioning = allowsFontSubpixelPositioning
    }

    /// Whether glyphs are drawn between pixels.
    var positionsGlyphsExactly: Bool { document != nil || allowsFontSubpixelPositioning && state.shouldSubpixelPositionFonts }

    /// Has no effect. Differs from UIKit: glyphs between pixels are drawn where they belong, by their outlines, and not from a cache of
    /// images
    /// at a few positions.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// Has no effect, as ``setShouldSubpixelQuantizeFonts(_:)``.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Has no effect, as on iOS, whose text is antialiased in gray and never smoothed for the stripes of a display.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Has no effect, as ``setShouldSmoothFonts(_:)``.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
}
