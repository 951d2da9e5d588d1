import CoreGraphics
import XCTest

final class FontFileTests: XCTestCase {
    func testAFileSaysItsFaces() throws {
        let file = try FontFile(interData())
        XCTAssertEqual(file.faces.count, 1)
        XCTAssertEqual(file.faces[0].postScriptName, "Inter-Regular")
        XCTAssertEqual(file.faces[0].family, "Inter")
        XCTAssertGreaterThan(file.faces[0].glyphCount, 1000)
        let font = try XCTUnwrap(CGFont(XCTUnwrap(CGDataProvider(data: file.data))))
        XCTAssertEqual(font.postScriptName, "Inter-Regular")
        XCTAssertEqual(Double(font.ascent) / Double(font.unitsPerEm), FontDescription(size: 1).metrics.ascender, accuracy: 0.001)
    }

    func testWhatIsNoFontIsRefused() {
        for data in [Data(), Data([0]), Data("OTTO".utf8), Data(repeating: 0, count: 10_000), Data(repeating: 0xFF, count: 10_000)] {
            XCTAssertThrowsError(try FontFile(data))
            XCTAssertNil(CGDataProvider(data: data).flatMap { CGFont($0) })
        }
        XCTAssertThrowsError(try FontFile(contentsOf: URL(fileURLWithPath: "/no/such/font"))) {
            XCTAssertEqual($0 as? FontError, .missing)
        }
    }

    func testAFileCutOffAnywhereIsReadOrRefused() throws {
        let data = try interData()
        // Every byte of the directory, then steps that are prime to what tables are aligned to.
        var ends = Array(0..<200)
        ends += stride(from: 200, to: data.count, by: 49_999)
        for end in ends { _ = try? FontFile(data.prefix(end)) }
        XCTAssertThrowsError(try FontFile(data.prefix(200)))
    }

    func testASmallFileCutOffAtEveryByteIsReadOrRefused() throws {
        let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansNabataean-Regular.ttf")
        guard let data = try? Data(contentsOf: url) else { throw XCTSkip("fonts-noto-core is not installed") }
        XCTAssertEqual(try FontFile(data).faces.count, 1)
        for end in 0..<data.count { _ = try? FontFile(data.prefix(end)) }
        XCTAssertThrowsError(try FontFile(data.prefix(data.count / 2)))
    }

    func testAFileWithWrongBytesIsReadOrRefused() throws {
        let data = try interData()
        var state: UInt64 = 7
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for round in 0..<20 {
            var copy = data
            for _ in 0..<20 { copy[random(round % 2 == 0 ? 600 : copy.count)] = UInt8(random(256)) }
            _ = try? FontFile(copy)
        }
    }

    func testARegisteredFileIsDrawnWithUntilItIsUnregistered() throws {
        let file = try FontFile(renamedInterData())
        XCTAssertFalse(installedFamilyMatches("Intxr"))
        try FontLibrary.register(file)
        try FontLibrary.register(file)
        defer { FontLibrary.unregister(file) }
        XCTAssertTrue(installedFamilyMatches("Intxr"))
        let own = TextStyle(font: FontDescription(family: "Intxr", size: 17))
        let width = TextLayout("Hamburg", style: own).size.width
        XCTAssertEqual(width, TextLayout("Hamburg", style: TextStyle(font: FontDescription(size: 17))).size.width, accuracy: 0.01)
        XCTAssertTrue(FontLibrary.unregister(file))
        XCTAssertFalse(FontLibrary.unregister(file))
        XCTAssertFalse(installedFamilyMatches("Intxr"))
    }

    /// Names of old Macintosh files end with a space, which fontconfig leaves out.
    func testAFamilyThatEndsWithASpaceIsRegistered() throws {
        let file = try FontFile(renamedInterData("Intx "))
        XCTAssertEqual(file.faces[0].family, "Intx")
        try FontLibrary.register(file)
        defer { FontLibrary.unregister(file) }
        XCTAssertTrue(installedFamilyMatches("Intx"))
    }

    private func interData() throws -> Data {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return try Data(contentsOf: root.appendingPathComponent("Sources/CFonts/Inter/Inter-Regular.otf"))
    }

    /// The same file under a family name that is not installed.
    private func renamedInterData(_ other: String = "Intxr") throws -> Data {
        var data = try interData()
        let wide = other.map(String.init).joined(separator: "\0")
        for (name, other) in [("I\0n\0t\0e\0r", wide), ("Inter", other)] {
            var start = data.startIndex
            while let found = data.range(of: Data(name.utf8), in: start..<data.endIndex) {
                data.replaceSubrange(found, with: Data(other.utf8))
                start = found.upperBound
            }
        }
        return data
    }
}
