import CCairo
import Foundation

/// An image enlarged as Core Graphics does it: the weight of the next pixel at a fraction t is 2t² below one half, and 1 - 2(1 - t)² above.
/// Cairo's weight is t. Source: `Documentation/Behavior.md#drawing-into-contexts`.
struct EnlargedImage {
    private let pixels: UnsafeBufferPointer<UInt32>
    private let width: Int
    private let height: Int
    private let isRepeated: Bool
    /// From the target's pixels to the image's.
    private let inverse: CGAffineTransform

    /// - Parameter transform: From the image's pixels, y down, to the target's.
    /// - Returns: nil unless the transform enlarges the image, or keeps its size in one direction.
    init?(_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, isRepeated: Bool, under transform: CGAffineTransform) {
        inverse = transform.inverted()
        // Steps in the image for a pixel to the right and down.
        let steps = [hypot(inverse.a, inverse.b), hypot(inverse.c, inverse.d)]
        guard pixels.count == width * height, steps.allSatisfy({ $0 <= 1 + 1e-6 }), steps.contains(where: { $0 < 1 - 1e-6 }) else {
            return nil
        }
        (self.pixels, self.width, self.height, self.isRepeated) = (pixels, width, height, isRepeated)
    }

    /// Fills a painter with the image; beyond its edges the outermost pixels extend, or the image repeats.
    func paint(on painter: Painter) {
        let region = painter.region
        painter.withBytes { bytes, stride in
            for y in 0..<region.height {
                let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<region.width {
                    let point = CGPoint(x: Double(region.left + x) + 0.5, y: Double(region.top + y) + 0.5).applying(inverse)
                    row[x] = pixel(at: point)
                }
            }
        }
    }

    /// The pixel of the enlarged image at a point of the image.
    private func pixel(at point: CGPoint) -> UInt32 {
        let (left, right, fx) = neighbors(of: point.x.native, count: width)
        let (upper, lower, fy) = neighbors(of: point.y.native, count: height)
        let weights = (
            (Self.one &- fx) &* (Self.one &- fy), fx &* (Self.one &- fy), (Self.one &- fx) &* fy, fx &* fy
        )
        let (a, b) = (UInt64(pixels[upper &* width &+ left]), UInt64(pixels[upper &* width &+ right]))
        let (c, d) = (UInt64(pixels[lower &* width &+ left]), UInt64(pixels[lower &* width &+ right]))
        var result: UInt64 = 0
        for shift in [0, 8, 16, 24] as [UInt64] {
            let sum =
                (a &>> shift & 255) &* weights.0 &+ (b &>> shift & 255) &* weights.1 &+ (c &>> shift & 255) &* weights.2
                &+ (d &>> shift & 255) &* weights.3
            result |= ((sum &+ Self.one &* Self.one / 2) &>> (2 * Self.bits)) &<< shift
        }
        return UInt32(truncatingIfNeeded: result)
    }

    private static let bits: UInt64 = 12
    private static let one: UInt64 = 1 << bits

    /// The two pixels around a coordinate, and the weight of the second one in 1/4096.
    private func neighbors(of coordinate: Double, count: Int) -> (first: Int, second: Int, weight: UInt64) {
        // Beyond the image by far more than it repeats, precision does not matter.
        let position = min(max(coordinate - 0.5, -1e9), 1e9)
        let below = position.rounded(.down)
        let t = position - below
        let weight = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
        let index = Int(below)
        func pixel(_ index: Int) -> Int {
            guard isRepeated else { return min(max(index, 0), count - 1) }
            let rest = index % count
            return rest < 0 ? rest + count : rest
        }
        return (pixel(index), pixel(index + 1), UInt64(weight * Double(Self.one) + 0.5))
    }
}
