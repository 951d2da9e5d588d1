import Kinora
import UIKit
import XCTest

@testable import Gallery

@preconcurrency @MainActor
final class PlacesViewControllerTests: XCTestCase {
    func testAnImageIsSmallerThanTheScreenAtEveryTextSize() throws {
        for size in [CGSize(width: 844, height: 390), CGSize(width: 393, height: 852), CGSize(width: 320, height: 568)] {
            for category in [UIContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge] {
                let stage = Stage(device: Device(name: "places", size: size, scale: 1))
                stage.preferredContentSizeCategory = category
                let controller = PlacesViewController(sections: [.sights])
                stage.window.rootViewController = controller
                stage.settle()
                let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PlaceCell)
                let picture = cell.picture.bounds.size
                XCTAssertGreaterThan(min(size.width / picture.width, size.height / picture.height), 1.05, "\(size) \(category)")
                XCTAssertLessThanOrEqual(cell.picture.frame.maxY, cell.contentView.bounds.height)
            }
        }
    }
}
