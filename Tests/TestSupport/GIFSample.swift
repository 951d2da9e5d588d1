import Foundation

/// Writes GIF files for tests: every pixel is a code of nine bits in a stream that is cleared before its table could grow.
package struct GIFSample {
    package struct Frame {
        /// In pixels: left, top, width, height.
        package var rect: (x: Int, y: Int, width: Int, height: Int)
        /// One index per pixel, in the order of the rows as shown.
        package var indices: [UInt8]
        package var delay = 0
        package var disposal = 0
        package var transparentIndex: UInt8?
        package var isInterlaced = false
        package var colors: [UInt32]?

        package init(x: Int = 0, y: Int = 0, width: Int, height: Int, indices: [UInt8]) {
            rect = (x, y, width, height)
            self.indices = indices
        }
    }

    package var width: Int
    package var height: Int
    /// 0xRRGGBB, at most 256.
    package var colors: [UInt32]
    package var frames: [Frame]
    /// As in the file: how often the frames are repeated, 0 for ever; nil writes nothing.
    package var repetitions: Int?

    package init(width: Int, height: Int, colors: [UInt32], frames: [Frame], repetitions: Int? = nil) {
        self.width = width
        self.height = height
        self.colors = colors
        self.frames = frames
        self.repetitions = repetitions
    }

    package var data: Data {
        var bytes = Array("GIF89a".utf8) + pair(width) + pair(height) + [0xF7, 0, 0] + table(colors)
        if let repetitions {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + pair(repetitions) + [0]
        }
        for frame in frames {
            let flags = UInt8(frame.disposal << 2) | (frame.transparentIndex == nil ? 0 : 1)
            bytes += [0x21, 0xF9, 4, flags] + pair(frame.delay) + [frame.transparentIndex ?? 0, 0]
            bytes += [0x2C] + pair(frame.rect.x) + pair(frame.rect.y) + pair(frame.rect.width) + pair(frame.rect.height)
            bytes += [(frame.isInterlaced ? 0x40 : 0) | (frame.colors == nil ? 0 : 0x87)] + (frame.colors.map(table) ?? [])
            bytes += [8] + compressed(frame)
        }
        return Data(bytes + [0x3B])
    }

    private func pair(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }

    private func table(_ colors: [UInt32]) -> [UInt8] {
        (0..<256).flatMap { index -> [UInt8] in
            let color = index < colors.count ? colors[index] : 0
            return [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
        }
    }

    private func compressed(_ frame: Frame) -> [UInt8] {
        var (stream, pending, count): ([UInt8], UInt32, UInt32) = ([], 0, 0)
        func put(_ code: Int) {
            pending |= UInt32(code) << count
            count += 9
            while count >= 8 {
                stream.append(UInt8(pending & 0xFF))
                pending >>= 8
                count -= 8
            }
        }
        let steps = frame.isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
        let rows = steps.flatMap { Array(stride(from: $0.0, to: frame.rect.height, by: $0.1)) }
        let ordered = rows.flatMap { frame.indices[($0 * frame.rect.width)..<(($0 + 1) * frame.rect.width)] }
        for (position, index) in ordered.enumerated() {
            if position % 100 == 0 { put(256) }
            put(Int(index))
        }
        put(257)
        if count > 0 { stream.append(UInt8(pending & 0xFF)) }
        let blocks = stride(from: 0, to: stream.count, by: 255).flatMap { start -> [UInt8] in
            let block = stream[start..<min(start + 255, stream.count)]
            return [UInt8(block.count)] + block
        }
        return blocks + [0]
    }
}
