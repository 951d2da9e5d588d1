import CoreGraphics
import SwiftABI

/// An image inside text, the value of the attribute `.attachment` at a character U+FFFC.
///
/// Attributed strings retain the object without copying it: change it only before use. Source:
/// https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()

    /// The character that represents an attachment, U+FFFC.
    open class var character: Int { 0xFFFC }

    /// The data of an image file, displayed if `image` is nil. Invalid data displays nothing.
    open var contents: Data?
    /// The type of the contents, for the app's use only; the format is detected from the data.
    open var fileType: String?
    /// The image; a template is drawn in the text color. nil displays the contents.
    open var image: UIImage?
    /// The bounds of the image in points, relative to the insertion point on the baseline, y up: a negative y is below. If empty, the
    /// image has its own size, offset by `origin`. A non-finite rectangle is ignored and logged once.
    open var bounds = CGRect.zero {
        didSet {
            guard !(bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite else { return }
            reportOnce("NSTextAttachment.bounds", "NSTextAttachment.bounds: \(bounds.printed) is refused; the last rectangle is kept")
            bounds = oldValue
        }
    }

    /// Creates an attachment from image file data; nil for an empty one.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Creates an empty attachment.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment that displays an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the image that is drawn: `image`, or that of `contents`; nil for neither. Layout calls it on objects of subclasses, which
    /// may override it, unless their bounds are empty.
    ///
    /// - Parameters:
    ///   - imageBounds: the bounds that `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)` returned.
    ///   - textContainer: the area of the text; nil for a label and for drawn strings.
    ///   - charIndex: the attachment's character in the text.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        shownImage
    }

    /// Returns the bounds as `bounds` has them, or those of the image's own size if they are empty. Layout calls it on objects of
    /// subclasses, which may override it, each time that the width of lines is another. Empty bounds show nothing.
    ///
    /// ```swift
    /// final class WideAttachment: NSTextAttachment {
    ///     override func attachmentBounds(
    ///         for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    ///         characterIndex charIndex: Int
    ///     ) -> CGRect {
    ///         CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2)
    ///     }
    /// }
    /// ```
    ///
    /// Differs from UIKit: the bounds are decided before the text is broken into lines, so that the position is zero.
    ///
    /// - Parameters:
    ///   - textContainer: the area of the text; nil for a label and for drawn strings.
    ///   - lineFrag: the rectangle that a line may take, in points; its width is 10,000,000 where there is no limit.
    ///   - position: zero.
    ///   - charIndex: the attachment's character in the text.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        ownBounds(of: shownImage)
    }
}

extension NSAttributedString {
    /// Creates a string of one character, U+FFFC, with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Creates a string of one character with an attachment and more attributes, of which `.attachment` is ignored.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
    }
}
