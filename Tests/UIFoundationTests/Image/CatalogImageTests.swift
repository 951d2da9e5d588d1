import UIFoundation
import XCTest

/// Images and colors of asset catalogs.
final class CatalogImageTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var bundle: Bundle!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = Bundle(url: folder)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ data: Data) throws {
        let url = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func square(_ length: CGFloat, _ color: UIColor) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: length, height: length), format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: length, height: length))
        }
    }

    func testAnImageSetGivesTheFileOfTheTraitsWithItsModeAndCaps() throws {
        try write("star.imageset/a.png", square(8, .red))
        try write("star.imageset/b.png", square(24, .blue))
        try write(
            "star.imageset/Contents.json",
            Data(
                """
                {"images": [
                  {"filename": "a.png", "idiom": "universal", "scale": "2x",
                   "resizing": {"mode": "9-part", "cap-insets": {"top": 2, "left": 4, "bottom": 2, "right": 4}, "center": {"mode": "stretch"}}},
                  {"filename": "b.png", "idiom": "universal", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                  {"idiom": "universal", "scale": "1x"}],
                 "properties": {"template-rendering-intent": "template"}}
                """.utf8))
        let light = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light)])
        let image = try XCTUnwrap(UIImage(named: "star", in: bundle, compatibleWith: light))
        XCTAssertEqual(image.size, CGSize(width: 4, height: 4))
        XCTAssertEqual(image.scale, 2)
        XCTAssertEqual(image.renderingMode, .alwaysTemplate)
        XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
        XCTAssertEqual(image.resizingMode, .stretch)
        let dark = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark)])
        XCTAssertEqual(UIImage(named: "star", in: bundle, compatibleWith: dark)?.size, CGSize(width: 8, height: 8))
        XCTAssertNil(UIImage(named: "moon", in: bundle, compatibleWith: nil))
    }

    func testFilesOutsideOfTheSetAndVectorsGiveNil() throws {
        try write("out.imageset/Contents.json", Data(#"{"images": [{"filename": "../star.png", "idiom": "universal"}]}"#.utf8))
        try write("star.png", square(4, .red))
        try write("page.imageset/Contents.json", Data(#"{"images": [{"filename": "page.pdf", "idiom": "universal"}]}"#.utf8))
        try write("page.imageset/page.pdf", Data("%PDF-1.4".utf8))
        XCTAssertNil(UIImage(named: "out", in: bundle, compatibleWith: nil))
        XCTAssertNil(UIImage(named: "page", in: bundle, compatibleWith: nil))
    }

    func testAColorFollowsTheAppearance() throws {
        try write(
            "brand.colorset/Contents.json",
            Data(
                """
                {"colors": [
                  {"idiom": "universal", "color": {"color-space": "srgb", "components":
                    {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}},
                  {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color":
                    {"color-space": "gray-gamma-22", "components": {"white": "0.750", "alpha": "1.000"}}}]}
                """.utf8))
        let color = try XCTUnwrap(UIColor(named: "brand", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        XCTAssertEqual(light, UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5))
        XCTAssertEqual(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), UIColor(white: 0.75, alpha: 1))
        XCTAssertEqual(color, UIColor(named: "brand", in: bundle, compatibleWith: nil))
        XCTAssertNil(UIColor(named: "other", in: bundle, compatibleWith: nil))
    }
}
