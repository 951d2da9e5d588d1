import XCTest

/// Distinguishing code from comments and strings.
final class SourceTextTests: XCTestCase {
    func testCommentsAndStringsAreBlankAndCodeKeepsItsPosition() {
        let cases = [
            ("a // b\nc", "a     \nc"),
            ("a /* b /* c */ d */ e", "a                   e"),
            ("f(\"x y\") // z", "f(\"   \")     "),
            (#"f("a\"b") + g"#, #"f("    ") + g"#),
            (#"f("a\(x + g("i"))b") + h"#, #"f(" \(x + g(" ")) ") + h"#),
            ("\"\"\"\na \"b\" c\n\"\"\" + d", "\"\"\"\n       \n\"\"\" + d"),
            (##"#"a\(b)"# + c"##, ##"#"     "# + c"##),
            (##"#"a\#(b)c"# + d"##, ##"#" \#(b) "# + d"##),
            ("\"never closed\nlet a = 1", "\"            \nlet a = 1"),
            ("#if os(Linux)", "#if os(Linux)"),
        ]
        for (source, code) in cases {
            XCTAssertEqual(SourceText(source).code, code, source)
        }
    }

    func testTextsOfStringsAreFoundWithTheirLines() {
        let source = "// \"no\"\nf(\"a b\", \"\"\"\n  c\n  d\\n\n  \"\"\")\nlet e = \"f \\(g(\"h\")) i\""
        XCTAssertEqual(
            SourceText(source).strings.map { "\($0.line): \($0.text)" }, ["2: a b", "2: \n  c\n  d \n  ", "6: h", "6: f 0 i"])
    }

    func testHalfATextDoesNotCrash() {
        let source = ##"f("a\(x + g("i"))b") /* c */ + #"h"# // i"##
        for count in 0...source.utf8.count {
            let half = String(source.utf8.prefix(count)) ?? ""
            XCTAssertEqual(SourceText(half).code.utf8.count, half.utf8.count)
        }
    }
}
