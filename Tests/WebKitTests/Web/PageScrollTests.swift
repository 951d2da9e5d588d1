import Kinora
import WebKit
import XCTest

/// Pages that scroll themselves.
final class PageScrollTests: XCTestCase {
    private static let page = "<body style='margin:0'><div style='height:4000px'></div>"

    @MainActor
    func testOfTwoScrollsInARowTheSecondHolds() async throws {
        let web = try WebStage()
        await web.show(Self.page)
        for milliseconds in 0..<30 {
            let offset = CGFloat(2000 + milliseconds * 10)
            try await web.view.evaluateJavaScript("scrollTo(0, 1000); setTimeout(() => scrollTo(0, \(offset)), \(milliseconds)); 0")
            await web.wait(2) { web.view.scrollView.contentOffset.y == offset }
            XCTAssertEqual(web.view.scrollView.contentOffset.y, offset, "\(milliseconds) ms after the first")
        }
    }

    @MainActor
    func testAPageThatRefusesAnOffsetKeepsItsOwn() async throws {
        let web = try WebStage()
        await web.show(Self.page + "<script>addEventListener('scroll', () => { if (scrollY < 3000) scrollTo(0, 3000) })</script>")
        for offset in stride(from: CGFloat(100), to: 1000, by: 100) {
            web.view.scrollView.contentOffset.y = offset
            await web.wait(2) { web.view.scrollView.contentOffset.y == 3000 }
            XCTAssertEqual(web.view.scrollView.contentOffset.y, 3000, "instead of \(offset)")
        }
    }

    @MainActor
    func testAnOffsetOfTheAppReplacesThePages() async throws {
        let web = try WebStage()
        await web.show(Self.page)
        for milliseconds in 0..<10 {
            try await web.view.evaluateJavaScript("scrollTo(0, \(1000 + milliseconds)); 0")
            let offset = CGFloat(2000 + milliseconds * 10)
            await web.pause(Double(milliseconds) / 500)
            web.view.scrollView.contentOffset.y = offset
            await web.pause(0.4)
            XCTAssertEqual(web.view.scrollView.contentOffset.y, offset)
            let shown = try await web.view.evaluateJavaScript("scrollY") as? Double
            XCTAssertEqual(shown, Double(offset))
        }
    }
}
