import CoreGraphics

/// LRU cache of template images filled with a tint color.
@MainActor
final class TintedImageCache {
    // A higher number comes only from animated images, which keep their own while they run.
    private static let limit = 8

    private var kept: [(source: CGImage, color: CGColor, pixels: CGImage)] = []

    func image(_ source: CGImage, in color: CGColor) -> CGImage {
        if let found = kept.first(where: { $0.source === source && $0.color == color }) { return found.pixels }
        let pixels = source.recolored(with: color)
        kept.append((source, color, pixels))
        if kept.count > Self.limit { kept.removeFirst() }
        return pixels
    }
}
