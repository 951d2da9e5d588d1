import CSnapshotTesting
import UIKit

/// The comparison of an image with its reference, by the rules and with the messages that SnapshotTesting has on iOS.
struct ImageComparison {
    let reference: UIImage
    let image: UIImage
    let precision: Float
    let perceptualPrecision: Float

    /// The message of a failure; nil if the images match.
    func failure() -> String? {
        guard !precision.isNaN, !perceptualPrecision.isNaN else {
            return "The precision is not a number: precision \(precision), perceptualPrecision \(perceptualPrecision)"
        }
        guard let old = reference.cgImage else { return "Reference image could not be loaded." }
        guard let new = image.cgImage else { return "Newly-taken snapshot could not be loaded." }
        guard old.width == new.width, old.height == new.height else {
            return """
                Newly-taken snapshot@\(image.size) does not match reference@\(reference.size).
                In pixels it is \(new.width) x \(new.height), the reference \(old.width) x \(old.height).
                """
        }
        guard let expected = PixelBuffer(old) else { return "Reference image's data could not be loaded." }
        guard let direct = PixelBuffer(new) else { return "Newly-taken snapshot's data could not be loaded." }
        if differences(expected, direct, limit: -1).pixels == 0 { return nil }
        // A reference was stored as PNG, without premultiplication.
        guard let data = image.pngData(), let stored = UIImage(data: data)?.cgImage, let actual = PixelBuffer(stored) else {
            return "Newly-taken snapshot's data could not be loaded."
        }
        return failure(expected: expected, actual: actual)
    }

    private func failure(expected: PixelBuffer, actual: PixelBuffer) -> String? {
        let limit = perceptualPrecision < 1 ? Double((1 - perceptualPrecision) * 100) : -1
        let found = differences(expected, actual, limit: limit)
        if found.pixels == 0 { return nil }
        let count = expected.pixels.count
        let share = Double(found.pixels) / Double(count) * 100
        let detail = """
            \(found.pixels) of \(count) pixels differ (\(share < 0.01 ? "less than 0.01" : String(format: "%.2f", share)) %), in the \
            rectangle x \(found.left)..<\(found.right), y \(found.top)..<\(found.bottom).
            """
        if precision >= 1, perceptualPrecision >= 1 { return "Newly-taken snapshot does not match reference.\n\(detail)" }
        guard perceptualPrecision < 1 else {
            let byteCount = count * 4
            guard Float(found.bytes) > ((1 - precision) * Float(byteCount)).rounded(.down) else { return nil }
            let actualPrecision = 1 - Float(found.bytes) / Float(byteCount)
            return "Actual image precision \(actualPrecision) is less than required \(precision)\n\(detail)"
        }
        let actualPrecision = 1 - Float(found.over) / Float(count)
        guard actualPrecision < precision else { return nil }
        return """
            The percentage of pixels that match \(actualPrecision) is less than required \(precision)
            The lowest perceptual color precision \(1 - Float(found.largest / 100)) is less than required \(perceptualPrecision)
            \(detail)
            """
    }

    private func differences(_ expected: PixelBuffer, _ actual: PixelBuffer, limit: Double) -> kinora_snapshot_difference {
        kinora_snapshot_compare(expected.pixels, actual.pixels, expected.width, expected.height, limit)
    }

    /// The absolute differences of the colors, black where the images agree. Of the larger width, height and scale of both.
    func difference() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(reference.scale, image.scale)
        format.opaque = true
        let size = CGSize(width: max(reference.size.width, image.size.width), height: max(reference.size.height, image.size.height))
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(at: .zero)
            reference.draw(at: .zero, blendMode: .difference, alpha: 1)
        }
    }
}
