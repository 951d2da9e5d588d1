import CoreGraphics

/// The stencils last shown, and the colour they were filled with: tints that come back cost nothing.
@MainActor
final class TintedPictures {
    // More belong to an animation of many pictures, which keeps them itself while it runs.
    private static let limit = 8

    private var kept: [(source: CGImage, color: CGColor, pixels: CGImage)] = []

    func picture(_ source: CGImage, in color: CGColor) -> CGImage {
        if let found = kept.first(where: { $0.source === source && $0.color == color }) { return found.pixels }
        let pixels = source.recoloured(with: color)
        kept.append((source, color, pixels))
        if kept.count > Self.limit { kept.removeFirst() }
        return pixels
    }
}
