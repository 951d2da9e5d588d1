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

    /// In the style screen, what the cross-fade mixes is one image: at the end of the zoom the thumbnail is where, and as large as, the
    /// image of the place's screen is in the middle of that.
    func testImagesCoincideInTheCrossFadeOnEveryDevice() throws {
        let devices = [
            Device.iPhone15, .iPhoneSE3, .iPadPro13, Device(name: "landscape", size: CGSize(width: 852, height: 393), scale: 2),
        ]
        for device in devices {
            for (category, direction) in [
                (UIContentSizeCategory.large, UITraitEnvironmentLayoutDirection.leftToRight), (.accessibilityLarge, .rightToLeft),
            ] {
                for isPushed in [false, true] {
                    let stage = Stage(device: device)
                    stage.preferredContentSizeCategory = category
                    stage.layoutDirection = direction
                    stage.showsStatusBar = false
                    let grid = PlacesViewController(sections: [.sights])
                    stage.window.rootViewController = isPushed ? UINavigationController(rootViewController: grid) : grid
                    stage.settle()
                    let cell = try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
                    stage.tap(at: cell)
                    stage.advance(by: 0.4)
                    let before = stage.image()
                    stage.settle()
                    let shown = isPushed ? (grid.navigationController?.topViewController) : grid.presentedViewController
                    let picture = try XCTUnwrap((shown as? OfferViewController)?.picture)
                    let after = stage.image()
                    // Its middle: the thumbnail has round corners, and may show less at two edges.
                    let frame = picture.convert(picture.bounds, to: nil)
                    let middle = frame.insetBy(dx: frame.width * 0.2, dy: frame.height * 0.2)
                    let difference = Self.difference(before, after, in: middle, scale: device.scale)
                    XCTAssertLessThan(difference, 8, "\(device.name) \(category.rawValue) pushed \(isPushed)")
                }
            }
        }
    }

    /// The mean difference of the green channel, of 255, in a rectangle in points.
    private static func difference(_ a: CGImage, _ b: CGImage, in rect: CGRect, scale: CGFloat) -> Double {
        let width = a.width
        var (sum, count) = (0, 0)
        a.withPixels { a in
            b.withPixels { b in
                for y in stride(from: Int(rect.minY * scale), to: Int(rect.maxY * scale), by: 3) {
                    for x in stride(from: Int(rect.minX * scale), to: Int(rect.maxX * scale), by: 3) {
                        sum += abs(Int(a[y * width + x] >> 8 & 0xFF) - Int(b[y * width + x] >> 8 & 0xFF))
                        count += 1
                    }
                }
            }
        }
        return Double(sum) / Double(max(count, 1))
    }
}
