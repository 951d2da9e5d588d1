import Components
import Kinora
import UIKit
import WebKit
import XCTest

@testable import Gallery

/// Articles as web pages.
@preconcurrency @MainActor
final class ArticleWebPageTests: XCTestCase, @unchecked Sendable {
    private func open(_ stage: Stage, _ articles: [AppArticle], at start: Int = 0) -> (ArticlesViewController, ArticlePages) {
        let pages = ArticlePages()
        let screen = ArticlesViewController(articles: articles, icons: AppIcons(), startingAt: start, pages: pages)
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.settle()
        return (screen, pages)
    }

    private func shownPage(of screen: ArticlesViewController) -> ArticleWebPage? {
        screen.pager.flatMap { pager in
            pager.subviews.lazy.compactMap { $0 as? ArticleWebPage }.first {
                $0.frame.contains(CGPoint(x: pager.bounds.midX, y: pager.bounds.midY))
            }
        }
    }

    /// The fraction of pixels below the bar that differ from the background of a page.
    private func ink(_ stage: Stage) -> Double {
        let image = stage.image()
        let background = image.withPixels { $0[image.width * (image.height / 2) + 2] }
        return image.withPixels { pixels in
            var count = 0
            for y in stride(from: image.height / 8, to: image.height, by: 4) {
                for x in stride(from: 40, to: image.width - 40, by: 4) where pixels[y * image.width + x] != background { count += 1 }
            }
            return Double(count) / Double(image.width * image.height / 16)
        }
    }

    func testFiftyTurnsUseThreeWebViewsAndShowNoBlankPage() throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: .iPhone14)
        let articles = (0..<51).map {
            AppArticle(
                name: "Article \($0)", summary: Array(repeating: "A sentence about the number \($0).", count: 20).joined(separator: " "),
                iconAddress: nil)
        }
        let (screen, pages) = open(stage, articles)
        let pager = try XCTUnwrap(screen.pager)
        let least = ink(stage)
        XCTAssertGreaterThan(least, 0.01)
        for number in 1...50 {
            stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.1)
            for _ in 0..<(number % 10 == 0 ? 20 : 3) {
                stage.advance(by: 0.07)
                XCTAssertGreaterThan(ink(stage), least / 4, "page turn \(number)")
            }
            stage.settle()
            XCTAssertEqual(pager.currentPage, number)
            let page = try XCTUnwrap(shownPage(of: screen))
            XCTAssertEqual(page.web?.isHidden, false, "page turn \(number)")
            XCTAssertEqual(page.web?.title, "Article \(number)")
        }
        XCTAssertEqual(pages.count, 3)
    }

    func testTextOfAFeedIsNoMarkup() throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: .iPhone14)
        let hostile = AppArticle(
            name: "</title><script>document.title = 'hit'</script>",
            summary: "<script>while (true) alert(1)</script><iframe src=file:///etc>",
            iconAddress: "file:///etc/passwd")
        let (screen, _) = open(stage, [hostile])
        let page = try XCTUnwrap(shownPage(of: screen))
        XCTAssertEqual(page.web?.title, hostile.name)
        XCTAssertEqual(page.web?.isHidden, false)
    }

    func testALongArticleScrollsAndThenTurns() throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: .iPhone14)
        let long = AppArticle(
            name: "Long", summary: Array(repeating: "Words of a long article.", count: 400).joined(separator: " "), iconAddress: nil)
        let (screen, _) = open(stage, [long, long])
        let page = try XCTUnwrap(shownPage(of: screen))
        XCTAssertGreaterThan(page.scrollView.contentSize.height, 2000)
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
        stage.settle()
        XCTAssertGreaterThan(page.scrollView.contentOffset.y, 300)
        XCTAssertEqual(screen.pager?.currentPage, 0)
        page.scrollView.contentOffset.y = page.scrollView.contentSize.height + page.scrollView.contentInset.bottom - page.bounds.height
        stage.settle()
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
        stage.settle()
        XCTAssertEqual(screen.pager?.currentPage, 1)
    }

    func testAPageWhoseProcessEndsIsDrawn() throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: .iPhone14)
        let (screen, _) = open(stage, [AppArticle(name: "A", summary: "S", iconAddress: nil)])
        let page = try XCTUnwrap(shownPage(of: screen))
        page.webViewWebContentProcessDidTerminate(try XCTUnwrap(page.web))
        stage.settle()
        XCTAssertTrue(page.scrollView is ArticleView)
        let texts = page.subviews.compactMap { ($0 as? UILabel)?.text }
        XCTAssertEqual(texts, ["The process of this page has ended."])
    }
}
