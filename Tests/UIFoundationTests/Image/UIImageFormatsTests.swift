import TestSupport
import UIKit
import XCTest
import UIKitTestSupport

final class UIImageFormatsTests: XCTestCase {
    private let numbered = CGImage(width: 3, height: 2, isOpaque: true) { pixels in
        for index in pixels.indices { pixels[index] = 0xFF00_0001 + UInt32(index) }
    }

    func testEveryFormatIsReadByItsBytesAndDamageGivesNil() throws {
        for (name, data) in ImageSamples.all {
            XCTAssertNotNil(UIImage(data: data), name)
            XCTAssertEqual(UIImage(data: data, scale: 2)?.scale, 2, name)
            XCTAssertNil(UIImage(data: data.dropLast()), name)
            XCTAssertNil(UIImage(data: data)?.images, "\(name): of an animation the first picture")
        }
        XCTAssertEqual(UIImage(data: ImageSamples.animatedGIF)?.size, CGSize(width: 4, height: 3))
    }

    func testAJPEGKeepsItsOrientation() throws {
        for orientation in [UIImage.Orientation.up, .left, .right, .down, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored] {
            let image = UIImage(cgImage: numbered, scale: 1, orientation: orientation)
            let copy = try XCTUnwrap(UIImage(data: XCTUnwrap(image.jpegData(compressionQuality: 1))))
            XCTAssertEqual(copy.imageOrientation, orientation)
            XCTAssertEqual(copy.size, image.size)
        }
        XCTAssertNil(UIImage().jpegData(compressionQuality: 1))
        XCTAssertNil(UIImage().pngData())
    }

    func testAMirroredOrientationShowsTheMirroredImage() throws {
        for orientation in [UIImage.Orientation.up, .left, .right, .down, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored] {
            let image = UIImage(cgImage: numbered, scale: 1, orientation: orientation)
            let shown = try Pixels(XCTUnwrap(image.uprightPixels))
            let mirrored = try Pixels(XCTUnwrap(image.withHorizontallyFlippedOrientation().uprightPixels))
            let expected = (0..<shown.height).flatMap { shown.values[($0 * shown.width)..<(($0 + 1) * shown.width)].reversed() }
            XCTAssertEqual(mirrored.values, Array(expected), "\(orientation)")
        }
    }

    func testFilesOfAllExtensionsAndDevicesAreFound() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageFormatsTests-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files: [(String, Data)] = [
            ("a.gif", ImageSamples.animatedGIF), ("b@2x.webp", ImageSamples.stillWebP), ("c.jpg", ImageSamples.grayJPEG),
            ("d.jpeg", ImageSamples.cmykJPEG), ("e@2x~iphone.gif", ImageSamples.animatedGIF), ("e~ipad.webp", ImageSamples.stillWebP),
            ("f@1x.jpg", ImageSamples.grayJPEG), ("f@1x~ipad.jpg", ImageSamples.progressiveJPEG), ("g.png", Data("no picture".utf8)),
        ]
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
            UIImage(named: name, in: bundle, compatibleWith: traits)
        }
        XCTAssertEqual(image("a")?.size, CGSize(width: 4, height: 3))
        XCTAssertEqual(image("b")?.size, CGSize(width: 2, height: 1.5))
        XCTAssertEqual(image("c.jpg")?.size, CGSize(width: 8, height: 8))
        XCTAssertNil(image("c.png"))
        XCTAssertEqual(image("d")?.size, CGSize(width: 8, height: 8))
        XCTAssertEqual(image("e")?.scale, 2)
        XCTAssertEqual(image("f")?.size.width, 8)
        XCTAssertEqual(image("f", UITraitCollection { $0.userInterfaceIdiom = .pad })?.size.width, 24)
        XCTAssertNil(image("g"))
        XCTAssertEqual(UIImage(contentsOfFile: folder.appendingPathComponent("c.jpg").path)?.size.width, 8)
    }

    func testTheScaleOfTheTraitsDecides() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageFormatsTests-scale-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["s.gif", "s@2x.gif", "s@3x.gif"] { try ImageSamples.animatedGIF.write(to: folder.appendingPathComponent(name)) }
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        for scale in [1, 2, 3] as [CGFloat] {
            XCTAssertEqual(UIImage(named: "s", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))?.scale, scale)
        }
    }

    func testEqualityIsTheSamePixelsShownAlike() {
        let image = UIImage(cgImage: numbered, scale: 2, orientation: .left)
        XCTAssertEqual(image, UIImage(cgImage: numbered, scale: 2, orientation: .left))
        XCTAssertEqual(image.hash, UIImage(cgImage: numbered, scale: 2, orientation: .left).hash)
        XCTAssertNotEqual(image, UIImage(cgImage: numbered, scale: 1, orientation: .left))
        XCTAssertNotEqual(image, image.withRenderingMode(.alwaysTemplate))
        XCTAssertNotEqual(image, image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)))
        XCTAssertNotEqual(image, image.resizableImage(withCapInsets: .zero))
        XCTAssertNotEqual(UIImage(), UIImage())
    }

    func testAThumbnailFitsAndKeepsProportions() throws {
        let large = UIImage(cgImage: CGImage(width: 400, height: 200, isOpaque: true) { $0.update(repeating: 0xFF33_6699) })
        let small = try XCTUnwrap(large.preparingThumbnail(of: CGSize(width: 50, height: 50)))
        XCTAssertEqual(small.size, CGSize(width: 50, height: 25))
        XCTAssertTrue(try Pixels(small).values.allSatisfy { $0 == 0xFF33_6699 })
        XCTAssertTrue(large.preparingThumbnail(of: CGSize(width: 500, height: 500)) === large)
        XCTAssertNil(large.preparingThumbnail(of: .zero))
        XCTAssertNil(large.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 1)))
        XCTAssertTrue(large.preparingForDisplay() === large)
        XCTAssertTrue(large.imageRendererFormat.opaque)
    }

    func testAnAnimationHasItsImagesAndDuration() throws {
        let first = UIImage(cgImage: numbered, scale: 1, orientation: .up)
        let second = UIImage(cgImage: numbered, scale: 1, orientation: .down)
        let animation = try XCTUnwrap(UIImage.animatedImage(with: [first, second], duration: 0))
        XCTAssertEqual(animation.images, [first, second])
        XCTAssertEqual(animation.duration, 2.0 / 30, accuracy: 1e-12)
        XCTAssertEqual(animation.size, first.size)
        XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
        let longer = try XCTUnwrap(UIImage.animatedImage(with: [animation, first], duration: 3))
        XCTAssertEqual(longer.images?.count, 3)
        XCTAssertEqual(longer.withRenderingMode(.alwaysTemplate).images?.map(\.renderingMode), Array(repeating: .alwaysTemplate, count: 3))
        XCTAssertNil(UIImage.animatedImageNamed("no such series ", duration: 1))
    }
}
