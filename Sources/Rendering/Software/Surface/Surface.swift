import CPixels

/// A rectangle of premultiplied pixels in target coordinates; does not own its memory.
struct Surface {
    let pixels: UnsafeMutablePointer<UInt32>
    /// Bounds in target coordinates.
    let bounds: DeviceRect
    /// Pixels per row in memory.
    let stride: Int

    /// The pixel at absolute coordinates inside `bounds`.
    @inline(__always)
    func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + ((y - bounds.top) * stride + x - bounds.left)
    }

    func clear(to color: UInt32, _ kernels: Kernels) { clear(bounds, to: color, kernels) }

    /// Fills a rectangle inside `bounds` with one color.
    func clear(_ rect: DeviceRect, to color: UInt32, _ kernels: Kernels) {
        guard !rect.isEmpty else { return }
        for y in rect.top..<rect.bottom { kernels.fill(pixel(x: rect.left, y: y), rect.width, with: color) }
    }

    /// Prefetches a small part into the cache: hardware prefetching does not cross the ends of short rows.
    func fetch(_ rect: DeviceRect) {
        guard Self.isWorthFetching(rect) else { return }
        kinora_fetch(pixel(x: rect.left, y: rect.top), rect.width * 4, rect.height, stride * 4)
    }

    static func isWorthFetching(_ rect: DeviceRect) -> Bool {
        !rect.isEmpty && rect.width <= longestFetched && rect.width * rect.height <= mostFetched
    }

    private static let longestFetched = 512
    /// Half of the first-level cache.
    private static let mostFetched = 1 << 14
}
