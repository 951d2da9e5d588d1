import CCairo
import Foundation
import XCTest

@testable import CoreGraphics

/// Writing systems without a font.
final class WritingSystemTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-scripts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func missing() throws -> Set<String> {
        let config = try XCTUnwrap(FontConfiguration(folders: [folder.path], fonts: .known).make())
        defer { FcConfigDestroy(config) }
        return Set(WritingSystem.missing(in: config).map(\.name))
    }

    func testWithoutFontsEachIsMissingAndAFontBringsItsOwn() throws {
        XCTAssertEqual(try missing(), Set(WritingSystem.all.map(\.name)))
        for name in ["NotoSansThai-Regular.ttf", "NotoSansKhmer-Regular.ttf"] {
            let font = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/\(name)")
            try XCTSkipUnless(FileManager.default.fileExists(atPath: font.path), "needs fonts-noto-core")
            try FileManager.default.createSymbolicLink(at: folder.appendingPathComponent(name), withDestinationURL: font)
        }
        let rest = try missing()
        for name in ["Thai", "Khmer"] { XCTAssertFalse(rest.contains(name), name) }
        for name in ["Lao", "Arabic", "Chinese", "emoji", "Tamil"] { XCTAssertTrue(rest.contains(name), name) }
    }

    func testTheShippedFontsHaveTheCommonAlphabets() {
        let rest = FontLibrary.missingWritingSystems.map(\.name)
        for name in ["Latin", "Greek", "Cyrillic"] { XCTAssertFalse(rest.contains(name), name) }
    }

    func testWhatIsMissingIsDrawnAsABox() throws {
        // The same answer as the layout's own, letter by letter.
        let rest = Set(FontLibrary.missingWritingSystems.map(\.name))
        for system in WritingSystem.all {
            let layout = try XCTUnwrap(pango_layout_new(TextWorkspace.current.context()))
            defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
            pango_layout_set_text(layout, String(Character(system.letter)), -1)
            XCTAssertEqual(pango_layout_get_unknown_glyphs_count(layout) > 0, rest.contains(system.name), system.name)
        }
    }

    func testTheSentenceNamesTheScriptsAndTheirPackages() {
        XCTAssertNil(FontLibrary.sentence(about: []))
        let some = WritingSystem.all.filter { ["Thai", "Khmer", "emoji"].contains($0.name) }
        XCTAssertEqual(
            FontLibrary.sentence(about: some),
            "boxes instead of emoji, Khmer, Thai: install Debian 12's fonts-noto-color-emoji, fonts-noto-core")
    }

    func testEachIsNamedOnceInOrder() {
        let names = WritingSystem.all.map { $0.name.lowercased() }
        XCTAssertEqual(names, names.sorted())
        XCTAssertEqual(Set(names).count, names.count)
        XCTAssertEqual(Set(WritingSystem.all.map(\.letter)).count, names.count)
    }
}
