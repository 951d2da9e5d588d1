import Kinora
import XCTest

@testable import Gallery

/// The app's screens at every size the effects are made for.
@preconcurrency @MainActor
final class WayfarerLayoutTests: XCTestCase {
    func testTheDashboardsTilesNeitherOverlapNorLeaveTheScreen() throws {
        for device in devices {
            let stage = Stage(device: device)
            let app = WayfarerApp()
            stage.window.rootViewController = app.makeRoot()
            stage.advance(by: 0)
            let view = try XCTUnwrap(app.dashboard?.view)
            let tiles = view.subviews.filter { $0 is SectionTile || $0 is CardView }
            XCTAssertEqual(tiles.count, 8)
            for (index, tile) in tiles.enumerated() {
                XCTAssertGreaterThanOrEqual(min(tile.frame.width, tile.frame.height), 44, device.name)
                XCTAssert(view.bounds.inset(by: view.safeAreaInsets).contains(tile.frame), "\(device.name): \(tile)")
                for other in tiles[(index + 1)...] {
                    XCTAssertFalse(tile.frame.intersects(other.frame), "\(device.name): \(tile) \(other)")
                }
            }
        }
    }

    func testRowsAreWithinWhatScrolls() throws {
        for device in devices {
            let stage = Stage(device: device)
            let app = WayfarerApp()
            stage.window.rootViewController = app.makeRoot()
            for section in Section.all {
                app.dashboard?.open(section)
                stage.settle()
                try checkRows(of: stage, named: "\(device.name) \(section.title)")
                app.dashboard?.closeSection()
                stage.settle()
            }
            app.dashboard?.openMessages()
            stage.settle()
            try checkRows(of: stage, named: "\(device.name) messages")
        }
    }

    func testABannerThatScrollsIntoViewIsAboveTheHomeIndicator() throws {
        let stage = Stage(device: .iPhone15)
        stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let app = WayfarerApp()
        stage.window.rootViewController = app.makeRoot()
        stage.advance(by: 0)
        let view = try XCTUnwrap(app.dashboard?.view as? DashboardView)
        view.scrollRectToVisible(view.banner.frame, animated: false)
        XCTAssertGreaterThan(view.contentOffset.y, 0)
        XCTAssertEqual(view.banner.convert(view.banner.bounds, to: nil).maxY, 852 - 34, accuracy: 0.5)
        let end = view.contentOffset
        view.scrollRectToVisible(CGRect(x: 0, y: view.contentSize.height - 1, width: 1, height: 1), animated: false)
        XCTAssertEqual(view.contentOffset, end, "the banner is the last")
    }

    func testNumbersStayWithTheirUnits() {
        for (text, expected) in [
            ("walkway, 70 m over the river", "walkway, 70\u{a0}m over the river"), ("open 9 – 18 h", "open 9\u{a0}–\u{a0}18\u{a0}h"),
            ("12 maps", "12 maps"),
        ] {
            XCTAssertEqual(text.withFactsTogether, expected)
        }
    }

    func testASectionOpenedWhileItStillClosesIsTheSame() throws {
        let stage = Stage(device: .iPhone15)
        let app = WayfarerApp()
        stage.window.rootViewController = app.makeRoot()
        stage.settle()
        func screens(in view: UIView) -> Int { view.subviews.reduce(view is SectionView ? 1 : 0) { $0 + screens(in: $1) } }
        app.dashboard?.open(.sights)
        stage.advance(by: 0.2)
        app.dashboard?.closeSection()
        for open in [true, false, true] {
            stage.advance(by: 0.1)
            XCTAssertEqual(screens(in: stage.window), 1)
            if open { app.dashboard?.open(.sights) } else { app.dashboard?.closeSection() }
            stage.advance(by: 0)
            XCTAssertEqual(screens(in: stage.window), 1)
        }
        stage.settle()
        XCTAssertEqual(screens(in: stage.window), 1)
        weak let first = app.dashboard?.navigationController?.topViewController
        app.dashboard?.closeSection()
        stage.settle()
        XCTAssertNil(first)
    }

    func testTheBarKeepsTheWordmarkInItsMiddle() throws {
        let stage = Stage(device: .iPhone15)
        let app = WayfarerApp()
        stage.window.rootViewController = app.makeRoot()
        stage.advance(by: 0)
        for controller in [try XCTUnwrap(app.dashboard), SectionViewController(section: .food)] {
            if controller !== app.dashboard { app.dashboard?.navigationController?.pushViewController(controller, animated: false) }
            stage.advance(by: 0.1)
            let wordmark = try XCTUnwrap(controller.navigationItem.titleView)
            XCTAssertGreaterThan(wordmark.bounds.width, 60)
            XCTAssertEqual(wordmark.convert(wordmark.bounds, to: nil).midX, stage.window.bounds.midX, accuracy: 1)
        }
    }
}

private var devices: [Device] {
    [(320, 480), (480, 320), (844, 390), (768, 1024), (1024, 768), (1366, 1024)].map { width, height in
        Device(name: "\(width)x\(height)", size: CGSize(width: width, height: height), scale: 1)
    } + [.iPhoneSE1, .iPhone15, .iPadPro13]
}

@MainActor
private func checkRows(of stage: Stage, named name: String) throws {
    let navigation = try XCTUnwrap(stage.window.rootViewController as? UINavigationController)
    let page = try XCTUnwrap(navigation.topViewController?.view)
    let view = try XCTUnwrap(page as? UIScrollView ?? page.subviews.first as? UIScrollView)
    let content = CGRect(origin: .zero, size: view.contentSize).inset(by: view.safeAreaInsets)
    let rows = view.subviews.filter { $0 is CardView && !$0.isHidden }
    XCTAssertFalse(rows.isEmpty, name)
    for row in rows {
        XCTAssert(content.contains(row.frame), "\(name): \(row)")
        for label in row.subviews where label is UILabel { XCTAssertGreaterThan(label.bounds.width, 0, "\(name): \(label)") }
    }
    for (row, next) in zip(rows, rows.dropFirst()) { XCTAssertLessThan(row.frame.maxY, next.frame.minY, name) }
}
