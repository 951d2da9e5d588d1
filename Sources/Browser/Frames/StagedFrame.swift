import Rendering

/// A copy of the last frame's pixels, for the encoder.
final class StagedFrame {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)

    deinit { pixels.deallocate() }

    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Copies rectangles of a frame, and returns what differs: each rectangle without its unchanged edges. A frame of another size is
    /// copied whole.
    func update(from source: UnsafePointer<UInt32>, width: Int, height: Int, rects: [PixelRect]) -> [PixelRect] {
        guard width == self.width, height == self.height else {
            pixels.deallocate()
            pixels = .allocate(capacity: width * height)
            (self.width, self.height) = (width, height)
            pixels.update(from: source, count: width * height)
            return [bounds]
        }
        return rects.map { rect in
            let changed = difference(from: source, in: rect)
            copy(changed, from: source, stride: width)
            return changed
        }.filter { !$0.isEmpty }
    }

    /// Copies a rectangle's rows.
    func copy(_ rect: PixelRect, from source: UnsafePointer<UInt32>, stride: Int) {
        for y in rect.y..<max(rect.bottom, rect.y) {
            (pixels + y * width + rect.x).update(from: source + y * stride + rect.x, count: rect.width)
        }
    }

    /// The part of a rectangle outside of which all pixels are equal.
    private func difference(from source: UnsafePointer<UInt32>, in rect: PixelRect) -> PixelRect {
        func rowDiffers(_ y: Int, _ x: Int, _ count: Int) -> Bool {
            memcmp(pixels + y * width + x, source + y * width + x, count * MemoryLayout<UInt32>.stride) != 0
        }
        var (top, bottom) = (rect.y, rect.bottom)
        while top < bottom, !rowDiffers(top, rect.x, rect.width) { top += 1 }
        guard top < bottom else { return PixelRect(x: rect.x, y: rect.y, width: 0, height: 0) }
        while !rowDiffers(bottom - 1, rect.x, rect.width) { bottom -= 1 }
        // Columns in steps of 64 pixels.
        var (left, right) = (rect.x, rect.right)
        func columnsDiffer(_ x: Int, _ count: Int) -> Bool { (top..<bottom).contains { rowDiffers($0, x, count) } }
        while right - left > 64, !columnsDiffer(left, 64) { left += 64 }
        while right - left > 64, !columnsDiffer(right - 64, 64) { right -= 64 }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
