/// Mipmaps of an image, each of half the size of the one before, down to one pixel; a third of its memory in total.
///
/// A pixel is the mean of four of the previous level; for an odd size the last row and column count twice.
package final class ImageLevels: @unchecked Sendable {
    package struct Level {
        package let pixels: UnsafePointer<UInt32>
        package let width: Int
        package let height: Int
    }

    /// The image is level 0; the first here is level 1. Valid as long as this object.
    package let halved: [Level]
    private let memory: UnsafeMutablePointer<UInt32>

    init(of image: UnsafePointer<UInt32>, width: Int, height: Int) {
        var sizes: [(width: Int, height: Int)] = []
        var (columns, rows) = (width, height)
        while columns > 1 || rows > 1 {
            (columns, rows) = ((columns + 1) / 2, (rows + 1) / 2)
            sizes.append((columns, rows))
        }
        memory = .allocate(capacity: max(sizes.reduce(0) { $0 + $1.width * $1.height }, 1))
        var levels: [Level] = []
        var source = Level(pixels: image, width: width, height: height)
        var target = memory
        for size in sizes {
            Self.halve(source, into: target, size.width, size.height)
            source = Level(pixels: UnsafePointer(target), width: size.width, height: size.height)
            levels.append(source)
            target += size.width * size.height
        }
        halved = levels
    }

    deinit { memory.deallocate() }

    /// Rounds each channel to nearest, so that a uniform color stays unchanged and none exceeds its alpha.
    private static func halve(_ source: Level, into target: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int) {
        for y in 0..<height {
            let upper = source.pixels + 2 * y * source.width
            // At an odd edge the outermost pixels count twice, which is the mean of the existing ones.
            let lower = 2 * y + 1 < source.height ? upper + source.width : upper
            for x in 0..<width {
                let (left, right) = (2 * x, min(2 * x + 1, source.width - 1))
                target[y * width + x] = mean(upper[left], upper[right], lower[left], lower[right])
            }
        }
    }

    @inline(__always)
    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let mask: UInt32 = 0xff00ff
        let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x20002
        let odd = (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ 0x20002
        return even &>> 2 & mask | (odd &>> 2 & mask) &<< 8
    }
}
