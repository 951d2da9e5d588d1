import SourceTokens
import XCTest

@testable import SourceTranslator

/// A check of sources without their bodies finds what one of whole sources finds.
final class SourceOutlineTests: XCTestCase {
    private static let library = """
        public class NSObject { public func copy() {}; public func addObserver() {} }
        open class UIView: NSObject {
            open var frame: UIFrame = UIFrame()
            open var subview: UIView?
            open var subviews: [UIView] = []
            public enum ContentMode: Int { case top, bottom }
            open var contentMode: ContentMode = .top
            open func layoutSubviews() {}
            open func animate(_ body: () -> Void, completion: () -> Void) -> UIView { self }
            open func make(_ view: UIView? = nil) -> UIButton { UIButton() }
        }
        public class UIButton: UIView { public static let shared = UIButton(); open func press() {} }
        public class UILabel: UIView { open var text = "" }
        public struct UIFrame { public var top = 0 }
        public func UIDraw() {}
        public let kUIKnown = 1
        """

    private static let known: (names: APINames, prefixes: Set<String>) = {
        let names = APINames(ParsedSource(Array(library.utf8)), all: false)
        return (names, APIUse.prefixes(of: names))
    }()

    private struct Found: Equatable {
        var uses: [APIUse]
        /// Whether the bodies were parsed.
        var isWhole: Bool
    }

    /// The uses that a check of an outline finds, after comparing its declarations with those of the whole source.
    @discardableResult
    private func check(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> Found {
        let bytes = Array(text.utf8)
        let (outline, whole) = (ParsedSource(declarationsOf: bytes), ParsedSource(bytes))
        XCTAssertEqual(outline.text, bytes, file: file, line: line)
        let names = APINames(whole, all: true)
        XCTAssertEqual(APINames(outline, all: true), names, "declarations of: \(text)", file: file, line: line)
        XCTAssertEqual(Translator.facts(of: outline), Translator.facts(of: whole), "facts of: \(text)", file: file, line: line)
        var known = Self.known.names
        known.merge(names)
        let search = APIUseSearch(known: known, prefixes: Self.known.prefixes)
        let doubtful = search.doubtful(outline)
        let uses = search.uses(in: whole)
        XCTAssertEqual(doubtful.map { search.uses(in: $0) } ?? [], uses, "uses in: \(text)", file: file, line: line)
        return Found(uses: uses, isWhole: !search.isCertain(outline))
    }

    // MARK: Bodies

    /// Bodies with something that is missing, however it is written.
    private static let uncertain = [
        "subview.sparkle()", "self.subview?.subview!.sparkle()", "let b = UIButton()\nb.sparkle()", "let b: UIButton? = nil; b?.sparkle()",
        "if let view = subview as? UIButton, let same = Optional(view) { view.sparkle() }", "UIErase()", "_ = kUINever", "let x: UITable",
        "guard let view = subview else { return }\nview\n    .sparkle()", "contentMode = .sideways", "self.contentMode =\n    .sideways",
        "let text = \"a \\(UIButton.shared.sparkle()) b\"", "let text = \"\"\"\n  {{{ \\(subview!.sparkle) \"\n  \"\"\"",
        "let text = #\"\\(no) } \\#(UIErase())\"#", "#if os(iOS)\nsubview?.sparkle()\n#else\nlet a = 1\n#endif",
        "let made = make {\n} completion: {\n}\nmade.sparkle()", "let a = animate {\n    a()\n} completion: {\n}\na.sparkle()",
        "let a = animate {\n    a()\n}\ncompletion: {\n}\na.sparkle()",
        "func inner(_ view: UIButton) { view.sparkle() }", "{ (view: UIButton) in view.sparkle() }(make())",
        "run { [weak self] in self?.subview?.sparkle() }", "class Local: UIView { func f() { sparkle(); frame.sparkle() } }",
        "struct Local { var a = UITable() }", "enum Local { case a }\nUIErase()", "let a = try! make() as UIView\na.sparkle()",
        "(subview as? UIButton)?.sparkle()", "((make())).sparkle()", "super.subview?.sparkle()", "_ = UIButton.special",
        "UIButton.init().sparkle()", "let f = UIButton.shared\n    .make()\nf.sparkle()",
        "for view in subviews where view == make() { make().sparkle() }",
        "switch contentMode {\ncase .top: let b = UIButton(); b.sparkle()\ncase .bottom: break\n}", "let k = \\UIButton.sparkle",
        "do { try make().sparkle() } catch let e as UITable { }", "let `b` = UIButton(); `b`.sparkle()", "/* } */ UIErase() // {",
        "let r = /a{2}/; UIErase()", "let r = #/ \" /#; UIErase()", "let a = UIButton(), b = a.make(), c = b\nc.sparkle()",
        "let b =\n    UIButton()\nb.sparkle()", "let b = true ? make() : make()\nmake().sparkle()", "typealias T = UITable",
        "let a: (UIButton) = make(); a.sparkle()", "let b = make()\n    as UIView\nb.sparkle()", "while let v = subview { v.sparkle() }",
    ]

    /// Those of which everything is there.
    private static let certain = [
        "", "subview?.layoutSubviews(); UIDraw()", "let b = UIButton()\nb.press(); _ = b.frame.top + kUIKnown",
        "if let view = subview as? UIButton { view.press() } else { copy() }", "contentMode = .bottom",
        "let text = \"\"\"\n  } \\(frame.top) {\n  \"\"\"",
        "UIButton.shared.make(subview).press()", "unknown().sparkle(); other.sparkle = 1", "run { [weak self] in self?.layoutSubviews() }",
        "for view in subviews { view.sparkle() }", "_ = [1, 2].sparkle; _ = \"a\".sparkle", "(1...3).forEach { _ in make().press() }",
        "let label = UILabel()\nlabel.text = \"a\"\nsubview?.layoutSubviews()",
        "let a = animate { press() } completion: { copy() }\na.copy()",
        "#if os(iOS)\nUIDraw()\n#elseif DEBUG\ncopy()\n#endif\n", "return frame.top > 1 ? make() : UIButton()",
    ]

    /// Members with a body.
    private static let members: [@Sendable (String) -> String] = [
        { "func f(_ given: UIButton) { \($0) }" }, { "init(a: Int = { 1 }()) { \($0) }" }, { "deinit { \($0) }" },
        { "var a: Int { \($0) }" }, { "var a: Int {\n get { \($0) }\n set(value) { \($0) }\n}" },
        { "var a = 1 { didSet { \($0) } }" }, { "var a: Int = 1 {\n willSet(next) { \($0) }\n}" }, { "subscript(i: Int) -> Int { \($0) }" },
        { "class func f() throws -> (Int) -> Void { \($0) }" }, { "lazy var a: UIView = { \($0)\nreturn UIView() }()" },
        { "#if os(iOS)\nfunc f() { \($0) }\n#else\nfunc f() { UIErase() }\n#endif" },
        { "func g<T>(_ x: T) where T: UIView { \($0) }\nprivate(set) var b: UIButton { get { make() } set { } }" },
    ]

    private static func source(_ member: String) -> String {
        """
        import UIKit
        class Screen: UIView {
            let button = UIButton()
            \(member)
            func last() { button.press() }
        }
        func free() {}

        """
    }

    func testAnythingThatMayBeMissingInABodyIsFound() {
        for body in Self.uncertain {
            for member in Self.members { check(Self.source(member(body))) }
            check("func free(_ view: UIButton) {\n\(body)\n}\nextension UIButton { func f() {\(body)\n} }\nlet a = 1")
        }
    }

    func testBodiesOfWhichEverythingIsThereAreNotParsed() {
        for body in Self.certain {
            for (number, member) in Self.members.enumerated() {
                let found = check(Self.source(member(body)))
                XCTAssertEqual(found.uses, [], body)
                if number == 0 { XCTAssertFalse(found.isWhole, body) }
            }
        }
        XCTAssertFalse(ParsedSource(declarationsOf: Array(Self.source("func f() { copy() }").utf8)).bodies.isEmpty)
    }

    /// Many bodies together, in the order of a generator.
    func testBodiesAreJudgedByWhatIsAroundThem() {
        var state: UInt64 = 54
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<150 {
            let members = (0..<1 + next(4)).map { _ -> String in
                let statements = (0..<1 + next(3)).map { _ in
                    next(6) == 0 ? Self.uncertain[next(Self.uncertain.count)] : Self.certain[next(Self.certain.count)]
                }
                var body = statements.joined(separator: "\n")
                if next(3) == 0 { body = "func nested(b: UILabel) {\n\(body)\n}\nrun {\n\(body)\n}" }
                if next(5) == 0 { body = "let button = UILabel(), subview = unknown()\n\(body)\nbutton.text = \"\"" }
                return Self.members[next(Self.members.count)](body)
            }
            check(Self.source(members.joined(separator: "\n")))
        }
    }

    // MARK: Outlines

    private func outline(_ text: String) -> String? {
        SourceOutline(Array(text.utf8), keeping: []).map { String(decoding: $0.text, as: UTF8.self) }
    }

    func testBodiesAreBlankWithTheirLines() {
        XCTAssertEqual(
            outline("func f() { let a = 1\n  b(\"é\") }\nvar c: Int { 1 }"), "func f() {          \n          }\nvar c: Int { 1 }")
        XCTAssertEqual(outline("class C { var a: Int { abc.def() } }"), "class C { var a: Int {0          } }")
        XCTAssertEqual(
            outline("class C { var a = f { g(h, i) } { didSet { abc.def() } } }"),
            "class C { var a = f { g(h, i) } { didSet { abc.def() } } }")
        XCTAssertEqual(
            outline("class C { var a = 1 { didSet { abc.def() } }; let b = { abc.def() }() }"),
            "class C { var a = 1 { didSet {           } }; let b = { abc.def() }() }")
    }

    func testBodiesStayThatDeclarationsDependOn() {
        for body in ["class Local {}", "struct Local {}", "enum E { case a }", "extension A {}"] {
            XCTAssertEqual(outline("func f() { \(body) }"), "func f() { \(body) }")
        }
        // One scope holds the names of getters.
        XCTAssertEqual(outline("class C { var a: Int { let b = 1; return b } }"), "class C { var a: Int { let b = 1; return b } }")
        let observed = ParsedSource(declarationsOf: Array(Self.source("func f() { addObserver(); copy() }").utf8))
        XCTAssertEqual(observed.bodies.count, 1, "only the last function's")
        check(Self.source("func f() { addObserver(); copy() }"))
        check(Self.source("func f() { method_exchangeImplementations(a, b) }\nfunc g() { let NSNotificationCenter = 1; print(1, 2) }"))
    }

    func testSourcesWithoutCertainBodiesHaveNoOutline() {
        for text in [
            "func f() { if a { b() }", "func f() { a(] }", "}", "func f() { let r = /a}/ }", "func f() { let r = #/a/# }",
            "func f() {\n#if A\nif a {\n#else\nif b {\n#endif\n} }", "func f() {\n#if A\na()\n#endif }", "func f() { '{' }",
            "actor A {}", "func f() { a / b; c / d }",
            "#!/usr/bin/swift\nfunc f() { a() }", "func f() { <#code#> }", "#if A\nfunc f() { a() }",
        ] {
            XCTAssertNil(outline(text), text)
            check(text)
        }
        XCTAssertNotNil(outline("func f() { a /\n b }"))
    }
}
