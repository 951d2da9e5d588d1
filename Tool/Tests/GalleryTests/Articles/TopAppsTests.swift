import Components
import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The list of apps and its articles.
final class TopAppsTests: XCTestCase, @unchecked Sendable {
    /// Effects spec 9: "The demo: a loading view while the feed comes (25 entries), a list "Top Paid Apps" with rows 60 high and two
    /// lines"
    /// Effects spec 9: "The header shows the previous article's title, the footer the next one's, the navigation bar the current one's."
    func testTheListComesAndATapOpensItsArticle() throws {
        try MainActor.assumeIsolated {
            let stage = Stage(device: .iPhone14)
            let list = TopAppsViewController(source: .bundled())
            let navigation = UINavigationController(rootViewController: list)
            stage.window.rootViewController = navigation
            stage.advance(by: 0.1)
            XCTAssertTrue(list.placeholder is LoadingView)
            stage.advance(by: 0.8)
            XCTAssertNil(list.placeholder)
            XCTAssertEqual(list.articles.count, 25)
            let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
            XCTAssertEqual(table.numberOfRows(inSection: 0), 25)
            XCTAssertEqual(
                table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil).minY, navigation.navigationBar.frame.maxY,
                "\(table.frame) \(table.adjustedContentInset) \(table.contentOffset) \(list.view.frame)")
            XCTAssertEqual(table.rectForRow(at: IndexPath(row: 3, section: 0)).height, 60)
            stage.tap(at: try XCTUnwrap(table.cellForRow(at: IndexPath(row: 3, section: 0))))
            stage.settle()
            let articles = try XCTUnwrap(navigation.topViewController as? ArticlesViewController)
            let pager = try XCTUnwrap(articles.pager)
            XCTAssertEqual(pager.currentPage, 3)
            XCTAssertEqual(articles.title, list.articles[3].name)
            XCTAssertEqual((pager.headerView as? ArticlePullView)?.title, list.articles[2].name)
            XCTAssertEqual((pager.footerView as? ArticlePullView)?.title, list.articles[4].name)
            XCTAssertEqual(pager.frame, articles.view.bounds)
            // To the last one, and no further.
            for _ in 0..<30 {
                stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 330))
                stage.settle()
            }
            XCTAssertEqual(pager.currentPage, 24)
            XCTAssertEqual((pager.headerView as? ArticlePullView)?.title, list.articles[23].name)
            XCTAssertNil((pager.footerView as? ArticlePullView)?.title)
        }
    }

    /// Effects spec 9: "a malformed or empty feed, or an HTTP status other than 200, shows an error view with a retry, never a crash"
    func testAFailureIsShownAndTriedAgain() throws {
        try MainActor.assumeIsolated {
            let stage = Stage(device: .iPhone14)
            let tries = Tries()
            let list = TopAppsViewController(
                source: AppFeedSource { done in
                    tries.count += 1
                    done(tries.count < 3 ? .failure(.status(503)) : .success([AppArticle(name: "A", summary: "S", iconAddress: nil)]))
                })
            stage.window.rootViewController = list
            stage.advance(by: 0.1)
            let failure = try XCTUnwrap(list.placeholder as? FailureView)
            stage.tap(at: failure.button)
            stage.advance(by: 0.1)
            XCTAssertEqual(tries.count, 2)
            stage.tap(at: try XCTUnwrap(list.placeholder as? FailureView).button)
            stage.advance(by: 0.1)
            XCTAssertNil(list.placeholder)
            XCTAssertEqual(list.articles.count, 1)
        }
    }

    @MainActor
    private final class Tries { var count = 0 }
}
