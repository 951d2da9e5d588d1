import Components
import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The list of apps and its articles.
@preconcurrency @MainActor
final class TopAppsTests: XCTestCase, @unchecked Sendable {
    func testTheListComesAndATapOpensItsArticle() throws {
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

    /// A title that changed after the page would name the wrong article.
    func testTheTitleFadesWithThePage() throws {
        for reducesMotion in [true, false] {
            let stage = Stage(device: .iPhone14)
            stage.isReduceMotionEnabled = reducesMotion
            let list = TopAppsViewController(source: .bundled(delay: 0))
            let navigation = UINavigationController(rootViewController: list)
            stage.window.rootViewController = navigation
            stage.settle()
            let screen = ArticlesViewController(articles: list.articles, icons: AppIcons(), startingAt: 3)
            navigation.pushViewController(screen, animated: false)
            stage.settle()
            @MainActor func titleDigest() -> FrameDigest {
                let frame = navigation.navigationBar.frame
                let area = CGRect(x: 80, y: frame.minY, width: frame.width - 160, height: frame.height)
                let scale = stage.device.scale
                return FrameDigest(
                    stage.image().cropping(
                        to: CGRect(x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale))!)
            }
            let before = titleDigest()
            stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 330))
            XCTAssertEqual(screen.title, list.articles[4].name, "from the release on")
            stage.advance(by: 0.1)
            let middle = titleDigest()
            stage.advance(by: 0.1)
            let after = titleDigest()
            XCTAssertNotEqual(middle, before)
            XCTAssertNotEqual(middle, after)
            stage.settle()
            XCTAssertEqual(titleDigest(), after, "no change after the page is in place, reduced \(reducesMotion)")
            XCTAssertEqual(screen.title, list.articles[4].name)
        }
    }

    func testAFailureIsShownAndTriedAgain() throws {
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

    /// Without a connection the app says so; the list comes once there is one.
    func testTheBundledFeedMayFailFirst() throws {
        let stage = Stage(device: .iPhone14)
        let list = TopAppsViewController(source: .bundled(failures: 1))
        stage.window.rootViewController = UINavigationController(rootViewController: list)
        stage.advance(by: 0.7)
        stage.tap(at: try XCTUnwrap(list.placeholder as? FailureView).button)
        stage.advance(by: 0.1)
        XCTAssertTrue(list.placeholder is LoadingView)
        stage.advance(by: 0.7)
        XCTAssertNil(list.placeholder)
        XCTAssertEqual(list.articles.count, 25)
    }

    func testTheFailureScrollsWhereTextIsLarge() throws {
        for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let stage = Stage(device: .iPhoneSE1)
            stage.preferredContentSizeCategory = size
            let list = TopAppsViewController(source: .bundled(delay: 0, failures: 1))
            stage.window.rootViewController = UINavigationController(rootViewController: list)
            stage.settle()
            let failure = try XCTUnwrap(list.placeholder as? FailureView)
            for _ in 0..<4 where size != .large {
                stage.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 150))
                stage.settle()
            }
            let button = failure.button.convert(failure.button.bounds, to: nil)
            XCTAssertLessThanOrEqual(button.maxY, stage.window.bounds.maxY, size.rawValue)
            XCTAssertEqual(failure.contentSize.height > failure.bounds.height, size != .large)
            stage.tap(at: failure.button)
            stage.settle()
            XCTAssertNil(list.placeholder, size.rawValue)
        }
    }

    func testIconsOfTheFeedAreShownWhereItGivesThem() throws {
        let stage = Stage(device: .iPhone14)
        let list = TopAppsViewController(source: .bundled(delay: 0))
        stage.window.rootViewController = UINavigationController(rootViewController: list)
        stage.settle()
        let embedded = list.articles.filter { $0.iconAddress?.hasPrefix("data:") == true }
        XCTAssertEqual(embedded.count, 8)
        let icons = AppIcons()
        for article in list.articles {
            let view = AppIconView()
            view.show(article, from: icons)
            XCTAssertEqual(view.image != nil, embedded.contains(article), article.name)
            XCTAssertEqual(view.name, article.name)
            // For another app, as in a cell that is used again.
            view.show(AppArticle(name: "A", summary: "", iconAddress: nil), from: icons)
            XCTAssertNil(view.image)
        }
        for address in [
            "data:", "data:image/png;base64,", "data:image/png;base64,%%%", "data:image/png,abc", "no address", "",
            "https://apps.example/i.png",
        ] {
            icons.load(address) { _ in XCTFail(address) }
        }
        let first = try XCTUnwrap(embedded.first)
        var images: [UIImage] = []
        for _ in 0..<2 { icons.load(first.iconAddress) { images.append($0) } }
        XCTAssertEqual(images.count, 2)
        XCTAssertTrue(images[0] === images[1], "read once")
    }

    /// Some articles are longer than a page of any device; they scroll before they turn.
    func testALongArticleScrollsFirst() throws {
        for device in [Device.iPhone14, .iPadPro13] {
            let stage = Stage(device: device)
            let list = TopAppsViewController(source: .bundled(delay: 0))
            let navigation = UINavigationController(rootViewController: list)
            stage.window.rootViewController = navigation
            stage.settle()
            let long = try XCTUnwrap(list.articles.firstIndex { $0.name == "Postcard" })
            let screen = ArticlesViewController(articles: list.articles, icons: AppIcons(), startingAt: long)
            navigation.pushViewController(screen, animated: false)
            stage.settle()
            let pager = try XCTUnwrap(screen.pager)
            let page = try XCTUnwrap(pager.subviews.compactMap { $0 as? ArticleView }.first)
            XCTAssertGreaterThan(page.contentSize.height, page.bounds.height * 1.1, device.name)
            let (low, high) = (CGPoint(x: 200, y: device.size.height * 0.8), CGPoint(x: 200, y: device.size.height * 0.3))
            var drags = 0
            while pager.currentPage == long, drags < 10 {
                stage.drag(from: low, to: high)
                stage.settle()
                drags += 1
            }
            XCTAssertGreaterThan(drags, 1, device.name)
            XCTAssertEqual(pager.currentPage, long + 1, device.name)
        }
    }

    /// Arrow and title of header and footer line up with the column of the text.
    func testHeaderAndFooterLineUpWithTheText() throws {
        let articles = (0..<3).map { AppArticle(name: "App \($0)", summary: "About it.", iconAddress: nil) }
        for device in [Device.iPhone14, .iPadPro13, Device(name: "wide", size: CGSize(width: 1366, height: 1024), scale: 1)] {
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                let stage = Stage(device: device)
                stage.layoutDirection = direction
                let screen = ArticlesViewController(articles: articles, icons: AppIcons(), startingAt: 1)
                stage.window.rootViewController = UINavigationController(rootViewController: screen)
                stage.settle()
                let pager = try XCTUnwrap(screen.pager)
                let page = try XCTUnwrap(pager.subviews.compactMap { $0 as? ArticleView }.first)
                let text = try XCTUnwrap(page.subviews.compactMap { $0 as? UILabel }.last)
                for case let end as ArticlePullView in [pager.headerView, pager.footerView] {
                    let all = end.arrowView.frame.union(end.titleLabel.frame)
                    XCTAssertEqual(all.minX, text.frame.minX, accuracy: 0.51, "\(device.name) \(direction)")
                    XCTAssertEqual(all.maxX, text.frame.maxX, accuracy: 0.51, "\(device.name) \(direction)")
                    XCTAssertEqual(end.arrowView.frame.midX < end.titleLabel.frame.midX, direction == .leftToRight)
                }
            }
        }
    }

    @MainActor
    private final class Tries { var count = 0 }
}
