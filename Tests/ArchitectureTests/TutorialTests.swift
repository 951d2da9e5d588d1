import Foundation
import XCTest

/// The tutorials: after each step the files that a reader has by then are compiled and run.
final class TutorialTests: XCTestCase {
    private let tree = SourceTree()
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-tutorial-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testTheScreenOfTheFirstFilmRunsAfterEachStep() throws {
        try run(Tutorial("First-Film", in: tree), app: "CardViewController()") {
            """
            stage.window.rootViewController = root
            frames = stage.frames(at: [0, 0.1, 0.15, 0.2, 0.3, 0.5]) { stage.tap(at: CGPoint(x: 200, y: 150)) }
            """
        }
    }

    func testTheMotionTestPassesAfterEachStep() throws {
        try run(Tutorial("First-Motion-Test", in: tree), after: Tutorial("First-Film", in: tree))
    }

    func testTheMotionTestFailsForTheScreenBeforeItsAnimation() throws {
        let compiler = try EffectsCompiler()
        let screen = try tree.text("\(Tutorial.folder)/Code/film-4-CardViewController.swift")
        let test = try tree.text("\(Tutorial.folder)/Code/test-2-CardMotionTests.swift")
        let result = try run(["Screen.swift": screen, "Tests.swift": test, "Start.swift": Self.testing], compiler)
        let printed = String(decoding: result.output, as: UTF8.self)
        XCTAssertGreaterThan(result.status, 0, printed)
        XCTAssertTrue(printed.contains("noJump"), printed)
    }

    func testTheTransitionRunsAfterEachStep() throws {
        try run(Tutorial("First-Transition", in: tree), after: Tutorial("First-Film", in: tree), app: "CardViewController()") {
            """
            let detail = DetailViewController()
            detail.modalPresentationStyle = .fullScreen
            stage.window.rootViewController = root
            stage.advance(by: 0.1)
            root.present(detail, animated: true)
            frames = stage.frames(at: [0, 0.1, 0.2, 0.3, 0.4])
            precondition(root.presentedViewController === detail)
            """
        }
    }

    func testTheEffectRunsAfterEachStep() throws {
        try run(Tutorial("Effect-In-An-App", in: tree), app: "HomeViewController()") {
            """
            stage.window.rootViewController = root
            stage.advance(by: 0.1)
            frames = stage.frames(at: [0, 0.15, 0.2, 0.25, 0.35, 1.2]) {
                stage.swipe(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 340, y: 400))
            }
            precondition(root.presentedViewController is OfferViewController)
            """
        }
    }

    /// `Tool/run-pages` runs the commands themselves.
    func testCommandsExist() throws {
        // A part of the help for each command.
        let commands = try Set(tree.text("Tool/Help.txt").matches(of: /(?m)^== ([a-z]+)/).map { String($0.1) })
        var count = 0
        for step in try Tutorial.names.flatMap({ try Tutorial($0, in: tree).steps }) where step.resource.hasSuffix(".sh") {
            for line in step.text.split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init).filter { $0 != "--package" && $0 != "." }
                guard words[0].hasSuffix("kinora") else { continue }
                XCTAssertTrue(commands.contains(words[1]), "\(step.resource): there is no command \(words[1])")
                count += 1
            }
        }
        XCTAssertGreaterThanOrEqual(count, 5)
    }

    func testEveryFileOfTheTutorialsIsShown() throws {
        let folder = tree.root.appendingPathComponent(Tutorial.folder)
        let shown = Set(try Tutorial.names.flatMap { try Tutorial($0, in: tree).steps.map(\.resource) })
        let code = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Code").path)
        XCTAssertEqual(code.filter { !shown.contains($0) }.sorted(), [])
        let texts = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tutorial") }
            .map { try tree.text("\(Tutorial.folder)/\($0)") }.joined()
        let images = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Images").path)
        XCTAssertEqual(images.filter { !texts.contains("source: \($0),") }.sorted(), [])
    }

    // MARK: - Running

    /// Compiles and runs a tutorial's files after each of its steps that has Swift code.
    ///
    /// Files with tests run by Swift Testing. Others run on a stage: `scenario` uses `stage` and `root`, made by the expression `app`, and
    /// sets `frames`. `KINORA_TUTORIAL_IMAGES=1` writes the frames into the tutorials' images where a page shows them.
    private func run(_ tutorial: Tutorial, after before: Tutorial? = nil, app: String? = nil, scenario: () -> String = { "" }) throws {
        let compiler = try EffectsCompiler()
        guard FileManager.default.fileExists(atPath: compiler.build.appendingPathComponent("Modules/KinoraTesting.swiftmodule").path) else {
            throw XCTSkip("KinoraTesting was not built")
        }
        var files: [String: String] = [:]
        for step in before?.steps ?? [] where step.isCode { files[step.name] = step.text }
        var count = 0
        for step in tutorial.steps {
            guard step.isCode else {
                if step.name == "Package.swift" { try checkManifest(step, compiler) }
                continue
            }
            files[step.name] = step.text
            count += 1
            let hasTests = step.text.contains("import Testing")
            let image = tree.root.appendingPathComponent("\(Tutorial.folder)/Images/\(step.image)")
            let isWritten = ProcessInfo.processInfo.environment["KINORA_TUTORIAL_IMAGES"] == "1" && tutorial.text.contains(step.image)
            let start = hasTests ? Self.testing : try Self.staged(XCTUnwrap(app), scenario(), image: isWritten ? image.path : nil)
            // Before its first use the app's own type is missing.
            if !hasTests, let type = app?.dropLast(2), !files.values.contains(where: { $0.contains("class \(type)") }) { continue }
            files["Start.swift"] = start
            let result = try run(files, compiler)
            let printed = String(decoding: result.output, as: UTF8.self)
            XCTAssertEqual(result.status, 0, "\(step.resource):\n\(printed)")
            XCTAssertTrue(printed.contains(hasTests ? "passed after" : "frames"), "\(step.resource):\n\(printed)")
        }
        XCTAssertGreaterThanOrEqual(count, 3, "the steps were not found")
    }

    /// Builds and runs a program of files by name, one of which is `Start.swift`; a program that does not build has status -1.
    private func run(_ files: [String: String], _ compiler: EffectsCompiler) throws -> (output: Data, status: Int32) {
        let plugins = try compiler.runtimeResources().appendingPathComponent("host/plugins/testing")
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent((name as NSString).lastPathComponent)
            try oneModule(text, isStart: name == "Start.swift").write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        let program = folder.appendingPathComponent("program")
        let output = try compiler.output(ofBuilding: program, from: paths, options: ["-plugin-path", plugins.path])
        return output.isEmpty ? try compiler.run(program, []) : (Data(output.utf8), -1)
    }

    /// The source without imports of the package's own modules, because all files are one module here.
    private func oneModule(_ text: String, isStart: Bool) -> String {
        let lines = text.components(separatedBy: "\n").filter { !["import Checkout", "import Offers"].contains($0) }
        return DocumentationSnippet.translated(lines.filter { isStart || $0 != "@main" }).joined(separator: "\n")
    }

    private func checkManifest(_ step: Tutorial.Step, _ compiler: EffectsCompiler) throws {
        let package = folder.appendingPathComponent("package")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try step.text.write(to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let result = try compiler.run(
            URL(fileURLWithPath: "/usr/bin/env"), ["swift", "package", "--package-path", package.path, "dump-package"])
        XCTAssertEqual(result.status, 0, "\(step.resource): " + String(decoding: result.output, as: UTF8.self))
    }

    /// The start of a program of tests.
    static let testing = """
        import Testing

        @main struct Start {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }
        """

    private static func staged(_ app: String, _ scenario: String, image: String?) -> String {
        """
        import Kinora

        @main struct Start {
            @MainActor static func main() throws {
                let stage = Stage()
                let root = \(app)
                var frames: [Filmstrip.Frame] = []
                \(scenario)
                var strip = Filmstrip()
                strip.frameHeight = 400
                \(image.map { "try strip.write(frames, to: URL(fileURLWithPath: \"\($0)\"))" } ?? "_ = strip.image(of: frames)")
                print("\\(frames.count) frames")
            }
        }
        """
    }
}
