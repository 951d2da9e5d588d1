import CoreGraphics

/// A repeating background: a color with a pattern, and its cached drawing.
///
/// Drawn once for a size and scale, and kept while it covers the requested area: a growing layer is not redrawn in each frame.
package final class BackgroundPattern: @unchecked Sendable {
    package let color: CGColor
    private let lock = NSLock()
    private var drawn: (image: CGImage, size: CGSize, scale: Double)?

    package init(color: CGColor) { self.color = color }

    /// The pattern starting at its origin, at least as large as a size in points, at `scale` pixels per point; nil if empty. Nothing is
    /// drawn beyond 8,192 pixels on an edge.
    package func image(covering size: CGSize, scale: Double) -> CGImage? {
        lock.withLock {
            if let drawn, drawn.scale == scale, drawn.size.width >= size.width, drawn.size.height >= size.height { return drawn.image }
            let step: CGFloat = 64
            let limit = Self.longestEdge / CGFloat(scale)
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

    private static let longestEdge: CGFloat = 8192
}
