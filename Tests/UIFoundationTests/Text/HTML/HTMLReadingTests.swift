import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@preconcurrency @MainActor
final class HTMLReadingTests: XCTestCase {
    private typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]
    private let html: Options = [.documentType: NSAttributedString.DocumentType.html]

    func testTextWithoutStylesIsBlackTimesOfTwelvePoints() throws {
        let text = try HTMLText("Hello <b>bold</b>")
        XCTAssertEqual(text.string, "Hello bold")
        XCTAssertEqual(text.font("Hello")?.familyName, "Times New Roman")
        XCTAssertEqual(text.font("Hello")?.fontName, "TimesNewRomanPSMT")
        XCTAssertEqual(text.font("Hello")?.pointSize, 12)
        XCTAssertEqual(text.color("Hello"), "000000ff")
        XCTAssertEqual(text.font("bold")?.fontName, "TimesNewRomanPS-BoldMT")
        XCTAssertEqual(text.paragraph("Hello")?.paragraphSpacing, 0)
        XCTAssertEqual(text.paragraph("Hello")?.alignment, .natural)
        XCTAssertEqual(text.paragraph("Hello")?.baseWritingDirection, .leftToRight)
    }

    func testEachBlockEndsItsParagraph() throws {
        XCTAssertEqual(try HTMLText("<p>One</p>").string, "One\n")
        XCTAssertEqual(try HTMLText("<p>One</p>\n<p>Two</p>\n").string, "One\nTwo\n")
        XCTAssertEqual(try HTMLText("a<div>b</div>c").string, "a\nb\nc")
        XCTAssertEqual(try HTMLText("<div><p>a</p></div>b").string, "a\nb")
        XCTAssertEqual(try HTMLText("<p>a<p></p><p>b").string, "a\n\nb\n", "an empty paragraph is one too")
        XCTAssertEqual(try HTMLText("<html><body><p>a</p>tail </body></html>\n").string, "a\ntail")
        XCTAssertEqual(try HTMLText("<hr>a").string, "\na")
        XCTAssertEqual(try HTMLText("<table><tr><td>a</td><th>b</th></tr><tr><td>c</td></tr></table>").string, "a\nb\nc\n")
        XCTAssertEqual(try HTMLText("").string, "")
        XCTAssertEqual(try HTMLText("<br>").string, "\n")
    }

    func testBreaksAreLineSeparatorsInParagraphsAndElseLineFeeds() throws {
        XCTAssertEqual(try HTMLText("<p>a<br>b</p>").string, "a\u{2028}b\n")
        XCTAssertEqual(try HTMLText("<h2>a<br/>b</h2>").string, "a\u{2028}b\n")
        XCTAssertEqual(try HTMLText("a<br>b").string, "a\nb")
        XCTAssertEqual(try HTMLText("<div>a<br></div>b").string, "a\nb")
        XCTAssertEqual(try HTMLText("<p>a<br></p>b").string, "a\nb", "one at the end is replaced")
    }

    func testSpacesCollapse() throws {
        XCTAssertEqual(try HTMLText("  a \n\t b  <b> c</b> ").string, "a b c")
        XCTAssertEqual(try HTMLText("<b>a </b> <i> b</i>").string, "a b")
        XCTAssertEqual(try HTMLText("<p> a </p> <p> b </p>").string, "a\nb\n")
        XCTAssertEqual(try HTMLText("a&nbsp; b").string, "a\u{A0} b")
        XCTAssertEqual(try HTMLText("<pre>\n a\n\n  b</pre>c").string, " a\n\n  b\nc")
        XCTAssertEqual(try HTMLText("<p style='white-space: pre-line'>a  b\n  c</p>").string, "a b\nc\n")
        XCTAssertEqual(try HTMLText("<span style='white-space:pre'>a  b</span>  c").string, "a  b c")
    }

    func testEntitiesAreCharacters() throws {
        XCTAssertEqual(
            try HTMLText("&lt;b&gt; &amp;amp; &quot;&eacute;&hellip;&euro;&#169;&#x1F600;&unknown;").string,
            "<b> &amp; \"é…€©😀&unknown;")
    }

    func testHeadingsAreBoldInTheirSizesWithTheirMarginsBelow() throws {
        let text = try HTMLText("<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6><p>G</p>")
        let expected: [(String, CGFloat, CGFloat)] = [
            ("A", 24, 16.08), ("B", 18, 14.94), ("C", 14.04, 14.04), ("D", 12, 15.96), ("E", 9.96, 16.6332), ("F", 8.04, 18.7332),
            ("G", 12, 12),
        ]
        for (letter, size, spacing) in expected {
            XCTAssertEqual(text.font(letter)?.pointSize ?? 0, size, accuracy: 1e-9)
            XCTAssertEqual(text.font(letter)?.fontName, letter == "G" ? "TimesNewRomanPSMT" : "TimesNewRomanPS-BoldMT")
            XCTAssertEqual(text.paragraph(letter)?.paragraphSpacing ?? 0, spacing, accuracy: 1e-9)
            XCTAssertEqual(text.paragraph(letter)?.paragraphSpacingBefore, 0)
        }
    }

    func testInlineElements() throws {
        let text = try HTMLText(
            "<strong>a</strong><i>b</i><em>c</em><u>d</u><s>e</s><del>f</del><code>g</code><tt>h</tt>"
                + "<small>j</small><big>k</big><b><i>l</i></b>m"
        )
        XCTAssertEqual(text.font("a")?.fontName, "TimesNewRomanPS-BoldMT")
        XCTAssertEqual(text.font("b")?.fontName, "TimesNewRomanPS-ItalicMT")
        XCTAssertEqual(text.font("c")?.fontName, "TimesNewRomanPS-ItalicMT")
        XCTAssertEqual(text.number(.underlineStyle, "d"), 1)
        XCTAssertNil(text.number(.underlineStyle, "e"))
        XCTAssertEqual(text.number(.strikethroughStyle, "e"), 1)
        XCTAssertEqual(text.number(.strikethroughStyle, "f"), 1)
        XCTAssertEqual(text.font("g")?.familyName, "Courier")
        XCTAssertEqual(text.font("g")?.pointSize, 10)
        XCTAssertEqual(text.font("h")?.familyName, "Courier")
        XCTAssertEqual(text.font("j")?.pointSize ?? 0, 10, accuracy: 1e-9)
        XCTAssertEqual(text.font("k")?.pointSize ?? 0, 14.4, accuracy: 1e-9)
        XCTAssertEqual(text.font("l")?.fontName, "TimesNewRomanPS-BoldItalicMT")
        XCTAssertEqual(text.font("m")?.fontName, "TimesNewRomanPSMT")
    }

    func testSubscriptsAreSmallerAndLower() throws {
        let text = try HTMLText("x<sub>i</sub><sup>2</sup>")
        XCTAssertEqual(text.font("i")?.pointSize ?? 0, 10, accuracy: 1e-9)
        XCTAssertEqual(text.number(.baselineOffset, "i") ?? 0, -3.4, accuracy: 1e-9)
        XCTAssertEqual(text.number(.baselineOffset, "2") ?? 0, 5, accuracy: 1e-9)
        XCTAssertNil(text.number(.baselineOffset, "x"))
    }

    func testFontElements() throws {
        let text = try HTMLText(
            "<font color=red size=5 face='Georgia, serif'>a</font><font color='00ff00' size='+1'>b</font>"
                + "<font size=99 face=Nowhere>c</font>"
        )
        XCTAssertEqual(text.color("a"), "ff0000ff")
        XCTAssertEqual(text.font("a")?.pointSize, 18)
        XCTAssertEqual(text.font("a")?.familyName, "Georgia")
        XCTAssertEqual(text.color("b"), "00ff00ff")
        XCTAssertEqual(text.font("b")?.pointSize, 14)
        XCTAssertEqual(text.font("c")?.pointSize, 36)
        XCTAssertEqual(text.font("c")?.familyName, "Times New Roman")
    }

    func testLinksAreBlueAndUnderlined() throws {
        let text = try HTMLText(
            "<a href=' https://example.com/a?b=c&amp;d '>x<b>y</b></a> <a name=q>z</a> <a href='#here'>w</a> <a href='/p q'>v</a>")
        XCTAssertEqual((text.value(.link, "x") as? URL)?.absoluteString, "https://example.com/a?b=c&d")
        XCTAssertEqual((text.value(.link, "y") as? URL)?.absoluteString, "https://example.com/a?b=c&d")
        XCTAssertEqual(text.color("x"), "0000eeff")
        XCTAssertEqual(text.number(.underlineStyle, "y"), 1)
        XCTAssertNil(text.value(.link, "z"))
        XCTAssertEqual(text.color("z"), "000000ff")
        XCTAssertNil(text.value(.link, "w"))
        XCTAssertEqual(text.number(.underlineStyle, "w"), 1)
        XCTAssertEqual((text.value(.link, "v") as? URL)?.absoluteString, "/p%20q")
        let plain = try HTMLText("<style>a { color: inherit; text-decoration: none }</style><a href='http://a.b'>x</a>")
        XCTAssertEqual(plain.color("x"), "000000ff")
        XCTAssertNil(plain.number(.underlineStyle, "x"))
    }

    func testListsHaveMarkersBehindTabs() throws {
        let text = try HTMLText(
            "<p>Do</p><ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul><ol start=3><li>Three<li value=9>Nine</ol>end")
        XCTAssertEqual(text.string, "Do\n\t•\tOne\n\t•\tTwo\n\t◦\tDeep\n\t3.\tThree\n\t9.\tNine\nend")
        let one = try XCTUnwrap(text.paragraph("\t•\tOne"))
        XCTAssertEqual(one.headIndent, 36)
        XCTAssertEqual(one.firstLineHeadIndent, 0)
        XCTAssertEqual(one.tabStops.prefix(3).map(\.location), [11, 36, 56])
        XCTAssertEqual(text.paragraph("One")?.tabStops.map(\.location), one.tabStops.map(\.location))
        XCTAssertEqual(text.paragraph("Deep")?.headIndent, 72)
        XCTAssertEqual(text.paragraph("Deep")?.tabStops.prefix(2).map(\.location), [47, 72])
        XCTAssertEqual(text.paragraph("end")?.headIndent, 0)
        XCTAssertEqual(text.paragraph("end")?.tabStops.map(\.location).first, 28)
    }

    func testKindsOfMarkers() throws {
        XCTAssertEqual(try HTMLText("<ol type=a start=26><li>x<li>y</ol>").string, "\tz.\tx\n\taa.\ty\n")
        XCTAssertEqual(try HTMLText("<ol type=I start=4><li>x</ol>").string, "\tIV.\tx\n")
        XCTAssertEqual(try HTMLText("<ul style='list-style: square inside'><li>x</ul>").string, "\t▪\tx\n")
        XCTAssertEqual(try HTMLText("<ul><li><p>x</p><p>y</p></li><li></li></ul>").string, "\t•\tx\u{2028}y\n\t•\t\n")
        XCTAssertEqual(try HTMLText("<ul><li><a href='http://a.b'>x</a></ul>").number(.underlineStyle, "•"), nil)
    }

    func testQuotationsAreIndented() throws {
        let text = try HTMLText("<blockquote>a<blockquote><p>b</p></blockquote></blockquote><q>c<q>d</q></q>")
        XCTAssertEqual(text.string, "a\nb\n“c‘d’”")
        XCTAssertEqual(text.paragraph("a")?.headIndent, 40)
        XCTAssertEqual(text.paragraph("a")?.firstLineHeadIndent, 40)
        XCTAssertEqual(text.paragraph("a")?.tailIndent, -40)
        XCTAssertEqual(text.paragraph("b")?.headIndent, 80)
        XCTAssertEqual(text.paragraph("b")?.paragraphSpacing, 12)
        XCTAssertEqual(text.paragraph("c")?.headIndent, 0)
    }

    func testScriptsStylesAndTitlesAreNeverShown() throws {
        let text = try HTMLText(
            """
            <!DOCTYPE html><html><head><title>T</title><meta charset=utf-8><style>script, style, title { display: block }</style></head>
            <body>a<script>document.write("<p>no</p>")</script><!-- <p>no</p> --><template>no</template><select><option>no</select>
            <div style="display:none">no<p>no</p></div><p hidden>no</p>b</body></html>
            """)
        XCTAssertEqual(text.string, "a b")
    }

    func testImagesOfTheDocumentAreAttachments() throws {
        let png = try XCTUnwrap(
            makeRenderer(4, 2, scale: 1).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }.pngData())
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("html-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try png.write(to: folder.appendingPathComponent("a.png"))
        let file = folder.appendingPathComponent("page.html")
        let source = """
            1<img src="data:image/png;base64,\(png.base64EncodedString())">2<img width=8 src="a.png">3<img src="https://example.com/x.png">4
            <img src="/dev/zero">5<img src="missing.png" width=10 height=20>6<img>7<a href="next.html">8</a>
            """
        try Data(source.utf8).write(to: file)
        let text = try NSAttributedString(url: file, options: [:], documentAttributes: nil)
        XCTAssertEqual(text.string, "1\u{FFFC}2\u{FFFC}3\u{FFFC}4 \u{FFFC}5\u{FFFC}678")
        let attachments = (0..<text.length).compactMap { text.attribute(.attachment, at: $0, effectiveRange: nil) as? NSTextAttachment }
        XCTAssertEqual(attachments.count, 5)
        XCTAssertEqual(attachments[0].contents, png)
        XCTAssertEqual(attachments[0].fileType, "image/png")
        XCTAssertEqual(attachments[0].bounds, .zero)
        XCTAssertEqual(attachments[1].contents, png)
        XCTAssertEqual(attachments[1].bounds, CGRect(x: 0, y: 0, width: 8, height: 4), "the height in proportion")
        XCTAssertNil(attachments[2].contents)
        XCTAssertNil(attachments[3].contents)
        XCTAssertNil(attachments[4].contents)
        XCTAssertEqual(attachments[4].bounds, CGRect(x: 0, y: 0, width: 10, height: 20))
        let link = text.attribute(.link, at: text.length - 1, effectiveRange: nil) as? URL
        XCTAssertEqual(link, folder.appendingPathComponent("next.html"))
    }

    func testALabelWithHTMLIsAsLargeAsOneWithEqualAttributedText() throws {
        let text = try HTMLText("<h1>Title</h1><p>Some <b>bold</b> text that is long enough for two lines</p><ul><li>item</li></ul>").text
        func font(_ size: CGFloat, _ isBold: Bool = false) throws -> UIFont {
            try XCTUnwrap(UIFont(name: isBold ? "TimesNewRomanPS-BoldMT" : "TimesNewRomanPSMT", size: size))
        }
        let (heading, body, item) = (NSMutableParagraphStyle(), NSMutableParagraphStyle(), NSMutableParagraphStyle())
        heading.paragraphSpacing = 16.08
        body.paragraphSpacing = 12
        item.headIndent = 36
        item.tabStops = [NSTextTab(textAlignment: .left, location: 11), NSTextTab(textAlignment: .natural, location: 36)]
        let written = NSMutableAttributedString()
        for (string, font, style) in [
            ("Title\n", try font(24, true), heading), ("Some ", try font(12), body), ("bold", try font(12, true), body),
            (" text that is long enough for two lines\n", try font(12), body), ("\t•\titem\n", try font(12), item),
        ] {
            written.append(NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style]))
        }
        func size(_ text: NSAttributedString) -> CGSize {
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = text
            return label.sizeThatFits(CGSize(width: 150, height: 1000))
        }
        XCTAssertEqual(text.string, written.string)
        XCTAssertEqual(size(text), size(written))
        XCTAssertGreaterThan(size(text).height, 24 + 3 * 12)
    }
}
