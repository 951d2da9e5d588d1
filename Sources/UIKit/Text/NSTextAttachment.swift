import CoreGraphics

/// A picture in a line of text, the value of the attribute `.attachment` at a character U+FFFC.
///
/// Attributed strings keep the object, not a copy: change it only before it is used.
/// Source: https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()

    /// The character that stands for an attachment, U+FFFC.
    public class var character: Int { 0xFFFC }

    /// The bytes of an image file; shown where there is no `image`. Bytes that are none leave the place empty.
    open var contents: Data?
    /// The type of the contents, for the app's own use: what they are is read from themselves.
    open var fileType: String?
    /// The picture; a template takes the colour of the text. nil shows the contents.
    open var image: UIImage?
    /// Where the picture lies, in points from the place in the line, on its baseline, y up: a negative y is below. Without area the picture
    /// has its own size, above the baseline by `origin`. A rectangle that is not finite is refused with a line in the log.
    open var bounds = CGRect.zero {
        didSet {
            guard !(bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite else { return }
            reportOnce("NSTextAttachment.bounds", "NSTextAttachment.bounds: \(bounds.printed) is refused; the last rectangle is kept")
            bounds = oldValue
        }
    }

    /// An attachment of an image file's bytes; nil for an empty one.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// An empty attachment.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// An attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
}

extension NSAttributedString {
    /// One character, U+FFFC, that shows an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// The same with more attributes; `.attachment` among them does not count.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
    }
}
