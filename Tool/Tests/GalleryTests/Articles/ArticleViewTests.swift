import Components
import Kinora
import UIKit
import XCTest

@testable import Gallery

final class ArticleViewTests: XCTestCase {
    /// Contents of more than 16,384 pixels on a side are not drawn.
    func testEveryParagraphOfALongArticleIsDrawnInTheLargestText() throws {
        try MainActor.assumeIsolated {
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
    }
}
