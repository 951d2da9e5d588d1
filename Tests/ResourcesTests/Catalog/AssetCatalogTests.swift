import Foundation
import XCTest

@testable import Resources

final class AssetCatalogTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func testSetsAreFoundByNameAndNamespace() throws {
        try write("Assets.xcassets/star.imageset/Contents.json", "{}")
        try write("Assets.xcassets/Plain/moon.imageset/Contents.json", "{}")
        try write("Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Assets.xcassets/Icons/star.imageset/Contents.json", "{}")
        try write("Assets.xcassets/brand.colorset/Contents.json", "{}")
        let catalogs = AssetCatalogs(in: [folder])
        XCTAssertEqual(catalogs.names(.image), ["Icons/star", "moon", "star"])
        XCTAssertEqual(catalogs.names(.color), ["brand"])
        XCTAssertEqual(catalogs.set("Icons/star", .image)?.path.hasSuffix("Icons/star.imageset"), true)
        XCTAssertNil(catalogs.set("Plain/moon", .image))
        XCTAssertNil(catalogs.set("star", .color))
    }

    /// Each link would double the groups at each level.
    func testLinksThatLeadBackAreFollowedOnce() throws {
        try write("Assets.xcassets/star.imageset/Contents.json", "{}")
        let catalog = folder.appendingPathComponent("Assets.xcassets")
        for name in ["again", "back"] {
            try FileManager.default.createSymbolicLink(at: catalog.appendingPathComponent(name), withDestinationURL: catalog)
        }
        XCTAssertEqual(AssetCatalogs(in: [folder]).names(.image), ["star"])
    }

    private func entries(_ text: String) throws -> [AssetContents.Entry] {
        try write("a.imageset/Contents.json", #"{"images": [\#(text)]}"#)
        return try XCTUnwrap(try AssetContents(in: folder.appendingPathComponent("a.imageset")).images)
    }

    func testTheEntryOfTheDeviceAppearanceScaleAndDirectionIsChosen() throws {
        let entries = try entries(
            """
            {"filename": "1", "idiom": "universal", "scale": "1x"}, {"filename": "3", "idiom": "universal", "scale": "3x"},
            {"filename": "dark", "idiom": "universal", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"filename": "pad", "idiom": "ipad", "scale": "2x"},
            {"filename": "rtl", "idiom": "universal", "scale": "3x", "language-direction": "right-to-left"},
            {"filename": "high", "idiom": "universal", "scale": "3x", "appearances": [{"appearance": "contrast", "value": "high"}]}
            """)
        func best(_ traits: AssetTraits) -> String? { entries.best(for: traits)?.filename }
        XCTAssertEqual(best(AssetTraits(scale: 3)), "3")
        XCTAssertEqual(best(AssetTraits(scale: 1)), "1")
        // Equally near: the larger one.
        XCTAssertEqual(best(AssetTraits(scale: 2)), "3")
        XCTAssertEqual(best(AssetTraits(scale: 3, isDark: true)), "dark")
        XCTAssertEqual(best(AssetTraits(idiom: "ipad", scale: 3)), "pad")
        XCTAssertEqual(best(AssetTraits(scale: 3, isRightToLeft: true)), "rtl")
        XCTAssertEqual(best(AssetTraits(scale: 3, hasHighContrast: true)), "high")
    }

    func testSetsOfEveryKindAreListed() throws {
        for kind in AssetCatalogs.Kind.allCases { try write("Assets.xcassets/Group/a.\(kind.rawValue)/Contents.json", "{}") }
        let catalogs = AssetCatalogs(in: [folder])
        for kind in AssetCatalogs.Kind.allCases { XCTAssertEqual(catalogs.names(kind), ["a"], kind.rawValue) }
    }

    func testComponentsAreDecimalsBytesOrHexadecimal() throws {
        try write(
            "b.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "0.250", "green": "128", "blue": "0xFF", "alpha": "1.000"}}}]}
            """)
        let color = try XCTUnwrap(try AssetContents(in: folder.appendingPathComponent("b.colorset")).colors?.first?.color)
        XCTAssertEqual(color.component("red"), 0.25)
        XCTAssertEqual(color.component("green"), 128.0 / 255)
        XCTAssertEqual(color.component("blue"), 1)
        XCTAssertEqual(color.component("alpha"), 1)
        XCTAssertNil(color.component("white"))
    }

    func testDamagedContentsAreNamed() throws {
        for text in ["", "{", "[]", #"{"images": 3}"#] {
            try write("c.imageset/Contents.json", text)
            XCTAssertThrowsError(try AssetContents(in: folder.appendingPathComponent("c.imageset"))) {
                XCTAssertEqual("\($0)", "c.imageset/Contents.json: the JSON is damaged, or no contents of an asset catalog")
            }
        }
        XCTAssertThrowsError(try AssetContents(in: folder.appendingPathComponent("none.imageset"))) {
            XCTAssertEqual("\($0)", "none.imageset/Contents.json: there is no such file")
        }
    }
}
