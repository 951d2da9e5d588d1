import Foundation

/// Inline content in place of a character U+FFFC.
package struct TextAttachment: Hashable, @unchecked Sendable {
    /// In points from the position on the baseline, y up; an empty one means the image's own size, on the baseline.
    package var bounds: CGRect
    /// Nil for an empty attachment.
    package var image: CGImage?
    /// The image's pixels per point.
    package var scale: Double
    /// Decides on the bounds and the image once the width of the line is known; nil for those above.
    package var fitting: Fitting?

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
        a.bounds == b.bounds && a.image === b.image && a.scale == b.scale && a.fitting == b.fitting
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds.size.width)
        hasher.combine(bounds.size.height)
        hasher.combine(image.map { ObjectIdentifier($0) })
    }
}

extension TextAttachment {
    /// An attachment whose class decides on its bounds and its image as the text is laid out.
    package struct Fitting: Equatable {
        let value: any TextAttachmentValue
        let color: CGColor
        /// The character in the whole text.
        var index = 0
        /// The area of the text, UIKit's `NSTextContainer`; nil where there is none.
        private(set) weak var container: AnyObject?
        /// The factor on the bounds of text that is scaled.
        var scale = 1.0

        package init(_ value: any TextAttachmentValue, color: CGColor) {
            (self.value, self.color) = (value, color)
        }

        mutating func set(_ index: Int, in container: AnyObject?) { (self.index, self.container) = (index, container) }

        package static func == (a: Fitting, b: Fitting) -> Bool {
            a.value === b.value && a.color == b.color && a.index == b.index && a.container === b.container && a.scale == b.scale
        }
    }

    /// The width of lines without a limit.
    private static let anyWidth = 1e7

    /// The attachment in lines of a width; nil for any.
    fileprivate func fitted(in width: Double?, lineHeight: Double) -> TextAttachment {
        guard let fitting else { return self }
        let line = CGRect(x: 0, y: 0, width: width ?? Self.anyWidth, height: lineHeight)
        var fitted = fitting.value.textAttachment(color: fitting.color, in: line, at: fitting.index, of: fitting.container)
        if fitting.scale != 1 {
            let (placement, factor) = (fitted.placement, fitting.scale)
            fitted.bounds = CGRect(
                x: placement.minX * factor, y: placement.minY * factor, width: placement.width * factor, height: placement.height * factor)
        }
        return fitted
    }
}

extension StyledText {
    /// Whether attachments depend on the width of lines.
    var hasFittings: Bool { style.attachment?.fitting != nil || runs.contains { $0.style.attachment?.fitting != nil } }

    /// The text with attachments for lines of a width; nil for any.
    func fitted(in width: Double?) -> StyledText {
        guard hasFittings else { return self }
        return mapStyles { style in
            style.attachment = style.attachment?.fitted(in: width, lineHeight: style.font.metrics.lineHeight)
        }
    }

    /// Says which characters of the whole text the attachments are.
    mutating func setFittings(from base: Int, in container: AnyObject?) {
        for (index, run) in runs.enumerated() where run.style.attachment?.fitting != nil {
            runs[index].style.attachment?.fitting?.set(base + run.range.location, in: container)
        }
    }
}
