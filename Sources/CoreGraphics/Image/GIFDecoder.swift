import CGIF
import Foundation

/// A GIF file: its frames are listed on opening and composed in sequence on demand.
final class GIFDecoder: ImageDecoder {
    let width: Int
    let height: Int
    let delays: [Double]
    let unclampedDelays: [Double]
    let playCount: Int

    private let data: Data
    private let frames: [GIFFrame]
    // Composing state; nil before the first frame, and after damage.
    private var composer: GIFComposer?

    init(_ data: Data) throws {
        let input = try GIFInput(data)
        var control = GIFFrame.Control()
        var frames: [GIFFrame] = []
        var plays = 1
        reading: while true {
            switch try input.next() {
            case .image:
                frames.append(GIFFrame(input.header.Image, control: control))
                control = GIFFrame.Control()
                guard frames.count <= ImageReader.maximumFrameCount else {
                    throw ImageError.corrupt("the GIF has more than \(ImageReader.maximumFrameCount) frames")
                }
                try input.skipImage()
            case .extension(let function, var block):
                var isLoopExtension = false
                if function == Int(GRAPHICS_EXT_FUNC_CODE), let block { control = GIFFrame.Control(block) }
                if function == Int(APPLICATION_EXT_FUNC_CODE), let block { isLoopExtension = GIFDecoder.isLoopExtension(block) }
                while block != nil {
                    block = try input.nextExtensionBlock()
                    // A sub-block of three bytes: 1, and the number of repetitions after the first play, 0 for forever.
                    guard isLoopExtension, let block, block[0] >= 3, block[1] == 1 else { continue }
                    let repetitions = Int(block[2]) | Int(block[3]) << 8
                    plays = repetitions == 0 ? 0 : repetitions + 1
                }
            case .end:
                break reading
            }
        }
        guard let first = frames.first else { throw ImageError.corrupt("the GIF has no image in it") }
        let header = input.header
        // Some writers omit the overall size.
        width = header.SWidth > 0 ? Int(header.SWidth) : first.left + first.width
        height = header.SHeight > 0 ? Int(header.SHeight) : first.top + first.height
        try GIFDecoder.checkSize(width: width, height: height, of: .gif)
        for frame in frames where frame.width > 0 && frame.height > CGImage.maximumPixelCount / frame.width {
            throw ImageError.tooLarge(width: frame.width, height: frame.height)
        }
        self.data = data
        self.frames = frames
        delays = frames.count > 1 ? frames.map(\.control.delay) : [0]
        unclampedDelays = frames.count > 1 ? frames.map(\.control.unclampedDelay) : [0]
        playCount = plays
    }

    func frame(at index: Int) throws -> CGImage {
        let composer: GIFComposer
        if let present = self.composer, present.nextIndex <= index {
            composer = present
        } else {
            composer = try GIFComposer(data, width: width, height: height, frames: frames)
        }
        // Until the frame is complete; damage leaves no state to continue from.
        self.composer = nil
        var image = try composer.next()
        while composer.nextIndex <= index { image = try composer.next() }
        self.composer = composer.nextIndex < frames.count ? composer : nil
        return image
    }

    private static func isLoopExtension(_ block: UnsafePointer<UInt8>) -> Bool {
        let name = UnsafeBufferPointer(start: block + 1, count: Int(block[0]))
        return name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8)
    }
}
