import Foundation

extension CGContext {
    /// Makes everything that is drawn from now on cast a shadow of black at a third of its opacity.
    ///
    /// See ``setShadow(offset:blur:color:)``.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Makes everything that is drawn from now on cast a shadow: shapes, lines, images, text and layers, each its own.
    ///
    /// - Parameters:
    ///   - offset: how far away the shadow falls, in base space: pixels with y up in a bitmap of one's own, points with y down in UIKit's
    ///     contexts. The current matrix does not change it.
    ///   - blur: twice the standard deviation of its Gaussian blur, in base space; 0 makes it sharp.
    ///   - color: its colour, made as opaque as what casts it; nil for no shadow.
    ///
    /// The clip cuts the shadow off, but what lies outside it casts one too. NaN, infinity and a negative blur are refused.
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
