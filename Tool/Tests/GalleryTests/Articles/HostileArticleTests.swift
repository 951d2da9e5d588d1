import Components
import Kinora
import UIKit
import WebKit
import XCTest

@testable import Gallery

/// Articles whose pages are hostile or end: the pager turns to others and back, and says what failed.
@preconcurrency @MainActor
final class HostileArticleTests: XCTestCase, @unchecked Sendable {
    private static let articles = ["First", "Second", "Third"].map { AppArticle(name: $0, summary: "Words.", iconAddress: nil) }

    private func pull(_ stage: Stage, _ distance: CGFloat) {
        stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 + distance), duration: 0.2)
        stage.settle()
    }

    private func wait(_ stage: Stage, _ seconds: Double, _ condition: () -> Bool) {
        for _ in 0..<Int(seconds * 50) where !condition() {
            poll(nil, 0, 20)
            stage.advance(by: 0)
        }
    }

    /// Opens the second article, gives it another page, and turns to both neighbors and back.
    ///
    /// - Parameters:
    ///   - ends: Whether the page's process ends.
    ///   - break: Acts on the page once it is shown.
    @discardableResult
    private func check(
        _ html: String?, ends: Bool, line: UInt = #line, _ break: (ArticleWebPage) -> Void = { _ in }
    ) throws -> (stage: Stage, page: ArticleWebPage) {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: .iPhone14)
        let pages = ArticlePages()
        let screen = ArticlesViewController(articles: Self.articles, icons: AppIcons(), startingAt: 1, pages: pages)
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.settle()
        let pager = try XCTUnwrap(screen.pager, line: line)
        let page = try XCTUnwrap(pager.shownWebPage, line: line)
        XCTAssertEqual(page.web?.title, "Second", line: line)
        if let html { page.load(html) }
        `break`(page)
        stage.settle()
        if ends {
            wait(stage, 25) { page.sentence != nil }
            XCTAssertEqual(page.sentence, "The process of this page has ended.", line: line)
            XCTAssertTrue(page.scrollView is ArticleView, "the article is drawn", line: line)
        }
        for (distance, index, title) in [(-320.0, 2, "Third"), (320, 1, nil), (320, 0, "First"), (-320, 1, nil)]
            as [(CGFloat, Int, String?)]
        {
            pull(stage, distance)
            XCTAssertEqual(pager.currentPage, index, line: line)
            let shown = try XCTUnwrap(pager.shownWebPage, line: line)
            if let title { XCTAssertEqual(shown.web?.title, title, line: line) }
            if title != nil { XCTAssertNil(shown.sentence, "other articles are whole", line: line) }
        }
        XCTAssertLessThanOrEqual(pages.count, 3, line: line)
        return (stage, page)
    }

    func testAnEndlessLoop() throws { try check("<script>while (true) {}</script>", ends: true) }

    func testAnAlertStorm() throws { try check("<script>while (true) alert('again')</script>", ends: true) }

    func testAKilledProcess() throws { try check(nil, ends: true) { $0.web?.endWebProcess() } }

    func testAHugeCanvas() throws {
        let canvases = [(30_000, 30_000), (4000, 200_000)].map { "<canvas style='height:9px' width=\($0.0) height=\($0.1)></canvas>" }
        let script = "<script>for (const c of document.querySelectorAll('canvas')) c.getContext('2d')?.fillRect(0, 0, 9e9, 9e9)</script>"
        try check(canvases.joined() + script + "<title>huge</title>", ends: false)
    }

    func testAPopupStorm() throws {
        let (stage, _) = try check(
            "<script>for (let i = 0; i < 500; i++) window.open('about:blank', '_blank')</script><title>popups</title>", ends: false)
        XCTAssertEqual(stage.window.windowScene?.windows.count, 1)
        XCTAssertNil(stage.window.rootViewController?.presentedViewController)
    }

    func testFiles() throws {
        let (stage, page) = try check(
            """
            <title>none</title><iframe src='file:///etc/passwd'></iframe><img src='file:///etc/hostname'><script>
            fetch('file:///etc/passwd').then(answer => answer.text()).then(text => document.title = text).catch(() => {})
            </script>
            """, ends: false)
        var text: String?
        let script = """
            document.title + document.images[0].naturalWidth + Array.from(frames, frame => {
              try { return frame.document.body.innerText } catch (error) { return '' }
            })
            """
        page.web?.evaluateJavaScript(script) { value, _ in text = value as? String }
        wait(stage, 5) { text != nil }
        XCTAssertEqual(text, "none0")
    }

    /// A page that leaves for a file: the article is drawn, and says why.
    func testALeapToAFile() throws {
        let (_, page) = try check("<script>location = 'file:///etc/passwd'</script>", ends: false)
        XCTAssertEqual(page.web?.title?.contains("root"), false)
        XCTAssertNotEqual(page.web?.url?.isFileURL, true)
    }
}
