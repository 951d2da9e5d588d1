import Kinora
import WebKit
import XCTest

/// The end of a page's process, or of the helper, fails what waits for it.
final class EndedProcessTests: XCTestCase {
    private static let server = LoopbackServer { path in
        path == "/silence" ? .silence : .unfinished("<p>begin" + String(repeating: " ", count: 5000))
    }

    @MainActor
    func testScriptsThatRunFailWithTheirProcess() async throws {
        for name in ["process", "helper", "process before"] {
            let web = try WebStage()
            await web.show("<title>one</title>")
            if name == "process before" {
                web.view.endWebProcess()
                await web.wait(10) { web.recorder.events.last == "terminate" }
            }
            var errors: [WKError.Code?] = []
            web.view.evaluateJavaScript(name == "process before" ? "1" : "while (true) {}") { errors.append(($1 as? WKError)?.code) }
            web.view.callAsyncJavaScript("return await new Promise(() => {})", in: nil, in: .page) { result in
                guard case .failure(let error) = result else { return errors.append(nil) }
                errors.append((error as? WKError)?.code)
            }
            await web.pause(0.3)
            if name == "helper" { web.killHelper() } else if name == "process" { web.view.endWebProcess() }
            await web.wait(10) { errors.count == 2 }
            XCTAssertEqual(errors, [.webContentProcessTerminated, .webContentProcessTerminated], name)
            await web.wait(10) { web.recorder.events.last == "terminate" }
            XCTAssertEqual(web.recorder.events.filter { $0 == "terminate" }.count, 1, name)
            await web.show("<title>two</title>")
            XCTAssertEqual(web.view.title, "two", name)
        }
    }

    @MainActor
    func testNavigationsFailWithTheHelper() async throws {
        for (path, calls) in [
            ("/silence", ["action other", "start", "failProvisional 2", "terminate"]),
            ("/unfinished", ["action other", "start", "response 200", "commit", "fail 2", "terminate"]),
        ] {
            let web = try WebStage()
            web.view.load(URLRequest(url: Self.server.url(path)))
            await web.wait(10) { web.recorder.events.contains(path == "/silence" ? "start" : "commit") }
            web.killHelper()
            await web.wait(10) { web.recorder.events.last == "terminate" }
            XCTAssertEqual(web.recorder.events, calls)
            XCTAssertEqual((web.recorder.errors.last as? WKError)?.code, .webContentProcessTerminated)
            XCTAssertFalse(web.view.isLoading)
            web.recorder.events = []
            await web.show("<title>next</title>")
            XCTAssertEqual(web.recorder.events, ["action other", "start", "commit", "finish"])
        }
    }
}
