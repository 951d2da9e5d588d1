import UIKit
import XCTest
import UIKitTestSupport

/// Stripes of 6 x 4 pixels at two pixels per point.
private let image = UIImage(
    cgImage: CGImage(width: 6, height: 4, isOpaque: false) { pixels in
        for index in pixels.indices { pixels[index] = index % 2 == 0 ? 0xFF00_FF00 : 0 }
    }, scale: 2, orientation: .up)

@preconcurrency @MainActor
final class UIImageViewTests: XCTestCase {
    func testAViewTakesTheImagesSize() {
        let view = UIImageView(image: image)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 3, height: 2))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 3, height: 2))
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 1, height: 1)), CGSize(width: 3, height: 2))
        XCTAssertFalse(view.isUserInteractionEnabled)
        view.image = nil
        XCTAssertEqual(view.bounds.size, CGSize(width: 3, height: 2))
        XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }

    func testTheLayerShowsTheImageAtItsScale() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        XCTAssertNil(view.layer.contents)
        view.image = image
        XCTAssertTrue(try XCTUnwrap(view.layer.contents as? CGImage) === image.cgImage)
        XCTAssertEqual(view.layer.contentsScale, 2)
        view.image = nil
        XCTAssertNil(view.layer.contents)
    }

    func testARotatedImageIsShownUpright() throws {
        let rotated = UIImage(cgImage: try XCTUnwrap(image.cgImage), scale: 2, orientation: .right)
        let view = UIImageView(image: rotated)
        let shown = try XCTUnwrap(view.layer.contents as? CGImage)
        XCTAssertEqual([shown.width, shown.height], [4, 6])
        XCTAssertEqual(view.bounds.size, CGSize(width: 2, height: 3))
    }

    func testATemplateFollowsTheTintColour() throws {
        let parent = UIView()
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        parent.addSubview(view)
        @MainActor func firstTwo() throws -> [UInt32] {
            let shown = view.layer.contents as? CGImage
            return Array(Pixels(try XCTUnwrap(shown)).values.prefix(2))
        }
        parent.tintColor = .red
        let red = try firstTwo()
        parent.tintColor = .blue
        let blue = try firstTwo()
        view.image = image
        let own = try firstTwo()
        XCTAssertEqual([red, blue, own], [[0xFFFF_0000, 0], [0xFF00_00FF, 0], [0xFF00_FF00, 0]])
    }
}
