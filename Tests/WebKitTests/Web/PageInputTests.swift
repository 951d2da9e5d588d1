import Kinora
import WebKit
import XCTest

/// Touches, typing, hovering and scrolling in pages.
final class PageInputTests: XCTestCase {
    private static let form = """
        <style>body { margin: 0; font: 20px sans-serif } b:hover { color: #f00 } * { box-sizing: border-box }</style>
        <input id=i style='height:60px;width:300px;display:block;font-size:20px'>
        <button id=b style='height:60px;width:300px;display:block' onclick='n++'>press</button>
        <b id=h style='display:block;height:60px'>hover</b>
        <p id=p style='margin:0;height:60px'>word another</p>
        <script>var n = 0, keys = []; onkeydown = e => keys.push(e.key)</script>
        """

    @MainActor
    func testATapClicks() async throws {
        let web = try WebStage()
        await web.show(Self.form)
        await web.stage.tap(at: CGPoint(x: 150, y: 90))
        await web.stage.settle()
        let count = try await web.evaluate("n")
        XCTAssertEqual(count, "1")
    }

    @MainActor
    func testTypedTextReachesAnInput() async throws {
        let web = try WebStage()
        await web.show(Self.form)
        await web.stage.tap(at: CGPoint(x: 150, y: 30))
        await web.stage.settle()
        web.stage.type("Grüße 日")
        await web.stage.settle()
        let text = try await web.evaluate("i.value")
        XCTAssertEqual(text, "Grüße 日")
        await web.stage.tap(at: CGPoint(x: 150, y: 200))
        await web.stage.settle()
        web.stage.type("x")
        let after = try await web.evaluate("i.value")
        XCTAssertEqual(after, "Grüße 日", "the input has lost the focus")
    }

    @MainActor
    func testALongPressSelectsTheWord() async throws {
        let web = try WebStage()
        await web.show(Self.form)
        await web.stage.longPress(at: CGPoint(x: 20, y: 195))
        await web.stage.settle()
        let text = try await web.evaluate("getSelection().toString()")
        XCTAssertEqual(text.trimmingCharacters(in: .whitespaces), "word")
    }

    @MainActor
    func testAPointerHovers() async throws {
        let web = try WebStage()
        await web.show(Self.form)
        web.stage.hover(at: CGPoint(x: 30, y: 150))
        await web.stage.settle()
        let color = try await web.evaluate("getComputedStyle(h).color")
        XCTAssertEqual(color, "rgb(255, 0, 0)")
    }

    @MainActor
    func testAPageScrollsWithTheScrollView() async throws {
        let web = try WebStage()
        let rows = (0..<40).map { "<div style='height:100px;background:rgb(\($0 * 6),100,50)'></div>" }.joined()
        await web.show("<body style='margin:0'><div style='position:fixed;top:0;height:50px;width:100%;background:#0f0'></div>\(rows)")
        XCTAssertEqual(web.view.scrollView.contentSize.height, 4000)
        web.view.scrollView.contentOffset.y = 1000
        await web.stage.settle()
        XCTAssertEqual(web.color(200, 120), [66, 100, 50])
        XCTAssertEqual(web.color(200, 20), [0, 255, 0], "fixed elements stay")
        let offset = try await web.evaluate("scrollY")
        XCTAssertEqual(offset, "1000")
        await web.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5)
        await web.stage.settle()
        let end = web.view.scrollView.contentOffset.y
        XCTAssertGreaterThan(end, 1250)
        let pageOffset = try await web.evaluate("scrollY")
        XCTAssertEqual(Double(pageOffset) ?? 0, Double(end), accuracy: 1)
    }

    @MainActor
    func testAScrollByThePageMovesTheScrollView() async throws {
        let web = try WebStage()
        await web.show("<body style='margin:0'><div style='height:3000px'></div><div id=end style='height:900px;background:#00f'></div>")
        _ = try await web.evaluate("end.scrollIntoView()")
        await web.pause(0.2)
        XCTAssertEqual(web.view.scrollView.contentOffset.y, 3000)
        XCTAssertEqual(web.color(200, 400), [0, 0, 255])
    }

    @MainActor
    func testThePagesTextIsAccessible() async throws {
        let web = try WebStage()
        await web.show(
            "<body style='margin:0'><h1>Title</h1><p>Some <b>bold</b> text</p><a href='#x'>Link</a><button onclick='this.innerText=1'>Go</button>"
                + "<label>Name <input value=Ann></label><p aria-hidden=true>hidden</p><div style='display:none'>none</div>")
        let elements = web.view.scrollView.subviews.compactMap(\.accessibilityElements).flatMap { $0 }
            .compactMap { $0 as? UIAccessibilityElement }
        XCTAssertEqual(elements.map { $0.accessibilityLabel ?? "" }, ["Title", "Some bold text", "Link", "Go", "Name"])
        XCTAssertEqual(elements.last?.accessibilityValue, "Ann")
        XCTAssertEqual(elements.first?.accessibilityTraits, .header)
        let button = try XCTUnwrap(elements.first { $0.accessibilityLabel == "Go" })
        await web.stage.tap(at: button.accessibilityActivationPoint)
        await web.stage.settle()
        let text = try await web.evaluate("document.querySelector('button').innerText")
        XCTAssertEqual(text, "1")
    }

    @MainActor
    func testEveryFrameOfAScrollShowsThePage() async throws {
        let web = try WebStage()
        let rows = (0..<100).map { "<div style='height:100px;background:\($0 % 2 == 0 ? "#00f" : "#0f0")'></div>" }.joined()
        await web.show("<body style='margin:0;background:#f00'>\(rows)")
        web.view.scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
        for _ in 0..<30 {
            await web.stage.advance(by: 1.0 / 60)
            let offset = web.view.scrollView.contentOffset.y
            for y in [CGFloat(10), 400, 830] {
                let row = Int((offset + y) / 100)
                let distance = (offset + y).truncatingRemainder(dividingBy: 100)
                guard distance > 2, distance < 98 else { continue }
                XCTAssertEqual(web.color(200, y), row % 2 == 0 ? [0, 0, 255] : [0, 255, 0], "at \(offset)")
            }
        }
    }
}
