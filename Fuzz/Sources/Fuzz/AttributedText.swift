import UIKit

/// An attributed string made of an input's bytes: first rectangle and options, then up to eight runs of attributes, then the text.
@MainActor
struct AttributedText {
    private let string: NSAttributedString
    private let rect: CGRect
    private let options: NSStringDrawingOptions

    init(_ input: Data) {
        var bytes = InputBytes(input)
        rect = CGRect(x: bytes.number(), y: bytes.number(), width: bytes.number(), height: bytes.number())
        options = NSStringDrawingOptions(rawValue: Int(bytes.byte()))
        let runs = (0..<bytes.index(below: 8)).map { _ in
            (start: Int(bytes.byte()), length: Int(bytes.byte()), attributes: Self.attributes(&bytes))
        }
        let text = NSMutableAttributedString(string: bytes.text())
        for run in runs where text.length > 0 {
            let start = run.start % text.length
            text.addAttributes(run.attributes, range: NSRange(location: start, length: min(run.length, text.length - start)))
        }
        string = text
    }

    private static let canvas = CGSize(width: 64, height: 64)

    /// Measures, draws into a small image, and shows in a label.
    func measureAndDraw() {
        let size = string.size()
        precondition(!size.width.isNaN && !size.height.isNaN, "the size of a text is \(size)")
        let bounds = string.boundingRect(with: rect.size, options: options, context: nil)
        precondition(!bounds.origin.x.isNaN && !bounds.width.isNaN && !bounds.height.isNaN, "the bounds of a text are \(bounds)")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        _ = UIGraphicsImageRenderer(size: Self.canvas, format: format).image { _ in
            string.draw(with: rect, options: options, context: nil)
            string.draw(in: CGRect(origin: .zero, size: Self.canvas))
        }
        let label = UILabel()
        label.numberOfLines = options.rawValue % 4
        label.attributedText = string
        let fitting = label.sizeThatFits(rect.size)
        precondition(!fitting.width.isNaN && !fitting.height.isNaN, "the size of a label is \(fitting)")
    }

    // MARK: Attributes

    private static let keys: [NSAttributedString.Key] = [
        .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .tracking, .strikethroughStyle, .underlineStyle,
        .strokeColor, .strokeWidth, .shadow, .attachment, .link, .baselineOffset, .underlineColor, .strikethroughColor, .obliqueness,
        .expansion,
    ]

    private static func attributes(_ bytes: inout InputBytes) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for _ in 0..<bytes.index(below: 5) {
            let key = bytes.choice(of: keys)
            attributes[key] = value(of: key, &bytes)
        }
        return attributes
    }

    /// A value of the attribute's type; one in sixteen is of another type.
    private static func value(of key: NSAttributedString.Key, _ bytes: inout InputBytes) -> Any {
        if bytes.index(below: 16) == 15 { return bytes.bool() ? "text" as Any : NSNull() }
        switch key {
        case .font: return UIFont.systemFont(ofSize: bytes.number(), weight: bytes.choice(of: [.regular, .bold, .black]))
        case .paragraphStyle: return paragraphStyle(&bytes)
        case .foregroundColor, .backgroundColor, .strokeColor, .underlineColor, .strikethroughColor:
            return UIColor(red: bytes.number(), green: bytes.number(), blue: 0, alpha: bytes.number())
        case .ligature, .underlineStyle, .strikethroughStyle: return Int(bytes.byte()) << (bytes.bool() ? 8 : 0)
        case .shadow:
            let shadow = NSShadow()
            shadow.shadowBlurRadius = min(bytes.number(), 50)
            shadow.shadowOffset = CGSize(width: bytes.number(), height: bytes.number())
            return shadow
        case .attachment:
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: bytes.number(), y: bytes.number(), width: bytes.number(), height: bytes.number())
            return attachment
        case .link: return URL(string: "https://example.org")!
        default: return bytes.number()
        }
    }

    private static func paragraphStyle(_ bytes: inout InputBytes) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(rawValue: bytes.index(below: 5)) ?? .natural
        style.lineBreakMode = NSLineBreakMode(rawValue: bytes.index(below: 6)) ?? .byWordWrapping
        style.baseWritingDirection = bytes.choice(of: [.natural, .leftToRight, .rightToLeft])
        let values: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
            \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore,
            \.minimumLineHeight,
            \.maximumLineHeight, \.lineHeightMultiple, \.defaultTabInterval,
        ]
        for _ in 0..<bytes.index(below: 5) { style[keyPath: bytes.choice(of: values)] = bytes.number() }
        style.tabStops = (0..<bytes.index(below: 4)).map { _ in NSTextTab(textAlignment: .left, location: bytes.number()) }
        return style
    }
}
