import Foundation
import XCTest

@testable import SourceTranslator

final class TranslationTests: XCTestCase {
    private func translated(_ text: String) -> Translator.Output {
        let bytes = Array(text.utf8)
        return Translator.translate(bytes, index: FactsIndex(Translator.facts(of: bytes)))
    }

    private func text(_ source: String) -> String { String(decoding: translated(source).text, as: UTF8.self) }

    func testAttributesKeepColumns() {
        XCTAssertEqual(text("@objc func a() {}"), "      func a() {}")
        XCTAssertEqual(text("@IBOutlet\n weak var a: B!"), "         \n weak var a: B!")
        XCTAssertEqual(text("@UIApplicationMain\nclass A {}"), "@main             \nclass A {}")
    }

    func testMethodTablesHaveTodaysNames() {
        let source = "class A: NSObject {\n    @objc func a(_ b: UIControlState, c: [UIApplicationLaunchOptionsKey: Any]) {}\n}"
        let table = String(decoding: translated(source).whole, as: UTF8.self)
        XCTAssert(table.contains("a[0] as UIControl.State, c: a[1] as [UIApplication.LaunchOptionsKey: Any]"), table)
        XCTAssertFalse(table.contains("UIControlState"), table)
    }

    func testWhatIsRefusedUnderAConditionIsAnErrorUnderItAlone() {
        let source = "#if os(iOS) && RELOAD\nlet a = #selector(b.c(_:))\n#endif\nlet d = #selector(e.f(_:))"
        let compiled = String(decoding: translated(source).compiled(from: "A.swift"), as: UTF8.self)
        let errors = compiled.split(separator: "\n").suffix(6).map { $0.prefix { $0 != "(" } }
        XCTAssertEqual(
            errors, ["#if ", "#sourceLocation", "        #error", "#endif", "#sourceLocation", "        #error"], compiled)
        XCTAssert(compiled.contains("\n#if (true && RELOAD)\n#sourceLocation(file: \"A.swift\", line: 2)\n"), compiled)
    }

    func testWhatOldCompilersGetStays() {
        let (new, old) = ("@objc func a() {}", "      func a() {}")
        XCTAssertEqual(text("#if compiler(>=5.2)\n\(new)\n#else\n\(new)\n#endif"), "#if compiler(>=5.2)\n\(old)\n#else\n\(new)\n#endif")
        XCTAssertEqual(text("#if swift(<3)\n\(new)\n#else\n\(new)\n#endif"), "#if swift(<3)\n\(new)\n#else\n\(old)\n#endif")
        XCTAssertEqual(text("#if swift(>=4.2)\n\(new)\n#else\n\(new)\n#endif"), "#if swift(>=4.2)\n\(old)\n#else\n\(old)\n#endif")
    }

    func testAMethodOfAnyObjectIsThatOfItsClass() {
        let declaration = "class V: NSObject { @objc func lay(_ a: Int) -> Int { a } }\n"
        let called = text(declaration + "func f(v: V) { ($0 as AnyObject).lay(1) }").split(separator: "\n").last ?? ""
        XCTAssert(called.contains("_optionalMethod(\"lay:\", of: ($0 as AnyObject)).map"), "\(called)")
        XCTAssert(called.hasSuffix(")!(1) }"), "\(called)")
        // One that no class has stays.
        let unknown = "func f(v: V) { (v as AnyObject).stay(1) }"
        XCTAssertEqual(text(unknown), unknown)
    }

    func testStringsAndCommentsStay() {
        let source = "let a = \"@objc #selector(b) \\(c)\" // @objc os(iOS)\n/* #keyPath(A.b) */"
        XCTAssertEqual(text(source), source)
        XCTAssertEqual(translated(source).changes, [])
    }

    func testImportsOfSubmodulesAreCut() {
        XCTAssertEqual(
            text("import UIKit.UIGestureRecognizerSubclass; let a = 1"), "import UIKit                            ; let a = 1")
        XCTAssertEqual(text("import os.log\nimport Foundation"), "import UnifiedLogging\nimport Foundation")
        XCTAssertEqual(text("import class UIKit.UIView"), "import class UIKit.UIView")
    }

    func testTheBundleOfAClassIsThatOfItsModule() {
        XCTAssertEqual(text("let b = Bundle(for: A.self)"), "let b = Bundle._holding(     A.self)")
        XCTAssertEqual(text("f(Bundle.init(for: type(of: self)))"), "f(Bundle._holding(     type(of: self)))")
        XCTAssertEqual(text("struct Bundle { init(for: Int) {} }; Bundle(for: 1)"), "struct Bundle { init(for: Int) {} }; Bundle(for: 1)")
    }

    func testTestsOfTheMainActorCanBeCast() {
        XCTAssertEqual(
            text("@MainActor final class A: XCTestCase {}"), "@preconcurrency @MainActor final class A: XCTestCase, _TestObject {}")
        XCTAssertEqual(
            text("class A: XCTestCase {\n#if os(iOS)\n@MainActor func testA() {}\n#endif\n}"),
            "class A: XCTestCase, _TestObject {\n#if true   \n@preconcurrency @MainActor func testA() {}\n#endif\n}")
        XCTAssertEqual(
            text("class A: XCTestCase { @MainActor func testA() {}; @MainActor func a() {} }"),
            "class A: XCTestCase, _TestObject { @preconcurrency @MainActor func testA() {}; @MainActor func a() {} }")
        XCTAssertEqual(
            text("@preconcurrency @MainActor class A: XCTestCase {}"), "@preconcurrency @MainActor class A: XCTestCase, _TestObject {}")
    }

    func testConditionsAreThoseOfAPhone() {
        XCTAssertEqual(text("#if os(iOS) || os(Linux)\n#endif"), "#if true    || false    \n#endif")
        XCTAssertEqual(text("#if os(macOS)\n#endif"), "#if os(macOS)\n#endif")
    }

    func testOverridesInExtensionsOfOtherModulesAreReported() {
        let output = translated("extension UIView { override func layoutSubviews() {} }")
        XCTAssertEqual(output.problems.map(\.line), [1])
        XCTAssertTrue(output.problems[0].message.contains("override it in a subclass"), output.problems[0].message)
        let compiled = String(decoding: output.compiled(from: "/a/b.swift"), as: UTF8.self)
        XCTAssertTrue(compiled.hasPrefix("#sourceLocation(file: \"/a/b.swift\", line: 1)\n"))
        XCTAssertTrue(compiled.contains("\n#sourceLocation(file: \"/a/b.swift\", line: 1)\n                   #error("), compiled)
    }

    func testSelectorsOfUnknownInstancesAreReported() {
        XCTAssertEqual(translated("class A { func f() { g(#selector(thing.go)) } }").problems.count, 1)
    }

    func testKeptFilesAndFilter() {
        XCTAssertTrue(SourceFilter.isKept(Array("// kinora: linux\n@objc".utf8)))
        XCTAssertTrue(SourceFilter.mayNeedTranslation(Array("a @objc b".utf8)))
        XCTAssertFalse(SourceFilter.mayNeedTranslation(Array("let a = 1 // @obj".utf8)))
        XCTAssertTrue(SourceFilter.mayNeedTranslation(Array("b.may(1)".utf8), alsoFor: ["may"]))
    }

    func testLinesOfTheCorpusStay() throws {
        var facts = ModuleFacts()
        for file in try Corpus.files { facts.merge(Translator.facts(of: [UInt8](try Data(contentsOf: file)))) }
        let index = FactsIndex(facts)
        var kept = 0
        for file in try Corpus.files {
            let source = [UInt8](try Data(contentsOf: file))
            let output = Translator.translate(source, index: index)
            XCTAssertEqual(output.problems, [], file.lastPathComponent)
            let old = source.split(separator: 0x0A, omittingEmptySubsequences: false)
            let new = output.text.split(separator: 0x0A, omittingEmptySubsequences: false)
            XCTAssertTrue(Translator.parses(output.whole), file.lastPathComponent)
            XCTAssertEqual(old.count, new.count, file.lastPathComponent)
            let changed = Set(output.changes.map(\.line))
            for (number, (before, after)) in zip(old, new).enumerated() where before != after {
                // Members are added at closing braces, extensions at the end; an expression or a declaration may be several lines.
                if number == old.count - 1 { continue }
                let isNearChange = changed.contains { $0 <= number + 1 && number + 1 <= $0 + 4 }
                XCTAssertTrue(isNearChange || before.contains(0x7D), "\(file.lastPathComponent):\(number + 1)")
            }
            kept += zip(old, new).count { $0 == $1 }
            XCTAssertTrue(Translator.parses(output.text), file.lastPathComponent)
        }
        XCTAssertGreaterThan(kept, 3000)
    }

    /// An eighth of the files; all by `--deep`.
    func testTheRepositoryParsesAfterTranslation() throws {
        var lines = 0
        let step = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 1 : 8
        for file in Corpus.repositoryFiles().enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
            let source = [UInt8](try Data(contentsOf: file))
            lines += source.count { $0 == 0x0A }
            let output = Translator.translate(source, index: FactsIndex(Translator.facts(of: source)))
            if output.changes.isEmpty { XCTAssertEqual(output.text, source, file.path) }
            guard !output.changes.isEmpty else { continue }
            XCTAssertEqual(output.text.count { $0 == 0x0A }, self.lines(of: source), file.path)
            XCTAssertTrue(Translator.parses(output.text), file.path)
        }
        XCTAssertGreaterThan(lines, 100_000 / step)
    }

    func testCompiledLinesStayWhereTheFirstHasNoMeaning() {
        func compiled(_ text: String) -> String {
            let output = Translator.translate(Array(text.utf8), index: FactsIndex(ModuleFacts()))
            return String(decoding: output.compiled(from: "/a.swift"), as: UTF8.self)
        }
        let mark = "#sourceLocation(file: \"/a.swift\", line: "
        XCTAssertEqual(compiled("import UIKit\nlet a = 1\n"), mark + "2)\nlet a = 1\n")
        XCTAssertEqual(compiled("//\nlet a = 1\n"), mark + "2)\nlet a = 1\n")
        XCTAssertEqual(compiled("\nlet a = 1\n"), mark + "2)\nlet a = 1\n")
        XCTAssertEqual(compiled("import A\nlet a = 1\n"), mark + "1)\nimport A\nlet a = 1\n")
        XCTAssertEqual(compiled("let a = 1"), mark + "1)\nlet a = 1")
    }

    func testAFileThatNeedsSwiftUIIsLeftOut() {
        let left = output("import SwiftUI\nstruct A: View {\n}\n")
        XCTAssertTrue(left.isLeftOut)
        XCTAssertEqual(String(decoding: left.text, as: UTF8.self), "\n\n\n")
        let compiled = String(decoding: left.compiled(from: "/a.swift"), as: UTF8.self)
        XCTAssertTrue(compiled.contains("#warning(\"the file imports SwiftUI"), compiled)
        XCTAssertFalse(output("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n@objc class A {}\n").isLeftOut)
    }

    private func output(_ text: String) -> Translator.Output {
        Translator.translate(Array(text.utf8), index: FactsIndex(Translator.facts(of: Array(text.utf8))))
    }

    func testInAFileOfAMissingFrameworkOnlyItsUsesAreLeftOut() {
        let source = """
            import UIKit
            import SceneKit
            import class Vision.VNPlayer

            struct Place { var name = "" }
            typealias Pin = SCNVector3
            class PlayerLayer: VNPlayerLayer { var a = 1 }
            func pins() -> [Pin] { [] }
            func places() -> [Place] { [] }
            class Controller: UIViewController, SCNMapViewDelegate, UITableViewDelegate {
                let label = UILabel(), CLIParser = 1
                private lazy var map = SCNMapView()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) }
                func showMap() { view.addSubview(map) }
                func hideMap() { self.map.removeFromSuperview() }
                func show(map other: Controller, label: UILabel) -> [Place] { places() }
                @objc func mapView(_ view: SCNMapView, didSelect annotation: SCNAnnotation) {}
                func all() -> [Place] { other(map: label) }
                func other(map: UILabel) -> [Place] { [] }
            }
            extension Controller: SCNManagerDelegate { func located() {} }
            extension Controller: SCNMapViewOwner, Sendable { var count: Int { pins().count } }

            """
        let output = output(source)
        XCTAssertFalse(output.isLeftOut)
        XCTAssertEqual(output.problems, [])
        XCTAssertEqual(
            output.omissions.map { "\($0.line) \($0.message)" },
            [
                "2 import SceneKit is left out: SceneKit is not here",
                "3 import Vision.VNPlayer is left out: Vision is not here",
                "6 Pin needs SCNVector3 of SceneKit, which is not here: it is left out",
                "7 PlayerLayer needs VNPlayerLayer of Vision, which is not here: it is left out",
                "8 pins() needs Pin, which is left out: it is left out",
                "10 Controller's conformance to SCNMapViewDelegate needs SCNMapViewDelegate of SceneKit, which is not here: it is left out",
                "12 map needs SCNMapView of SceneKit, which is not here: it is left out",
                "14 showMap() needs map, which is left out: it is left out",
                "15 hideMap() needs map, which is left out: it is left out",
                "17 mapView(_:didSelect:) needs SCNMapView of SceneKit, which is not here: it is left out",
                "21 Controller needs SCNManagerDelegate of SceneKit, which is not here: it is left out",
                "22 Controller's conformance to SCNMapViewOwner needs SCNMapViewOwner of SceneKit, which is not here: it is left out",
                "22 count needs pins, which is left out: it is left out",
            ])
        let rest = String(decoding: output.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").joined(separator: " ") }
        XCTAssertEqual(rest.count, source.split(separator: "\n", omittingEmptySubsequences: false).count)
        XCTAssertEqual(rest[4], "struct Place { var name = \"\" }")
        XCTAssertEqual(rest[9], "class Controller: UIViewController, UITableViewDelegate {")
        XCTAssertTrue(rest[10].hasPrefix("let label = UILabel(), CLIParser = 1"), rest[10])
        XCTAssertEqual([5, 6, 7, 11, 13, 14, 16, 20].map { rest[$0] }, Array(repeating: "", count: 8))
        XCTAssertTrue(rest[15].hasPrefix("func show(map other:"), rest[15])
        XCTAssertTrue(rest[21].hasPrefix("extension Controller: Sendable {"), rest[21])
        XCTAssertTrue(Translator.parses(output.whole))
        let compiled = String(decoding: output.compiled(from: "/a.swift"), as: UTF8.self)
        XCTAssertTrue(
            compiled.contains("#sourceLocation(file: \"/a.swift\", line: 12)\n    #warning(\"map needs SCNMapView of SceneKit"), compiled)
        XCTAssertEqual(compiled.components(separatedBy: "#warning").count, 14)
    }

    func testAFileThatImportsSwiftUIKeepsCodeOfKnownTypesAlone() {
        let source = """
            import SwiftUI
            #if os(iOS)
            import UIKit
            typealias ViewType = UIView
            typealias RepresentableType = UIViewRepresentable
            extension RepresentableType { typealias Own = UIViewType }
            extension ViewType {
                var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
                func show() -> some View { EmptyView() }
            }
            #endif
            struct Card: View { var body: some View { Text("") } }
            func fade() { withAnimation { } }

            """
        let output = output(source)
        XCTAssertFalse(output.isLeftOut)
        XCTAssertEqual(output.omissions.map(\.line), [1, 5, 6, 9, 12, 13])
        let rest = String(decoding: output.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertTrue(rest[3].contains("typealias ViewType = UIView"), "\(rest[3])")
        XCTAssertTrue(rest[7].contains("var middle"), "\(rest[7])")
        XCTAssertTrue(self.output("import SwiftUI\nstruct Card: View { var body: some View { Text(\"\") } }\n").isLeftOut)
    }

    /// Apps of two systems: the branch for older ones has what is here.
    func testANewerBranchThatNeedsSwiftUIIsLeftOutAndTheOtherStays() {
        let source = """
            import SwiftUI
            final class Container {
                let settings = AppSettings()
                func makeList() -> UIViewController {
                    if #available(iOS 13.0, *) {
                        return UIHostingController(rootView: QueryList(settings))
                    } else {
                        return QueryListController(settings)
                    }
                }
                func both() -> UIViewController {
                    if #available(iOS 13.0, *) { return UIHostingController(rootView: Text("")) }
                    return UIHostingController(rootView: Text(""))
                }
            }

            """
        let output = output(source)
        XCTAssertEqual(output.omissions.map(\.line), [1, 5, 6, 11])
        let rest = String(decoding: output.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertTrue(rest[2].contains("let settings = AppSettings()"), "\(rest[2])")
        XCTAssertEqual(rest[4].split(whereSeparator: \.isWhitespace), ["if", "false", "{"])
        XCTAssertEqual(rest[5].trimmingCharacters(in: .whitespaces), "")
        XCTAssertTrue(rest[7].contains("return QueryListController(settings)"), "\(rest[7])")
    }

    func testWhatLooksLikeAMissingFrameworkStays() {
        for text in ["import UIKit\nlet a = SCNMapView()\n", "#if canImport(SceneKit)\nimport SceneKit\nlet a = SCNMapView()\n#endif\n"] {
            XCTAssertEqual(output(text).omissions, [], text)
        }
        let own = output("import HealthKit\nclass HKOwn {}\nlet a = HKOwn()\nlet b = HKClose\n")
        XCTAssertEqual(own.omissions.map(\.line), [1, 4])
        // Those that are here are linked.
        for text in ["import MapKit\nlet map = MKMapView()\n", "import AVFoundation\nlet player = AVPlayer()\n"] {
            XCTAssertEqual(output(text).omissions, [])
        }
        XCTAssertFalse(output("import WebKit\nlet view = WKWebView()\n").isLeftOut)
        XCTAssertEqual(output("import WebKit\nlet view = WKWebView()\n").omissions, [])
    }

    /// Views of SpriteKit say what they are; scenes of the app are left out.
    func testOfAFrameworkThatIsIncompleteOnlyWhatNeedsMoreIsLeftOut() {
        let source = """
            import SpriteKit
            class Scene: SKScene { override func didMove(to view: SKView) {} }
            class Controller: UIViewController {
                func show() { (view as? SKView)?.presentScene(SKScene(fileNamed: "Scene")) }
                func add() { let node = SKNode() }
            }

            """
        let output = output(source)
        XCTAssertEqual(
            output.omissions.map { "\($0.line) \($0.message)" },
            [
                "2 Scene needs all of SKScene of SpriteKit, of which a part is here: it is left out",
                "5 add() needs SKNode of SpriteKit, which is not here: it is left out",
            ])
        XCTAssertTrue(String(decoding: output.text, as: UTF8.self).hasPrefix("import SpriteKit"))
    }

    func testElementsAreSwappedByTheList() {
        func text(_ source: String) -> String { String(decoding: output(source).text, as: UTF8.self) }
        XCTAssertTrue(SourceFilter.mayNeedTranslation(Array("func f() { swap(&a[0], &a[1]) }\n".utf8)))
        XCTAssertEqual(
            text("swap(&self.list[i], &self.list[list.count - 1])\n").split(separator: " ", omittingEmptySubsequences: true).joined(
                separator: " "),
            "self.list.swapAt( i , list.count - 1 )\n")
        for same in ["swap(&a, &b)\n", "swap(&a[0], &b[0])\n", "let p: UnsafeMutablePointer<Int> = q\nswap(&p[0], &p[1])\n"] {
            XCTAssertEqual(text(same), same)
        }
    }

    func testModulesOfLinuxThatBelongToFoundationAreImported() {
        func text(_ source: String) -> String { String(decoding: output(source).text, as: UTF8.self) }
        XCTAssertTrue(SourceFilter.mayNeedTranslation(Array("import Foundation\nlet a = URLSession.shared\n".utf8)))
        XCTAssertEqual(
            text("import Foundation\nlet a = URLSession.shared\n"),
            "import Foundation; import FoundationNetworking\nlet a = URLSession.shared\n")
        XCTAssertEqual(
            text("import Combine\nlet a: URLResponse? = nil\n"), "import Combine; import FoundationNetworking\nlet a: URLResponse? = nil\n")
        XCTAssertEqual(text("// A\nlet a: URLCache? = nil\n"), "// A\nimport FoundationNetworking; let a: URLCache? = nil\n")
        XCTAssertEqual(
            text("import UIKit\nlet a: XMLParser? = nil\n"),
            "import UIKit; import class FoundationXML.XMLParser; import protocol FoundationXML.XMLParserDelegate\nlet a: XMLParser? = nil\n"
        )
        XCTAssertEqual(
            text("import Foundation\nvar a: Int32 = 0\nlet b = OSAtomicIncrement32Barrier(&a)\n"),
            "import Foundation; import UnifiedLogging\nvar a: Int32 = 0\nlet b = OSAtomicIncrement32Barrier(&a)\n")
        XCTAssertEqual(
            text("import Foundation\nlet a: NSDataDetector? = nil\n"),
            "import Foundation; import UIFoundation\nlet a: NSDataDetector? = nil\n")
        for same in [
            "import UIKit\nlet a: NSDataDetector? = nil\n",
            "import Foundation\n// URLSession\nlet a = \"URLRequest\"\n", "import Foundation\nlet a: URL? = nil\n",
            "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a: URLRequest? = nil\n",
        ] { XCTAssertEqual(text(same), same) }
    }

    func testPublishersOfPropertiesGetTheKeyAndTimersOfIntervalsWait() {
        func text(_ source: String) -> String { String(decoding: output(source).text, as: UTF8.self) }
        for line in ["let a = view.publisher(for: \\.alpha)\n", "let a = Timer(timeInterval: 1, repeats: true) { _ in }\n"] {
            XCTAssertTrue(SourceFilter.mayNeedTranslation(Array(line.utf8)))
        }
        XCTAssertTrue(
            text("import UIKit\nlet a = view.publisher(for: \\.alpha)\n").hasSuffix("view.publisher(for: \\.alpha, _key: \"alpha\")\n"))
        XCTAssertTrue(
            text("import UIKit\nlet a = Timer(timeInterval: 1, repeats: true) { _ in }\n")
                .hasSuffix("Timer._calling(timeInterval: 1, repeats: true) { _ in }\n"))
    }

    func testDependenciesForPhonesAlone() {
        let manifest = """
            .target(name: "A", dependencies: [
                .product(name: "One", package: "P", condition: .when(platforms: [.iOS])),
                .target(name: "Two", condition: .when(platforms: [.iOS, .linux])),
                .byName(name: "Three", condition: .when(platforms: [.macOS, .iOS])), "Four",
            ])
            """
        XCTAssertEqual(ManifestConditions.dependenciesForPhonesAlone(Array(manifest.utf8)), ["One", "Three"])
        XCTAssertEqual(ManifestConditions.dependenciesForPhonesAlone(Array(".target(name: \"A\")".utf8)), [])
    }

    private func lines(of source: [UInt8]) -> Int { source.count { $0 == 0x0A } }

    /// Damaged files are translated too; KINORA_FUZZ_SECONDS sets how long others are made (1 s).
    func testDamagedSourcesNeverCrash() throws {
        var generator = SystemRandomNumberGenerator()
        let sources = try Corpus.files.map { [UInt8](try Data(contentsOf: $0)) }
        let seconds = Double(ProcessInfo.processInfo.environment["KINORA_FUZZ_SECONDS"] ?? "") ?? 1
        let end = DispatchTime.now() + seconds
        var count = 0
        while DispatchTime.now() < end {
            let source = sources.randomElement(using: &generator) ?? []
            let start = Int.random(in: 0..<source.count, using: &generator)
            var piece = Array(source[start..<min(source.count, start + Int.random(in: 1...3000, using: &generator))])
            for _ in 0..<Int.random(in: 0...8, using: &generator) {
                let index = Int.random(in: 0..<piece.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0: piece[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: piece.remove(at: index)
                default: piece.insert(UInt8(ascii: "{}()@#\"\\:<>".unicodeScalars.randomElement(using: &generator) ?? " "), at: index)
                }
                if piece.isEmpty { piece = [0x20] }
            }
            let output = Translator.translate(piece, index: FactsIndex(Translator.facts(of: piece)))
            XCTAssertEqual(lines(of: output.text), lines(of: piece), String(decoding: piece, as: UTF8.self))
            count += 1
        }
        XCTAssertGreaterThan(count, 10)
    }

    /// The translator's list is that of the library's extension.
    func testMembersOfAccessibilityAreThoseOfTheLibrary() throws {
        let file = Corpus.root.appendingPathComponent("Sources/UIKitCore/Accessibility/NSObject+Accessibility.swift")
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line -> String? in
            let words = line.split(whereSeparator: { " :".contains($0) })
            guard words.first == "public", words.count > 2 else { return nil }
            guard words[1] == "func", let open = words[2].firstIndex(of: "(") else { return String(words[2]) }
            // One parameter at most.
            let label = words[2][words[2].index(after: open)...]
            return label == ")" ? String(words[2]) : "\(words[2]):)"
        }
        XCTAssertEqual(TranslationVisitor.accessibilityMembers.sorted(), names.sorted())
    }
}
