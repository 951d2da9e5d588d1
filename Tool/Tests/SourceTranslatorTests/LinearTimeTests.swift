import Foundation
import XCTest

@testable import SourceTranslator

/// Times of long sources are compared with those of sources a quarter as long: ten times would be a step too many.
final class LinearTimeTests: XCTestCase {
    private let kinds: [(name: String, head: String, line: (Int) -> String, tail: String)] = [
        (
            "selectors", "class A: UIViewController {\n",
            { "@objc func t\($0)(_ s: A) { f(#selector(t\($0)(_:))); g(#selector(A.t\($0))) }\n" }, "}\n"
        ),
        ("selectors of unknown owners", "class A: NSObject {\n", { "@objc func t\($0)() { f(#selector(thing.t\($0))) }\n" }, "}\n"),
        (
            "optional requirements", "@objc protocol P {\n", { "@objc optional func d\($0)(_ a: Int)\nfunc e\($0)(b: B)\n" },
            "}\nlet a = p.d1?(1)\n"
        ),
        (
            "references of optional methods", "@objc protocol P { @objc optional func d() }\nfunc f() {\n",
            { _ in "if let a = p.d, p.d != nil {}\n" }, "}\n"
        ),
        (
            "old names", "class A: NSObject {\n",
            { "func a\($0)() { addChildViewController(a); _ = childViewControllers; b.c(.commonModes) }\n" }, "}\n"
        ),
        ("modules", "import simd\n", { "let a\($0) = simd.distance(a, b)\n" }, ""),
        ("classes of one name", "", { "class A\($0) { class B: NSObject { @objc func t() { f(#selector(t)) } } }\n" }, ""),
        (
            "overrides", "extension UIView {\n@objc func a() {}\n}\n",
            { "class A\($0): UIView {}\nextension A\($0) { override func a() { super.a() } }\n" }, ""
        ),
        (
            "dispatched members", "extension UIView { @objc func z() {} }\nclass B: UIView {}\n",
            { "extension UIView { @objc func m\($0)() {} }\nextension B { override func m\($0)() { super.m\($0)() } }\n" }, ""
        ),
        ("extensions", "", { "extension UIView: P\($0) { @objc func t\($0)() {} }\n" }, ""),
        (
            "properties", "class A: NSObject {\n",
            { "@objc dynamic var p\($0) = 1\nfunc o\($0)() { observe(\\.p\($0)) {}; f(#keyPath(A.p\($0))) }\n" }, "}\n"
        ),
        ("comparisons", "let a = ", { "b.c\($0) == nil || " }, "c\n"),
    ]

    private func seconds(_ source: [UInt8]) -> Double {
        let start = clock()
        _ = Translator.translate(source, index: FactsIndex(Translator.facts(of: source)))
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    func testTimeGrowsWithTheLength() {
        for kind in kinds {
            func source(_ count: Int) -> [UInt8] { Array((kind.head + (0..<count).map(kind.line).joined() + kind.tail).utf8) }
            let (short, long) = (seconds(source(100)), seconds(source(400)))
            XCTAssertLessThan(long, 9 * short + 0.05, "\(kind.name): \(short) s, four times as long \(long) s")
        }
    }

    func testFactsOfManyFilesAreMergedInTimeOfTheirNumber() {
        func seconds(_ count: Int) -> Double {
            let files = (0..<count).map { Translator.facts(of: Array("extension UIView: P\($0) { @objc func t\($0)() {} }\n".utf8)) }
            let start = clock()
            var all = ModuleFacts()
            for file in files { all.merge(file) }
            _ = FactsIndex(all)
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        let (few, many) = (seconds(300), seconds(1200))
        XCTAssertLessThan(many, 9 * few + 0.05)
    }
}
