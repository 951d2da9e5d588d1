import CPNG
import Foundation

/// libpng's reader of one file; owns its state and its bytes.
final class PNGReader {
    // libpng keeps both addresses between calls.
    private let image: UnsafeMutablePointer<png_image>
    private let data: NSData

    var width: Int { Int(image.pointee.width) }
    var height: Int { Int(image.pointee.height) }
    let hasAlpha: Bool

    /// - Parameter data: A file whose structure is checked.
    init(_ data: Data) throws {
        self.data = NSData(data: data)
        image = .allocate(capacity: 1)
        image.initialize(to: png_image())
        image.pointee.version = UInt32(PNG_IMAGE_VERSION)
        let isSound = png_image_begin_read_from_memory(image, self.data.bytes, self.data.length) != 0
        hasAlpha = image.pointee.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
        guard isSound else { throw ImageError.corrupt(image.pointee.sentence) }
        image.pointee.format = pngColorAlphaFormat
        image.pointee.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    }

    deinit {
        png_image_free(image)
        image.deallocate()
    }

    /// Fills `pixels` with premultiplied `0xAARRGGBB`, one per pixel.
    func readPremultiplied(into pixels: UnsafeMutableBufferPointer<UInt32>) throws {
        guard png_image_finish_read(image, nil, pixels.baseAddress, 0, nil) != 0 else {
            throw ImageError.corrupt(image.pointee.sentence)
        }
        guard hasAlpha else { return }
        for index in pixels.indices {
            pixels[index] = PixelArithmetic.premultiplied(pixels[index])
        }
    }
}
