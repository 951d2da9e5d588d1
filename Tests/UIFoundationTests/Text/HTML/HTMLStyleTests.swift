import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class HTMLStyleTests: XCTestCase {
    private func styled(_ css: String) throws -> HTMLText { try HTMLText("<div style=\"\(css)\">x</div>") }

    func testColors() throws {
        let colors = [
            "red": "ff0000ff", "#0f0": "00ff00ff", "#12345680": "12345680", "rgb(1, 2, 3)": "010203ff", "rgba(255 0 0 / 50%)": "ff000080",
            "rgb(100%, 0%, 0%)": "ff0000ff", "hsl(120, 100%, 25%)": "008000ff", "hsla(240deg, 100%, 50%, .5)": "0000ff80",
            "RebeccaPurple": "663399ff", "nonsense": "000000ff", "#12": "000000ff", "rgb(1,2)": "000000ff",
        ]
        for (css, color) in colors { XCTAssertEqual(try styled("color: \(css)").color("x"), color, css) }
        XCTAssertEqual(try styled("background-color: yellow").color("x", .backgroundColor), "ffff00ff")
        XCTAssertEqual(try styled("background: url(a.png) #00f").color("x", .backgroundColor), "0000ffff")
        XCTAssertNil(try styled("background: transparent").color("x", .backgroundColor))
    }

    func testFontFamilies() throws {
        XCTAssertEqual(try styled("font-family: Nowhere, 'Helvetica Neue', serif").font("x")?.familyName, "Helvetica Neue")
        XCTAssertEqual(try styled("font-family: sans-serif").font("x")?.familyName, "Helvetica")
        XCTAssertEqual(try styled("font-family: monospace").font("x")?.pointSize, 10)
        XCTAssertEqual(try styled("font-family: Courier, monospace").font("x")?.pointSize, 12)
        XCTAssertEqual(try styled("font-family: Nowhere").font("x")?.familyName, "Times New Roman")
        XCTAssertEqual(try styled("font-family: -apple-system").font("x"), .systemFont(ofSize: 12))
        XCTAssertEqual(try styled("font-family: system-ui; font-size: 17px").font("x"), .systemFont(ofSize: 17))
        XCTAssertEqual(
            try styled("font: -apple-system-headline").font("x")?.pointSize, UIFont.preferredFont(forTextStyle: .headline).pointSize)
    }

    func testFontSizes() throws {
        let sizes: [String: CGFloat] = [
            "20px": 20, "12pt": 16, "2em": 24, "150%": 18, "large": 14, "x-small": 9, "smaller": 10, "17": 17, "0": 12, "-3px": 12,
            "wide": 12, "1e999px": 12, "99999px": 10_000,
        ]
        for (css, size) in sizes { XCTAssertEqual(try styled("font-size: \(css)").font("x")?.pointSize ?? 0, size, accuracy: 1e-9, css) }
        let nested = try HTMLText("<div style='font-size:20px'><p style='font-size:.5em; margin-bottom:2em'>x</p></div>")
        XCTAssertEqual(nested.font("x")?.pointSize, 10)
        XCTAssertEqual(nested.paragraph("x")?.paragraphSpacing, 20)
    }

    func testWeightsSlantsAndTheShorthand() throws {
        XCTAssertEqual(try styled("font-weight: bold").font("x")?.fontName, "TimesNewRomanPS-BoldMT")
        XCTAssertEqual(try styled("font-weight: 700; font-style: oblique").font("x")?.fontName, "TimesNewRomanPS-BoldItalicMT")
        XCTAssertEqual(
            try styled("font: 600 15px/30px -apple-system, sans-serif").font("x"), .systemFont(ofSize: 15, weight: .semibold))
        XCTAssertEqual(try styled("font: italic 15px/30px Georgia").paragraph("x")?.minimumLineHeight, 30)
        XCTAssertEqual(try styled("font: /").font("x")?.pointSize, 12)
        XCTAssertEqual(try HTMLText("<b style='font-weight: normal'>x</b>").font("x")?.fontName, "TimesNewRomanPSMT")
    }

    func testParagraphs() throws {
        XCTAssertEqual(try styled("text-align: center").paragraph("x")?.alignment, .center)
        XCTAssertEqual(try styled("text-align: justify").paragraph("x")?.alignment, .justified)
        XCTAssertEqual(try HTMLText("<p align=right>x</p>").paragraph("x")?.alignment, .right)
        XCTAssertEqual(try HTMLText("<center>x</center>").paragraph("x")?.alignment, .center)
        XCTAssertEqual(try styled("direction: rtl").paragraph("x")?.baseWritingDirection, .rightToLeft)
        XCTAssertEqual(try HTMLText("<p dir=rtl>x</p>").paragraph("x")?.baseWritingDirection, .rightToLeft)
        XCTAssertEqual(try styled("line-height: 1.5").paragraph("x")?.minimumLineHeight, 18)
        XCTAssertEqual(try styled("line-height: 150%").paragraph("x")?.minimumLineHeight, 18)
        XCTAssertEqual(try styled("line-height: 30px").paragraph("x")?.minimumLineHeight, 30)
        let boxed = try XCTUnwrap(try styled("margin: 1px 2px 3px 4px; text-indent: 5px").paragraph("x"))
        XCTAssertEqual(boxed.paragraphSpacingBefore, 1)
        XCTAssertEqual(boxed.tailIndent, -2)
        XCTAssertEqual(boxed.paragraphSpacing, 3)
        XCTAssertEqual(boxed.headIndent, 4)
        XCTAssertEqual(boxed.firstLineHeadIndent, 9)
        XCTAssertEqual(try HTMLText("<div style='margin-left:10px'><p style='margin-left:5px'>x</p></div>").paragraph("x")?.headIndent, 15)
    }

    func testDecorationsSpacingAndTransforms() throws {
        XCTAssertEqual(try styled("text-decoration: underline line-through red").number(.strikethroughStyle, "x"), 1)
        XCTAssertEqual(try styled("text-decoration: underline").number(.underlineStyle, "x"), 1)
        XCTAssertNil(try HTMLText("<u style='text-decoration:none'>x</u>").number(.underlineStyle, "x"))
        XCTAssertEqual(try styled("letter-spacing: 2px").number(.kern, "x"), 2)
        XCTAssertEqual(try HTMLText("<span style='text-transform: uppercase'>straße</span>").string, "STRASSE")
        XCTAssertEqual(try HTMLText("<span style='text-transform: capitalize'>one two</span>").string, "One Two")
        XCTAssertEqual(try HTMLText("a<span style='display: block'>b</span>c").string, "a\nb\nc")
        XCTAssertEqual(try HTMLText("a<p style='display: inline'>b</p>").string, "ab")
    }

    func testSelectors() throws {
        let text = try HTMLText(
            """
            <style>
            /* } */ p { color: red } .green, #blue { color: #00ff00 } #blue { color: blue }
            div p { font-size: 20px } div .small { font-size: 8px } ul > li { color: #123456 }
            p.a.b { text-align: right } @media print { p { color: yellow } } p:hover { color: yellow } p[x] { color: yellow }
            @import "x.css"; P.upper { font-weight: bold } i { content: "}"; color: #010101 }
            s { color: #020202 !important } s { color: #030303 }
            </style>
            <p>A</p><p class="green other">B</p><p id=blue class=green>C</p><div><span><p>D</p></span><p class=small>E</p></div>
            <p class="b a">F</p><p class="a">G</p><p class=upper>H</p><i>I</i><s style="color:#040404">J</s><ul><li>K</ul>
            <style>p { text-indent: 7px }</style>
            """)
        XCTAssertEqual(text.color("A"), "ff0000ff")
        XCTAssertEqual(text.color("B"), "00ff00ff")
        XCTAssertEqual(text.color("C"), "0000ffff")
        XCTAssertEqual(text.font("A")?.pointSize, 12)
        XCTAssertEqual(text.font("D")?.pointSize, 20)
        XCTAssertEqual(text.font("E")?.pointSize, 8)
        XCTAssertEqual(text.paragraph("F")?.alignment, .right)
        XCTAssertEqual(text.paragraph("G")?.alignment, .natural)
        XCTAssertEqual(text.font("H")?.fontName, "TimesNewRomanPS-BoldMT")
        XCTAssertEqual(text.color("I"), "010101ff")
        XCTAssertEqual(text.color("J"), "020202ff")
        XCTAssertEqual(text.color("K"), "123456ff")
        XCTAssertEqual(text.paragraph("A")?.firstLineHeadIndent, 7, "a sheet applies to what comes before it too")
    }

    func testTheBodyStylesAllText() throws {
        var attributes: NSDictionary?
        let html = "<html><body bgcolor=yellow text='#00ff00' style='font: 20px Georgia; margin: 50px'><p>x</p></body></html>"
        let text = try NSAttributedString(data: Data(html.utf8), options: [:], documentAttributes: &attributes)
        XCTAssertEqual(text.string, "x\n")
        let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        XCTAssertEqual(font?.familyName, "Georgia")
        XCTAssertEqual(font?.pointSize, 20)
        XCTAssertNil(text.attribute(.backgroundColor, at: 0, effectiveRange: nil))
        XCTAssertEqual(
            attributes?["BackgroundColor"] as? UIColor, UIColor(red: 1, green: 1, blue: 0, alpha: 1), "it is the page's background")
        XCTAssertEqual((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.headIndent, 0)
    }
}
