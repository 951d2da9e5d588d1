import Foundation

extension CGContext {
    /// The current fill color.
    package var fillColor: CGColor { state.fillColor }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        setFill(color)
    }

    /// Sets the fill color from components 0…1 in sRGB, not premultiplied.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFill(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray of 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFill(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        setStroke(color)
    }

    /// Sets the stroke color from components 0…1 in sRGB, not premultiplied.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStroke(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color to a gray of 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStroke(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the fill color from components in the space set with ``setFillColorSpace(_:)``, then alpha; too few are ignored and logged.
    public func setFillColor(_ components: [CGFloat]) {
        guard let color = CGColor(colorSpace: state.fillColorSpace, components: components) else { return refuse(components) }
        setFill(color)
    }

    /// Sets the stroke color from components in the space set with ``setStrokeColorSpace(_:)``, then alpha; too few are ignored and
    /// logged.
    public func setStrokeColor(_ components: [CGFloat]) {
        guard let color = CGColor(colorSpace: state.strokeColorSpace, components: components) else { return refuse(components) }
        setStroke(color)
    }

    /// Sets the color space of fill components and the fill color to black. The default is gray.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillColorSpace = space
        setFill(.black)
    }

    /// Sets the color space of stroke components and the stroke color to black. The default is gray.
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
        reportOnce("CGContext.color", "CGContext: the components \(components) are no color of the space set; the last color is kept.")
    }

    /// Sets the line width in user space. The default is 1. Zero draws nothing; a negative width is ignored and logged.
    public func setLineWidth(_ width: CGFloat) {
        guard accepts(width, "lineWidth", in: 0...) else { return }
        state.lineWidth = width
    }

    /// Sets the style of line ends. The default is `butt`.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Sets the style of line corners. The default is `miter`.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Sets the maximum length of a mitred corner as a multiple of the line width; longer ones are bevelled. The default is 10.
    public func setMiterLimit(_ limit: CGFloat) {
        guard accepts(limit, "miterLimit", in: 0...) else { return }
        state.miterLimit = limit
    }

    /// Sets the dashes of strokes.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which a line starts, in user space.
    ///   - lengths: Alternating lengths of dashes and gaps, in user space; empty for a solid line. Negative lengths, and lengths that
    ///     are all zero, are ignored and logged.
    /// - Complexity: O(*n*), where *n* is the number of lengths.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && (lengths.isEmpty || lengths.contains { $0 > 0 })
        guard phase.isFinite, isPattern else {
            reportOnce("CGContext.lineDash", "CGContext.lineDash: \(lengths) from \(phase) is refused; the last dashes are kept.")
            return
        }
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// Sets the opacity of all drawing, clamped to 0…1. The default is 1.
    public func setAlpha(_ alpha: CGFloat) {
        guard accepts(alpha, "alpha", in: (-.infinity)...) else { return }
        state.alpha = min(max(alpha, 0), 1)
    }

    /// Sets the blend mode. The default is `normal`.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// The interpolation of scaled images. The default is `default`.
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
