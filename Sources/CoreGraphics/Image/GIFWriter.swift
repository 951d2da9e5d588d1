import CGIF
import Foundation

/// Writes a GIF file of whole frames, each with up to 256 colors of its own.
package struct GIFWriter {
    /// A frame of an animation.
    package struct Frame {
        package let image: CGImage
        /// In seconds; written in hundredths.
        package let delay: Double

        package init(_ image: CGImage, delay: Double) {
            self.image = image
            self.delay = delay
        }
    }

    private let frames: [Frame]
    private let repetitions: Int?

    /// - Parameters:
    ///   - frames: in order. The file is as large as the first; others are cut off, or leave the rest transparent.
    ///   - repetitions: the number of further plays, 0 for forever; nil writes none.
    package init(_ frames: [Frame], repetitions: Int?) {
        self.frames = frames
        self.repetitions = repetitions
    }

    /// The file. Throws ``ImageError/notEncodable(_:)`` without frames, and for a width or height of more than 65,535 pixels.
    package func data() throws -> Data {
        guard let first = frames.first?.image else { throw ImageError.notEncodable("a GIF needs a frame") }
        guard first.width <= Int(UInt16.max), first.height <= Int(UInt16.max) else {
            throw ImageError.notEncodable("a GIF has at most \(UInt16.max) pixels each way, not \(first.width) x \(first.height)")
        }
        let output = GIFOutput()
        var code: Int32 = 0
        let file = EGifOpen(
            Unmanaged.passUnretained(output).toOpaque(),
            { file, bytes, count in
                guard let user = file?.pointee.UserData, let bytes else { return 0 }
                Unmanaged<GIFOutput>.fromOpaque(user).takeUnretainedValue().data.append(bytes, count: Int(count))
                return count
            }, &code)
        guard let file else { throw Self.error(code) }
        do {
            try write(to: file, width: first.width, height: first.height)
        } catch {
            EGifCloseFile(file, nil)
            throw error
        }
        guard EGifCloseFile(file, &code) == GIF_OK else { throw Self.error(code) }
        return output.data
    }

    private func write(to file: UnsafeMutablePointer<GifFileType>, width: Int, height: Int) throws {
        func check(_ status: Int32) throws { if status != GIF_OK { throw Self.error(file.pointee.Error) } }
        EGifSetGifVersion(file, true)
        try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
        if let repetitions {
            let count = UInt16(clamping: repetitions)
            try check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
            try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
            try check(EGifPutExtensionBlock(file, 3, [1, UInt8(count & 0xFF), UInt8(count >> 8)]))
            try check(EGifPutExtensionTrailer(file))
        }
        let indexed = frames.map { GIFPalette($0.image, width: width, height: height) }
        // A frame with gaps is drawn on nothing, so each before it is cleared.
        let disposal: UInt8 = indexed.contains { $0.transparentIndex != nil } ? 2 : 1
        for (frame, palette) in zip(frames, indexed) {
            let hundredths = UInt16(clamping: frame.delay.isFinite ? Int((min(max(frame.delay, 0), 655.35) * 100).rounded()) : 0)
            let control: [UInt8] = [
                disposal << 2 | (palette.transparentIndex == nil ? 0 : 1), UInt8(hundredths & 0xFF), UInt8(hundredths >> 8),
                palette.transparentIndex ?? 0,
            ]
            try check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, control))
            let map = GifMakeMapObject(256, palette.colors.map { GifColorType(Red: $0.red, Green: $0.green, Blue: $0.blue) })
            defer { GifFreeMapObject(map) }
            try check(EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, map))
            for row in 0..<height {
                var line = Array(palette.indices[row * width..<(row + 1) * width])
                try check(EGifPutLine(file, &line, Int32(width)))
            }
        }
    }

    private static func error(_ code: Int32) -> ImageError {
        .notEncodable("the GIF: " + (GifErrorString(code).map { String(cString: $0) } ?? "giflib's error \(code)"))
    }
}

/// The bytes that giflib writes.
private final class GIFOutput {
    var data = Data()
}
