import CPixels

/// A rectangle of premultiplied pixels somewhere on the target; it does not own its memory.
struct Surface {
    let pixels: UnsafeMutablePointer<UInt32>
    /// What of the target it holds.
    let bounds: DeviceRect
    /// Pixels from one row to the next.
    let stride: Int

    /// The pixel at absolute coordinates inside `bounds`.
    @inline(__always)
    func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + ((y - bounds.top) * stride + x - bounds.left)
    }

    func clear(to color: UInt32, _ kernels: Kernels) { clear(bounds, to: color, kernels) }

    /// Gives every pixel of a rectangle inside `bounds` one colour.
    func clear(_ part: DeviceRect, to color: UInt32, _ kernels: Kernels) {
        guard !part.isEmpty else { return }
        for y in part.top..<part.bottom { kernels.fill(pixel(x: part.left, y: y), part.width, with: color) }
    }

    /// Has a part fetched into the cache, where it is small: between short rows the processor does not see what comes next.
    func fetch(_ part: DeviceRect) {
        guard Self.isWorthFetching(part) else { return }
        kinora_fetch(pixel(x: part.left, y: part.top), part.width * 4, part.height, stride * 4)
    }

    static func isWorthFetching(_ part: DeviceRect) -> Bool {
        !part.isEmpty && part.width <= longestFetched && part.width * part.height <= mostFetched
    }

    private static let longestFetched = 512
    /// A part that fits the cache of the first level half.
    private static let mostFetched = 1 << 14
}
