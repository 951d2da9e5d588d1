import CoreGraphics
import Foundation

extension FuzzTarget {
    /// Larger images are opened and not decoded, so that many inputs a second are tried.
    private static let pixelLimit = 1 << 18
    private static let frameLimit = 32

    /// Bytes of another signature are left to the other targets.
    func readImage(_ input: Data, from signature: [UInt8]) {
        guard input.starts(with: signature) else { return }
        do {
            let source = try ImageReader(data: input)
            guard source.width * source.height <= Self.pixelLimit else { return }
            var sum: UInt32 = 0
            for index in 0..<min(source.frameCount, Self.frameLimit) {
                // Every pixel is read, as by drawing.
                try source.image(at: index).withPixels { pixels in for pixel in pixels { sum &+= pixel } }
            }
            _ = try source.image(at: 0)
            precondition(source.delay(at: 0) >= 0 && (1...8).contains(source.exifOrientation), "\(sum)")
        } catch is ImageError {
        } catch {
            preconditionFailure("\(error) is no ImageError")
        }
    }
}
