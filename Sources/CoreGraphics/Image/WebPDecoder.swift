import CWebP
import Foundation

/// A WebP file, lossy or lossless, still or animated.
final class WebPDecoder: ImageDecoder {
    let width: Int
    let height: Int
    let delays: [Double]
    let unclampedDelays: [Double]
    let playCount: Int

    private let data: NSData
    private let hasAlpha: Bool
    private let isAnimated: Bool
    // The animation decoder and its next frame; nil before the first frame and after damage.
    private var animation: (decoder: OpaquePointer, nextIndex: Int)?

    private var bytes: WebPData {
        WebPData(bytes: data.bytes.assumingMemoryBound(to: UInt8.self), size: data.length)
    }

    init(_ data: Data) throws {
        // libwebp keeps the address.
        self.data = NSData(data: data)
        var bytes = WebPData(bytes: self.data.bytes.assumingMemoryBound(to: UInt8.self), size: self.data.length)
        guard let demuxer = WebPDemux(&bytes) else {
            throw ImageError.corrupt("the WebP of \(data.count) bytes is cut off or contradicts itself")
        }
        defer { WebPDemuxDelete(demuxer) }
        width = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH))
        height = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT))
        try WebPDecoder.checkSize(width: width, height: height, of: .webP)
        let flags = WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS)
        let count = Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT))
        guard count > 0 else { throw ImageError.corrupt("the WebP has no image in it") }
        // libwebp searches its list of frames from the start for each frame.
        guard count <= ImageReader.maximumFrameCount else {
            throw ImageError.corrupt("the WebP has more than \(ImageReader.maximumFrameCount) frames")
        }
        isAnimated = flags & ANIMATION_FLAG.rawValue != 0
        playCount = isAnimated ? Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT)) : 1
        var frame = WebPIterator()
        guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { throw ImageError.corrupt("the WebP has no first frame") }
        defer { WebPDemuxReleaseIterator(&frame) }
        hasAlpha = isAnimated || frame.has_alpha != 0
        var delays: [Double] = [], unclamped: [Double] = []
        repeat {
            unclamped.append(Double(frame.duration) / 1000)
            delays.append(frame.duration <= 10 ? 0.1 : Double(frame.duration) / 1000)
        } while WebPDemuxNextFrame(&frame) != 0
        self.delays = isAnimated && delays.count > 1 ? delays : [0]
        unclampedDelays = isAnimated && delays.count > 1 ? unclamped : [0]
    }

    deinit {
        if let animation { WebPAnimDecoderDelete(animation.decoder) }
    }

    func frame(at index: Int) throws -> CGImage {
        try CGImage(width: width, height: height, isOpaque: !hasAlpha) { pixels in
            try isAnimated ? composeFrame(index, into: pixels) : decode(into: pixels)
            guard hasAlpha else { return }
            for position in pixels.indices {
                // Untouched pages cost no memory.
                if pixels[position] != 0 { pixels[position] = PixelArithmetic.premultiplied(pixels[position]) }
            }
        }
    }

    private func decode(into pixels: UnsafeMutableBufferPointer<UInt32>) throws {
        let rowSize = width * 4
        guard
            WebPDecodeBGRAInto(
                bytes.bytes, bytes.size, UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self),
                pixels.count * 4, Int32(rowSize)) != nil
        else { throw ImageError.corrupt("the WebP's pixels are damaged or cut off") }
    }

    private func composeFrame(_ index: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) throws {
        if let present = animation, present.nextIndex > index {
            WebPAnimDecoderReset(present.decoder)
            animation = (present.decoder, 0)
        }
        let decoder = try animation?.decoder ?? openAnimation()
        var (canvas, time): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
        var nextIndex = animation?.nextIndex ?? 0
        animation = nil
        while nextIndex <= index {
            guard WebPAnimDecoderGetNext(decoder, &canvas, &time) != 0, canvas != nil else {
                WebPAnimDecoderDelete(decoder)
                throw ImageError.corrupt("frame \(nextIndex) of the WebP is damaged")
            }
            nextIndex += 1
        }
        animation = (decoder, nextIndex)
        if let canvas {
            UnsafeMutableRawBufferPointer(pixels).copyMemory(from: UnsafeRawBufferPointer(start: canvas, count: pixels.count * 4))
        }
    }

    private func openAnimation() throws -> OpaquePointer {
        var options = WebPAnimDecoderOptions()
        var bytes = bytes
        guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw ImageError.corrupt("libwebp is of another version than its headers") }
        options.color_mode = MODE_BGRA
        guard let decoder = WebPAnimDecoderNew(&bytes, &options) else {
            throw ImageError.corrupt("the animated WebP is damaged")
        }
        return decoder
    }
}
