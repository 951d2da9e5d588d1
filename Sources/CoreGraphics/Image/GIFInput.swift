import CGIF
import Foundation

/// A GIF file being read by giflib, record by record, from memory.
final class GIFInput {
    /// The records after a file's header.
    enum Record {
        case image
        case `extension`(function: Int, block: UnsafePointer<UInt8>?)
        case end
    }

    private let data: NSData
    private var offset = 0
    // Set at the end of the initializer.
    private var file: UnsafeMutablePointer<GifFileType>?

    /// Reads the header; throws an ``ImageError`` if it is invalid.
    init(_ data: Data) throws {
        self.data = NSData(data: data)
        var code: Int32 = 0
        file = DGifOpen(
            Unmanaged.passUnretained(self).toOpaque(),
            { file, target, count in
                guard let user = file?.pointee.UserData, let target else { return 0 }
                return Unmanaged<GIFInput>.fromOpaque(user).takeUnretainedValue().read(Int(count), into: target)
            }, &code)
        guard file != nil else { throw GIFInput.error(code) }
    }

    deinit {
        if let file { DGifCloseFile(file, nil) }
    }

    /// The size of the whole image, the global color table, and the frame being read.
    var header: GifFileType { file?.pointee ?? GifFileType() }

    /// Advances to the next record.
    func next() throws -> Record {
        var kind = UNDEFINED_RECORD_TYPE
        try check(DGifGetRecordType(file, &kind))
        switch kind {
        case IMAGE_DESC_RECORD_TYPE:
            try check(DGifGetImageDesc(file))
            return .image
        case EXTENSION_RECORD_TYPE:
            var function: Int32 = 0
            var block: UnsafeMutablePointer<UInt8>?
            try check(DGifGetExtension(file, &function, &block))
            return .extension(function: Int(function), block: block.map { UnsafePointer($0) })
        case TERMINATE_RECORD_TYPE:
            return .end
        default:
            throw ImageError.corrupt("the GIF has an unknown record before byte \(offset)")
        }
    }

    /// The next sub-block of the current extension, starting with its length; nil after the last.
    func nextExtensionBlock() throws -> UnsafePointer<UInt8>? {
        var block: UnsafeMutablePointer<UInt8>?
        try check(DGifGetExtensionNext(file, &block))
        return block.map { UnsafePointer($0) }
    }

    /// The next row of the current image: one color index per pixel.
    func readRow(into row: UnsafeMutableBufferPointer<UInt8>) throws {
        try check(DGifGetLine(file, row.baseAddress, Int32(row.count)))
    }

    /// Skips the current image's pixels without decoding.
    func skipImage() throws {
        var codeSize: Int32 = 0
        var block: UnsafeMutablePointer<UInt8>?
        try check(DGifGetCode(file, &codeSize, &block))
        while block != nil { try check(DGifGetCodeNext(file, &block)) }
    }

    private func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Int32 {
        let available = min(count, data.length - offset)
        guard available > 0 else { return 0 }
        data.getBytes(target, range: NSRange(location: offset, length: available))
        offset += available
        return Int32(available)
    }

    private func check(_ status: Int32) throws {
        guard status != GIF_OK else { return }
        guard offset < data.length else { throw ImageError.corrupt("the GIF ends at byte \(data.length), before its end mark") }
        throw GIFInput.error(file?.pointee.Error ?? 0)
    }

    private static func error(_ code: Int32) -> ImageError {
        .corrupt("the GIF: " + (GifErrorString(code).map { String(cString: $0) } ?? "giflib's error \(code)"))
    }
}
