import CHEIF
import Foundation

/// A HEIF file: HEIC of a phone's camera, AVIF. Its first image, which libheif decodes upright.
final class HEIFDecoder: ImageDecoder {
    let width: Int
    let height: Int

    private let data: NSData
    private let hasAlpha: Bool
    private let file: OpaquePointer

    init(_ data: Data) throws {
        // libheif keeps the address.
        self.data = NSData(data: data)
        var (width, height): (Int32, Int32) = (0, 0)
        var hasAlpha = false
        var problem: UnsafeMutablePointer<CChar>?
        let bytes = self.data.bytes.assumingMemoryBound(to: UInt8.self)
        guard let file = kinora_heif_open(bytes, self.data.length, &width, &height, &hasAlpha, &problem) else {
            throw Self.error(problem)
        }
        self.file = file
        self.width = Int(width)
        self.height = Int(height)
        self.hasAlpha = hasAlpha
        try HEIFDecoder.checkSize(width: self.width, height: self.height, of: .heif)
    }

    deinit { kinora_heif_close(file) }

    private static func error(_ problem: UnsafeMutablePointer<CChar>?) -> ImageError {
        defer { free(problem) }
        return .corrupt("HEIF: " + (problem.map { String(cString: $0) } ?? "the file cannot be read"))
    }

    func frame(at index: Int) throws -> CGImage {
        try CGImage(width: width, height: height, isOpaque: !hasAlpha) { pixels in
            var problem: UnsafeMutablePointer<CChar>?
            guard kinora_heif_decode(file, pixels.baseAddress, Int32(width), Int32(height), &problem) else { throw Self.error(problem) }
            guard hasAlpha else { return }
            for position in pixels.indices { pixels[position] = PixelArithmetic.premultiplied(pixels[position]) }
        }
    }
}
