import Foundation
import XCTest

/// The test that the page of a served app exports: it fails until the source has what was edited.
final class ExportedTestTests: XCTestCase {
    private let tree = SourceTree()
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-exported-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private struct Exported: Decodable {
        struct Source: Decodable { let file: String }
        let source: Source
        let test: String
    }

    /// A spring is edited to half of the damping in three fifths of the time; the test passes once the source says so.
    func testItFailsBeforeTheFixAndPassesAfterIt() throws {
        for program in ["/usr/bin/chromium", "/usr/bin/python3", "/usr/lib/python3/dist-packages/websockets/__init__.py"] {
            guard FileManager.default.fileExists(atPath: program) else { throw XCTSkip("\(program) is missing") }
        }
        let compiler = try EffectsCompiler()
        for module in ["Browser", "KinoraTesting"] {
            guard FileManager.default.fileExists(atPath: compiler.build.appendingPathComponent("Modules/\(module).swiftmodule").path) else {
                throw XCTSkip("\(module) was not built")
            }
        }
        let springs = (before: "springDuration: 0.5, bounce: 0.2", after: "springDuration: 0.3, bounce: 0.5")
        let exported = try export(screen(springs.before), compiler)
        XCTAssertEqual((exported.source.file as NSString).lastPathComponent, "CardViewController.swift")
        // One module has the screen and the test here.
        let lines = exported.test.components(separatedBy: "\n")
        XCTAssertTrue(lines.contains("@testable import Card"), exported.test)
        let test = lines.filter { $0 != "@testable import Card" }.joined(separator: "\n")

        let failed = try run(test, screen(springs.before), compiler)
        XCTAssertGreaterThan(failed.status, 0, failed.text)
        XCTAssertTrue(failed.text.contains("position is ["), failed.text)
        XCTAssertTrue(failed.text.contains("with 1 issue") || failed.text.contains("issues"), failed.text)
        let passed = try run(test, screen(springs.after), compiler)
        XCTAssertEqual(passed.status, 0, passed.text)
        XCTAssertTrue(passed.text.contains("passed after"), passed.text)
    }

    /// The card of the tutorials, with a spring.
    private func screen(_ spring: String) throws -> String {
        let text = try tree.text("\(Tutorial.folder)/Code/film-5-CardViewController.swift")
        let changed = text.replacing(/UIView\.animate\(.*\) \{/, with: "UIView.animate(\(spring)) {")
        XCTAssertNotEqual(changed, text)
        return changed
    }

    /// Serves the screen as an app, and edits it in a browser.
    private func export(_ screen: String, _ compiler: EffectsCompiler) throws -> Exported {
        let app = """
            import Browser
            import UIKit

            @main final class App: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = CardViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """
        let program = folder.appendingPathComponent("app")
        let files = try write(["CardViewController.swift": screen, "App.swift": app])
        let output = try compiler.output(ofBuilding: program, from: files, options: ["-module-name", "Card", "-g"], isServed: true)
        XCTAssertEqual(output, "")
        let process = Process()
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["KINORA_SERVE_PORT": "0", "KINORA_SERVE_DEVICE": "390x844@2"]) { $1 }
        let lines = Pipe()
        process.standardOutput = lines
        try process.run()
        defer { process.terminate() }
        let url = String(decoding: lines.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .newlines)
        let script = tree.root.appendingPathComponent("Tool/Tests/ServeTests/Browser/live.py").path
        let result = try compiler.run(
            URL(fileURLWithPath: "/usr/bin/python3"), ["-B", script, "chromium", "exported", url, String(process.processIdentifier)])
        guard result.status == 0 else { throw Failure(text: String(decoding: result.output, as: UTF8.self)) }
        return try JSONDecoder().decode(Exported.self, from: result.output)
    }

    private struct Failure: Error { let text: String }

    /// Runs a test by Swift Testing against a screen.
    private func run(_ test: String, _ screen: String, _ compiler: EffectsCompiler) throws -> (text: String, status: Int32) {
        let plugins = try compiler.runtimeResources().appendingPathComponent("host/plugins/testing")
        let program = folder.appendingPathComponent("tests")
        let files = try write(["CardViewController.swift": screen, "ReplayTests.swift": test, "Start.swift": TutorialTests.testing])
        let output = try compiler.output(
            ofBuilding: program, from: files, options: ["-module-name", "Card", "-plugin-path", plugins.path])
        XCTAssertEqual(output, "", test)
        let result = try compiler.run(program, [])
        return (String(decoding: result.output, as: UTF8.self), result.status)
    }

    private func write(_ files: [String: String]) throws -> [String] {
        try files.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appendingPathComponent(name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
    }
}
