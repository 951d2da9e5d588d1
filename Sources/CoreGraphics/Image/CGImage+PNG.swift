import CPNG
import CPNGFile
import CPixels
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
        let structure = try pngData.withUnsafeBytes { try PNGStructure(checking: $0) }
        let reader = try PNGReader(structure.isDeepInterlaced ? Self.deinterlaced(pngData) : pngData)
        try self.init(
            width: reader.width, height: reader.height, isOpaque: !reader.hasAlpha, shouldInterpolate: shouldInterpolate
        ) { try reader.readPremultiplied(into: $0) }
        giveSamplesOfFile()
    }

    /// The same file with its rows in order.
    private static func deinterlaced(_ file: Data) throws -> Data {
        var result: UnsafeMutablePointer<UInt8>?
        var count = 0
        let message = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(KINORA_PNG_MESSAGE_SIZE)) { message -> String? in
            let isSound = file.withUnsafeBytes { bytes in
                kinora_png_deinterlace(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &result, &count, message.baseAddress)
            }
            return isSound ? nil : message.baseAddress.map { String(cString: $0) } ?? ""
        }
        guard message == nil, let result else { throw ImageError.corrupt(message ?? "") }
        return Data(bytesNoCopy: result, count: count, deallocator: .free)
    }

    /// The image as PNG: unpremultiplied alpha, eight bits, sRGB; three components if the image is opaque.
    ///
    /// Decoding it gives the same pixels. Optimized for speed over size: on screens 15 to 45 times as fast as libpng at its default
    /// settings, for files 1.1 to 1.5 times as large. Throws ``ImageError/notEncodable(_:)`` if memory is lacking.
    package func pngData() throws -> Data {
        let bound = kinora_png_bound(width, height, !isOpaque)
        guard let memory = malloc(bound) else { throw ImageError.notEncodable("\(bound) bytes of memory are not to be had") }
        let count = withPixels { pixels in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { zeros in
                zeros.initialize(repeating: 0)
                return kinora_png_write(
                    PNGTables.address, pixels.baseAddress, width, width, height, !isOpaque, zeros.baseAddress,
                    memory.assumingMemoryBound(to: UInt8.self))
            }
        }
        return Data(bytesNoCopy: realloc(memory, count) ?? memory, count: count, deallocator: .free)
    }
}

/// Constants of the PNG encoder, made once.
private enum PNGTables {
    nonisolated(unsafe) static let address: UnsafePointer<kinora_png_tables> = {
        let tables = UnsafeMutablePointer<kinora_png_tables>.allocate(capacity: 1)
        kinora_png_prepare(tables)
        return UnsafePointer(tables)
    }()
}

extension png_image {
    /// libpng's error message.
    var sentence: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
