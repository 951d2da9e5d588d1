import XCTest

/// Apps' subclasses may have a plain `deinit`, as with Apple's SDK: `UIView` and its like are of the main actor, their deinits are not.
final class ClientDeinitTests: XCTestCase {
    private static let modules = [
        "QuartzCore", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics", "Kinora", "KinoraTesting", "Transitions", "Components",
    ]

    func testASubclassOfEveryOpenClassMayHaveAPlainDeinit() throws {
        let classes = try openClasses()
        XCTAssertGreaterThan(classes.count, 100, "\(classes)")
        XCTAssertTrue(Set(classes).isSuperset(of: ["UIView", "UIWindow", "CALayer", "UIViewPropertyAnimator", "GlossyTabBar"]))
        var source = "import UIKit\nimport Transitions\nimport Components\n"
        for name in classes { source += "class My\(name): \(name) { deinit { print(\"gone\") } }\n" }
        // Theirs too.
        for name in classes { source += "final class Other\(name): My\(name) { deinit { print(\"gone\") } }\n" }
        for version in ["5", "6"] { XCTAssertEqual(try errors(in: source, languageVersion: version), [], "Swift \(version)") }
    }

    func testADeinitMayUseItsViewsState() throws {
        let source = """
            import UIKit

            class Helper { func cancel() {} }

            class MyView: UIView {
                var name = "x", count = 0
                var timer: Timer?, link: CADisplayLink?, helper: Helper?, token: NSObjectProtocol?
                let label = UILabel()

                func stop() { timer = nil }

                deinit {
                    print(name, count)
                    count += 1
                    timer?.invalidate()
                    link?.invalidate()
                    helper?.cancel()
                    label.removeFromSuperview()
                    if let token { NotificationCenter.default.removeObserver(token) }
                    NotificationCenter.default.removeObserver(self)
                    stop()
                    _ = layer
                }
            }

            class MyScrollView: UIScrollView { deinit { delegate = nil } }
            class MyWindow: UIWindow { deinit { rootViewController = nil } }
            class MyController: UIViewController {
                private var animator: UIViewPropertyAnimator?
                deinit { animator?.stopAnimation(true) }
            }
            class MyAnimator: UIViewPropertyAnimator { deinit { print(duration) } }
            """
        for version in ["5", "6"] { XCTAssertEqual(try errors(in: source, languageVersion: version), [], "Swift \(version)") }
    }

    func testADeinitMayBeIsolatedToo() throws {
        let source = """
            import UIKit

            class MyView: UIView {
                func stop() {}
                isolated deinit { stop() }
            }
            """
        for version in ["5", "6"] { XCTAssertEqual(try errors(in: source, languageVersion: version), [], "Swift \(version)") }
    }

    /// The names of the open classes outside of other types.
    private func openClasses() throws -> [String] {
        let files = try SourceTree().sources().filter { file in
            Self.modules.contains { file.path.hasPrefix("\($0)/") } && file.path.hasSuffix(".swift")
        }
        return try files.flatMap { file in
            try String(contentsOf: file.url, encoding: .utf8).matches(of: /(?m)^open class (\w+)\b(?!<)/).map { String($0.output.1) }
        }
    }

    private func errors(in source: String, languageVersion: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try EffectsCompiler().output(ofChecking: [file.path], languageVersion: languageVersion)
        return output.split(separator: "\n").filter { $0.contains(": error: ") || $0.hasPrefix("swiftc ended") }.map(String.init)
    }
}
