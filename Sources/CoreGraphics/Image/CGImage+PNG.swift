import CPNG
import Foundation

// The simplified API's formats, which C defines by macros that Swift does not import.
let pngColorFormat = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_BGR)
let pngColorAlphaFormat = pngColorFormat | UInt32(PNG_FORMAT_FLAG_ALPHA)

extension CGImage {
    /// Decodes a PNG file.
    ///
    /// Every kind of PNG is supported; 16 bits per component become 8, and a file with its own gamma is converted to sRGB. Throws an
    /// ``ImageError`` with the reason: not a PNG, damaged or truncated at any byte, or more than ``maximumPixelCount`` pixels (checked
    /// before memory is allocated for them).
    package convenience init(pngData: Data) throws {
        try self.init(pngData: pngData, shouldInterpolate: true)
    }

    convenience init(pngData: Data, shouldInterpolate: Bool) throws {
        _ = try pngData.withUnsafeBytes { try PNGStructure(checking: $0) }
        let reader = try PNGReader(pngData)
        try self.init(
            width: reader.width, height: reader.height, isOpaque: !reader.hasAlpha, shouldInterpolate: shouldInterpolate
        ) { try reader.readPremultiplied(into: $0) }
    }

    /// The image as PNG: unpremultiplied alpha, eight bits, sRGB; three components if the image is opaque.
    ///
    /// Decoding it gives the same pixels. Optimised for speed over size. Throws ``ImageError/notEncodable(_:)`` if libpng fails, as for
    /// an image wider than a million pixels.
    package func pngData() throws -> Data {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(width)
        image.height = UInt32(height)
        image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
        image.format = isOpaque ? pngColorFormat : pngColorAlphaFormat
        defer { png_image_free(&image) }
        let componentCount = isOpaque ? 3 : 4
        return try withUnsafeTemporaryAllocation(byteCount: width * height * componentCount, alignment: 4) { bytes in
            copyStraightPixels(to: bytes)
            // libpng's own bound, PNG_IMAGE_PNG_SIZE_MAX with chunk headers to spare: a smaller buffer makes it compress twice.
            let rawCount = bytes.count + height
            var count = rawCount + rawCount / 8 + rawCount / 64 + 1024
            guard let memory = malloc(count) else { throw ImageError.notEncodable("\(count) bytes of memory are not to be had") }
            guard png_image_write_to_memory(&image, memory, &count, 0, bytes.baseAddress, 0, nil) != 0 else {
                free(memory)
                throw ImageError.notEncodable(image.sentence)
            }
            return Data(bytesNoCopy: realloc(memory, count) ?? memory, count: count, deallocator: .free)
        }
    }

    private func copyStraightPixels(to bytes: UnsafeMutableRawBufferPointer) {
        withPixels { pixels in
            if isOpaque {
                guard var target = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
                for pixel in pixels {
                    target[0] = UInt8(truncatingIfNeeded: pixel)
                    target[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
                    target[2] = UInt8(truncatingIfNeeded: pixel &>> 16)
                    target += 3
                }
            } else {
                let target = bytes.bindMemory(to: UInt32.self)
                for index in pixels.indices {
                    target[index] = PixelArithmetic.straight(pixels[index])
                }
            }
        }
    }
}

extension png_image {
    /// libpng's error message.
    var sentence: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
