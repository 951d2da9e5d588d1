import Foundation

/// Inline content in place of a character U+FFFC.
package struct TextAttachment: Hashable, @unchecked Sendable {
    /// In points from the position on the baseline, y up; an empty one means the image's own size, on the baseline.
    package var bounds: CGRect
    /// Nil for an empty attachment.
    package var image: CGImage?
    /// The image's pixels per point.
    package var scale: Double

    package init(bounds: CGRect = .zero, image: CGImage? = nil, scale: Double = 1) {
        self.bounds = bounds
        self.image = image
        self.scale = scale
    }

    /// The occupied rectangle in points from the baseline, y up; finite, and not negative in size.
    package var placement: CGRect {
        let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
        guard numbers.allSatisfy(\.isFinite) else {
            reportOnce("TextAttachment.bounds", "TextAttachment.bounds: \(bounds.printed) is not finite; nothing is shown.")
            return .zero
        }
        if bounds.isEmpty, let image, scale > 0, scale.isFinite {
            return CGRect(
                x: bounds.origin.x, y: bounds.origin.y, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        }
        return bounds.standardized
    }

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool {
        a.bounds == b.bounds && a.image === b.image && a.scale == b.scale
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds.size.width)
        hasher.combine(bounds.size.height)
        hasher.combine(image.map { ObjectIdentifier($0) })
    }
}
