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

    func clear(to color: UInt32) {
        for y in 0..<bounds.height { SolidKernels.fill(pixels + y * stride, bounds.width, with: color) }
    }
}
