import FoundationNetworking
import Kinora
import WebKit
import XCTest

/// Questions of pages that the app answers: replies to messages, passwords, options of a list; and downloads, which are refused.
final class PageQuestionTests: XCTestCase {
    // MARK: Replies

    @MainActor
    private final class Oracle: NSObject, WKScriptMessageHandlerWithReply {
        var kept: ((Any?, String?) -> Void)?

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping (Any?, String?) -> Void
        ) {
            switch message.body as? String {
            case "value": replyHandler(["answer": [42, "x", NSNull()] as [Any]], nil)
            case "nothing": replyHandler(nil, nil)
            case "error": replyHandler(nil, "not today")
            case "date": replyHandler(Date(), nil)
            case "later": kept = replyHandler
            default: break
            }
        }
    }

    @MainActor
    func testAMessageGetsTheReplyOfItsHandler() async throws {
        let configuration = WKWebViewConfiguration()
        let oracle = Oracle()
        configuration.userContentController.addScriptMessageHandler(oracle, contentWorld: .page, name: "oracle")
        let web = try WebStage(configuration)
        await web.show("<script>ask = word => webkit.messageHandlers.oracle.postMessage(word)</script>")
        func ask(_ word: String) async throws -> String {
            let body = """
                try { return JSON.stringify(await ask('\(word)')) ?? 'undefined' } catch (error) { return 'threw ' + error.message }
                """
            let value = try await web.view.callAsyncJavaScript(body, contentWorld: .page)
            return value as? String ?? "no string"
        }
        let value = try await ask("value")
        XCTAssertEqual(value, #"{"answer":[42,"x",null]}"#)
        let nothing = try await ask("nothing")
        XCTAssertEqual(nothing, "undefined")
        let error = try await ask("error")
        XCTAssertEqual(error, "threw not today")
        let date = try await ask("date")
        XCTAssertEqual(date, "threw the reply has no value in JavaScript")
        let dropped = try await ask("dropped")
        XCTAssertEqual(dropped, "threw the message handler has given no reply")
    }

    @MainActor
    func testAReplyMayComeLater() async throws {
        let configuration = WKWebViewConfiguration()
        let oracle = Oracle()
        configuration.userContentController.addScriptMessageHandler(oracle, contentWorld: .page, name: "oracle")
        let web = try WebStage(configuration)
        await web.show("<script>webkit.messageHandlers.oracle.postMessage('later').then(value => document.title = value)</script>")
        await web.wait(5) { oracle.kept != nil }
        let open = await web.stage.settle()
        XCTAssertEqual(open, [])
        XCTAssertNotEqual(web.view.title, "done")
        oracle.kept?("done", nil)
        oracle.kept?("again", nil)
        await web.wait(5) { web.view.title == "done" }
        XCTAssertEqual(web.view.title, "done")
    }

    // MARK: Passwords

    @MainActor
    private final class Keeper: NSObject, WKNavigationDelegate {
        var answers: [(URLSession.AuthChallengeDisposition, URLCredential?)] = []
        var seen: [String] = []
        var ends: [String] = []

        func webView(
            _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let space = challenge.protectionSpace
            let isBasic = space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic
            seen.append("\(space.host) \(space.realm ?? "") \(isBasic) \(challenge.previousFailureCount)")
            let answer = answers.isEmpty ? (.cancelAuthenticationChallenge, nil) : answers.removeFirst()
            completionHandler(answer.0, answer.1)
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ends.append("finish") }

        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            ends.append("fail \((error as NSError).code)")
        }
    }

    private static func cellar() -> LoopbackServer {
        LoopbackServer { _ in .secret("<title>cellar</title>", user: "ann", password: "wine") }
    }

    @MainActor
    func testWithoutAnAnswerOfTheAppAServerGetsNoPassword() async throws {
        let web = try WebStage()
        let server = Self.cellar()
        web.view.load(URLRequest(url: server.url("/")))
        await web.stage.settle()
        // The title of an answer that refuses may come after the end of the load.
        await web.wait(5) { web.view.title != nil }
        XCTAssertEqual(web.view.title, "refused")
        XCTAssertFalse(server.requests.contains { $0.contains("Authorization") })
    }

    @MainActor
    func testTheDelegateAnswersForAPassword() async throws {
        let web = try WebStage()
        let server = Self.cellar()
        let keeper = Keeper()
        web.view.navigationDelegate = keeper
        keeper.answers = [
            (.useCredential, URLCredential(user: "ann", password: "beer", persistence: .none)),
            (.useCredential, URLCredential(user: "ann", password: "wine", persistence: .none)),
        ]
        web.view.load(URLRequest(url: server.url("/")))
        await web.stage.settle()
        XCTAssertEqual(keeper.seen, ["127.0.0.1 cellar true 0", "127.0.0.1 cellar true 1"])
        XCTAssertEqual(web.view.title, "cellar")
        XCTAssertEqual(keeper.ends, ["finish"])
    }

    @MainActor
    func testTheDelegateMayEndALoadThatNeedsAPassword() async throws {
        let web = try WebStage()
        let server = Self.cellar()
        let keeper = Keeper()
        web.view.navigationDelegate = keeper
        web.view.load(URLRequest(url: server.url("/")))
        let open = await web.stage.settle()
        XCTAssertEqual(open, [])
        XCTAssertEqual(keeper.seen.count, 1)
        XCTAssertEqual(keeper.ends.count, 1, "\(keeper.ends)")
        XCTAssertEqual(keeper.ends.first?.hasPrefix("fail"), true, "\(keeper.ends)")
    }

    // MARK: Lists

    private static let list = """
        <body style='margin:0'><select id=s style='width:300px;height:60px' onchange='document.title = value'>
        <option>red</option><optgroup label=Cold><option>green</option><option disabled>gray</option></optgroup><option>blue</option></select>
        """

    @MainActor
    private func labels(in view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }

    @MainActor
    func testASelectShowsItsOptions() async throws {
        let web = try WebStage()
        await web.show(Self.list)
        await web.stage.tap(at: CGPoint(x: 150, y: 30))
        await web.wait(5) { web.controller.presentedViewController is UIAlertController }
        let sheet = try XCTUnwrap(web.controller.presentedViewController as? UIAlertController)
        XCTAssertEqual(sheet.preferredStyle, .actionSheet)
        XCTAssertEqual(
            sheet.actions.map { $0.title?.trimmingCharacters(in: .whitespaces) }, ["✓ red", "Cold", "green", "gray", "blue", "Cancel"])
        XCTAssertEqual(sheet.actions.map(\.isEnabled), [true, false, true, false, true, true])
        await web.stage.settle()
        let blue = try XCTUnwrap(labels(in: sheet.view).first { $0.text == "blue" })
        await web.stage.tap(at: blue)
        await web.stage.settle()
        await web.wait(5) { web.view.title == "blue" }
        XCTAssertEqual(web.view.title, "blue")
        XCTAssertNil(web.controller.presentedViewController)
    }

    @MainActor
    func testACancelledListChangesNothing() async throws {
        let web = try WebStage()
        await web.show(Self.list)
        for _ in 0..<2 {
            await web.stage.tap(at: CGPoint(x: 150, y: 30))
            await web.wait(5) { web.controller.presentedViewController is UIAlertController }
            await web.stage.settle()
            let sheet = try XCTUnwrap(web.controller.presentedViewController as? UIAlertController)
            let cancel = try XCTUnwrap(labels(in: sheet.view).first { $0.text == "Cancel" })
            await web.stage.tap(at: cancel)
            await web.stage.settle()
            XCTAssertNil(web.controller.presentedViewController)
        }
        let value = try await web.evaluate("s.value")
        XCTAssertEqual(value, "red")
    }

    @MainActor
    func testAPageThatGoesTakesItsListAlong() async throws {
        let web = try WebStage()
        await web.show(Self.list)
        await web.stage.tap(at: CGPoint(x: 150, y: 30))
        await web.wait(5) { web.controller.presentedViewController is UIAlertController }
        await web.stage.settle()
        await web.show("<title>other</title>")
        XCTAssertNil(web.controller.presentedViewController)
    }

    // MARK: Downloads

    @MainActor
    func testNothingIsDownloaded() async throws {
        let server = LoopbackServer { path in
            guard path == "/file" else {
                return .page("<body style='margin:0'><a href=/file download style='display:block;height:100px'>get</a>")
            }
            let headers = ["Content-Disposition: attachment; filename=kinora-test.bin"]
            return .page("0123456789", type: "application/octet-stream", headers: headers)
        }
        let web = try WebStage()
        web.view.load(URLRequest(url: server.url("/")))
        await web.stage.settle()
        await web.stage.tap(at: CGPoint(x: 100, y: 50))
        await web.stage.settle()
        await web.pause(0.5)
        web.view.load(URLRequest(url: server.url("/file")))
        await web.stage.settle()
        await web.pause(0.5)
        XCTAssertTrue(web.recorder.events.contains("response 200"), "\(web.recorder.events)")
        let home = FileManager.default.homeDirectoryForCurrentUser
        for folder in [home, home.appendingPathComponent("Downloads"), URL(fileURLWithPath: NSTemporaryDirectory())] {
            XCTAssertFalse(FileManager.default.fileExists(atPath: folder.appendingPathComponent("kinora-test.bin").path), folder.path)
        }
        await web.show("<title>alive</title>")
        XCTAssertEqual(web.view.title, "alive")
    }
}
