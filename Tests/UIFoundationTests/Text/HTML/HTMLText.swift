import UIKit
import XCTest

/// HTML that a test reads, with short names for the attributes of its text.
struct HTMLText {
    let text: NSAttributedString

    init(_ html: String) throws {
        text = try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }

    var string: String { text.string }

    /// An attribute of the first occurrence of a text.
    func value(_ key: NSAttributedString.Key, _ of: String, file: StaticString = #filePath, line: UInt = #line) -> Any? {
        let range = (text.string as NSString).range(of: of)
        guard range.location != NSNotFound, range.length > 0 else {
            XCTFail("\(of) is not in \(text.string)", file: file, line: line)
            return nil
        }
        return text.attribute(key, at: range.location, effectiveRange: nil)
    }

    func font(_ of: String, file: StaticString = #filePath, line: UInt = #line) -> UIFont? {
        value(.font, of, file: file, line: line) as? UIFont
    }

    func paragraph(_ of: String, file: StaticString = #filePath, line: UInt = #line) -> NSParagraphStyle? {
        value(.paragraphStyle, of, file: file, line: line) as? NSParagraphStyle
    }

    func number(_ key: NSAttributedString.Key, _ of: String, file: StaticString = #filePath, line: UInt = #line) -> Double? {
        switch value(key, of, file: file, line: line) {
        case let value as Int: Double(value)
        case let value as CGFloat: Double(value)
        default: nil
        }
    }

    /// Red, green, blue and alpha in hexadecimal digits.
    func color(_ of: String, _ key: NSAttributedString.Key = .foregroundColor, file: StaticString = #filePath, line: UInt = #line)
        -> String?
    {
        guard let color = value(key, of, file: file, line: line) as? UIColor else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
    }
}
