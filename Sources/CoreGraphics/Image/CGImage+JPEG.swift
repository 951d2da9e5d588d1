import CJPEGFile
import Foundation

extension CGImage {
    /// The image as JPEG, composited on white if it is not opaque.
    ///
    /// - Parameters:
    ///   - quality: 0 (smallest) to 1 (best), clamped to that range; NaN counts as 1. From 0.9 on chroma keeps full resolution.
    ///   - exifOrientation: The EXIF orientation 1…8, written to the file unless it is 1.
    ///
    /// Throws ``ImageError/notEncodable(_:)`` if libjpeg fails, as for a width or height of more than 65,500 pixels.
    package func jpegData(quality: CGFloat, exifOrientation: Int = 1) throws -> Data {
        let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        var message = [CChar](repeating: 0, count: Int(KINORA_JPEG_MESSAGE_SIZE))
        let isWritten = withPixels { pixels in
            message.withUnsafeMutableBufferPointer { message in
                kinora_jpeg_write(
                    pixels.baseAddress, UInt32(clamping: width), UInt32(clamping: height), max(percent, 1), Int32(exifOrientation), &bytes,
                    &count, message.baseAddress)
            }
        }
        guard isWritten, let bytes else {
            throw ImageError.notEncodable(String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
        return Data(bytesNoCopy: realloc(bytes, count) ?? UnsafeMutableRawPointer(bytes), count: count, deallocator: .free)
    }
}
