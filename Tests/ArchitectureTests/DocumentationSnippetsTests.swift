import Foundation
import XCTest

/// The code blocks in comments and in the catalogs of modules, as readers copy them.
final class DocumentationSnippetsTests: XCTestCase {
    private let tree = SourceTree()
    /// Types that readers look up first.
    private let mainTypes = [
        "CALayer", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup", "CATransaction", "CATransition",
        "CADisplayLink", "CAShapeLayer", "CAGradientLayer", "CAReplicatorLayer", "CGContext", "CGMutablePath", "CGAffineTransform",
        "UIView", "UIViewController", "UIWindow", "UIViewPropertyAnimator", "UISpringTimingParameters", "UIControl", "UILabel",
        "UIImageView", "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UITextField", "UITextView", "UIScrollView",
        "UIStackView", "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewFlowLayout", "UINavigationController",
        "UITabBarController", "UIPageViewController", "UIAlertController", "UIGestureRecognizer", "UIPanGestureRecognizer",
        "UITapGestureRecognizer", "UIPercentDrivenInteractiveTransition", "UIViewControllerAnimatedTransitioning",
        "UIPresentationController", "UISheetPresentationController", "UIDynamicAnimator", "NSLayoutConstraint", "UIBezierPath", "UIColor",
        "UIImage", "UIFont", "UIGraphicsImageRenderer", "UIVisualEffectView", "Stage", "GestureScript", "Filmstrip", "Trace", "Device",
        "KinoraScene", "MotionCheck", "Element", "StageConfiguration", "WKWebView",
    ]

    func testEveryMainTypeHasASnippet() throws {
        let owners = Set(try snippets().compactMap(\.owner))
        let missing = mainTypes.filter { !owners.contains($0) }
        XCTAssert(missing.isEmpty, "no ```swift block in the comment or the page of \(missing.joined(separator: ", "))")
    }

    /// With selectors as the source translator writes them. Each block is the body of a function on the main actor, so that it may
    /// declare types and throw.
    func testEverySnippetCompiles() throws {
        let compiler = try EffectsCompiler()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let imports = ["Combine", "KinoraTesting", "LayoutEngine", "WebKit"].map { "import \($0)\n" }.joined()
        let functions = try snippets().enumerated().map { $0.element.function(named: "snippet\($0.offset)") }
        XCTAssertGreaterThan(functions.count, 60, "the blocks were not found")
        let file = folder.appendingPathComponent("Snippets.swift")
        try (imports + functions.joined()).write(to: file, atomically: true, encoding: .utf8)
        let complaints = try compiler.output(ofChecking: [file.path], languageVersion: "5", options: ["-suppress-warnings"])
        XCTAssert(complaints.isEmpty, complaints)
    }

    func testSelectorsAreThoseOfTheEnclosingClass() {
        let snippet = DocumentationSnippet(
            owner: nil, path: "A.swift", line: 7,
            lines: ["final class Dial: UIView {", "    let action = #selector(turn)", "    @objc func turn(_ sender: Any) {}", "}"])
        XCTAssertEqual(
            snippet.function(named: "f"),
            """
            #sourceLocation(file: "A.swift", line: 6)
            @MainActor func f() throws {
            final class Dial: UIView {
                let action = Selector("turn:", Dial.turn)
                func turn(_ sender: Any) {}
            }
            }
            #sourceLocation()

            """)
    }

    /// The blocks of all comments, and of the catalogs but those of the effects, whose blocks `SnippetTests` compares with the gallery.
    private func snippets() throws -> [DocumentationSnippet] {
        try tree.paths().filter { $0.hasPrefix("Sources/") }.flatMap { path -> [DocumentationSnippet] in
            if path.hasSuffix(".swift") { return DocumentationSnippet.all(inComments: try tree.text(path), path: path) }
            guard path.hasSuffix(".md"), path.contains(".docc/") else { return [] }
            if path.hasPrefix("Sources/Transitions/") || path.hasPrefix("Sources/Components/") { return [] }
            return DocumentationSnippet.all(inPage: try tree.text(path), path: path)
        }
    }
}
