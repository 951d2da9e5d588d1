import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class DocumentTests: XCTestCase {
    private typealias DocumentType = NSAttributedString.DocumentType
    private typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

    private func read(_ bytes: [UInt8], _ options: Options = [:]) throws -> (text: NSAttributedString, attributes: NSDictionary?) {
        var attributes: NSDictionary?
        let text = try NSAttributedString(data: Data(bytes), options: options, documentAttributes: &attributes)
        return (text, attributes)
    }

    private func sentence(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return (error as NSError).localizedDescription
        }
    }

    func testTheTypeIsFoundByTheBeginning() throws {
        for html in ["<!DOCTYPE html><b>x</b>", " \n<html>x</html>", "\u{FEFF}<HTML>x", "<head></head>x", "<body>x</body>"] {
            let (text, attributes) = try read(Array(html.utf8))
            XCTAssertEqual(text.string, "x", html)
            XCTAssertEqual(attributes?["DocumentType"] as? String, DocumentType.html.rawValue)
        }
        let (text, attributes) = try read(Array("a <b>b</b>".utf8))
        XCTAssertEqual(text.string, "a <b>b</b>")
        XCTAssertEqual(attributes?["DocumentType"] as? String, DocumentType.plain.rawValue)
        XCTAssertEqual(attributes?["CharacterEncoding"] as? UInt, String.Encoding.utf8.rawValue)
    }

    func testRichTextIsAnErrorThatSaysWhatIsRead() throws {
        for type in [DocumentType.rtf, .rtfd, DocumentType(rawValue: "NSDocFormat")] {
            let text = try XCTUnwrap(sentence { _ = try read([0x61], [.documentType: type]) })
            XCTAssertEqual(text, "A document of the type \(type.rawValue) cannot be read; .html and .plain are read.")
        }
        XCTAssertNotNil(sentence { _ = try read(Array("{\\rtf1 x}".utf8)) })
    }

    func testPlainTextHasTheDefaultAttributes() throws {
        let font = UIFont.systemFont(ofSize: 9)
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let text = try read(Array("<p>x".utf8), [.documentType: DocumentType.plain, .defaultAttributes: attributes]).text
        XCTAssertEqual(text.string, "<p>x")
        XCTAssertEqual(text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont, font)
        XCTAssertEqual(try read([]).text.length, 0)
    }

    func testEncodings() throws {
        let html: Options = [.documentType: DocumentType.html.rawValue]
        XCTAssertEqual(try read([0xE9, 0x80, 0x41], html).text.string, "é€A", "Windows-1252, where the bytes are not UTF-8")
        XCTAssertEqual(try read(Array("é".utf8), html).text.string, "é")
        XCTAssertEqual(try read(Array("<meta charset='windows-1251'>".utf8) + [0xC6], html).text.string, "Ж")
        let declared = Array("<meta http-equiv=Content-Type content='text/html; charset=ISO-8859-2'>".utf8) + [0xB1]
        XCTAssertEqual(try read(declared, html).text.string, "ą")
        XCTAssertEqual(
            try read(Array("<meta charset=utf-8>é".utf8), html.merging([.characterEncoding: String.Encoding.windowsCP1252.rawValue]) { $1 })
                .text.string, "Ã©", "the option before the declaration")
        XCTAssertEqual(try read([0xFF, 0xFE, 0x3C, 0, 0x62, 0, 0x3E, 0, 0x78, 0], html).text.string, "x")
        XCTAssertEqual(
            try read([0x61, 0xFF, 0x62], html.merging([.characterEncoding: NSNumber(value: String.Encoding.utf8.rawValue)]) { $1 }).text
                .string,
            "a\u{FFFD}b")
        let plain: Options = [.documentType: DocumentType.plain, .characterEncoding: String.Encoding.utf8]
        XCTAssertTrue(try XCTUnwrap(sentence { _ = try read([0x61, 0xFF], plain) }).contains("another .characterEncoding"))
        XCTAssertEqual(try read([0x61, 0xFF]).text.string, "aÿ")
    }

    func testMutableTextIsReplacedUnlessThereIsAnError() throws {
        let text = NSMutableAttributedString(string: "old")
        XCTAssertThrowsError(try text.read(from: Data([0x61]), options: [.documentType: DocumentType.rtf], documentAttributes: nil))
        XCTAssertEqual(text.string, "old")
        var attributes: NSDictionary?
        try text.read(from: Data("<p>new</p>".utf8), options: [.documentType: DocumentType.html], documentAttributes: &attributes)
        XCTAssertEqual(text.string, "new\n")
        XCTAssertEqual(attributes?["DocumentType"] as? String, "NSHTML")
        let mutable = try NSMutableAttributedString(
            data: Data("<b>x</b>".utf8), options: [.documentType: DocumentType.html], documentAttributes: nil)
        mutable.append(NSAttributedString(string: "y"))
        XCTAssertEqual(mutable.string, "xy")
    }

    func testFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, string) in [("a.html", "x"), ("a.txt", "<b>x</b>")] {
            let file = folder.appendingPathComponent(name)
            try Data("<b>x</b>".utf8).write(to: file)
            XCTAssertEqual(try NSAttributedString(url: file, options: [:], documentAttributes: nil).string, string)
        }
        XCTAssertThrowsError(
            try NSAttributedString(url: folder.appendingPathComponent("missing.html"), options: [:], documentAttributes: nil))
        let address = try XCTUnwrap(URL(string: "https://example.com/"))
        XCTAssertTrue(
            try XCTUnwrap(sentence { _ = try NSAttributedString(url: address, options: [:], documentAttributes: nil) }).contains(
                "URLSession"))
    }

    func testWrittenHTMLReadsAsTheSameText() throws {
        let source = """
            <h2 style="text-align:center">A &amp; &lt;B&gt;</h2>
            <p style="margin-left:20px; text-indent:10px; line-height:30px; direction:rtl">
            <b>bold</b> <i>italic</i> <a href="https://a.b/?c=d&amp;e">link</a> <u>under</u><br><s>through</s>
            <span style="color:rgba(255,0,0,.5); background-color:yellow; font:15px -apple-system; letter-spacing:2px">x&nbsp; y</span>
            <sup>2</sup></p><pre>a  b\tc</pre><ul><li>item</li></ul>
            """
        let first = try HTMLText(source).text
        let data = try first.data(
            from: NSRange(location: 0, length: first.length), documentAttributes: [.documentType: DocumentType.html])
        let second = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        XCTAssertEqual(second.string, first.string)
        let keys: [NSAttributedString.Key] = [
            .font, .foregroundColor, .backgroundColor, .underlineStyle, .strikethroughStyle, .kern, .baselineOffset, .link,
        ]
        for index in 0..<first.length where (first.string as NSString).character(at: index) != 10 {
            for key in keys {
                let (one, two) = (
                    first.attribute(key, at: index, effectiveRange: nil), second.attribute(key, at: index, effectiveRange: nil)
                )
                if key == .foregroundColor || key == .backgroundColor {
                    let (color, other) = ((one as? UIColor)?.cgColor, (two as? UIColor)?.cgColor)
                    XCTAssertEqual(color?.components?.map { ($0 * 255).rounded() }, other?.components?.map { ($0 * 255).rounded() })
                } else {
                    XCTAssertEqual(one as? AnyHashable, two as? AnyHashable, "\(key.rawValue) at \(index)")
                }
            }
            let styles = [first, second].map { $0.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle }
            for path in [\NSParagraphStyle.headIndent, \.firstLineHeadIndent, \.minimumLineHeight, \.paragraphSpacing, \.tailIndent] {
                XCTAssertEqual(styles[0]?[keyPath: path] ?? 0, styles[1]?[keyPath: path] ?? 1, accuracy: 0.001)
            }
            XCTAssertEqual(styles[0]?.alignment, styles[1]?.alignment)
            XCTAssertEqual(styles[0]?.baseWritingDirection, styles[1]?.baseWritingDirection)
        }
    }

    func testPlainTextIsWrittenInAnEncoding() throws {
        let text = NSAttributedString(string: "aé€")
        let all = NSRange(location: 0, length: 3)
        XCTAssertEqual(try text.data(from: all, documentAttributes: [.documentType: DocumentType.plain]), Data("aé€".utf8))
        XCTAssertEqual(
            try text.data(
                from: NSRange(location: 1, length: 1),
                documentAttributes: [.documentType: DocumentType.plain, .characterEncoding: String.Encoding.isoLatin1.rawValue]),
            Data([0xE9]))
        let latin: [NSAttributedString.DocumentAttributeKey: Any] = [
            .documentType: DocumentType.plain, .characterEncoding: String.Encoding.ascii,
        ]
        XCTAssertTrue(try XCTUnwrap(sentence { _ = try text.data(from: all, documentAttributes: latin) }).contains("lacks characters"))
        XCTAssertTrue(
            try XCTUnwrap(sentence { _ = try text.data(from: all) }).contains("without a .documentType"))
        XCTAssertNotNil(sentence { _ = try text.data(from: all, documentAttributes: [.documentType: DocumentType.rtf]) })
        XCTAssertNotNil(
            sentence {
                _ = try text.data(from: NSRange(location: 2, length: Int.max), documentAttributes: [.documentType: DocumentType.plain])
            })
    }
}
