import Kinora
import WebKit
import XCTest

/// Pages that send the app far too much are ended alone: another page, with the same helper, and the app go on.
final class LongMessageTests: XCTestCase {
    private final class Ignorance: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
        var count = 0
        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) { count += 1 }
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping (Any?, String?) -> Void
        ) { replyHandler(nil, nil) }
    }

    /// A page beside another one.
    @MainActor
    private final class Neighbors {
        let web: WebStage
        let other: WKWebView
        let otherRecorder = NavigationRecorder()
        let handler = Ignorance()
        let server = LoopbackServer { _ in .page("<title>next</title>") }

        init() async throws {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.add(handler, name: "app")
            configuration.userContentController.addScriptMessageHandler(handler, contentWorld: .page, name: "question")
            web = try WebStage(configuration)
            other = WKWebView(frame: web.controller.view.bounds)
            other.navigationDelegate = otherRecorder
            web.controller.view.addSubview(other)
            other.loadHTMLString("<title>other</title>", baseURL: nil)
            await web.show("<title>page</title><body>", base: URL(string: "http://127.0.0.1:8080/"))
        }

        /// Checks that the other page lives, and that the page, which was ended or not, loads again.
        func checkLife(_ name: String, line: UInt = #line) async {
            do {
                let sum = try await other.evaluateJavaScript("20 + 22")
                XCTAssertEqual(sum as? Int, 42, name, line: line)
            } catch { XCTFail("\(name): \(error)", line: line) }
            XCTAssertEqual(otherRecorder.events, ["action other", "start", "commit", "finish"], name, line: line)
            otherRecorder.events = []
            other.load(URLRequest(url: server.url("/next")))
            await web.stage.settle()
            XCTAssertEqual(other.title, "next", name, line: line)
            XCTAssertEqual(otherRecorder.errors.map(\.localizedDescription), [], name, line: line)
            await web.show("<title>again</title>")
            XCTAssertEqual(web.view.title, "again", name, line: line)
        }
    }

    private static let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"

    private static func text(_ megabytes: Int) -> String { "'x'.repeat(\(megabytes) << 20)" }
    private static let long = text(80)

    @MainActor
    func testAPageIsEndedForATextThatIsTooLong() async throws {
        let scripts = [
            ("message", "webkit.messageHandlers.app.postMessage(\(Self.text(300)))"), ("result", Self.text(300)),
            ("object", "webkit.messageHandlers.app.postMessage({a: \(Self.long)})"), ("throw", "throw \(Self.long)"),
            ("question", "webkit.messageHandlers.question.postMessage(\(Self.long)); 1"), ("alert", "alert(\(Self.long))"),
            ("prompt", "prompt('a', \(Self.long))"), ("URL", "location.hash = \(Self.long); 1"),
            ("answer", "(() => { const list = []; for (let i = 0; i < 80; i++) list.push('x'.repeat(1 << 20)); return list })()"),
        ]
        // All of them take 40 s.
        for (name, script) in Self.isDeep ? scripts : Array(scripts.prefix(3)) {
            let pages = try await Neighbors()
            var error: (any Error)?
            pages.web.view.evaluateJavaScript(script) { error = $1 }
            await pages.web.wait(40) { pages.web.recorder.events.last == "terminate" }
            XCTAssertEqual(pages.web.recorder.events.last, "terminate", name)
            await pages.web.wait(5) { error != nil || name == "question" }
            if let error { XCTAssertEqual((error as? WKError)?.code, .webContentProcessTerminated, name) }
            XCTAssertEqual(pages.handler.count, 0, name)
            await pages.checkLife(name)
        }
    }

    /// The engine itself shortens or refuses these, or takes so long that the page is ended for that.
    @MainActor
    func testALongTextThatDoesNotReachTheAppHarmsNothing() async throws {
        let scripts = [
            ("title", "document.title = \(Self.long); 1"), ("console", "console.log(\(Self.long)); 1"),
            ("cookie", "document.cookie = 'a=' + \(Self.long); 1"), ("name", "window.name = \(Self.long); 1"),
            ("state", "try { history.pushState({}, '', '#' + \(Self.long)) } catch {} 1"),
            ("window", "window.open('http://127.0.0.1/' + \(Self.long)); 1"),
            (
                "pasted HTML",
                "document.body.contentEditable = true; document.body.focus(); document.execCommand('insertHTML', false, \(Self.long)); 1"
            ),
            (
                "copied HTML",
                "document.oncopy = event => { event.clipboardData.setData('text/html', \(Self.long)); event.preventDefault() };"
                    + "document.execCommand('copy'); 1"
            ),
        ]
        for (name, script) in Self.isDeep ? scripts : Array(scripts.prefix(2)) {
            let pages = try await Neighbors()
            var isDone = false
            pages.web.view.evaluateJavaScript(script) { _, _ in isDone = true }
            await pages.web.wait(40) { isDone }
            XCTAssertTrue(isDone, name)
            // The end of a page, if it was one, comes with the script's.
            await pages.web.pause(1)
            await pages.checkLife(name)
        }
    }

    @MainActor
    func testAPageIsEndedForMessagesThatTheAppCannotRead() async throws {
        let pages = try await Neighbors()
        pages.web.view.evaluateJavaScript(
            "for (let i = 0; i < 300; i++) webkit.messageHandlers.app.postMessage('x'.repeat(1 << 20)); 1", completionHandler: nil)
        // The app is busy meanwhile.
        poll(nil, 0, 5000)
        await pages.web.wait(20) { pages.web.recorder.events.last == "terminate" }
        XCTAssertEqual(pages.web.recorder.events.last, "terminate")
        XCTAssertLessThan(pages.handler.count, 120)
        XCTAssertGreaterThan(pages.handler.count, 50, "those that fit have come")
        await pages.checkLife("flood")
    }

    @MainActor
    func testATextOfTheAppThatIsTooLongIsRefusedAlone() async throws {
        let pages = try await Neighbors()
        let long = String(repeating: "x", count: 80 << 20)
        pages.web.recorder.events = []
        pages.web.view.loadHTMLString(long, baseURL: nil)
        await pages.web.stage.settle()
        XCTAssertEqual(pages.web.recorder.events, ["start", "failProvisional -1103"])
        XCTAssertFalse(pages.web.view.isLoading)
        do {
            _ = try await pages.web.view.evaluateJavaScript("'" + long + "'.length")
            XCTFail("no error")
        } catch { XCTAssertEqual(error.localizedDescription, "a text for a web page is too long: at most 64 MB are sent") }
        await pages.checkLife("load")
    }
}
