import Foundation

extension CGContext {
    /// Sets a shadow of black with one third opacity for subsequent drawing.
    ///
    /// See ``setShadow(offset:blur:color:)``.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets a shadow for subsequent drawing; each shape, line, image, text and layer casts its own.
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow in base space: pixels with y up in a plain bitmap context, points with y down in UIKit's
    ///     contexts. The current matrix does not apply.
    ///   - blur: Twice the standard deviation of the Gaussian blur, in base space; 0 is sharp.
    ///   - color: The shadow's color, multiplied by the drawing's opacity; nil for no shadow.
    ///
    /// The clip applies to the shadow, but drawing outside the clip casts one too. NaN, infinity and a negative blur are ignored and
    /// logged.
    ///
    /// Source: [setShadow(offset:blur:color:)](https://developer.apple.com/documentation/coregraphics/cgcontext/setshadow(offset:blur:color:)).
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, blur >= 0 else {
            reportOnce(
                "CGContext.shadow",
                "CGContext.shadow: an offset of \(offset.printed) with blur \(blur) is refused; the last shadow is kept.")
            return
        }
        state.shadow = color.flatMap { $0.alpha > 0 ? ContextShadow(offset: offset, blur: blur, color: $0) : nil }
    }
}
