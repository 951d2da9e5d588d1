import CoreGraphics
import Resources
import UIFoundation
import UIKitTestSupport
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

    /// As Xcode's slicing: what is between the end of the center and the last edge is not used.
    func testACenterSmallerThanTheRestHidesWhatIsBehindIt() throws {
        let width = 12
        let row = makeRenderer(CGFloat(width), 4, scale: 1).pngData { context in
            for x in 0..<width {
                UIColor(white: CGFloat(x) / 20, alpha: 1).setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 4))
            }
        }
        try write("bar.imageset/bar.png", row)
        let resizing = #""cap-insets": {"top": 1, "left": 3, "bottom": 1, "right": 2}, "center": {"mode": "tile", "width": 1, "height": 2}"#
        try write(
            "bar.imageset/Contents.json",
            contents(#"{"filename": "bar.png", "idiom": "universal", "scale": "1x", "resizing": {"mode": "9-part", \#(resizing)}}"#))
        let image = try XCTUnwrap(UIImage(named: "bar", in: bundle, compatibleWith: UITraitCollection(displayScale: 1)))
        XCTAssertEqual(image.size, CGSize(width: 6, height: 4))
        XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 1, left: 3, bottom: 1, right: 2))
        XCTAssertEqual(image.resizingMode, .tile)
        let grays = try Pixels(image).values[6..<12].map { Double($0 & 0xFF) }
        for (gray, column) in zip(grays, [0, 1, 2, 3, 10, 11]) { XCTAssertEqual(gray, Double(column) / 20 * 255, accuracy: 1) }
    }

    /// The caps of a drawing are points, whatever the display's scale.
    func testTheCapsOfADrawingArePoints() throws {
        try write("mark.imageset/mark.svg", Self.drawing)
        let resizing =
            #""resizing": {"mode": "9-part", "cap-insets": {"top": 0, "left": 1, "bottom": 0, "right": 2}, "center": {"mode": "stretch"}}"#
        try write("mark.imageset/Contents.json", contents(#"{"filename": "mark.svg", "idiom": "universal", \#(resizing)}"#))
        let image = try XCTUnwrap(UIImage(named: "mark", in: bundle, compatibleWith: UITraitCollection(displayScale: 3)))
        XCTAssertEqual(image.scale, 3)
        XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    }

    private func contents(_ images: String, _ properties: String = "{}") -> Data {
        Data("{\"images\": [\(images)], \"properties\": \(properties)}".utf8)
    }

    private static let drawing = Data(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0H4V2Z"/></svg>"#.utf8)

    func testADrawingFitsTheScaleAndOtherSizesIfItKeepsItsVectors() throws {
        try write("mark.imageset/mark.svg", Self.drawing)
        try write("mark.imageset/Contents.json", contents(#"{"filename": "mark.svg", "idiom": "universal"}"#))
        try write("kept.imageset/mark.svg", Self.drawing)
        try write(
            "kept.imageset/Contents.json",
            contents(#"{"filename": "mark.svg", "idiom": "universal"}"#, #"{"preserves-vector-representation": true}"#))
        for scale in [1.0, 2, 3] {
            let image = try XCTUnwrap(UIImage(named: "mark", in: bundle, compatibleWith: UITraitCollection(displayScale: scale)))
            XCTAssertEqual(image.size, CGSize(width: 4, height: 2))
            XCTAssertEqual(image.cgImage?.width, Int(4 * scale))
        }
        // Enlarged 8 times, the edges of pixels are stretched and those of drawings are not.
        func grays(_ name: String) throws -> Int {
            let image = try XCTUnwrap(UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: 1)))
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 16), format: format).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 32, height: 16))
            }
            return drawn.cgImage?.withPixels { $0.count { $0 != 0 && $0 >> 24 != 255 } } ?? 0
        }
        XCTAssertLessThanOrEqual(try grays("kept"), 32)
        XCTAssertGreaterThan(try grays("mark"), 100)
    }

    func testTraitsThatChooseOneFileGetOneImage() throws {
        try write("star.imageset/a.png", square(8, .red))
        try write("star.imageset/b.png", square(8, .blue))
        try write(
            "star.imageset/Contents.json",
            contents(
                #"""
                {"filename": "a.png", "idiom": "universal", "scale": "2x"},
                {"filename": "b.png", "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "contrast", "value": "high"}]}
                """#))
        func image(_ traits: UITraitCollection) throws -> UIImage {
            try XCTUnwrap(UIImage(named: "star", in: bundle, compatibleWith: traits))
        }
        let light = try image(UITraitCollection(userInterfaceStyle: .light))
        let dark = try image(UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(light.cgImage, dark.cgImage)
        let sharp = try image(UITraitCollection(accessibilityContrast: .high))
        XCTAssertNotEqual(light.cgImage, sharp.cgImage)
        XCTAssertEqual(light.imageAsset, sharp.imageAsset)
        XCTAssertEqual(light.imageAsset?.image(with: UITraitCollection(accessibilityContrast: .high)).cgImage, sharp.cgImage)
        // Changes of an image are changes of its variants too; other pixels have none.
        let template = light.withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(template.imageAsset, light.imageAsset)
        XCTAssertNotEqual(light.withTintColor(.green).imageAsset, light.imageAsset)
    }

    func testAnAssetReturnsTheImageOfMostTraits() {
        let (sun, moon, loud) = (UIImage(data: square(1, .yellow))!, UIImage(data: square(1, .gray))!, UIImage(data: square(1, .black))!)
        let asset = UIImageAsset()
        XCTAssertNil(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).cgImage)
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        let loudDark = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        asset.register(sun, with: light)
        asset.register(moon, with: dark)
        asset.register(loud, with: loudDark)
        XCTAssertEqual(asset.image(with: light).cgImage, sun.cgImage)
        XCTAssertEqual(asset.image(with: dark).cgImage, moon.cgImage)
        XCTAssertEqual(asset.image(with: loudDark).cgImage, loud.cgImage)
        XCTAssertEqual(asset.image(with: dark).imageAsset, asset)
        asset.unregisterImage(with: loudDark)
        XCTAssertEqual(asset.image(with: loudDark).cgImage, moon.cgImage)
        // An image of its own has an asset too, the same every time.
        XCTAssertEqual(sun.imageAsset, sun.imageAsset)
        sun.imageAsset?.register(moon, with: dark)
        XCTAssertEqual(sun.imageAsset?.image(with: light).cgImage, sun.cgImage)
        XCTAssertEqual(sun.imageAsset?.image(with: dark).cgImage, moon.cgImage)
    }

    func testAnAssetDoesNotRetainWhatItReturns() {
        weak var asset: UIImageAsset?
        do {
            let made = UIImageAsset()
            asset = made
            made.register(UIImage(data: square(1, .yellow))!, with: UITraitCollection(userInterfaceStyle: .dark))
            XCTAssertNotNil(made.image(with: UITraitCollection(userInterfaceStyle: .dark)).imageAsset)
        }
        XCTAssertNil(asset)
    }

    func testFilesOutsideOfTheSetAndDamagedDrawingsGiveNil() throws {
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

    func testResourcesNameImagesAndColors() throws {
        try write("Icons/star.imageset/a.png", square(8, .red))
        try write(
            "Icons/star.imageset/Contents.json",
            Data(#"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}]}"#.utf8))
        try write("Icons/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
        try write(
            "brand.colorset/Contents.json",
            Data(
                #"""
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                  "components": {"red": "0.25", "green": "0.5", "blue": "0.75", "alpha": "1"}}}]}
                """#.utf8))
        let image = UIImage(resource: ImageResource(name: "Icons/star", bundle: bundle))
        XCTAssertEqual(image.size, CGSize(width: 8, height: 8))
        let color = UIColor(resource: ColorResource(name: "brand", bundle: bundle))
        XCTAssertEqual(color.cgColor.components?[0] ?? 0, 0.25, accuracy: 1e-6)
        XCTAssertEqual(ColorResource(name: "brand", bundle: bundle), ColorResource(name: "brand", bundle: bundle))
    }

    func testAResourceThatIsNotThereIsEmptyAndSaidOnce() {
        var image = UIImage()
        var color = UIColor.red
        let complaints = Diagnostics.complaints {
            for _ in 0..<2 {
                image = UIImage(resource: ImageResource(name: "nowhere", bundle: bundle))
                color = UIColor(resource: ColorResource(name: "nowhere", bundle: bundle))
            }
        }
        XCTAssertEqual(image.size, .zero)
        XCTAssertEqual(color.cgColor.alpha, 0)
        XCTAssertEqual(complaints.count, 2)
    }

    func testTheListOfImageFilesIsThatOfCoreGraphics() {
        XCTAssertEqual(ImageFileKinds.read, Set(ImageFormat.pathExtensions + VectorFile.pathExtensions))
    }
}
