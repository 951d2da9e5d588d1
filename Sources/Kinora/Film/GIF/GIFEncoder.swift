import CFFmpeg
import CoreGraphics

/// Encodes a film as GIF in two passes: frames are spooled to an unlinked file while their colors are counted, then all are drawn with
/// one palette. A single palette avoids flicker and lets GIF omit unchanged pixels.
final class GIFEncoder: FilmEncoder {
    private let shape: FilmShape
    /// Interval of shown frames: browsers play a delay below 0.02 s as 0.1 s.
    private let step: Int
    private let video: VideoFile
    private let spool: FrameSpool
    private var histogram = ColorHistogram()

    init(file: PartialFile, shape: FilmShape) throws {
        self.shape = shape
        step = (shape.framesPerSecond + 49) / 50
        spool = try FrameSpool(beside: file, pixelCount: shape.width * shape.height)
        video = try VideoFile(
            file: file, recipe: .gif, width: shape.width, height: shape.height, framesPerSecond: shape.framesPerSecond)
    }

    func append(_ image: CGImage, at index: Int) throws {
        guard index % step == 0 else { return }
        try image.withPixels {
            histogram.add($0)
            try spool.append($0)
        }
    }

    func finish(frameCount: Int) throws {
        var colors = MedianCut(histogram.occupied)
        let quantizer = ColorQuantizer(palette: colors.palette(count: 255))
        try spool.rewind()
        for index in stride(from: 0, to: frameCount, by: step) {
            try spool.withNextFrame { pixels in
                try video.encode(time: hundredths(at: index)) { frame in
                    guard let entries = frame.data.0, let palette = frame.data.1 else { return }
                    quantizer.palette.withUnsafeBytes {
                        UnsafeMutableRawBufferPointer(start: palette, count: $0.count).copyMemory(from: $0)
                    }
                    quantizer.quantize(pixels, width: shape.width, into: entries, stride: Int(frame.linesize.0))
                }
            }
        }
        let last = (frameCount - 1) / step * step
        let lastDelay = hundredths(at: frameCount) - hundredths(at: last)
        try video.finish(containerOptions: [("final_delay", String(max(2, lastDelay)))])
    }

    /// The time of a frame in GIF's unit, hundredths of a second.
    private func hundredths(at index: Int) -> Int { (index * 200 + shape.framesPerSecond) / (2 * shape.framesPerSecond) }
}
