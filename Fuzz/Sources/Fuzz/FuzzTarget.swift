import CoreGraphics
import Foundation

/// What can be fuzzed, by the name on the command line.
enum FuzzTarget: String, CaseIterable {
    case png, jpeg, gif, webp, font

    // Set once, before the first input.
    nonisolated(unsafe) static var chosen = FuzzTarget.png

    /// Larger pictures are opened and not decoded, so that many inputs a second are tried.
    private static let pixelLimit = 1 << 18
    private static let frameLimit = 32

    /// Reads the input as a file of the target's format; whatever is wrong with it must end in the reader's own error.
    func run(on input: Data) {
        switch self {
        case .png: readImage(input, from: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: readImage(input, from: [0xFF, 0xD8, 0xFF])
        case .gif: readImage(input, from: Array("GIF89a".utf8))
        case .webp: readImage(input, from: Array("RIFF".utf8))
        case .font: _ = try? FontFile(input)
        }
    }

    /// Bytes of another signature are left to the other targets.
    private func readImage(_ input: Data, from signature: [UInt8]) {
        guard input.starts(with: signature) else { return }
        do {
            let source = try CGImageSource(data: input)
            guard source.width * source.height <= Self.pixelLimit else { return }
            var sum: UInt32 = 0
            for index in 0..<min(source.frameCount, Self.frameLimit) {
                // Every pixel is read, as whoever draws it does.
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
