import Foundation
import XCTest

@testable import KinoraCommandLine

/// Text drawn by the built tool in environments whose fonts are configured otherwise, or absent.
final class FontEnvironmentTests: XCTestCase {
    private let folder = Result { try TemporaryFolder() }

    /// The card of all drawing, in an environment with these variables besides.
    private func card(_ name: String, _ variables: [String: String]) throws -> (image: Data, errors: String) {
        let folder = try folder.get()
        let process = Process()
        let errors = Pipe()
        process.executableURL = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora")
        process.arguments = ["card", "drawing", "--scale", "1", "-o", folder.path(name)]
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, text)
        XCTAssertEqual(process.terminationReason, .exit)
        return (try Data(contentsOf: folder.url.appendingPathComponent(name)), text)
    }

    private func configuration(_ name: String, _ text: String) throws -> [String: String] {
        let folder = try folder.get()
        try Data("<?xml version=\"1.0\"?><fontconfig>\(text)</fontconfig>".utf8).write(to: folder.url.appendingPathComponent(name))
        return ["FONTCONFIG_FILE": folder.path(name)]
    }

    func testRulesOfTheEnvironmentChangeNoPixel() throws {
        let expected = try card("plain.png", [:])
        let rules = """
            <dir>/usr/share/fonts</dir><cachedir>/var/cache/fontconfig</cachedir>
            <match target="pattern"><edit name="family" mode="prepend" binding="strong"><string>Noto Serif</string></edit></match>
            <match target="font"><edit name="embolden"><bool>true</bool></edit>
            <edit name="matrix"><matrix><double>1</double><double>0.4</double><double>0</double><double>1</double></matrix></edit>
            <edit name="fontfeatures" mode="append"><string>smcp</string></edit></match>
            """
        XCTAssertEqual(try card("rules.png", configuration("rules.conf", rules)).image, expected.image)
        let properties = "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0 truetype:interpreter-version=35"
        XCTAssertEqual(try card("properties.png", ["FREETYPE_PROPERTIES": properties]).image, expected.image)
        // Chinese glyphs, where Japanese ones are drawn otherwise.
        XCTAssertEqual(try card("language.png", ["LANGUAGE": "zh_CN:sr", "PANGO_LANGUAGE": "zh-cn"]).image, expected.image)
    }

    /// Folders of other versions and other fonts, found before the machine's own.
    func testOtherFontsOfTheMachineChangeNoPixelUnlessAllAreUsed() throws {
        let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        try XCTSkipUnless(FileManager.default.fileExists(atPath: dejaVu), "fonts-dejavu-core is not installed")
        let noto = "<dir>/usr/share/fonts/truetype/noto</dir><dir>/usr/share/fonts/opentype/noto</dir>"
        let expected = try card("noto.png", configuration("noto.conf", noto)).image
        let folder = try folder.get()
        for name in ["NotoSansHebrew-Regular.ttf", "NotoSansMono-Regular.ttf", "Inter-Regular.ttf", "Another.ttf"] {
            try FileManager.default.copyItem(atPath: dejaVu, toPath: folder.path(name))
        }
        let others = try configuration("others.conf", "<dir>\(folder.url.path)</dir>" + noto)
        XCTAssertEqual(try card("others.png", others).image, expected)
        XCTAssertNotEqual(try card("installed.png", others.merging(["KINORA_FONTS": "installed"]) { $1 }).image, expected)
        let wrong = try card("wrong.png", others.merging(["KINORA_FONTS": "all"]) { $1 })
        XCTAssertEqual(wrong.image, expected)
        XCTAssert(wrong.errors.hasPrefix("kinora: KINORA_FONTS=all: neither known nor installed; known is used.\n"), wrong.errors)
    }

    func testTheDoctorNamesTheScriptsThatAreBoxes() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora")
        process.arguments = ["doctor"]
        process.environment = ProcessInfo.processInfo.environment.merging(try configuration("none.conf", "<dir>/nonexistent</dir>")) { $1 }
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, text)
        let note = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix("note  text: boxes instead of ") }, text)
        for name in [" Arabic,", " Chinese,", " emoji,", " Thai,"] { XCTAssert(note.contains(name), name) }
        for name in [" Latin,", " Greek,", " Cyrillic,"] { XCTAssertFalse(note.contains(name), name) }
        XCTAssert(note.hasSuffix(": install Debian 12's fonts-noto-cjk, fonts-noto-color-emoji, fonts-noto-core"), String(note))
    }

    func testWithoutFontsTextIsDrawnWithThoseThatComeWithKinora() throws {
        let empty = try card("empty.png", configuration("empty.conf", "<dir>/nonexistent</dir>"))
        XCTAssert(empty.errors.contains("Fonts are 0 of the "), empty.errors)
        XCTAssertEqual(empty.errors.components(separatedBy: "no font has").count, 2, "it is said once")
        let blank = try card("broken.png", ["FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent"])
        XCTAssertFalse(blank.image.isEmpty)
    }
}
