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

    func testATemplateFollowsTheTintColor() throws {
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

    func testAViewShowsTheVariantOfItsTraits() throws {
        let (sun, moon) = (image.withTintColor(.yellow), image.withTintColor(.gray))
        let asset = UIImageAsset()
        asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.overrideUserInterfaceStyle = .light
        view.image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        func shown() throws -> CGImage { try XCTUnwrap(view.layer.contents as? CGImage) }
        XCTAssertEqual(try shown(), sun.cgImage)
        view.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        XCTAssertEqual(try shown(), moon.cgImage)
        XCTAssertEqual(view.image?.cgImage, sun.cgImage)
        // A change of the image is one of its variants.
        view.image = view.image?.withHorizontallyFlippedOrientation()
        let flipped = try shown()
        XCTAssertEqual(
            flipped.withPixels { Array($0) }, moon.withHorizontallyFlippedOrientation().uprightPixels?.withPixels { Array($0) })
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(try shown(), flipped)
    }

    func testADrawingThatKeepsItsVectorsIsDrawnAtTheViewsSize() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("view-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/mark.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0H4V2Z"/></svg>"#.utf8)
            .write(to: set.appendingPathComponent("mark.svg"))
        try Data(
            #"{"images": [{"filename": "mark.svg", "idiom": "universal"}], "properties": {"preserves-vector-representation": true}}"#.utf8
        ).write(to: set.appendingPathComponent("Contents.json"))
        let mark = try XCTUnwrap(UIImage(named: "mark", in: Bundle(url: folder), compatibleWith: UITraitCollection(displayScale: 2)))
        let view = UIImageView(image: mark)
        view.traitOverrides.displayScale = 2
        view.layoutIfNeeded()
        func size() -> [Int] { (view.layer.contents as? CGImage).map { [$0.width, $0.height] } ?? [] }
        XCTAssertEqual(view.bounds.size, CGSize(width: 4, height: 2))
        XCTAssertEqual(size(), [8, 4])
        view.bounds.size = CGSize(width: 40, height: 40)
        for (mode, expected) in [
            (UIView.ContentMode.scaleToFill, [80, 80]), (.scaleAspectFit, [80, 40]), (.scaleAspectFill, [160, 80]), (.center, [8, 4]),
        ] {
            view.contentMode = mode
            view.layoutIfNeeded()
            XCTAssertEqual(size(), expected, "\(mode)")
        }
    }
}
