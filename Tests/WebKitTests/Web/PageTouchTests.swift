import Kinora
import WebKit
import XCTest

/// Touch events of pages.
final class PageTouchTests: XCTestCase {
    /// A page that notes its events; `prevents` names those whose default action it prevents.
    private static func page(_ style: String = "", prevents: String = "", height: Int = 2000) -> String {
        """
        <body style='margin:0'><div id=pad style='height:\(height)px;\(style)'></div><script>
        var events = [];
        for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel', 'pointerdown', 'pointermove', 'pointerup', 'click'])
          pad.addEventListener(name, event => {
            if (event.pointerType === 'mouse' && name !== 'click') return;
            const touch = event.changedTouches ? event.changedTouches[0] : event;
            events.push([name, Math.round(touch.clientX), Math.round(touch.clientY), event.touches ? event.touches.length : ''].join(' ').trim());
            if ('\(prevents)' === name) event.preventDefault();
          }, {passive: false});
        </script>
        """
    }

    @MainActor
    private func events(_ web: WebStage) async throws -> [String] {
        let text = try await web.evaluate("events.join('|')")
        return text.split(separator: "|").map(String.init)
    }

    @MainActor
    func testATapIsATouchAndThenAClick() async throws {
        let web = try WebStage()
        await web.show(Self.page())
        await web.stage.tap(at: CGPoint(x: 120, y: 80))
        await web.stage.settle()
        let events = try await events(web)
        XCTAssertEqual(
            events, ["pointerdown 120 80", "touchstart 120 80 1", "pointerup 120 80", "touchend 120 80 0", "click 120 80"])
    }

    @MainActor
    func testAScrolledPageLosesTheTouch() async throws {
        let web = try WebStage()
        await web.show(Self.page())
        await web.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.4)
        await web.stage.settle()
        XCTAssertGreaterThan(web.view.scrollView.contentOffset.y, 200)
        let events = try await events(web)
        XCTAssertEqual(Array(events.prefix(2)), ["pointerdown 200 600", "touchstart 200 600 1"])
        XCTAssertEqual(events.last?.hasPrefix("touchcancel 200"), true, "\(events)")
        XCTAssertFalse(events.contains { $0.hasPrefix("touchend") || $0.hasPrefix("click") }, "\(events)")
    }

    @MainActor
    func testAPageThatHandlesTouchesGetsTheMovements() async throws {
        for (style, prevents) in [("touch-action:none", ""), ("", "touchstart"), ("", "touchmove")] {
            let web = try WebStage()
            await web.show(Self.page(style, prevents: prevents))
            await web.stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 250, y: 300), duration: 0.4)
            await web.stage.settle()
            XCTAssertEqual(web.view.scrollView.contentOffset.y, 0, "\(style) \(prevents)")
            let events = try await events(web)
            XCTAssertGreaterThan(events.filter { $0.hasPrefix("touchmove") }.count, 10, "\(style) \(prevents) \(events)")
            XCTAssertEqual(events.last, "touchend 250 300 0", "\(style) \(prevents)")
            // Another finger scrolls again, where the page lets it.
            if style.isEmpty {
                _ = try await web.evaluate("pad.replaceWith(pad.cloneNode())")
                await web.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.4)
                await web.stage.settle()
                XCTAssertGreaterThan(web.view.scrollView.contentOffset.y, 200, "\(prevents)")
            }
        }
    }

    @MainActor
    func testAPreventedTouchIsNoClick() async throws {
        let web = try WebStage()
        await web.show(Self.page(prevents: "touchstart"))
        await web.stage.tap(at: CGPoint(x: 120, y: 80))
        await web.stage.settle()
        let events = try await events(web)
        XCTAssertEqual(events, ["pointerdown 120 80", "touchstart 120 80 1", "pointerup 120 80", "touchend 120 80 0"])
    }
}
