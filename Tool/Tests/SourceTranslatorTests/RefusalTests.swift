import XCTest

@testable import SourceTranslator
@testable import kinora_swiftc

/// Statements, declarations and conformances that are left out because the compiler refuses them.
final class RefusalTests: XCTestCase {
    /// The source without the places of errors, each given by the text that it is at; every string is a build of its own.
    private func rest(
        of source: String, _ refusals: [(at: String, message: String)], isMain: Bool = false, keepsStatements: Bool = false
    ) throws -> (text: String, ranges: [RefusedRange]) {
        let bytes = Array(source.utf8)
        var ranges: [RefusedRange] = []
        for refusal in refusals {
            let found = try XCTUnwrap(source.range(of: refusal.at), refusal.at)
            let before = source[..<found.lowerBound]
            let line = before.count { $0 == "\n" } + 1
            let column = (before.lastIndex(of: "\n").map { source[source.index(after: $0)..<found.lowerBound] } ?? before).utf8.count + 1
            let refused = Translator.refusedRanges(
                of: bytes, for: [.init(line: line, column: column, message: refusal.message)], omitted: ranges, isMain: isMain,
                keepsStatements: keepsStatements)
            ranges += try XCTUnwrap(refused)
        }
        return (String(decoding: Translator.leavingOut(ranges, of: bytes), as: UTF8.self), ranges)
    }

    func testAStatementIsLeftOutAndTheRestOfItsFunctionStays() throws {
        let source = """
            class C: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.magic = [1,
                        2]
                    title = "a"
                }
            }
            """
        let (text, ranges) = try rest(of: source, [("magic", "value of type 'UIView' has no member 'magic'")])
        XCTAssertEqual(text, source.replacing("view.magic = [1,\n            2]", with: "()\n" + String(repeating: " ", count: 0)))
        XCTAssertEqual(ranges.map(\.line), [4])
        XCTAssertEqual(ranges.map(\.title), ["view.magic = [1,"])
        XCTAssertEqual(text.count { $0 == "\n" }, source.count { $0 == "\n" }, "lines are kept")
    }

    func testAnErrorAtAnEmptyStatementIsThatOfTheDeclarationAroundIt() throws {
        let source = "struct S {\n    func f() -> Int { return g() }\n    func h() {}\n}"
        let (text, _) = try rest(of: source, [("g()", "cannot find 'g' in scope"), ("}\n    func h", "missing return in instance method")])
        XCTAssertEqual(text, "struct S {\n" + String(repeating: " ", count: 34) + "\n    func h() {}\n}")
        let closure = "func f() {\n    let a = [1].map { _ in g() }\n    b()\n}"
        let (two, _) = try rest(of: closure, [("g()", "cannot find 'g' in scope"), ("g()", "cannot convert '()'")])
        XCTAssertEqual(two, "func f() {\n    ()" + String(repeating: " ", count: 26) + "\n    b()\n}")
    }

    func testAConformanceWithoutItsMembersIsLeftOut() throws {
        let source = "class C: UIViewController, UITableViewDataSource, UITextFieldDelegate {\n}"
        let message = "type 'C' does not conform to protocol 'UITableViewDataSource'"
        let (text, _) = try rest(of: source, [("C: ", message)])
        XCTAssertEqual(text, source.replacing("UITableViewDataSource", with: "Any                  "))
        let (unknown, _) = try rest(of: source, [("UITextFieldDelegate", "cannot find type 'UITextFieldDelegate' in scope")])
        XCTAssertEqual(unknown, source.replacing("UITextFieldDelegate", with: "Any                "))
    }

    func testAClassOfAnUnknownClassIsLeftOutButNotTheEntryOfTheApp() throws {
        let source = "class A: GLView { func f() {} }\n@main class B: GLDelegate { }"
        let (text, _) = try rest(of: source, [("GLView", "cannot find type 'GLView' in scope")])
        XCTAssertEqual(text, String(repeating: " ", count: 31) + "\n@main class B: GLDelegate { }")
        let bytes = Array("@main class B: GLView { }".utf8)
        let refusal = RefusedRange.Refusal(line: 1, column: 16, message: "cannot find type 'GLView' in scope")
        XCTAssertEqual(Translator.refusedRanges(of: bytes, for: [refusal], omitted: []), [])
    }

    func testStoredPropertiesWithoutAnInitializerAreLeftOut() throws {
        let source = "class C {\n    let a: Int\n    var b: Int?\n    var c: Int { 1 }\n    var d: Int\n}"
        let (text, _) = try rest(of: source, [("C {", "class 'C' has no initializers")])
        XCTAssertEqual(text, "class C {\n              \n    var b: Int?\n    var c: Int { 1 }\n              \n}")
    }

    func testATestIsLeftOutWholeAndSyntaxErrorsStay() throws {
        let source = "class T: XCTestCase {\n    func testA() { a(); b() }\n}"
        let (text, ranges) = try rest(of: source, [("a()", "cannot find 'a' in scope")], keepsStatements: true)
        XCTAssertEqual(text, "class T: XCTestCase {\n                             \n}")
        XCTAssertEqual(ranges.map(\.title), ["testA()"])
        XCTAssertNil(Translator.refusedRanges(of: Array("func f( {".utf8), for: [.init(line: 1, column: 8, message: "")], omitted: []))
    }

    func testARangeMovesWithItsTextAndGoesWithIt() {
        let range = RefusedRange(start: 4, text: "abc", replacement: "()", line: 2, title: "abc", reason: "")
        XCTAssertEqual(range.moved(to: Array("x\n\n\nabc".utf8))?.line, 4)
        XCTAssertEqual(range.moved(to: Array("abc".utf8))?.start, 0)
        XCTAssertNil(range.moved(to: Array("ab".utf8)))
        XCTAssertNil(range.moved(to: []))
    }

    func testConsequencesAreTriedAgainOnceTheirFunctionHasChanged() throws {
        let source = "func f() {\n    let a = gone()\n    if b { a.start() }\n}\nfunc g() {\n    gone()\n}\nlet c = gone()\n"
        let message = "cannot find 'gone' in scope"
        let (_, ranges) = try rest(
            of: source, [("gone()\n    if", message), ("a.start", "cannot find 'a' in scope"), ("gone()\n}", message)])
        XCTAssertEqual(Translator.keptRanges(ranges, in: Array(source.utf8)), ranges)
        let mended = source.replacing("let a = gone()", with: "let a = here()\n    a.stop()")
        let kept = Translator.keptRanges(ranges, in: Array(mended.utf8))
        XCTAssertEqual(kept.map(\.title), ["gone()"])
        XCTAssertEqual(kept.map(\.line), [7])
    }

    func testADeclarationChangesTheInterfaceAndABodyDoesNot() {
        func interface(_ text: String) -> [UInt8] { Translator.interface(of: Array(text.utf8)) }
        XCTAssertEqual(interface("func f() { a() }\nlet x = 1"), interface("func f() {\n b(); c { d() } }\nlet x = 1"))
        XCTAssertNotEqual(interface("func f() {}"), interface("func f() {}\nfunc g() {}"))
    }

    func testColumnsOfATranslationAreThoseOfTheSource() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-lines-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/a.swift"
        let source = "// a\nlet a = #selector(f), b = g"
        let translated =
            "#sourceLocation(file: \"/a\", line: 2)\nlet a = Selector(\"ffffffff\"), b = g\n#sourceLocation(file: \"/a\", line: 2)\n #warning(\"w\")"
        try Data(translated.utf8).write(to: URL(fileURLWithPath: path))
        let lines = TranslatedLines(source: Array(source.utf8), translation: path)
        XCTAssertEqual(lines.column(35, in: 2), 27)
        XCTAssertEqual(lines.column(5, in: 2), 5)
        XCTAssertEqual(lines.column(3, in: 1), 3)
        XCTAssertEqual(TranslatedLines(source: Array(source.utf8), translation: folder.path + "/none").column(28, in: 2), 28)
    }

    func testALineThatIsSaidAgainStandsOnceWithItsCount() {
        XCTAssertEqual(OpenReport.once(["a", "b", "a", "a"]), ["a (3 times)", "b"])
        XCTAssertEqual(OpenReport.once([]), [])
    }

    /// The compiler names the first of a module's absent imports alone.
    func testAllImportsOfAbsentModulesAreFoundAtOnce() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString).swift").path
        let source = """
            import UIKit
            @testable import struct Alamofire.Session // import Other
              public import RxSwift; import App
            let a = 1

            """
        try Data(source.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let imports = AbsentImports(modules: ["UIKit", "App"], folders: [])
        let found = imports.errors(in: [path, path + "none"]) { $0 }
        XCTAssertEqual(found.map(\.text), ["no such module 'Alamofire'", "no such module 'RxSwift'"])
        XCTAssertEqual(found.map(\.line), [2, 3])
        XCTAssertEqual(found.map(\.column), [25, 17])
        XCTAssertEqual(AbsentImports(modules: ["UIKit", "App", "Alamofire", "RxSwift"], folders: []).errors(in: [path]) { $0 }, [])
    }

    func testAnAppsOwnMistakesAreErrorsUnlessCausedByMissingAPI() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString).swift").path
        try Data("func f() {\n    let a: Int = b\n    c.d = 1\n}\n".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        func message(_ line: Int, _ text: String) -> BuildMessages.Message {
            .init(severity: .error, file: path, line: line, column: 5, text: text)
        }
        let own = message(2, "cannot convert value of type 'String' to specified type 'Int'")
        let foreign = message(3, "value of type 'UIView' has no member 'd'")
        var refused = RefusedSources()
        XCTAssertFalse(refused.add([own]) { ($0, false) })
        XCTAssertTrue(RefusedRange.Refusal.isForeign("'[String? : Data]' is not convertible to 'CFDictionary'"))
        XCTAssertTrue(RefusedRange.Refusal.isForeign("cannot convert value of type 'UIView?' to expected argument type 'UIView'"))
        XCTAssertFalse(RefusedRange.Refusal.isForeign("cannot convert value of type 'UInt8' to specified type 'City'"))
        XCTAssertEqual(refused.count, 0)
        XCTAssertTrue(refused.add([own, foreign]) { ($0, false) })
        XCTAssertEqual(refused.leftOut { ($0 as NSString).lastPathComponent }.map(\.declaration), ["let a: Int = b", "c.d = 1"])
        XCTAssertFalse(refused.add([message(2, "again")]) { _ in nil }, "a file of another package")
    }
}
