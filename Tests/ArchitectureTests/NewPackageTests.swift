import XCTest

/// `kinora new`, and the page that shows what it writes; `./kinora test --deep` builds, tests and films such a package.
final class NewPackageTests: XCTestCase {
    private let tree = SourceTree()
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-new-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testThePackageHasAnAppASceneATestAndAWorkflow() throws {
        let path = folder.appendingPathComponent("Checkout").path
        let (output, errors, status) = try new(path)
        XCTAssertEqual(status, 0, errors)
        XCTAssertEqual(output, path + "\n")
        let files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.contains(".") && !$0.hasSuffix("workflows") }
        XCTAssertEqual(
            files.sorted(),
            [
                ".github", ".github/workflows/motion.yml", ".gitignore", "Package.swift", "README.md",
                "Sources/Checkout/CardViewController.swift",
                "Sources/CheckoutApp/AppDelegate.swift", "Sources/CheckoutScenes/Scenes.swift", "Tests/CheckoutTests/CardMotionTests.swift",
                "Tests/CheckoutTests/__References__/README.md",
            ])
        for file in files where file != ".github" {
            let text = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
            XCTAssertFalse(text.replacingOccurrences(of: "__References__", with: "").contains("__"), file)
        }
        let manifest = try String(contentsOfFile: path + "/Package.swift", encoding: .utf8)
        XCTAssertTrue(manifest.contains("exclude: [\"__References__\"]"))
        let relative = try XCTUnwrap(manifest.firstMatch(of: /"KINORA_PATH"\] \?\? "([^"]*)"/)).output.1
        XCTAssertEqual(URL(fileURLWithPath: path + "/" + relative).standardizedFileURL.path, tree.root.standardizedFileURL.path)
    }

    func testThePageShowsTheSameScene() throws {
        let template = try tree.text("Tool/Templates/Package/Sources/__NAME__Scenes/Scenes.swift")
            .replacingOccurrences(of: "__NAME__", with: "Checkout")
        let code = try tree.text("Documentation/OwnScenes.md").components(separatedBy: "```swift\n")
            .compactMap { $0.components(separatedBy: "```").first }.first { $0.contains("KinoraScenes") }
        // Imports are in the order of the names, which the template's name is not in.
        func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init).sorted() }
        XCTAssertEqual(lines(try XCTUnwrap(code)), lines(template))
    }

    func testBadNamesAreRefusedAndNothingIsWritten() throws {
        try "old".write(to: folder.appendingPathComponent("Taken"), atomically: true, encoding: .utf8)
        for (words, sentence) in [
            (["new"], "new: no name is given, as in: kinora new Checkout"),
            (["new", "3D"], "new: '3D' is no name for a module; write letters, digits and _, and begin with a letter"),
            (["new", "my-app"], "new: 'my-app' is no name for a module; write letters, digits and _, and begin with a letter"),
            (["new", "UIKit"], "new: a module of Swift or Kinora has the name 'UIKit'; choose another"),
            (["new", "Taken"], "new: Taken is there already; choose another name or remove it"),
            (["new", "One", "Two"], "new: unexpected argument 'Two'; it takes one name"),
        ] {
            let (output, errors, status) = try run(words)
            XCTAssertEqual(status, 2, sentence)
            XCTAssertEqual(errors, "kinora: \(sentence)\n")
            XCTAssertEqual(output, "")
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["Taken"])
    }

    private func new(_ path: String) throws -> (output: String, errors: String, status: Int32) { try run(["new", path]) }

    private func run(_ words: [String]) throws -> (output: String, errors: String, status: Int32) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = tree.root.appendingPathComponent("kinora")
        process.arguments = words
        process.currentDirectoryURL = folder
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, messages, process.terminationStatus)
    }
}
