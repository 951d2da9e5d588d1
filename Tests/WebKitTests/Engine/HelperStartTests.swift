import Kinora
import WebKit
import XCTest

/// Programs that are no helper: the load fails with a sentence, and the delegate is not notified of a page that has ended.
final class HelperStartTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        let temporary = URL(fileURLWithPath: NSTemporaryDirectory()).path
        var path = Array((temporary + "/programs-XXXXXX").utf8CString)
        folder = String(cString: try XCTUnwrap(mkdtemp(&path)))
    }

    override func tearDown() {
        unsetenv("KINORA_WEB_HELPER")
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Loads a page with a file as the helper; returns the error's sentence.
    @MainActor
    private func load(_ text: String, mode: mode_t = 0o755, line: UInt = #line) async throws -> String {
        let path = folder + "/helper"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        chmod(path, mode)
        return await load(with: path, line: line)
    }

    @MainActor
    private func load(with path: String, afterItsEnd: Bool = false, line: UInt = #line) async -> String {
        setenv("KINORA_WEB_HELPER", path, 1)
        // Another scale has another helper; no other test has this one.
        let stage = Stage(device: Device(name: "Web", size: CGSize(width: 390, height: 844), scale: 3))
        let recorder = NavigationRecorder()
        // A configuration starts the helper.
        let configuration = WKWebViewConfiguration()
        if afterItsEnd { usleep(500_000) }
        let view = WKWebView(frame: stage.window.bounds, configuration: configuration)
        view.navigationDelegate = recorder
        stage.window.addSubview(view)
        view.loadHTMLString("x", baseURL: nil)
        let open = await stage.settle()
        XCTAssertEqual(open, [], line: line)
        XCTAssertEqual(recorder.events, ["start", "failProvisional 2"], line: line)
        XCTAssertFalse(view.isLoading, line: line)
        return recorder.errors.first?.localizedDescription ?? ""
    }

    private static let remedy =
        "; KINORA_WEB_HELPER is to name one that was compiled from Sources/CWebHelper/Helper of this version"

    @MainActor
    func testAFileThatIsNoProgramIsNamed() async throws {
        let isNone = "the web helper \(folder)/helper is no program that runs here: "
        var said = try await load("some text", mode: 0o644)
        XCTAssertEqual(said, isNone + "Permission denied")
        said = try await load("some text")
        XCTAssertEqual(said, isNone + "Exec format error")
        said = await load(with: folder)
        XCTAssertEqual(said, "the web helper is not run: \(folder) is no file")
        said = await load(with: "/nowhere/helper")
        XCTAssertEqual(said, "the web helper is not run: /nowhere: No such file or directory")
    }

    @MainActor
    func testAProgramThatOthersCanWriteIsNotRun() async throws {
        let said = try await load("#!/bin/sh\ntouch \(folder)/ran\n", mode: 0o777)
        XCTAssertTrue(said.hasPrefix("the web helper is not run: other users can write \(folder)/helper (mode 777)"), said)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/ran"))
    }

    @MainActor
    func testAnotherProgramIsNamed() async throws {
        var said = await load(with: "/bin/true")
        XCTAssertEqual(said, "the web helper /bin/true has ended before it was ready" + Self.remedy)
        said = try await load("#!/bin/sh\nexit 3\n")
        XCTAssertEqual(said, "the web helper \(folder)/helper has ended before it was ready" + Self.remedy)
        said = try await load("#!/bin/sh\necho 'This is the answer of another program.' >&3\nsleep 60\n")
        XCTAssertEqual(said, "the web helper \(folder)/helper does not send what a web helper sends" + Self.remedy)
        // A whole message, of a kind that no helper begins with.
        said = try await load("#!/bin/sh\nprintf '\\000\\000\\000\\000\\005\\000\\000\\000\\000\\000\\000\\000' >&3\nsleep 60\n")
        XCTAssertEqual(said, "the web helper \(folder)/helper does not send what a web helper sends" + Self.remedy)
    }

    /// No process reads the view's first messages.
    @MainActor
    func testAProgramThatHasEndedBeforeTheFirstMessageIsNamed() async {
        let said = await load(with: "/bin/true", afterItsEnd: true)
        XCTAssertEqual(said, "the web helper /bin/true has ended before it was ready" + Self.remedy)
    }

    @MainActor
    func testAHelperOfAnotherVersionIsNamed() async throws {
        // Twelve bytes, kind 1, no view; version 99, a sandbox, no text.
        let ready = [12, 1, 0, 99, 1, 0].map { "\\" + String($0 + 0o1000, radix: 8).suffix(3) + "\\000\\000\\000" }.joined()
        let said = try await load("#!/bin/sh\nprintf '\(ready)' >&3\nsleep 60\n")
        XCTAssertEqual(
            said, "the web helper \(folder)/helper speaks version 99 of the protocol, and version 5 is needed" + Self.remedy)
    }

    @MainActor
    func testAProgramThatSaysNothingIsEnded() async throws {
        // The shell's child keeps the socket open.
        let said = try await load("#!/bin/sh\nsleep 100\n")
        XCTAssertEqual(said, "the web helper \(folder)/helper has given no sign of life for 15 seconds, and was ended" + Self.remedy)
    }
}
