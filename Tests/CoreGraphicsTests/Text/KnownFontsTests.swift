import CCairo
import Foundation
import TestSupport
import XCTest

@testable import CoreGraphics

/// Fonts of the machine that draw text.
final class KnownFontsTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(atPath: folder.path + "-cache")
    }

    func testAFileIsKnownByItsNameAndItsDigest() throws {
        let thai = try installed("NotoSansThai-Regular.ttf")
        try FileManager.default.copyItem(at: thai, to: folder.appendingPathComponent("NotoSansThai-Regular.ttf"))
        try FileManager.default.copyItem(at: thai, to: folder.appendingPathComponent("Another.ttf"))
        let known = [folder.path + "/NotoSansThai-Regular.ttf"]
        XCTAssertEqual(KnownFonts.find(in: [folder.path]), KnownFonts.Found(folders: [folder.path], known: known))
    }

    func testAFileOfAnotherSizeOrOtherTablesIsOfAnotherVersion() throws {
        let data = try Data(contentsOf: installed("NotoSansThai-Regular.ttf"))
        var checksum = data
        checksum[20] ^= 1
        for (name, changed) in [("longer", data + [0]), ("shorter", data.dropLast()), ("checksum", checksum), ("empty", Data())] {
            let below = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
            let file = below.appendingPathComponent("NotoSansThai-Regular.ttf")
            try changed.write(to: file)
            XCTAssertEqual(KnownFonts.find(in: [below.path]), KnownFonts.Found(folders: [below.path], otherVersions: [file.path]), name)
        }
        XCTAssertEqual(KnownFonts.find(in: [folder.path]).otherVersions.count, 4)
    }

    func testLinkedFoldersAreFollowedOnceAndMissingOnesHaveNoFonts() throws {
        let below = folder.appendingPathComponent("below")
        try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: below.appendingPathComponent("NotoSansThai-Regular.ttf"), withDestinationURL: installed("NotoSansThai-Regular.ttf"))
        try FileManager.default.createSymbolicLink(at: below.appendingPathComponent("circle"), withDestinationURL: folder)
        let found = KnownFonts.find(in: [folder.path, "/nowhere"])
        XCTAssertEqual(Set(found.folders), [folder.path, below.path, "/nowhere"])
        XCTAssertEqual(found.known, [below.path + "/NotoSansThai-Regular.ttf"])
        XCTAssertEqual(KnownFonts.find(in: []), KnownFonts.Found())
    }

    func testOtherVersionsAndOtherFontsAreLeftOut() throws {
        let below = folder.appendingPathComponent("below/deeper")
        try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: installed("NotoSansKhmer-Regular.ttf"), to: below.appendingPathComponent("NotoSansKhmer-Regular.ttf"))
        let thai = try Data(contentsOf: installed("NotoSansThai-Regular.ttf"))
        try thai.write(to: folder.appendingPathComponent("NotoSansThai-Regular.ttf"))
        try (thai + [0]).write(to: folder.appendingPathComponent("NotoSansThai-Bold.ttf"))
        try FileManager.default.copyItem(
            at: installed("NotoSansLao-Regular.ttf"), to: folder.appendingPathComponent("Lao.ttf"))
        XCTAssertEqual(try files(of: configuration(.known)), ["NotoSansKhmer-Regular.ttf", "NotoSansThai-Regular.ttf"])
        XCTAssertEqual(
            try files(of: configuration(.installed)),
            ["Lao.ttf", "NotoSansKhmer-Regular.ttf", "NotoSansThai-Bold.ttf", "NotoSansThai-Regular.ttf"])
    }

    func testTheMachinesVersionsOfShippedFontsAreLeftOut() throws {
        let shipped = ["NotoSansMono-Regular.ttf", "NotoSerif-Bold.ttf"]
        for name in shipped { try FileManager.default.copyItem(at: installed(name), to: folder.appendingPathComponent(name)) }
        for fonts in [FontConfiguration.Fonts.known, .installed] {
            XCTAssertEqual(try files(of: configuration(fonts)), [])
        }
    }

    func testShippedFontsAreThoseOfThePackages() throws {
        for name in ["Noto Sans Mono", "Noto Serif"] { XCTAssertTrue(installedFamilyMatches(name), name) }
        let shipped = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/CFonts/Noto").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: shipped.path).filter { $0.hasSuffix(".ttf") }
        XCTAssertEqual(names.count, 6)
        for name in names {
            XCTAssertEqual(KnownFonts.digest(of: shipped.appendingPathComponent(name).path), KnownFonts.digests[name], name)
        }
    }

    func testTheSentenceAboutBoxesNamesWhatIsLeftOutAndWhatHelps() throws {
        try Data("no font".utf8).write(to: folder.appendingPathComponent("NotoSansThai-Regular.ttf"))
        let sentence = configuration(.known).sentence(aboutMissing: 2, of: Array("ab\u{10FFFF}".utf8))
        XCTAssertEqual(
            sentence,
            """
            Text "ab\u{10FFFF}": no font has 2 of its letters, which are boxes. Fonts are 0 of the \(KnownFonts.digests.count) font files \
            of Debian 12's Noto; of other versions and left out: \(folder.path)/NotoSansThai-Regular.ttf. Install Debian 12's \
            fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji, or register a font of the app; with KINORA_FONTS=installed all \
            fonts of this machine are used, and pixels depend on it.
            """)
    }

    func testTextThatNoFontHasIsReported() {
        let sentences = Diagnostics.complaints {
            _ = TextLayout("\u{10FFFD}", style: TextStyle(font: FontDescription(size: 17)))
            _ = TextLayout("a", style: TextStyle(font: FontDescription(size: 17)))
        }
        XCTAssertEqual(sentences.count, 1)
        XCTAssertTrue(sentences.first?.contains("no font has 1 of its letters") ?? false, "\(sentences)")
    }

    private func installed(_ name: String) throws -> URL {
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto").appendingPathComponent(name)
        try XCTSkipUnless(FileManager.default.fileExists(atPath: file.path), "fonts-noto-core is not installed")
        return file
    }

    private func configuration(_ fonts: FontConfiguration.Fonts) -> FontConfiguration {
        FontConfiguration(folders: [folder.path], caches: [folder.path + "-cache"], fonts: fonts)
    }

    /// Names of the files that fontconfig takes.
    private func files(of configuration: FontConfiguration) throws -> [String] {
        let config = try XCTUnwrap(configuration.make())
        defer { FcConfigDestroy(config) }
        let fonts = try XCTUnwrap(FcConfigGetFonts(config, FcSetSystem)).pointee
        return (0..<Int(fonts.nfont)).compactMap { index in
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(fonts.fonts[index], "file", 0, &value) == FcResultMatch, let value else { return nil }
            return URL(fileURLWithPath: String(cString: value)).lastPathComponent
        }.sorted()
    }
}
