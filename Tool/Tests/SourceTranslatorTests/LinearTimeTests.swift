import Foundation
import XCTest

@testable import SourceTranslator

/// Long sources take steps and time of their length.
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

    private let more: [(name: String, head: String, line: (Int) -> String, tail: String)] = [
        (
            "local variables", "class A: NSObject { func f() {\n",
            { "let v\($0) = w\($0); guard let x\($0) = v\($0).y else { return }; x\($0).z?(v\($0)); g(T\($0)()) \n" }, "} }\n"
        ),
        ("a chain of classes", "class C0: UIView {}\n", { "class C\($0 + 1): C\($0) {}\n" }, ""),
        (
            "a chain of classes with members", "class C0: UIView {}\n",
            {
                "class C\($0 + 1): C\($0) { @objc func m\($0)() { x\($0).y?(1); f(#selector(m\($0))) }\n"
                    + "override func layoutSubviews() { super.layoutSubviews(); p.q = r } }\n"
            }, ""
        ),
        (
            "a chain of delegates", "class C0: NSObject, UIScrollViewDelegate {}\n",
            { "class C\($0 + 1): C\($0) { func scrollViewDidScroll(_ s: UIScrollView) { x.scrollViewDidScroll?(s) } }\n" }, ""
        ),
        (
            "a chain of overrides in extensions", "class C0: UIView {}\nextension C0 { @objc func a() {} }\n",
            { "class C\($0 + 1): C\($0) {}\nextension C\($0 + 1) { override func a() { super.a() } }\n" }, ""
        ),
        (
            "a chain of observed properties", "class C0: NSObject { @objc dynamic var a = 1 }\n",
            { "class C\($0 + 1): C\($0) { override var a: Int { didSet {} } }\n" }, ""
        ),
        (
            "a chain of generic classes", "class C0<T>: UIView {}\n",
            { "class C\($0 + 1)<T>: C\($0)<T> { @objc func m\($0)() {} }\n" }, ""
        ),
    ]

    private func source(_ kind: (name: String, head: String, line: (Int) -> String, tail: String), _ count: Int) -> [UInt8] {
        Array((kind.head + (0..<count).map(kind.line).joined() + kind.tail).utf8)
    }

    private func translate(_ source: [UInt8]) { _ = Translator.translate(source, index: FactsIndex(Translator.facts(of: source))) }

    /// The number of steps is the same in each run.
    func testStepsGrowWithTheLength() {
        for kind in kinds + more {
            func steps(_ count: Int) -> Int {
                let source = source(kind, count)
                let before = Steps.count
                translate(source)
                return Steps.count - before
            }
            let (short, long) = (steps(100), steps(400))
            XCTAssertLessThan(long, 5 * short + 1000, "\(kind.name): \(short) steps, four times as long \(long)")
        }
    }

    /// Work that no step counts: of sixteen times the length, where the square would be 256 times the time.
    func testTimeGrowsWithTheLength() {
        for kind in kinds + more {
            func seconds(_ count: Int) -> Double {
                let source = source(kind, count)
                let start = clock()
                translate(source)
                return Double(clock() - start) / Double(CLOCKS_PER_SEC)
            }
            let short = (0..<3).map { _ in seconds(60) }.min() ?? 0
            let long = seconds(960)
            XCTAssertLessThan(long, 80 * short + 0.1, "\(kind.name): \(short) s, sixteen times as long \(long) s")
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
        let few = (0..<3).map { _ in seconds(100) }.min() ?? 0
        XCTAssertLessThan(seconds(1600), 80 * few + 0.1)
    }
}
