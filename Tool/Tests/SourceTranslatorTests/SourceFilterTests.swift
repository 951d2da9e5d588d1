import XCTest

@testable import SourceTranslator

/// The filter reads tokens: comments and strings import nothing.
final class SourceFilterTests: XCTestCase {
    private func modules(_ text: String) -> Set<String> { SourceFilter.importedModules(Array(text.utf8)) }

    func testImportsAreStatements() {
        XCTAssertEqual(modules("import UIKit\n@testable import App; import class QuartzCore.CALayer"), ["UIKit", "App", "QuartzCore"])
        XCTAssertEqual(modules("public import UIKit.UIView\n#if canImport(os)\nimport os.log\n#endif"), ["UIKit", "os"])
        XCTAssertEqual(modules("\u{FEFF}import `UIKit`"), ["UIKit"])
        XCTAssertEqual(modules("import UIKitExtras"), ["UIKitExtras"])
    }

    func testCommentsAndStringsImportNothing() {
        let texts = [
            "// import UIKit\n", "/* /* import UIKit */ import UIKit */", "let a = \"import UIKit\"",
            "let a = \"\"\"\n  import UIKit\n  \"\"\"",
            "let a = #\"\"import UIKit\"#", "let a = \"\\(b) import UIKit\"", "let a = /import UIKit/", "let a = #/ import UIKit /#",
            "b.import\nUIKit", "f(import: UIKit)",
        ]
        for text in texts {
            XCTAssertEqual(modules(text), [], text)
            XCTAssertFalse(SourceFilter.importsUIKit(Array(text.utf8)), text)
        }
        XCTAssertEqual(modules("let a = \"\\({ 1 }())\"\nimport UIKit"), ["UIKit"])
        XCTAssertEqual(modules("let a = b / c / d\nimport UIKit"), ["UIKit"])
    }

    func testATestUsesViewsInItsCode() {
        XCTAssertTrue(SourceFilter.importsUIKit(Array("import XCTest\nlet a = UIViewController()".utf8)))
        XCTAssertTrue(SourceFilter.importsUIKit(Array("import XCTest\nlet a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)".utf8)))
        let conditional = Array("#if os(iOS)\nimport UIKit\n#elseif os(OSX)\nimport AppKit\n#endif\nimport CloudKit".utf8)
        XCTAssertEqual(SourceFilter.missingFrameworks(of: conditional), ["CloudKit"])
        let observable = Array("import Foundation\nfinal class Model: ObservableObject {}".utf8)
        XCTAssertEqual(SourceFilter.missingFoundationModules(of: observable).map(\.name), ["Combine"])
        XCTAssertTrue(SourceFilter.importsUIKit(Array("import XCTest\nlet a: NSLayoutConstraint? = nil".utf8)))
        XCTAssertFalse(SourceFilter.importsUIKit(Array("import XCTest\n// UIView\nlet a = \"UIView\"".utf8)))
    }

    func testMarksCountInCommentsAndEntriesInCodeAlone() {
        XCTAssertTrue(SourceFilter.isKept(Array("let a = 1\n// kinora: linux\n".utf8)))
        XCTAssertFalse(SourceFilter.isKept(Array("let a = \"// kinora: linux\"\n".utf8)))
        XCTAssertEqual(SourceFilter.entryPoints(Array("// @main\n@main struct A { let b = \"@main\" }".utf8)), [9..<14])
    }
}
