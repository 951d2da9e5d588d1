import XCTest

@testable import KinoraCommandLine

final class SwiftMarkupTests: XCTestCase {
    func testWordsHaveTheClassOfTheirKind() {
        let cases = [
            ("let a = 1.5", "<span class=\"k\">let</span> a = <span class=\"n\">1.5</span>"),
            ("// a < \"b\"\nx", "<span class=\"c\">// a &lt; &quot;b&quot;</span>\nx"),
            ("f(\"a \\\" let\", B())", "f(<span class=\"s\">&quot;a \\&quot; let&quot;</span>, <span class=\"t\">B</span>())"),
            ("a < b && c", "a &lt; b &amp;&amp; c"), ("@objc", "<span class=\"k\">@objc</span>"), ("letter", "letter"), ("", ""),
            ("\"open\nvar", "<span class=\"s\">&quot;open</span>\n<span class=\"k\">var</span>"),
        ]
        for (source, html) in cases { XCTAssertEqual(SwiftMarkup(source).html.source, html) }
    }
}
