import CJPEGFile
import Foundation

/// A JPEG file: baseline or progressive, of gray, RGB, YCbCr, CMYK or YCCK.
final class JPEGDecoder: ImageDecoder {
    let width: Int
    let height: Int
    let exifOrientation: Int
    private let data: Data

    init(_ data: Data) throws {
        var (width, height): (UInt32, UInt32) = (0, 0)
        try JPEGDecoder.withMessage { message in
            data.withUnsafeBytes { kinora_jpeg_read_size($0.baseAddress, $0.count, &width, &height, message) }
        }
        try JPEGDecoder.checkSize(width: Int(width), height: Int(height), of: .jpeg)
        self.width = Int(width)
        self.height = Int(height)
        self.data = data
        exifOrientation = data.withUnsafeBytes(EXIF.orientation(ofJPEG:)) ?? 1
    }

    var tags: ImageTags { data.withUnsafeBytes(EXIF.tags(ofJPEG:)) }

    func frame(at index: Int) throws -> CGImage {
        try CGImage(width: width, height: height, isOpaque: true) { pixels in
            try JPEGDecoder.withMessage { message in
                data.withUnsafeBytes {
                    kinora_jpeg_read_pixels($0.baseAddress, $0.count, UInt32(width), UInt32(height), pixels.baseAddress, message)
                }
            }
        }
    }

    /// Calls `body`, which returns whether it succeeded, with a buffer for the error message.
    private static func withMessage(_ body: (UnsafeMutablePointer<CChar>?) -> Bool) throws {
        var message = [CChar](repeating: 0, count: Int(KINORA_JPEG_MESSAGE_SIZE))
        guard message.withUnsafeMutableBufferPointer({ body($0.baseAddress) }) else {
            throw ImageError.corrupt(
                "the JPEG: " + String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
    }
}
