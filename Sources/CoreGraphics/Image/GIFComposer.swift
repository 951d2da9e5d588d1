import CGIF
import Foundation

/// Composes a GIF's frames in order.
final class GIFComposer {
    /// The frame returned by ``next()``.
    private(set) var nextIndex = 0

    private let input: GIFInput
    private let width: Int
    private let height: Int
    private let frames: [GIFFrame]
    /// The background of the next frame before `cleared` is removed from it; nil for none.
    private var base: CGImage?
    private var cleared: GIFFrame?

    init(_ data: Data, width: Int, height: Int, frames: [GIFFrame]) throws {
        input = try GIFInput(data)
        self.width = width
        self.height = height
        self.frames = frames
    }

    /// The whole image during the next frame, which must exist. Throws an ``ImageError`` for damage; it must not be called again then.
    func next() throws -> CGImage {
        var record = try input.next()
        while case .extension(_, var block) = record {
            while block != nil { block = try input.nextExtensionBlock() }
            record = try input.next()
        }
        let frame = frames[nextIndex]
        let colors = try colorTable(transparent: frame.control.transparentIndex)
        let coversAll = frame.left == 0 && frame.top == 0 && frame.width >= width && frame.height >= height
        let isOpaque = coversAll && frame.control.transparentIndex == nil || base?.isOpaque == true && cleared == nil
        let image = try CGImage(width: width, height: height, isOpaque: isOpaque) { pixels in
            guard let target = pixels.baseAddress else { return }
            base?.withPixels { source in
                guard let start = source.baseAddress else { return }
                target.update(from: start, count: source.count)
            }
            if let cleared { clear(cleared, in: target) }
            try draw(frame, colors, in: target)
        }
        switch frame.control.disposal {
        case .keep: (base, cleared) = (image, nil)
        case .clear: (base, cleared) = (image, frame)
        case .restore: break
        }
        nextIndex += 1
        return image
    }

    /// One premultiplied pixel per index; 0 is not drawn. An index without a color is black.
    private func colorTable(transparent: Int?) throws -> [UInt32] {
        guard let map = input.header.Image.ColorMap ?? input.header.SColorMap, let colors = map.pointee.Colors else {
            throw ImageError.corrupt("frame \(nextIndex) of the GIF has no colors")
        }
        var table = [UInt32](repeating: 0xFF00_0000, count: 256)
        for index in 0..<min(256, Int(map.pointee.ColorCount)) {
            let color = colors[index]
            table[index] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
        }
        if let transparent { table[transparent] = 0 }
        return table
    }

    private func draw(_ frame: GIFFrame, _ colors: [UInt32], in target: UnsafeMutablePointer<UInt32>) throws {
        guard frame.width > 0, frame.height > 0 else { return try input.skipImage() }
        let visible = max(0, min(frame.width, width - frame.left))
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: frame.width) { indices in
            for row in frame.rows.joined() {
                try input.readRow(into: indices)
                guard frame.top + row < height else { continue }
                let start = target + (frame.top + row) * width + frame.left
                for x in 0..<visible {
                    let color = colors[Int(indices[x])]
                    if color != 0 { start[x] = color }
                }
            }
        }
    }

    private func clear(_ frame: GIFFrame, in target: UnsafeMutablePointer<UInt32>) {
        let visible = max(0, min(frame.width, width - frame.left))
        for row in frame.top..<max(frame.top, min(frame.top + frame.height, height)) where visible > 0 {
            (target + row * width + frame.left).update(repeating: 0, count: visible)
        }
    }
}
