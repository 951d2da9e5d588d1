import UIKit
import XCTest
import UIKitTestSupport

final class UIImageTests: XCTestCase {
    /// 3 x 2 pixels that are all different, the upper left one 0xFF000001 and counting in rows.
    private let numbered = CGImage(width: 3, height: 2, isOpaque: true) { pixels in
        for index in pixels.indices { pixels[index] = 0xFF00_0001 + UInt32(index) }
    }

    private func numbers(_ image: CGImage?) throws -> [UInt32] {
        Pixels(try XCTUnwrap(image)).values.map { $0 & 0xFF }
    }

    func testTheSizeIsPixelsOverScale() {
        XCTAssertEqual(UIImage(cgImage: numbered).size, CGSize(width: 3, height: 2))
        XCTAssertEqual(UIImage(cgImage: numbered, scale: 2, orientation: .up).size, CGSize(width: 1.5, height: 1))
        XCTAssertEqual(UIImage(cgImage: numbered, scale: 2, orientation: .left).size, CGSize(width: 1, height: 1.5))
        XCTAssertEqual(UIImage(cgImage: numbered, scale: -1, orientation: .up).scale, 1)
        XCTAssertEqual(UIImage().size, .zero)
        XCTAssertNil(UIImage().cgImage)
    }

    func testEveryOrientationTurnsThePixelsAsNamed() throws {
        // 1 2 3
        // 4 5 6, as stored.
        let expected: [(UIImage.Orientation, [UInt32])] = [
            (.up, [1, 2, 3, 4, 5, 6]), (.down, [6, 5, 4, 3, 2, 1]), (.upMirrored, [3, 2, 1, 6, 5, 4]),
            (.downMirrored, [4, 5, 6, 1, 2, 3]), (.right, [4, 1, 5, 2, 6, 3]), (.left, [3, 6, 2, 5, 1, 4]),
            (.leftMirrored, [1, 4, 2, 5, 3, 6]), (.rightMirrored, [6, 3, 5, 2, 4, 1]),
        ]
        for (orientation, shown) in expected {
            let image = UIImage(cgImage: numbered, scale: 1, orientation: orientation)
            XCTAssertEqual(try numbers(image.uprightPixels), shown, "\(orientation)")
            let drawn = makeRenderer(image.size.width, image.size.height).image { _ in image.draw(at: .zero) }
            XCTAssertEqual(try numbers(drawn.cgImage), shown, "drawn \(orientation)")
            XCTAssertEqual(try numbers(UIImage(data: XCTUnwrap(image.pngData()))?.cgImage), shown, "written \(orientation)")
        }
    }

    func testDrawingStretchesToTheRectangle() throws {
        let image = UIImage(cgImage: CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xFF12_3456 })
        let drawn = makeRenderer(4, 3).image { _ in image.draw(in: CGRect(x: 1, y: 1, width: 2, height: 1)) }
        let pixels = try Pixels(drawn)
        XCTAssertEqual(pixels[1, 1], 0xFF12_3456)
        XCTAssertEqual(pixels[2, 1], 0xFF12_3456)
        XCTAssertEqual(pixels.coverage, 2)
    }

    func testDrawingWithAnOpacityBlends() throws {
        let image = UIImage(cgImage: CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xFFFF_FFFF })
        let drawn = makeRenderer(1, 1).image { _ in image.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        XCTAssertEqual(try Pixels(drawn).alpha(0, 0), 128, accuracy: 1)
    }

    func testDrawingOutsideOfAContextDoesNothing() {
        UIImage(cgImage: numbered).draw(at: .zero)
    }

    func testATintKeepsOpacitiesAndReplacesColors() throws {
        let template = CGImage(width: 4, height: 1, isOpaque: false) { pixels in
            for (index, value) in [0x0000_0000, 0x8040_4040, 0xFF12_3456, 0x0101_0000].enumerated() { pixels[index] = UInt32(value) }
        }
        let red = UIImage(cgImage: template).withTintColor(.red)
        XCTAssertEqual(try Pixels(red).values, [0, 0x8080_0000, 0xFFFF_0000, 0x0101_0000])
        let faint = UIImage(cgImage: template).withTintColor(UIColor(white: 1, alpha: 0.5))
        XCTAssertEqual(try Pixels(faint).values, [0, 0x4040_4040, 0x8080_8080, 0x0101_0101])
    }

    func testTheRenderingModeIsAllThatChanges() {
        let template = UIImage(cgImage: numbered, scale: 2, orientation: .left).withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(template.renderingMode, .alwaysTemplate)
        XCTAssertEqual(template.size, CGSize(width: 1, height: 1.5))
        XCTAssertTrue(template.cgImage === numbered)
        XCTAssertEqual(template.withTintColor(.red).renderingMode, .alwaysTemplate)
        XCTAssertEqual(template.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode, .alwaysOriginal)
    }

    func testDamagedDataGivesNoImage() throws {
        XCTAssertNil(UIImage(data: Data()))
        XCTAssertNil(UIImage(data: Data("not a picture".utf8)))
        let whole = try XCTUnwrap(UIImage(cgImage: numbered).pngData())
        XCTAssertNil(UIImage(data: whole.prefix(whole.count / 2)))
    }

    func testFilesOfTheNearestScaleAreFound() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageTests-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = try XCTUnwrap(UIImage(cgImage: numbered).pngData())
        for name in ["star.png", "star@3x.png", "moon@2x.png"] { try png.write(to: folder.appendingPathComponent(name)) }

        func scale(_ name: String, screen: CGFloat) -> CGFloat? {
            ImageFile(url: folder.appendingPathComponent(name)).variant(nearestTo: screen)?.scale
        }
        XCTAssertEqual(scale("star", screen: 1), 1)
        XCTAssertEqual(scale("star.png", screen: 3), 3)
        XCTAssertEqual(scale("star", screen: 2), 3, "of two equally near the sharper one")
        XCTAssertEqual(scale("star@3x", screen: 1), 3, "the name says the scale")
        XCTAssertEqual(scale("moon.png", screen: 1), 2)
        XCTAssertNil(scale("sun", screen: 1))
        XCTAssertNil(scale("star@2x", screen: 2))

        let moon = try XCTUnwrap(UIImage(contentsOfFile: folder.appendingPathComponent("moon.png").path))
        XCTAssertEqual(moon.size, CGSize(width: 1.5, height: 1))
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        XCTAssertEqual(UIImage(named: "moon", in: bundle)?.scale, 2)
        XCTAssertTrue(UIImage(named: "moon", in: bundle)?.cgImage === UIImage(named: "moon", in: bundle)?.cgImage)
        XCTAssertNil(UIImage(named: "sun", in: bundle))
        XCTAssertNil(UIImage(named: ""))
    }
}
