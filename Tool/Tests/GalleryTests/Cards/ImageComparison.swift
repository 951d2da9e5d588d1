import Foundation
import Kinora

/// Comparison of two images of one size: pixels that differ by more than the tolerance.
struct ImageComparison {
    /// By how many steps of 255 a component may differ, as pixman's loops do between processors.
    static let tolerance = 2

    private let image: CGImage
    private let differs: [Bool]

    /// - Parameter ignored: rectangles of pixels that are not looked at.
    /// - Returns: nil where the sizes differ.
    init?(_ image: CGImage, _ golden: CGImage, ignoring ignored: [CGRect] = []) {
        guard image.width == golden.width, image.height == golden.height else { return nil }
        self.image = image
        func isFar(_ one: UInt32, _ other: UInt32) -> Bool {
            if one == other { return false }
            for shift in [0, 8, 16, 24] as [UInt32] {
                let difference = Int(one &>> shift & 0xFF) - Int(other &>> shift & 0xFF)
                if abs(difference) > Self.tolerance { return true }
            }
            return false
        }
        let width = image.width
        var differs = [Bool](repeating: false, count: width * image.height)
        image.withPixels { pixels in
            golden.withPixels { goldens in
                guard let one = pixels.baseAddress, let other = goldens.baseAddress else { return }
                for row in 0..<image.height where memcmp(one + row * width, other + row * width, 4 * width) != 0 {
                    for index in row * width..<(row + 1) * width { differs[index] = isFar(one[index], other[index]) }
                }
            }
        }
        for rect in ignored {
            for y in max(0, Int(rect.minY))..<min(image.height, Int(rect.maxY.rounded(.up))) {
                for x in max(0, Int(rect.minX))..<min(image.width, Int(rect.maxX.rounded(.up))) { differs[y * image.width + x] = false }
            }
        }
        self.differs = differs
    }

    /// Number of differing pixels.
    var count: Int { differs.count { $0 } }

    /// Whether anything differs inside a rectangle of pixels.
    func hasDifference(in rect: CGRect) -> Bool {
        (Int(rect.minY)..<Int(rect.maxY)).contains { y in (Int(rect.minX)..<Int(rect.maxX)).contains { differs[y * image.width + $0] } }
    }

    /// The new image, pale, with differing pixels in red.
    var rendered: CGImage {
        CGImage(width: image.width, height: image.height, isOpaque: true) { target in
            image.withPixels { pixels in
                for index in pixels.indices {
                    let pale = pixels[index] &>> 2 & 0x3F_3F3F | 0xFF00_0000
                    target[index] = differs[index] ? 0xFFFF_0000 : pale &+ 0xC0_C0C0
                }
            }
        }
    }
}
