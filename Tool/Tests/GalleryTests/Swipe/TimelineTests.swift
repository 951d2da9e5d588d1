import CoreGraphics
import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The timeline and what can be done with its rows.
@preconcurrency @MainActor
final class TimelineTests: XCTestCase, @unchecked Sendable {
    func testRowsAndButtonsAreWhereTheDemoHasThem() throws {
        let stage = Stage(device: Device(name: "demo", size: CGSize(width: 320, height: 568), scale: 2))
        let timeline = TimelineViewController(posts: Post.all)
        stage.window.rootViewController = UINavigationController(rootViewController: timeline)
        stage.settle()
        let table = try XCTUnwrap(timeline.tableView)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 10)
        for row in 0..<10 {
            let height = timeline.tableView(table, heightForRowAt: IndexPath(row: row, section: 0))
            XCTAssertEqual(height, 44 + 5 * CGFloat(row), "row \(row)")
        }
        timeline.sideSwipe?.open(at: IndexPath(row: 3, section: 0), direction: .right, animated: false)
        stage.settle()
        let menu = try XCTUnwrap(table.subviews.compactMap { $0 as? RowActionsView }.first)
        XCTAssertEqual(menu.frame, table.rectForRow(at: IndexPath(row: 3, section: 0)))
        XCTAssertEqual(menu.buttons.map(\.accessibilityLabel), ["Reply", "Retweet", "Favorite", "Profile", "Links", "Action"])
        XCTAssertEqual(menu.buttons[0].frame.minX, 10)
        for (button, next) in zip(menu.buttons, menu.buttons.dropFirst()) {
            XCTAssertEqual(next.frame.minX - button.frame.maxX, 25, accuracy: 1e-9)
            XCTAssertEqual(button.frame.midY, menu.bounds.midY)
        }
        for width in [480.0, 1024, 1366] {
            menu.frame.size.width = width
            menu.layoutIfNeeded()
            XCTAssertEqual(menu.buttons[0].frame.minX, 10)
            for (button, next) in zip(menu.buttons, menu.buttons.dropFirst()) {
                XCTAssertEqual(next.frame.minX - button.frame.minX, 54 + (width - 320) / 5, accuracy: 1e-9)
            }
            XCTAssertEqual(menu.buttons[5].frame.maxX, width - 11, accuracy: 1e-9, "as far from the other edge as at 320")
        }
    }

    func testInLandscapeRowsAndButtonsStayWithinTheSafeArea() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let insets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 40)
            let stage = Stage(
                device: Device(name: "landscape", size: CGSize(width: 852, height: 393), scale: 1, safeAreaInsets: insets))
            stage.layoutDirection = direction
            let timeline = TimelineViewController(posts: Post.all)
            stage.window.rootViewController = UINavigationController(rootViewController: timeline)
            stage.settle()
            let table = try XCTUnwrap(timeline.tableView)
            let path = IndexPath(row: 2, section: 0)
            let cell = try XCTUnwrap(table.cellForRow(at: path))
            XCTAssertEqual(cell.frame.width, 852)
            XCTAssertEqual(cell.contentView.frame.minX, 59)
            XCTAssertEqual(cell.contentView.frame.maxX, 812)
            timeline.sideSwipe?.open(at: path, direction: .right, animated: false)
            stage.settle()
            let menu = try XCTUnwrap(table.subviews.compactMap { $0 as? RowActionsView }.first)
            XCTAssertEqual(menu.frame, table.rectForRow(at: path))
            let frames = menu.buttons.map(\.frame).sorted { $0.minX < $1.minX }
            let isMirrored = direction == .rightToLeft
            XCTAssertEqual(frames[0].minX, isMirrored ? 70 : 69, accuracy: 1e-9)
            XCTAssertEqual(frames[5].maxX, isMirrored ? 802 : 801, accuracy: 1e-9)
        }
    }

    func testTheMenuOfARowThatReachesBelowTheScreenShowsItsButtons() throws {
        let stage = Stage(device: .iPhoneSE1)
        stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let timeline = TimelineViewController(posts: Post.all)
        stage.window.rootViewController = UINavigationController(rootViewController: timeline)
        stage.settle()
        let table = try XCTUnwrap(timeline.tableView)
        let visible = table.bounds.inset(by: table.safeAreaInsets)
        let path = try XCTUnwrap(table.indexPathsForVisibleRows?.last)
        let row = table.rectForRow(at: path)
        XCTAssertGreaterThan(row.maxY, visible.maxY)
        timeline.sideSwipe?.open(at: path, direction: .right, animated: false)
        stage.settle()
        let menu = try XCTUnwrap(table.subviews.compactMap { $0 as? RowActionsView }.first)
        for button in menu.buttons {
            let frame = menu.convert(button.frame, to: table)
            XCTAssertEqual(frame.minY, row.minY)
            XCTAssertEqual(frame.maxY, visible.maxY)
        }
    }

    func testTheButtonsOfATallRowStayPutAsTheMenuIsPushedOut() throws {
        let stage = Stage(device: .iPhoneSE1)
        stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let timeline = TimelineViewController(posts: Post.all)
        stage.window.rootViewController = UINavigationController(rootViewController: timeline)
        stage.settle()
        let table = try XCTUnwrap(timeline.tableView)
        let path = try XCTUnwrap(table.indexPathsForVisibleRows?.last)
        timeline.sideSwipe?.style = .push
        timeline.sideSwipe?.open(at: path, direction: .right, animated: true)
        stage.settle()
        let menu = try XCTUnwrap(table.subviews.compactMap { $0 as? RowActionsView }.first)
        stage.touchDown(at: CGPoint(x: 160, y: 200))
        for y in stride(from: 195, through: 150, by: -5) {
            stage.touchMove(to: CGPoint(x: 160, y: CGFloat(y)), duration: 1 / 60)
            guard menu.superview != nil else { continue }
            menu.setNeedsLayout()
            menu.layoutIfNeeded()
            let visible = table.bounds.inset(by: table.safeAreaInsets)
            for button in menu.buttons {
                let frame = menu.convert(button.frame, to: table)
                XCTAssertEqual(frame.minY, menu.frame.minY, "\(y)")
                XCTAssertEqual(frame.maxY, min(visible.maxY, menu.frame.maxY), accuracy: 1e-9, "\(y)")
            }
        }
        XCTAssertNil(timeline.sideSwipe?.openIndexPath, "scrolling closes it")
        stage.touchUp()
    }

    func testPostsOfLargeTextAreApart() throws {
        for size in [UIContentSizeCategory.accessibilityLarge, .accessibilityExtraExtraExtraLarge] {
            let stage = Stage(device: .iPhone15)
            stage.preferredContentSizeCategory = size
            let timeline = TimelineViewController(posts: Post.all)
            stage.window.rootViewController = UINavigationController(rootViewController: timeline)
            stage.settle()
            let cells = try XCTUnwrap(timeline.tableView).visibleCells
            XCTAssertGreaterThan(cells.count, 1)
            for cell in cells {
                let texts = cell.ownLabels.map { $0.convert($0.bounds, to: cell) }
                XCTAssertGreaterThanOrEqual(try XCTUnwrap(texts.map(\.minY).min()), 12)
                XCTAssertGreaterThanOrEqual(cell.bounds.maxY - (try XCTUnwrap(texts.map(\.maxY).max())), 12)
            }
        }
    }

    func testIconsAreOneWhite() throws {
        let stage = Stage()
        for action in RowAction.allCases {
            let icon = try XCTUnwrap(action.icon(filledWith: UIColor(white: 0.9, alpha: 1)).cgImage)
            XCTAssertEqual(icon.width, Int(RowAction.iconSide * stage.device.scale))
            let pixels = icon.withPixels { Array($0) }
            for pixel in pixels {
                let alpha = Double(pixel >> 24)
                for shift in [0, 8, 16] as [UInt32] {
                    XCTAssertEqual(Double(pixel >> shift & 0xFF), 0.9 * alpha, accuracy: 1.5, action.rawValue)
                }
            }
            XCTAssert(pixels.contains { $0 >> 24 == 255 }, action.rawValue)
        }
    }

    func testATapTellsAndCloses() throws {
        let stage = Stage(device: Device(name: "demo", size: CGSize(width: 320, height: 568), scale: 2))
        let timeline = TimelineViewController(posts: Post.all)
        stage.window.rootViewController = UINavigationController(rootViewController: timeline)
        stage.settle()
        let path = IndexPath(row: 3, section: 0)
        timeline.sideSwipe?.open(at: path, direction: .right, animated: false)
        stage.settle()
        let menu = try XCTUnwrap(timeline.tableView.subviews.compactMap { $0 as? RowActionsView }.first)
        stage.tap(at: menu.buttons[0])
        XCTAssertEqual((timeline.presentedViewController as? UIAlertController)?.title, "Reply on cell 3")
        XCTAssertNil(timeline.sideSwipe?.openIndexPath)
        XCTAssertNotNil(menu.superview, "with the bounce")
        stage.settle()
        XCTAssertNil(menu.superview)
    }
}
