import CCairo
import Foundation

/// A context's externally visible pixels, in a layout other than Cairo's.
final class BitmapMemory {
    let bytes: UnsafeMutableRawPointer
    private let isOwned: Bool
    private let bytesPerRow: Int
    private let layout: PixelLayout
    private let width: Int
    private let height: Int

    /// - Parameter memory: The buffer to draw into; nil allocates one.
    init?(_ memory: UnsafeMutableRawPointer?, bytesPerRow: Int, layout: PixelLayout, width: Int, height: Int) {
        guard let bytes = memory ?? calloc(height, bytesPerRow) else { return nil }
        self.bytes = bytes
        isOwned = memory == nil
        (self.bytesPerRow, self.layout, self.width, self.height) = (bytesPerRow, layout, width, height)
    }

    deinit {
        if isOwned { free(bytes) }
    }

    /// Copies external changes into the image. Pixels that would convert to the same bytes keep their drawn precision.
    func load(into surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        withUnsafeTemporaryAllocation(byteCount: bytesPerRow, alignment: 16) { row in
            for y in 0..<height {
                let pixels = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
                let source = bytes + y * bytesPerRow
                guard let drawn = row.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
                layout.writeRow(pixels, to: drawn, count: width)
                guard memcmp(drawn, source, width * layout.bytesPerPixel) != 0 else { continue }
                layout.convertRow(source.assumingMemoryBound(to: UInt8.self), to: pixels, count: width)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Writes the image to the external buffer.
    func store(from surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            layout.writeRow(
                UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self),
                to: (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self), count: width)
        }
    }
}
