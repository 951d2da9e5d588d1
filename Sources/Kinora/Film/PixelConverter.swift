import CFFmpeg
import Foundation

/// Converts premultiplied BGRA pixels to an encoder's pixel format. If it has no alpha channel, pixels are composited on black.
final class PixelConverter {
    private let format: AVPixelFormat
    private let width: Int
    private let height: Int
    private let scaler: OpaquePointer
    /// Scratch buffer for pixels with repeated edges, unpremultiplied, or padded for reading past the end; empty until needed.
    private var prepared: [UInt32] = []

    /// - Parameters:
    ///   - width, height: Of the encoder's frames, in pixels; smaller images repeat their last column and row.
    init(to format: AVPixelFormat, width: Int, height: Int, for target: URL) throws {
        try FFmpeg.load(for: target)
        self.format = format
        self.width = width
        self.height = height
        // "0": premultiplied colors are already composited on black, so alpha is ignored.
        let source = format == AV_PIX_FMT_RGBA ? AV_PIX_FMT_BGRA : AV_PIX_FMT_BGR0
        let flags = SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP | SWS_BITEXACT
        guard
            let scaler = sws_getContext(
                Int32(width), Int32(height), source, Int32(width), Int32(height), format, flags, nil, nil, nil)
        else { throw FilmError.encoderFailed(target, step: "convert colors", reason: "no such conversion") }
        self.scaler = scaler
        let matrix = sws_getCoefficients(SWS_CS_ITU709)
        sws_setColorspaceDetails(scaler, matrix, 1, matrix, 0, 0, 1 << 16, 1 << 16)
    }

    deinit { sws_freeContext(scaler) }

    /// Fills `frame`, whose planes have the size and format given at creation.
    func convert(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, into frame: inout AVFrame) {
        if canReadDirectly, (width, height) == (self.width, self.height) {
            scale(pixels, into: &frame)
        } else {
            prepare(pixels, width: width, height: height)
            prepared.withUnsafeBufferPointer { scale($0, into: &frame) }
        }
    }

    /// The scaler reads eight pixels at a time, past the end of the row if the width is not a multiple of eight.
    private var canReadDirectly: Bool { format != AV_PIX_FMT_RGBA && width % 8 == 0 }

    private func scale(_ pixels: UnsafeBufferPointer<UInt32>, into frame: inout AVFrame) {
        let source = [UnsafeRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self), nil, nil, nil]
        let target = [frame.data.0, frame.data.1, frame.data.2, frame.data.3]
        let targetStrides = [frame.linesize.0, frame.linesize.1, frame.linesize.2, frame.linesize.3]
        _ = sws_scale(scaler, source, [Int32(width * 4), 0, 0, 0], 0, Int32(height), target, targetStrides)
    }

    private func prepare(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
        if prepared.isEmpty { prepared = [UInt32](repeating: 0, count: self.width * self.height + 8) }
        prepared.withUnsafeMutableBufferPointer { prepared in
            for y in 0..<self.height {
                let row = UnsafeMutableBufferPointer(rebasing: prepared[y * self.width..<(y + 1) * self.width])
                let source = UnsafeBufferPointer(rebasing: pixels[min(y, height - 1) * width..<(min(y, height - 1) + 1) * width])
                _ = row.update(fromContentsOf: source)
                for x in width..<self.width { row[x] = source[width - 1] }
                guard format == AV_PIX_FMT_RGBA else { continue }
                for x in 0..<self.width { row[x] = Self.unpremultiplied(row[x]) }
            }
        }
    }

    /// A pixel without premultiplication, rounded to nearest.
    private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
        func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
