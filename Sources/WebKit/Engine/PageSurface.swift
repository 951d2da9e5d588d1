import CWebHelper

/// Memory that the helper draws a view into, mapped for reading.
final class PageSurface {
    let pixels: UnsafePointer<UInt32>
    let size: (width: Int, height: Int)
    private let byteCount: Int

    /// Maps a file of memory, whose descriptor is closed; nil for a size that it does not have.
    init?(descriptor: Int32, width: Int, height: Int, bytesPerRow: Int) {
        guard width > 0, height > 0, bytesPerRow == width * 4, width <= 1 << 15, height <= 1 << 20,
            let bytes = kinora_web_map(descriptor, bytesPerRow * height)
        else { return nil }
        byteCount = bytesPerRow * height
        pixels = bytes.assumingMemoryBound(to: UInt32.self)
        size = (width, height)
    }

    deinit { kinora_web_unmap(pixels, byteCount) }

    /// A rectangle within the memory.
    func clipped(_ rect: PixelRect) -> PixelRect {
        rect.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    }
}
