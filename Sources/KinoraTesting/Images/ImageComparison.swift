import CImageDifference
import CoreGraphics

/// The comparison of an image with its reference.
struct ImageComparison {
    let expected: CGImage
    let actual: CGImage
    let tolerance: ImageTolerance
    /// Nil for images of different sizes.
    private let found: kinora_image_difference?

    /// - Parameter masks: Rectangles in pixels that are left out.
    init(expected: CGImage, actual: CGImage, tolerance: ImageTolerance = .exact, masks: [CGRect] = []) {
        self.expected = expected
        self.tolerance = tolerance
        guard expected.width == actual.width, expected.height == actual.height else {
            (self.actual, found) = (actual, nil)
            return
        }
        let compared = masks.isEmpty ? actual : Self.masked(actual, by: expected, in: masks)
        self.actual = compared
        let limit = tolerance.distance ?? -1
        found = expected.withPixels { one in
            compared.withPixels { other in
                kinora_compare_images(one.baseAddress, other.baseAddress, expected.width, expected.height, limit)
            }
        }
    }

    var isSameSize: Bool { found != nil }

    /// The share of pixels over the tolerance's distance, 0 to 1.
    var share: Double { found.map { Double($0.over) / Double(expected.width * expected.height) } ?? 1 }

    var matches: Bool { isSameSize && share <= tolerance.share }

    /// The bounding box of the pixels that differ, in pixels; nil if there are none, or the sizes differ.
    var box: CGRect? {
        guard let found, found.over > 0 else { return nil }
        return CGRect(
            x: CGFloat(found.left), y: CGFloat(found.top), width: CGFloat(found.right - found.left),
            height: CGFloat(found.bottom - found.top))
    }

    /// The difference as a sentence: number of pixels, bounding box, largest difference.
    var sentence: String {
        guard let found else {
            return "It is \(actual.width) x \(actual.height) pixels, the reference \(expected.width) x \(expected.height)."
        }
        guard let box else { return "No pixel differs." }
        let percent = Double(found.over) / Double(expected.width * expected.height) * 100
        let share = percent < 0.01 ? "less than 0.01" : String(format: "%.2f", percent)
        let (one, other) = (hexadecimal(of: expected, found), hexadecimal(of: actual, found))
        var text = "\(found.over) of \(expected.width * expected.height) pixels differ (\(share) %), in the rectangle "
        text += "x \(Int(box.minX))..<\(Int(box.maxX)), y \(Int(box.minY))..<\(Int(box.maxY)). "
        text += "The largest difference is at (\(found.x), \(found.y)): \(other) instead of \(one), "
        text += "a color distance of \(String(format: "%.1f", found.distance)); a component differs by up to \(found.component) of 255."
        if let distance = tolerance.distance {
            text += " Allowed are a distance of \(distance.printed) and \((tolerance.share * 100).printed) % of the pixels over it."
        }
        return text
    }

    /// The actual image in pale gray with the differing pixels in red; nil for images of different sizes.
    var difference: CGImage? {
        guard isSameSize else { return nil }
        let limit = tolerance.distance ?? -1
        return CGImage(width: expected.width, height: expected.height, isOpaque: true) { target in
            expected.withPixels { one in
                actual.withPixels { other in
                    kinora_draw_difference(
                        one.baseAddress, other.baseAddress, expected.width, expected.height, limit, target.baseAddress)
                }
            }
        }
    }

    private func hexadecimal(of image: CGImage, _ found: kinora_image_difference) -> String {
        let pixel = image.withPixels { $0[found.y * image.width + found.x] }
        let digits = String(pixel & 0xFFFFFF, radix: 16, uppercase: true)
        let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
        return pixel >> 24 == 255 ? color : "\(color) (alpha \(pixel >> 24))"
    }

    /// The image with rectangles of pixels from another one of the same size.
    private static func masked(_ image: CGImage, by other: CGImage, in masks: [CGRect]) -> CGImage {
        let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        return CGImage(width: image.width, height: image.height, isOpaque: image.isOpaque && other.isOpaque) { target in
            image.withPixels { _ = target.update(fromContentsOf: $0) }
            other.withPixels { source in
                for mask in masks.map({ $0.standardized.integral.intersection(all) }) where !mask.isEmpty {
                    for row in Int(mask.minY)..<Int(mask.maxY) {
                        let start = row * image.width + Int(mask.minX)
                        let area = start..<start + Int(mask.width)
                        _ = UnsafeMutableBufferPointer(rebasing: target[area])
                            .update(fromContentsOf: UnsafeBufferPointer(rebasing: source[area]))
                    }
                }
            }
        }
    }
}
