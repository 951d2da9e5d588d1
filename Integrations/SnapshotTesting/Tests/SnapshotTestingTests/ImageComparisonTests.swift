import SnapshotTesting
import UIKit
import XCTest

@preconcurrency @MainActor
final class ImageComparisonTests: XCTestCase {
    private var folder: SnapshotFolder!

    override func setUp() async throws { folder = SnapshotFolder() }

    override func tearDown() async throws { folder = nil }

    /// An opaque image of one pixel per point, with single pixels in other colors.
    private func image(_ color: UIColor, width: Int = 10, height: Int = 10, _ others: [(x: Int, y: Int, color: UIColor)] = []) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            for other in others {
                other.color.setFill()
                context.fill(CGRect(x: other.x, y: other.y, width: 1, height: 1))
            }
        }
    }

    private func difference(_ reference: UIImage, _ image: UIImage, _ diffing: Diffing<UIImage>) -> String? {
        diffing.diff(reference, image)?.0
    }

    func testAReferenceIsRecordedAndThenMatches() throws {
        let message = try XCTUnwrap(folder.failure(image(.red), .image))
        XCTAssert(message.contains("No reference was found on disk. Automatically recorded snapshot"), message)
        XCTAssertNil(folder.failure(image(.red), .image))
        let stored = try XCTUnwrap(UIImage(data: folder.reference()))
        XCTAssertEqual(stored.size, CGSize(width: 10, height: 10))
    }

    func testTheStoredImageOfTranslucentPixelsMatches() {
        let translucent = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 4)).image { context in
            for x in 0..<64 {
                UIColor(red: CGFloat(x) / 64, green: 0.3, blue: 0.8, alpha: CGFloat(x) / 63).setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 4))
            }
        }
        XCTAssertNotNil(folder.failure(translucent, .image))
        XCTAssertNil(folder.failure(translucent, .image))
    }

    func testADifferenceNamesItsPixelsAndAFileWithThem() throws {
        let changed = image(.white, [(3, 2, .black), (7, 4, .black)])
        let (message, attachments) = try XCTUnwrap(Diffing<UIImage>.image.diff(image(.white), changed))
        XCTAssert(message.hasPrefix("Newly-taken snapshot does not match reference.\n"), message)
        XCTAssert(message.contains("2 of 100 pixels differ (2.00 %), in the rectangle x 3..<8, y 2..<5."), message)
        XCTAssertEqual(attachments.count, 3)
        let path = try XCTUnwrap(message.components(separatedBy: "The difference is ").last)
        let difference = try XCTUnwrap(UIImage(contentsOfFile: path))
        XCTAssertNil(self.difference(difference, image(.black, [(3, 2, .white), (7, 4, .white)]), .image))
    }

    func testThePrecisionCountsBytes() {
        // Three of 400 bytes differ: alpha does not.
        let changed = image(.white, [(5, 5, .black)])
        XCTAssertNil(difference(image(.white), changed, .image(precision: 0.99)))
        XCTAssertNil(difference(image(.white), changed, .image(precision: 0.992)))
        let message = difference(image(.white), changed, .image(precision: 0.995)) ?? ""
        XCTAssert(message.hasPrefix("Actual image precision 0.9925 is less than required 0.995\n"), message)
        XCTAssertNil(difference(image(.white), image(.black), .image(precision: 0)))
    }

    func testThePerceptualPrecisionMeasuresColors() {
        // Grays of L* 80.60 and 81.33 (computed separately): the difference is that of the lightness.
        let (one, other) = (UIColor(white: 200 / 255, alpha: 1), UIColor(white: 202 / 255, alpha: 1))
        let changed = image(one, [(0, 0, other), (1, 0, other), (2, 0, other)])
        XCTAssertNil(difference(image(one), changed, .image(perceptualPrecision: 0.99)))
        XCTAssertNil(difference(image(one), changed, .image(precision: 0.97, perceptualPrecision: 0.995)))
        let message = difference(image(one), changed, .image(precision: 0.98, perceptualPrecision: 0.995)) ?? ""
        let lines = message.split(separator: "\n")
        XCTAssertEqual(lines.first, "The percentage of pixels that match 0.97 is less than required 0.98")
        XCTAssert(lines.dropFirst().first?.hasPrefix("The lowest perceptual color precision 0.992") == true, message)
    }

    /// CIE 1994, by an independent implementation.
    func testTheColorDifferenceIsThatOfCIE1994() throws {
        let colors = [UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)]
        for (reference, other, expected) in [(0, 1, 70.580), (1, 0, 61.242)] as [(Int, Int, Float)] {
            let message = difference(image(colors[reference]), image(colors[other]), .image(perceptualPrecision: 0.98)) ?? ""
            let words = try XCTUnwrap(message.components(separatedBy: "color precision ").last).split(separator: " ")
            XCTAssertEqual(try XCTUnwrap(words.first.flatMap { Float($0) }), 1 - expected / 100, accuracy: 1e-4)
        }
    }

    func testImagesOfDifferentSizesNeverMatch() {
        let message = difference(image(.red), image(.red, width: 12, height: 9), .image(precision: 0)) ?? ""
        XCTAssert(message.hasPrefix("Newly-taken snapshot@(12.0, 9.0) does not match reference@(10.0, 10.0)."), message)
        XCTAssert(message.contains("In pixels it is 12 x 9, the reference 10 x 10."), message)
    }

    func testTheReferenceHasTheGivenScaleOrTheScreens() {
        let data = image(.red).pngData() ?? Data()
        XCTAssertEqual(Diffing<UIImage>.image(scale: 2).fromData(data).size, CGSize(width: 5, height: 5))
        XCTAssertEqual(Diffing<UIImage>.image.fromData(data).scale, UIScreen.main.scale)
        XCTAssertEqual(Diffing<UIImage>.image(scale: 0).fromData(data).scale, UIScreen.main.scale)
    }

    func testAReferenceWithoutAScaleIsComparedAtTheScaleOfTheImage() throws {
        let data = image(.red, [(0, 0, .green)]).pngData() ?? Data()
        let reference = try XCTUnwrap(UIImage(data: data, scale: 1))
        let doubled = try XCTUnwrap(image(.red).cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .up) })
        let message = difference(reference, doubled, .image) ?? ""
        let path = try XCTUnwrap(message.components(separatedBy: "The difference is ").last)
        XCTAssertEqual(try XCTUnwrap(UIImage(contentsOfFile: path)).size, CGSize(width: 10, height: 10))
        let smaller = try XCTUnwrap(image(.red, width: 8).cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .up) })
        XCTAssert(difference(reference, smaller, .image)?.contains("@(4.0, 5.0) does not match reference@(5.0, 5.0)") == true)
    }

    func testAPrecisionThatIsNoNumberFails() {
        for diffing in [Diffing<UIImage>.image(precision: .nan), .image(perceptualPrecision: .nan)] {
            XCTAssert(difference(image(.red), image(.red), diffing)?.contains("is not a number") == true)
        }
    }

    func testADamagedReferenceFails() throws {
        _ = folder.failure(image(.red), .image)
        try Data("no image".utf8).write(to: folder.url.appendingPathComponent("test.one.png"))
        let message = folder.failure(image(.red), .image) ?? ""
        XCTAssert(message.contains("Reference image could not be loaded."), message)
    }

    func testAnEmptyImageIsStoredAndComparedAsOneThatSaysSo() throws {
        XCTAssertNotNil(folder.failure(UIImage(), .image))
        XCTAssertEqual(try XCTUnwrap(UIImage(data: folder.reference(), scale: UIScreen.main.scale)).size, CGSize(width: 400, height: 80))
        XCTAssertNil(folder.failure(UIImage(), .image))
        XCTAssertNotNil(difference(image(.red), UIImage(), .image))
        XCTAssertNotNil(folder.failure(image(.red), .image))
    }
}
