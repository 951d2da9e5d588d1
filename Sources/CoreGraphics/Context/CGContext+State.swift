import Foundation

extension CGContext {
    /// The colour that fills have now.
    package var fillColor: CGColor { state.fillColor }

    /// The colour of fills.
    public func setFillColor(_ color: CGColor) {
        setFill(color)
    }

    /// The colour of fills, components 0…1 in sRGB, not premultiplied.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFill(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of fills, a grey of 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFill(CGColor(gray: gray, alpha: alpha))
    }

    /// The colour of strokes.
    public func setStrokeColor(_ color: CGColor) {
        setStroke(color)
    }

    /// The colour of strokes, components 0…1 in sRGB, not premultiplied.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStroke(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of strokes, a grey of 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStroke(CGColor(gray: gray, alpha: alpha))
    }

    /// The colour of fills by its components in the space that ``setFillColorSpace(_:)`` set, then alpha; fewer are refused.
    public func setFillColor(_ components: [CGFloat]) {
        guard let color = CGColor(colorSpace: state.fillColorSpace, components: components) else { return refuse(components) }
        setFill(color)
    }

    /// The colour of strokes by its components in the space that ``setStrokeColorSpace(_:)`` set, then alpha; fewer are refused.
    public func setStrokeColor(_ components: [CGFloat]) {
        guard let color = CGColor(colorSpace: state.strokeColorSpace, components: components) else { return refuse(components) }
        setStroke(color)
    }

    /// The space of the components of fills, gray at first; fills with black until a colour is set.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillColorSpace = space
        setFill(.black)
    }

    /// The space of the components of strokes, gray at first; strokes with black until a colour is set.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeColorSpace = space
        setStroke(.black)
    }

    private func setFill(_ color: CGColor) {
        guard !ignoresColors else { return }
        state.fillColor = color
    }

    private func setStroke(_ color: CGColor) {
        guard !ignoresColors else { return }
        state.strokeColor = color
    }

    private func refuse(_ components: [CGFloat]) {
        reportOnce("CGContext.color", "CGContext: the components \(components) are no colour of the space set; the last colour is kept.")
    }

    /// The width of strokes in user space, 1 at first. Zero draws nothing; a negative width is refused.
    public func setLineWidth(_ width: CGFloat) {
        guard accepts(width, "lineWidth", in: 0...) else { return }
        state.lineWidth = width
    }

    /// The ends of strokes, `butt` at first.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// The corners of strokes, `miter` at first.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// The longest point of a mitred corner as a multiple of the line's width, 10 at first; longer ones are bevelled.
    public func setMiterLimit(_ limit: CGFloat) {
        guard accepts(limit, "miterLimit", in: 0...) else { return }
        state.miterLimit = limit
    }

    /// The dashes of strokes.
    ///
    /// - Parameters:
    ///   - phase: how far into the pattern a line starts, in user space.
    ///   - lengths: drawn and left out lengths by turns, in user space; empty for an unbroken line. Negative lengths, and lengths that are
    ///     all zero, are refused.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && (lengths.isEmpty || lengths.contains { $0 > 0 })
        guard phase.isFinite, isPattern else {
            reportOnce("CGContext.lineDash", "CGContext.lineDash: \(lengths) from \(phase) is refused; the last dashes are kept.")
            return
        }
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// The opacity of everything that is drawn, 0…1 (others are clamped), 1 at first.
    public func setAlpha(_ alpha: CGFloat) {
        guard accepts(alpha, "alpha", in: (-.infinity)...) else { return }
        state.alpha = min(max(alpha, 0), 1)
    }

    /// How drawing is combined with what is there, `normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Whether edges are smooth, true at first.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// How images are scaled, `default` at first.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    private func accepts(_ value: CGFloat, _ name: String, in range: PartialRangeFrom<CGFloat>) -> Bool {
        if value.isFinite, range.contains(value) { return true }
        reportOnce("CGContext.\(name)", "CGContext.\(name): \(value) is refused; the last value is kept.")
        return false
    }
}
