import Kinora
import WebKit
import XCTest

/// Pages in web views: state, scripts, files, appearance.
final class PageTests: XCTestCase {
    @MainActor
    func testAPageHasTitleAndSizeAndIsDrawn() async throws {
        let web = try WebStage()
        await web.show("<title>Tea</title><body style='margin:0;background:#00f'><div style='height:3000px'></div>")
        XCTAssertEqual(web.view.title, "Tea")
        XCTAssertFalse(web.view.isLoading)
        XCTAssertEqual(web.view.estimatedProgress, 1)
        XCTAssertEqual(web.view.scrollView.contentSize, CGSize(width: 390, height: 3000))
        XCTAssertEqual(web.color(200, 400), [0, 0, 255])
        XCTAssertEqual(web.view.underPageBackgroundColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @MainActor
    func testAWebViewOfInterfaceBuilderIsRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-web-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
              <wkWebView opaque="NO" contentMode="scaleToFill" id="w"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/></wkWebView>
            </objects></document>
            """
        try text.write(to: folder.appendingPathComponent("Web.xib"), atomically: true, encoding: .utf8)
        let web = try WebStage()
        let view = UINib(nibName: "Web", bundle: Bundle(url: folder)).instantiate(withOwner: nil).first as? WKWebView
        web.stage.window.addSubview(try XCTUnwrap(view))
        XCTAssertEqual(view?.isOpaque, false)
        XCTAssertEqual(view?.scrollView.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
        XCTAssertEqual(view?.scrollView.backgroundColor, nil)
        XCTAssertEqual(web.view.isOpaque, true)
    }

    @MainActor
    func testPropertiesAreObservable() async throws {
        let server = LoopbackServer { _ in .page("<title>Observed</title>") }
        let web = try WebStage()
        var log: [String] = []
        let observations = [
            web.view.observe(\.title) { view, _ in log.append("title \(view.title ?? "nil")") },
            web.view.observe(\.url) { view, _ in log.append("url \(view.url?.path ?? "nil")") },
            web.view.observe(\.isLoading) { view, _ in log.append("loading \(view.isLoading)") },
            web.view.observe(\.canGoBack) { view, _ in log.append("back \(view.canGoBack)") },
        ]
        var progress: [Double] = []
        let last = web.view.observe(\.estimatedProgress) { view, _ in progress.append(view.estimatedProgress) }
        web.view.load(URLRequest(url: server.url("/a")))
        XCTAssertTrue(web.view.isLoading)
        await web.stage.settle()
        web.view.load(URLRequest(url: server.url("/b")))
        await web.stage.settle()
        XCTAssertEqual(log.filter { $0.hasPrefix("url") }, ["url /a", "url /b"])
        XCTAssertEqual(log.filter { $0.hasPrefix("loading") }, ["loading true", "loading false", "loading true", "loading false"])
        XCTAssertTrue(log.contains("title Observed"))
        XCTAssertTrue(log.contains("back true"))
        XCTAssertEqual(progress.last, 1)
        XCTAssertTrue(progress.contains { $0 > 0 && $0 < 1 })
        XCTAssertEqual(web.view.value(forKey: "title") as? String, "Observed")
        (observations + [last]).forEach { $0.invalidate() }
    }

    @MainActor
    func testScriptsReturnValuesAndErrors() async throws {
        let web = try WebStage()
        await web.show("<p id=p>text")
        for (script, value) in [
            ("1 + 1", "2"), ("'a'", "a"), ("[1, 'x', null]", "[1, \"x\", <null>]"), ("undefined", "nil"), ("null", "<null>"), ("true", "1"),
            ("p.textContent", "text"), ("({a: 1})", "[\"a\": 1]"),
        ] {
            let result = try await web.evaluate(script)
            XCTAssertEqual(result, value, script)
        }
        do {
            _ = try await web.view.evaluateJavaScript("nothing.x")
            XCTFail("no error")
        } catch {
            XCTAssertEqual((error as? WKError)?.code, .javaScriptExceptionOccurred)
            XCTAssertTrue("\(error.localizedDescription)".contains("nothing"), error.localizedDescription)
        }
        do {
            _ = try await web.view.evaluateJavaScript("(function() {})")
            XCTFail("no error")
        } catch {
            XCTAssertEqual((error as? WKError)?.code, .javaScriptResultTypeIsUnsupported)
        }
        let sum = try await web.view.callAsyncJavaScript(
            "return await new Promise(done => setTimeout(() => done(a + b[0]), 20))", arguments: ["a": 40, "b": [2]], contentWorld: .page)
        XCTAssertEqual(sum as? Int, 42)
    }

    @MainActor
    func testHalvesOfCharactersAreReplaced() async throws {
        final class Handler: NSObject, WKScriptMessageHandler {
            var bodies: [Any] = []
            func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
                bodies.append(message.body)
            }
        }
        let configuration = WKWebViewConfiguration()
        let handler = Handler()
        configuration.userContentController.add(handler, name: "app")
        let web = try WebStage(configuration)
        await web.show("<title>x</title>")
        var value = try await web.evaluate("document.title = 'a\\ud800b'; 'c\\udc00' + '😀'")
        XCTAssertEqual(value, "c\u{FFFD}😀")
        value = try await web.evaluate("({'k\\ud800': ['\\udfff']})")
        XCTAssertEqual(value, "[\"k\u{FFFD}\": [\"\u{FFFD}\"]]")
        _ = try await web.evaluate("webkit.messageHandlers.app.postMessage({text: 'e\\ud83d'}); 1")
        await web.wait(5) { !handler.bodies.isEmpty }
        XCTAssertEqual((handler.bodies.first as? [String: String])?["text"], "e\u{FFFD}")
        XCTAssertEqual(web.view.title, "a\u{FFFD}b")
    }

    @MainActor
    func testUserScriptsAndMessagesCrossWorlds() async throws {
        final class Handler: NSObject, WKScriptMessageHandler {
            var bodies: [String] = []
            func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
                bodies.append("\(message.name): \(message.body)")
            }
        }
        let configuration = WKWebViewConfiguration()
        let handler = Handler()
        let world = WKContentWorld.world(name: "mine")
        let content = configuration.userContentController
        content.add(handler, name: "app")
        content.add(handler, contentWorld: world, name: "secret")
        content.addUserScript(
            WKUserScript(source: "window.first = document.body === null", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        content.addUserScript(
            WKUserScript(
                source: "window.webkit.messageHandlers.secret.postMessage(typeof window.first)", injectionTime: .atDocumentEnd,
                forMainFrameOnly: true, in: world))
        let web = try WebStage(configuration)
        await web.show("<script>window.webkit.messageHandlers.app.postMessage(String(window.first))</script>")
        XCTAssertEqual(handler.bodies, ["app: true", "secret: undefined"])
        content.removeAllUserScripts()
        content.removeScriptMessageHandler(forName: "app")
        handler.bodies = []
        await web.show("<script>document.title = typeof window.first</script>")
        XCTAssertEqual(web.view.title, "undefined")
        XCTAssertEqual(handler.bodies, [])
    }

    @MainActor
    func testScriptsOfPagesCanBeTurnedOff() async throws {
        let configuration = WKWebViewConfiguration()
        configuration.defaultWebpagePreferences.allowsContentJavaScript = false
        let web = try WebStage(configuration)
        await web.show("<title>off</title><script>document.title = 'on'</script><div style='height:2000px'>")
        XCTAssertEqual(web.view.title, "off")
        let value = try await web.evaluate("1 + 2")
        XCTAssertEqual(value, "3", "scripts of the app run")
        XCTAssertEqual(web.view.scrollView.contentSize.height, 2016, "the page's size is known")
    }

    @MainActor
    func testFilesAreReadBelowTheGrantedFolderAlone() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("web \(UUID().uuidString)+(x)")
        let inside = folder.appendingPathComponent("inside", isDirectory: true)
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let html = """
            <script>var r = []</script>
            <script src=in.js onerror="r.push('no in')"></script>
            <script src=../out.js onerror="r.push('no out')"></script>
            <script src=..%2fout.js onerror="r.push('no escaped')"></script>
            <script src=\(folder.appendingPathComponent("out.js").absoluteString) onerror="r.push('no absolute')"></script>
            """
        try Data(html.utf8).write(to: inside.appendingPathComponent("a.html"))
        try Data("r.push('in')".utf8).write(to: inside.appendingPathComponent("in.js"))
        try Data("r.push('out')".utf8).write(to: folder.appendingPathComponent("out.js"))
        let web = try WebStage()
        web.view.loadFileURL(inside.appendingPathComponent("a.html"), allowingReadAccessTo: inside)
        await web.stage.settle()
        let read = try await web.evaluate("r.join()")
        XCTAssertEqual(read, "in,no out,no escaped,no absolute")
        await web.show(html, base: inside)
        let readFromBase = try await web.evaluate("r.join()")
        XCTAssertEqual(readFromBase, "in,no out,no escaped,no absolute")
        await web.show(html)
        let readFromString = try await web.evaluate("r.join()")
        XCTAssertEqual(readFromString, "no in,no out,no escaped,no absolute")
        web.recorder.events = []
        web.view.loadFileURL(folder.appendingPathComponent("out.js"), allowingReadAccessTo: inside)
        web.view.loadFileURL(inside.appendingPathComponent("missing"), allowingReadAccessTo: inside)
        web.view.load(URLRequest(url: URL(fileURLWithPath: "/etc/passwd")))
        await web.stage.settle()
        XCTAssertEqual(
            web.recorder.events,
            ["start", "failProvisional -1102", "start", "failProvisional -1100", "start", "failProvisional -1102"])
    }

    @MainActor
    func testAStringReachesTheNetworkOnlyByItsBase() async throws {
        let server = LoopbackServer { _ in .page("r.push('network')", type: "text/javascript") }
        let web = try WebStage()
        let html = "<script>var r = []</script><script src='\(server.url("/x.js"))' onerror=\"r.push('none')\"></script>"
        await web.show(html)
        let without = try await web.evaluate("r.join()")
        XCTAssertEqual(without, "none")
        XCTAssertEqual(server.requests, [])
        await web.show(html, base: server.url("/"))
        let with = try await web.evaluate("r.join()")
        XCTAssertEqual(with, "network")
    }

    @MainActor
    func testCookiesAreOfTheirStore() async throws {
        let server = LoopbackServer { _ in .page("ok", headers: ["Set-Cookie: server=1; Path=/"]) }
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let store = configuration.websiteDataStore.httpCookieStore
        let cookie = try XCTUnwrap(
            HTTPCookie(properties: [
                .name: "app", .value: "2", .domain: "127.0.0.1", .path: "/", .expires: Date(timeIntervalSince1970: 4e9),
            ]))
        let web = try WebStage(configuration)
        store.setCookie(cookie)
        web.view.load(URLRequest(url: server.url("/")))
        await web.stage.settle()
        XCTAssertTrue(server.requests.first?.contains("Cookie: app=2") ?? false, "\(server.requests)")
        let names = await store.allCookies().map(\.name).sorted()
        XCTAssertEqual(names, ["app", "server"])
        store.delete(cookie)
        let left = await store.allCookies().map(\.name)
        XCTAssertEqual(left, ["server"])
        withExtendedLifetime(web) {}
        let other = await WKWebsiteDataStore.nonPersistent().httpCookieStore.allCookies()
        XCTAssertEqual(other, [])
    }

    @MainActor
    func testRequestsHaveTheAppsHeadersAndUserAgent() async throws {
        let server = LoopbackServer { _ in .page("ok") }
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "App/7"
        let web = try WebStage(configuration)
        var request = URLRequest(url: server.url("/"))
        request.setValue("yes", forHTTPHeaderField: "X-App")
        web.view.load(request)
        await web.stage.settle()
        XCTAssertTrue(server.requests[0].contains("X-App: yes"))
        XCTAssertTrue(server.requests[0].contains(" App/7\r\n"), server.requests[0])
        web.view.customUserAgent = "Mine"
        web.view.load(URLRequest(url: server.url("/2")))
        await web.stage.settle()
        XCTAssertTrue(server.requests.last?.contains("User-Agent: Mine\r\n") ?? false)
    }

    @MainActor
    func testATransparentViewShowsWhatIsBehind() async throws {
        let web = try WebStage()
        web.controller.view.backgroundColor = .red
        web.view.isOpaque = false
        web.view.backgroundColor = .clear
        web.view.scrollView.backgroundColor = .clear
        await web.show("<body style='margin:0'><div style='height:100px;background:rgba(0,0,0,.5)'></div>")
        let half = web.color(200, 50), whole = web.color(200, 300)
        XCTAssertEqual(whole, [255, 0, 0])
        XCTAssertEqual(half[0], 127, accuracy: 2)
    }

    @MainActor
    func testThePageFollowsTheSizeOfTheView() async throws {
        let web = try WebStage()
        await web.show("<body style='margin:0;background:#00f'><div style='height:100vh;background:#0f0'></div><div style='height:2000px'>")
        XCTAssertEqual(web.color(200, 800), [0, 255, 0])
        web.view.autoresizingMask = []
        web.view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
        await web.stage.settle()
        XCTAssertEqual(web.view.scrollView.contentSize, CGSize(width: 300, height: 2400))
        XCTAssertEqual(web.color(200, 480), [0, 255, 0])
        web.view.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 150, right: 0)
        await web.stage.settle()
        let height = try await web.evaluate("innerHeight")
        XCTAssertEqual(height, "200")
        XCTAssertEqual(web.color(200, 340), [0, 255, 0], "at \(web.view.scrollView.contentOffset)")
        XCTAssertEqual(web.color(200, 360), [0, 0, 255])
    }

    @MainActor
    func testZoomLaysThePageOutAgain() async throws {
        let web = try WebStage()
        web.view.pageZoom = 2
        await web.show("<body style='margin:0'><div style='height:1000px;background:#0f0'></div>")
        XCTAssertEqual(web.view.scrollView.contentSize, CGSize(width: 390, height: 2000))
        let width = try await web.evaluate("innerWidth")
        XCTAssertEqual(width, "195")
    }

    @MainActor
    func testSnapshotsShowThePage() async throws {
        let web = try WebStage()
        await web.show("<body style='margin:0;background:#0f0'><div style='height:100px;background:#00f'></div>")
        let whole = try await web.view.takeSnapshot(configuration: nil)
        XCTAssertEqual(whole.size, CGSize(width: 390, height: 844))
        let configuration = WKSnapshotConfiguration()
        configuration.rect = CGRect(x: 0, y: 50, width: 100, height: 100)
        configuration.snapshotWidth = 50
        let section = try await web.view.takeSnapshot(configuration: configuration)
        XCTAssertEqual(section.size, CGSize(width: 50, height: 50))
        let image = try XCTUnwrap(section.cgImage)
        image.withPixels { pixels in
            XCTAssertEqual(pixels[10], 0xff00_00ff)
            XCTAssertEqual(pixels[image.width * (image.height - 2)], 0xff00_ff00)
        }
    }
}
