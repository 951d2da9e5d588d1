import CoreGraphics

/// A background that repeats a picture: a colour with a pattern, and what has been drawn of it.
///
/// Drawn once for a size and scale, and kept while it covers what is asked for: a layer that grows is not drawn anew with each frame.
package final class BackgroundPattern: @unchecked Sendable {
    package let color: CGColor
    private let lock = NSLock()
    private var drawn: (image: CGImage, size: CGSize, scale: Double)?

    package init(color: CGColor) { self.color = color }

    /// The pattern from its origin on, at least as large as a size in points, at `scale` pixels per point; nil where that is nothing. Beyond 8,192 pixels on a
    /// side nothing is drawn.
    package func picture(covering size: CGSize, scale: Double) -> CGImage? {
        lock.withLock {
            if let drawn, drawn.scale == scale, drawn.size.width >= size.width, drawn.size.height >= size.height { return drawn.image }
            let step: CGFloat = 64
            let limit = Self.longestSide / CGFloat(scale)
            let needed = CGSize(width: max(size.width, drawn?.size.width ?? 0), height: max(size.height, drawn?.size.height ?? 0))
            let covered = CGSize(
                width: min((needed.width / step).rounded(.up) * step, limit), height: min((needed.height / step).rounded(.up) * step, limit)
            )
            guard let context = CGContext(uiKitSize: covered, scale: CGFloat(scale), isOpaque: false) else { return nil }
            context.setFillColor(color)
            context.fill(CGRect(origin: .zero, size: covered))
            guard let image = context.makeImage() else { return nil }
            drawn = (image, CGSize(width: max(covered.width, needed.width), height: max(covered.height, needed.height)), scale)
            return image
        }
    }

    private static let longestSide: CGFloat = 8192
}
