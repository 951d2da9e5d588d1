import Components
import Kinora
import UIKit
import XCTest

@testable import Gallery

@preconcurrency @MainActor
final class ArticleViewTests: XCTestCase {
    /// Contents of more than 16,384 pixels on a side are not drawn.
    func testEveryParagraphOfALongArticleIsDrawnInTheLargestText() throws {
        for device in [Device.iPhone15, .iPhoneSE1] {
            let stage = Stage(device: device)
            stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            let list = TopAppsViewController(source: .bundled(delay: 0).longestFirst)
            let navigation = UINavigationController(rootViewController: list)
            stage.window.rootViewController = navigation
            stage.settle()
            let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
            stage.tap(at: try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0))))
            stage.settle()
            let page = try XCTUnwrap(stage.window.shownArticle)
            let labels = page.ownLabels
            XCTAssertGreaterThan(labels.count, 5)
            for label in labels { XCTAssertLessThan(label.bounds.height * device.scale, 16_384, device.name) }
            let bottom = try XCTUnwrap(labels.map(\.frame.maxY).max())
            XCTAssertEqual(page.contentSize.height, bottom + 24, accuracy: 1e-6)
            XCTAssertEqual(labels.dropFirst().map(\.text).compactMap(\.self).joined(separator: "\n\n"), list.articles[0].summary)
        }
    }

    private func openArticle(
        on device: Device, _ change: (Stage) -> Void = { _ in }
    ) throws -> (stage: Stage, navigation: UINavigationController) {
        let stage = Stage(device: device)
        change(stage)
        let list = TopAppsViewController(source: .bundled(delay: 0))
        let navigation = UINavigationController(rootViewController: list)
        stage.window.rootViewController = navigation
        stage.settle()
        let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
        stage.tap(at: try XCTUnwrap(table.cellForRow(at: IndexPath(row: 2, section: 0))))
        stage.settle()
        return (stage, navigation)
    }

    func testLessThanHalfOfAShortArticlesPageIsEmpty() throws {
        for device in [Device.iPhone15, .iPhoneSE1, .iPhoneSE3, .iPadPro13] {
            for isDark in [false, true] {
                for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                    let (stage, navigation) = try openArticle(on: device) {
                        $0.userInterfaceStyle = isDark ? .dark : .light
                        $0.layoutDirection = direction
                    }
                    let page = try XCTUnwrap(stage.window.shownArticle)
                    XCTAssertLessThan(page.contentSize.height, page.bounds.height + 1, "a short one")
                    let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
                    let image = stage.image()
                    let first = Int(bar.maxY * device.scale)
                    let empty = image.withPixels { pixels -> Double in
                        let background = pixels[(image.height - 20) * image.width + 6]
                        var count = 0
                        for y in first..<image.height {
                            // A row of text is not empty.
                            let row = pixels[y * image.width..<(y + 1) * image.width]
                            if row.dropFirst(6).dropLast(6).allSatisfy({ $0 == background }) { count += 1 }
                        }
                        return Double(count) / Double(image.height - first)
                    }
                    XCTAssertLessThan(empty, 0.5, "\(device.name), dark \(isDark), \(direction)")
                }
            }
        }
    }

    /// The back button's text, which depends on the title's length, and the title change with the page turn, not in one frame at its end.
    func testTheBarFadesWithThePageTurn() throws {
        let (stage, navigation) = try openArticle(on: .iPhone15)
        let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        func pixels() -> [Int] {
            let image = stage.image()
            let scale = stage.device.scale
            return image.withPixels { pixels in
                (Int(bar.minY * scale)..<Int(bar.maxY * scale)).flatMap { y in
                    pixels[y * image.width..<(y + 1) * image.width].map { Int($0 >> 8 & 0xFF) }
                }
            }
        }
        func difference(_ a: [Int], _ b: [Int]) -> Int { zip(a, b).map { abs($0 - $1) }.reduce(0, +) }
        stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 190, y: 600))])
        stage.touch(
            (1...20).map { TouchSample(time: Double($0) / 60, phase: .moved, location: CGPoint(x: 190, y: 600 - 13 * CGFloat($0))) })
        let start = pixels()
        stage.touch([TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: 190, y: 340))])
        var frames = [start]
        for _ in 0..<30 {
            stage.advance(by: 1 / 60)
            frames.append(pixels())
        }
        XCTAssertEqual(navigation.topViewController?.title, "Slow Oven")
        let whole = difference(start, frames[30])
        XCTAssertGreaterThan(whole, 1000, "the bar has changed")
        for (frame, next) in zip(frames, frames.dropFirst()) { XCTAssertLessThan(difference(frame, next), whole / 4) }
    }

    func testAnArticleTurnedAwayAtItsEndComesBackAtItsEnd() throws {
        let stage = Stage(device: .iPhone15)
        stage.preferredContentSizeCategory = .accessibilityLarge
        let list = TopAppsViewController(source: .bundled(delay: 0).longestFirst)
        stage.window.rootViewController = UINavigationController(rootViewController: list)
        stage.settle()
        let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
        stage.tap(at: try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0))))
        stage.settle()
        let page = try XCTUnwrap(stage.window.shownArticle)
        let end = page.contentSize.height + 34 - page.bounds.height
        page.contentOffset.y = end
        let pager = try XCTUnwrap(stage.window.pager)
        func pull(_ distance: CGFloat) {
            let start = CGPoint(x: 190, y: 450)
            stage.touch([TouchSample(time: 0, phase: .began, location: start)])
            for step in 1...12 {
                let location = CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 12)
                stage.touch([TouchSample(time: 1 / 60, phase: step < 12 ? .moved : .ended, location: location)])
                stage.advance(by: 0)
                XCTAssertEqual(page.contentOffset.y, end, "\(distance), \(step)")
            }
            for frame in 0..<30 {
                XCTAssertEqual(page.contentOffset.y, end, "\(distance), frame \(frame)")
                stage.advance(by: 1 / 60)
            }
            stage.settle()
        }
        pull(-300)
        XCTAssertEqual(pager.currentPage, 2)
        pull(300)
        XCTAssertEqual(pager.currentPage, 1)
        XCTAssertTrue(stage.window.shownArticle === page)
    }

    func testRowsAreHighEnoughForWholeNamesInLargeText() throws {
        for category in [UIContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge] {
            let stage = Stage(device: .iPhone15)
            stage.preferredContentSizeCategory = category
            let list = TopAppsViewController(source: .bundled(delay: 0))
            stage.window.rootViewController = UINavigationController(rootViewController: list)
            stage.settle()
            let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
            for cell in table.visibleCells {
                let name = try XCTUnwrap(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
                XCTAssertLessThanOrEqual(name.height(atWidth: name.bounds.width), name.bounds.height + 0.5)
                if category == .large { XCTAssertEqual(cell.bounds.height, 60) }
                if category != .large { XCTAssertEqual(name.numberOfLines, 0) }
            }
        }
    }

    func testNamesOfAListHaveOneSize() throws {
        for device in [Device.iPhoneSE1, .iPhone15, .iPadPro13] {
            let stage = Stage(device: device)
            stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            let list = TopAppsViewController(source: .bundled(delay: 0))
            stage.window.rootViewController = UINavigationController(rootViewController: list)
            stage.settle()
            let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
            var sizes: Set<CGFloat> = []
            for row in 0..<list.articles.count {
                table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
                stage.advance(by: 0.02)
                let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: 0)))
                let name = try XCTUnwrap(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
                sizes.insert(name.font.pointSize)
                for word in (name.text ?? "").split(separator: " ") {
                    let width = NSString(string: String(word)).size(withAttributes: [.font: name.font as UIFont]).width
                    XCTAssertLessThanOrEqual(width, name.bounds.width, "\(device.name): \(word) in one line")
                }
            }
            XCTAssertEqual(sizes.count, 1, "\(device.name): \(sizes)")
            XCTAssertGreaterThanOrEqual(sizes.first ?? 0, 44, "\(device.name): not smaller than the summary")
        }
    }

    func testLettersOfGeneratedIconsContrastWithBothColors() {
        func luminance(_ rgb: UInt32) -> Double {
            let linear = [16, 8, 0].map { shift -> Double in
                let value = Double(rgb >> UInt32(shift) & 0xFF) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        for (dark, light) in AppIconView.colors {
            // White on them, as WCAG 2 has it: 3 or more for large letters.
            for color in [dark, light] { XCTAssertGreaterThanOrEqual(1.05 / (luminance(color) + 0.05), 3, String(color, radix: 16)) }
            XCTAssertGreaterThan(luminance(light), luminance(dark) * 1.3, "two colors to be told apart")
        }
    }

    func testNeitherWordsNorFactsAreBroken() {
        let stage = Stage(device: .iPhoneSE1)
        stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let label = UILabel("Cabo Lighthouse", size: 34, weight: .bold, lines: 0)
        label.fitWords(toWidth: 240, size: 34, weight: .bold)
        let word = UILabel("Lighthouse", size: 34, weight: .bold)
        word.font = label.font
        XCTAssertLessThanOrEqual(word.naturalWidth, 240)
        XCTAssertGreaterThan(word.naturalWidth, 220)
        label.fitWords(toWidth: 2000, size: 34, weight: .bold)
        XCTAssertEqual(label.font, UILabel("", size: 34, weight: .bold).font)
        XCTAssertEqual("Tue 14 May · 3 h 25".withFactsTogether, "Tue 14\u{a0}May\u{a0}· 3\u{a0}h\u{a0}25")
        XCTAssertEqual("Serra da Estrela · 12 min".withFactsTogether, "Serra da Estrela\u{a0}· 12\u{a0}min")
    }
}
