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

    /// Fills a rectangle inside `bounds` with one colour.
    func clear(_ part: DeviceRect, to color: UInt32, _ kernels: Kernels) {
        guard !part.isEmpty else { return }
        for y in part.top..<part.bottom { kernels.fill(pixel(x: part.left, y: y), part.width, with: color) }
    }

    /// Prefetches a small part into the cache: hardware prefetching does not cross the ends of short rows.
    func fetch(_ part: DeviceRect) {
        guard Self.isWorthFetching(part) else { return }
        kinora_fetch(pixel(x: part.left, y: part.top), part.width * 4, part.height, stride * 4)
    }

    static func isWorthFetching(_ part: DeviceRect) -> Bool {
        !part.isEmpty && part.width <= longestFetched && part.width * part.height <= mostFetched
    }

    private static let longestFetched = 512
    /// Half of the first-level cache.
    private static let mostFetched = 1 << 14
}
