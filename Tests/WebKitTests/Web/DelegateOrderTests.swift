import Kinora
import WebKit
import XCTest

/// The order of a navigation delegate's calls, as WebKit documents and shows it, in more than forty cases.
final class DelegateOrderTests: XCTestCase {
    /// A case: pages that are loaded before, the steps, and the calls that follow these.
    struct Row {
        let name: String
        var before: [String] = []
        var setUp: @MainActor (WebStage) -> Void = { _ in }
        let act: @MainActor (WebStage, LoopbackServer) async throws -> Void
        let calls: String
    }

    private static func load(_ path: String) -> @MainActor (WebStage, LoopbackServer) async throws -> Void {
        { web, server in web.view.load(URLRequest(url: server.url(path))) }
    }

    private static func script(_ text: String) -> @MainActor (WebStage, LoopbackServer) async throws -> Void {
        { web, _ in web.view.evaluateJavaScript(text) }
    }

    private static let page = "start, response 200, commit, finish"

    @Sendable private static func answer(_ path: String) -> LoopbackServer.Answer {
        switch path {
        case "/once": .redirect("/a")
        case "/twice": .redirect("/once", status: 301)
        case "/loop": .redirect("/loop")
        case "/port": .redirect("http://127.0.0.1:1/")
        case "/404": .page("<p>missing", status: 404)
        case "/500": .page("<p>fault", status: 500)
        case "/401": .page("<p>who", status: 401, headers: ["WWW-Authenticate: Basic realm=\"x\""])
        case "/204": .page("", status: 204)
        case "/hangup": .hangUp
        case "/silence": .silence
        case "/unfinished": .unfinished("<p>begin" + String(repeating: " ", count: 5000))
        case "/data": .page("abc", type: "application/octet-stream")
        case "/text": .page("plain", type: "text/plain")
        case "/frame": .page("<iframe src=/b></iframe>")
        case "/refresh": .page("<meta http-equiv=refresh content='0;url=/b'>")
        case "/script": .page("<script>location.href = '/b'</script>")
        case "/replace": .unfinished("<script>location.replace('/b')</script>" + String(repeating: "<p>more", count: 500))
        case "/links":
            .page(
                "<body style='margin:0'><a id=a href=/b style='display:block;height:100px'>b</a><a id=n target=_blank href=/b>n</a>"
                    + "<form id=f action=/b><input name=q></form><a id=h href='#x'>h</a>")
        default: .page("<title>\(path)</title><p>\(path)")
        }
    }

    static let rows: [Row] = [
        Row(name: "load", act: load("/a"), calls: "action other, \(page)"),
        Row(name: "load plain text", act: load("/text"), calls: "action other, \(page)"),
        Row(
            name: "load a string", act: { web, _ in web.view.loadHTMLString("x", baseURL: nil) },
            calls: "action other, start, commit, finish"),
        Row(
            name: "load a string with a base", act: { web, server in web.view.loadHTMLString("x", baseURL: server.url("/")) },
            calls: "action other, start, commit, finish"),
        Row(
            name: "load data",
            act: { web, server in
                web.view.load(Data("x".utf8), mimeType: "text/plain", characterEncodingName: "utf-8", baseURL: server.url("/"))
            }, calls: "action other, start, commit, finish"),
        Row(
            name: "load an empty string", act: { web, _ in web.view.loadHTMLString("", baseURL: nil) },
            calls: "action other, start, commit, finish"),
        Row(
            name: "load an empty string with a base", act: { web, server in web.view.loadHTMLString("", baseURL: server.url("/")) },
            calls: "action other, start, commit, finish"),
        Row(
            name: "load empty data",
            act: { web, server in
                web.view.load(Data(), mimeType: "text/plain", characterEncodingName: "utf-8", baseURL: server.url("/"))
            }, calls: "action other, start, commit, finish"),
        Row(name: "redirect", act: load("/once"), calls: "action other, start, action other, redirect, response 200, commit, finish"),
        Row(
            name: "two redirects", act: load("/twice"),
            calls: "action other, start, action other, redirect, action other, redirect, response 200, commit, finish"),
        Row(name: "status 404", act: load("/404"), calls: "action other, start, response 404, commit, finish"),
        Row(name: "status 500", act: load("/500"), calls: "action other, start, response 500, commit, finish"),
        Row(name: "status 401", act: load("/401"), calls: "action other, start, response 401, commit, finish"),
        Row(name: "status 204", act: load("/204"), calls: "action other, start, response 204, failProvisional 102"),
        Row(
            name: "no server", act: { web, _ in web.view.load(URLRequest(url: URL(string: "http://127.0.0.1:1025/")!)) },
            calls: "action other, start, failProvisional -1004"),
        Row(
            name: "forbidden port", act: { web, _ in web.view.load(URLRequest(url: URL(string: "http://127.0.0.1:1/")!)) },
            calls: "action other, start, failProvisional 103"),
        Row(
            name: "forbidden port after a page", before: ["/a"],
            act: { web, _ in web.view.load(URLRequest(url: URL(string: "https://localhost:6000")!)) },
            calls: "action other, start, failProvisional 103"),
        Row(name: "redirect to a forbidden port", act: load("/port"), calls: "action other, start, failProvisional 103"),
        Row(
            name: "a URL of a script", act: { web, _ in web.view.load(URLRequest(url: URL(string: "javascript:1")!)) },
            calls: "start, failProvisional -1002"),
        Row(
            name: "no host", act: { web, _ in web.view.load(URLRequest(url: URL(string: "http://x.invalid/")!)) },
            calls: "action other, start, failProvisional -1003"),
        Row(name: "hang-up", act: load("/hangup"), calls: "action other, start, failProvisional -1005"),
        Row(
            name: "unknown scheme", act: { web, _ in web.view.load(URLRequest(url: URL(string: "nothing:x")!)) },
            calls: "action other, start, failProvisional -1002"),
        Row(
            name: "endless redirects", act: load("/loop"),
            calls: "action other, start, action other, " + String(repeating: "redirect, ", count: 20) + "failProvisional -1007"),
        Row(name: "action cancelled", setUp: { $0.recorder.cancels = ["action"] }, act: load("/a"), calls: "action other"),
        Row(
            name: "response cancelled", setUp: { $0.recorder.cancels = ["response"] }, act: load("/a"),
            calls: "action other, start, response 200, failProvisional 102"),
        Row(name: "type that cannot be shown", act: load("/data"), calls: "action other, start, response 200, failProvisional 102"),
        Row(
            name: "stop before the answer", setUp: { $0.recorder.actions["start"] = { $0.stopLoading() } }, act: load("/silence"),
            calls: "action other, start, failProvisional -999"),
        Row(
            name: "stop in the page", setUp: { $0.recorder.actions["commit"] = { $0.stopLoading() } }, act: load("/unfinished"),
            calls: "action other, start, response 200, commit, fail -999"),
        Row(name: "stop without a load", before: ["/a"], act: { web, _ in web.view.stopLoading() }, calls: ""),
        Row(
            name: "load before the answer",
            act: { web, server in
                let url = server.url("/a")
                web.recorder.actions["start"] = { $0.load(URLRequest(url: url)) }
                web.view.load(URLRequest(url: server.url("/silence")))
            }, calls: "action other, start, failProvisional -999, action other, \(page)"),
        Row(
            name: "load in the page",
            act: { web, server in
                let url = server.url("/a")
                web.recorder.actions["commit"] = { $0.load(URLRequest(url: url)) }
                web.view.load(URLRequest(url: server.url("/unfinished")))
            }, calls: "action other, start, response 200, commit, action other, fail -999, \(page)"),
        Row(name: "reload", before: ["/a"], act: { web, _ in web.view.reload() }, calls: "action reload, \(page)"),
        Row(
            name: "reload from the origin", before: ["/a"], act: { web, _ in web.view.reloadFromOrigin() }, calls: "action reload, \(page)"),
        Row(
            name: "reload of a fault", before: ["/500"], act: { web, _ in web.view.reload() },
            calls: "action reload, start, response 500, commit, finish"),
        Row(
            name: "reload cancelled", before: ["/a"], setUp: { $0.recorder.cancels = ["action"] }, act: { web, _ in web.view.reload() },
            calls: "action reload"),
        Row(name: "reload before any load", act: { web, _ in web.view.reload() }, calls: ""),
        Row(
            name: "back", before: ["/a", "/b"], act: { web, _ in web.view.goBack() }, calls: "action backForward, start, commit, finish"),
        Row(
            name: "back and forward", before: ["/a", "/b"],
            act: { web, _ in
                web.view.goBack()
                await web.stage.settle()
                web.view.goForward()
            }, calls: "action backForward, start, commit, finish, action backForward, start, commit, finish"),
        Row(
            name: "swipes back and forward", before: ["/a", "/b"],
            act: { web, _ in
                web.view.allowsBackForwardNavigationGestures = true
                await web.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.5)
                await web.stage.settle()
                await web.stage.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 90, y: 400), duration: 0.5)
            }, calls: "action backForward, start, commit, finish, action backForward, start, commit, finish"),
        Row(
            name: "a short swipe, and one that is not allowed", before: ["/a", "/b"],
            act: { web, _ in
                await web.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.5)
                await web.stage.settle()
                web.view.allowsBackForwardNavigationGestures = true
                await web.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), duration: 2)
            }, calls: ""),
        Row(
            name: "back to an item", before: ["/a", "/b", "/c"],
            act: { web, _ in web.view.go(to: web.view.backForwardList.backList[0]) }, calls: "action backForward, start, commit, finish"),
        Row(name: "back without history", before: ["/a"], act: { web, _ in web.view.goBack() }, calls: ""),
        Row(
            name: "back cancelled", before: ["/a", "/b"], setUp: { $0.recorder.cancels = ["action"] }, act: { web, _ in web.view.goBack() },
            calls: "action backForward"),
        Row(
            name: "link", before: ["/links"], act: { web, _ in await web.stage.tap(at: CGPoint(x: 30, y: 50)) },
            calls: "action linkActivated, \(page)"),
        Row(name: "link to a fragment", before: ["/links"], act: script("h.click()"), calls: "action linkActivated"),
        Row(name: "link to a window", before: ["/links"], act: script("n.click()"), calls: "action linkActivated"),
        Row(name: "form", before: ["/links"], act: script("f.submit()"), calls: "action formSubmitted, \(page)"),
        Row(name: "new state", before: ["/a"], act: script("history.pushState({}, '', '/x')"), calls: ""),
        Row(name: "script", before: ["/a"], act: script("location.href = '/b'"), calls: "action other, \(page)"),
        Row(
            name: "script while loading", act: load("/replace"),
            calls: "action other, start, response 200, commit, action other, fail -999, \(page)"),
        Row(
            name: "refresh", act: load("/refresh"),
            calls: "action other, \(page), action other, \(page)"),
        Row(
            name: "frame", act: load("/frame"),
            calls: "action other, start, response 200, commit, action other, response 200, finish"),
        Row(
            name: "process ended", before: ["/a"], act: { web, _ in web.view.endWebProcess() }, calls: "terminate"),
        Row(
            name: "reload after the process ended", before: ["/a"],
            setUp: { $0.recorder.actions["terminate"] = { $0.reload() } }, act: { web, _ in web.view.endWebProcess() },
            calls: "terminate, action other, \(page)"),
    ]

    @MainActor
    func testTheOrderOfCallsIsWebKits() async throws {
        let server = LoopbackServer(Self.answer)
        for row in Self.rows {
            let web = try WebStage()
            for path in row.before {
                web.view.load(URLRequest(url: server.url(path)))
                await web.stage.settle()
            }
            web.recorder.events = []
            row.setUp(web)
            try await row.act(web, server)
            await web.stage.settle()
            await web.pause(0.15)
            XCTAssertEqual(web.recorder.events.joined(separator: ", "), row.calls, row.name)
        }
    }
}
