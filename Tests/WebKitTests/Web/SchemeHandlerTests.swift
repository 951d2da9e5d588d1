import Foundation
import Kinora
import TestSupport
import WebKit
import XCTest

/// URLs of schemes that the app handles.
final class SchemeHandlerTests: XCTestCase {
    @MainActor
    private final class Handler: NSObject, WKURLSchemeHandler {
        /// The data of each path, with its type.
        var files: [String: (type: String, text: String)] = [:]
        var log: [String] = []
        var requests: [URLRequest] = []
        /// Answers the tasks of a path in place of the files.
        var answers: [String: (any WKURLSchemeTask) -> Void] = [:]

        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            let url = urlSchemeTask.request.url ?? URL(fileURLWithPath: "/")
            log.append("start \(url.path)")
            requests.append(urlSchemeTask.request)
            if let answer = answers[url.path] { return answer(urlSchemeTask) }
            guard let file = files[url.path] else { return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist)) }
            let data = Data(file.text.utf8)
            urlSchemeTask.didReceive(
                URLResponse(url: url, mimeType: file.type, expectedContentLength: data.count, textEncodingName: "utf-8"))
            // In parts.
            urlSchemeTask.didReceive(data.prefix(3))
            urlSchemeTask.didReceive(data.dropFirst(3))
            urlSchemeTask.didFinish()
        }

        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
            log.append("stop \(urlSchemeTask.request.url?.path ?? "")")
        }
    }

    @MainActor
    private func makeStage() throws -> (web: WebStage, handler: Handler) {
        let (configuration, handler) = (WKWebViewConfiguration(), Handler())
        configuration.setURLSchemeHandler(handler, forURLScheme: "Notes")
        handler.files["/page"] = ("text/html", "<title>\u{e4}</title><p>Hello</p><script src='code.js'></script>")
        handler.files["/code.js"] = ("text/javascript", "document.title += ' of a script'")
        return (try WebStage(configuration), handler)
    }

    @MainActor
    private func load(_ path: String, in web: WebStage) async {
        web.view.load(URLRequest(url: URL(string: "notes://app\(path)")!))
        let open = await web.stage.settle()
        XCTAssertEqual(open, [])
    }

    @MainActor
    func testAPageAndWhatItContainsComeFromTheApp() async throws {
        let (web, handler) = try makeStage()
        await load("/page", in: web)
        XCTAssertEqual(web.view.title, "\u{e4} of a script")
        XCTAssertEqual(handler.log, ["start /page", "start /code.js"])
        XCTAssertEqual(web.recorder.events.last, "finish")
        XCTAssertEqual(web.view.url?.absoluteString, "notes://app/page")
        // Another view without a handler does not reach it.
        let other = WKWebView(frame: web.controller.view.bounds)
        let recorder = NavigationRecorder()
        other.navigationDelegate = recorder
        web.controller.view.addSubview(other)
        other.load(URLRequest(url: URL(string: "notes://app/page")!))
        await web.stage.settle()
        XCTAssertEqual(recorder.errors.count, 1)
        XCTAssertEqual(handler.log.count, 2)
    }

    @MainActor
    func testRequestsOfScriptsHaveTheirMethodHeadersAndBody() async throws {
        let (web, handler) = try makeStage()
        handler.answers["/note"] = { task in
            let response = HTTPURLResponse(
                url: task.request.url!, statusCode: 201, httpVersion: nil,
                headerFields: ["Content-Type": "text/plain", "X-Note": "kept"])!
            task.didReceive(response)
            task.didReceive(Data("made".utf8))
            task.didFinish()
        }
        await load("/page", in: web)
        let body = """
            const answer = await fetch('/note', {method: 'POST', headers: {'X-Own': 'yes'}, body: 'a text'});
            return [answer.status, answer.headers.get('X-Note'), await answer.text()].join(' ')
            """
        let value = try await web.view.callAsyncJavaScript(body, contentWorld: .page)
        XCTAssertEqual(value as? String, "201 kept made")
        let request = try XCTUnwrap(handler.requests.last)
        XCTAssertEqual(request.httpMethod, "POST")
        XCTAssertEqual(request.value(forHTTPHeaderField: "X-Own"), "yes")
        XCTAssertEqual(request.httpBody.map { String(decoding: $0, as: UTF8.self) }, "a text")
    }

    @MainActor
    func testThePageFailsWithTheErrorOfItsTask() async throws {
        let (web, handler) = try makeStage()
        handler.answers["/page"] = { $0.didFailWithError(NSError(domain: "Notes", code: 42)) }
        await load("/page", in: web)
        let error = try XCTUnwrap(web.recorder.errors.first as NSError?)
        XCTAssertEqual(error.domain, "Notes")
        XCTAssertEqual(error.code, 42)
        XCTAssertEqual(web.recorder.events.last, "failProvisional 42")
    }

    @MainActor
    func testAnAnswerMayTakeVirtualTime() async throws {
        let (web, handler) = try makeStage()
        handler.answers["/page"] = { task in
            task.didReceive(URLResponse(url: task.request.url!, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
            task.didReceive(Data("<title>lat".utf8))
            Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
                MainActor.assumeIsolated {
                    task.didReceive(Data("er</title>".utf8))
                    task.didFinish()
                }
            }
        }
        let before = web.realSeconds
        await load("/page", in: web)
        await web.stage.advance(by: 6)
        await web.stage.settle()
        XCTAssertEqual(web.view.title, "later")
        XCTAssertLessThan(web.realSeconds - before, 5)
    }

    @MainActor
    func testAnOtherPageStopsTheTasksOfTheOneBefore() async throws {
        let (web, handler) = try makeStage()
        var kept: [any WKURLSchemeTask] = []
        handler.answers["/code.js"] = { kept.append($0) }
        web.view.load(URLRequest(url: URL(string: "notes://app/page")!))
        await web.wait(10) { !kept.isEmpty }
        XCTAssertEqual(kept.count, 1)
        await web.show("<p>Another</p>")
        await web.wait(5) { handler.log.contains("stop /code.js") }
        XCTAssertEqual(handler.log, ["start /page", "start /code.js", "stop /code.js"])
        // The task is over: a call is an exception on iOS.
        web.stage.isStrict = false
        let log = Diagnostics.complaints { kept[0].didFinish() }
        XCTAssertTrue(log.first?.contains("This task has already been stopped") == true, "\(log)")
    }

    @MainActor
    func testCallsOutOfOrderAreReported() async throws {
        let (web, handler) = try makeStage()
        web.stage.isStrict = false
        var log: [String] = []
        handler.answers["/page"] = { task in
            log = Diagnostics.complaints {
                task.didReceive(Data())
                task.didFailWithError(URLError(.cancelled))
                task.didFinish()
            }
        }
        await load("/page", in: web)
        XCTAssertEqual(log.count, 2)
        XCTAssertTrue(log.first?.contains("No response has been sent for this task") == true, "\(log)")
        XCTAssertTrue(log.last?.contains("This task has already been completed") == true, "\(log)")
    }

    @MainActor
    func testAConfigurationKnowsItsHandlers() throws {
        let stage = Stage(device: .iPhone15)
        stage.isStrict = false
        let (configuration, handler) = (WKWebViewConfiguration(), Handler())
        configuration.setURLSchemeHandler(handler, forURLScheme: "app")
        XCTAssertTrue(configuration.urlSchemeHandler(forURLScheme: "APP") === handler)
        XCTAssertNil(configuration.urlSchemeHandler(forURLScheme: "other"))
        for (scheme, sentence) in [("https", "handles natively"), ("1 no", "not a valid URL scheme"), ("app", "already has")] {
            let log = Diagnostics.complaints { configuration.setURLSchemeHandler(handler, forURLScheme: scheme) }
            XCTAssertTrue(log.first?.contains(sentence) == true, "\(scheme): \(log)")
        }
        XCTAssertTrue(WKWebView.handlesURLScheme("HTTP"))
        XCTAssertFalse(WKWebView.handlesURLScheme("app"))
    }
}
