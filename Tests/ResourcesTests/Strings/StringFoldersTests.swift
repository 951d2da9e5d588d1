import Foundation
import XCTest

@testable import Resources

final class StringFoldersTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func text(_ folders: StringFolders, _ key: String, _ language: String, table: String = "Localizable") -> String? {
        folders.text(key, table: table, languages: folders.languages(for: [language]))?.text.string
    }

    func testFoldersOfSwiftPMAndCatalogsAreOneTable() throws {
        try write("pt-br.lproj/Localizable.strings", "\"a\" = \"pt a\";")
        try write("en.lproj/Localizable.strings", "\"a\" = \"en a\"; \"b\" = \"en b\";")
        try write("en.lproj/Other.strings", "\"o\" = \"en o\";")
        try write("base.lproj/Base.strings", "\"x\" = \"base x\";")
        try write(
            "Catalog.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {
              "c": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "fr c"}}}}, "d": {}}}
            """)
        try write("Info.plist", "<plist><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>")
        let folders = StringFolders(folder)
        XCTAssertEqual(folders.localizations, ["en", "fr", "pt-BR"])
        XCTAssertEqual(folders.developmentLanguage, "en")
        XCTAssertEqual(folders.languages(for: ["pt-BR"]), ["pt-BR", "en"])
        XCTAssertEqual(folders.languages(for: ["ja-JP"]), ["en"])
        XCTAssertEqual(text(folders, "a", "pt-BR"), "pt a")
        // A table of the language is the only one; one that it lacks is the development language's.
        XCTAssertNil(text(folders, "b", "pt-BR"))
        XCTAssertEqual(text(folders, "o", "pt-BR", table: "Other"), "en o")
        XCTAssertEqual(text(folders, "x", "pt-BR", table: "Base"), "base x")
        XCTAssertEqual(text(folders, "c", "fr-FR", table: "Catalog"), "fr c")
        // A text that a catalog lacks in the language is the source language's.
        XCTAssertEqual(text(folders, "d", "fr-FR", table: "Catalog"), "d")
        XCTAssertNil(text(folders, "a", "en", table: "None"))
    }

    func testHugeFilesAreRefusedWithinASecond() throws {
        let url = folder.appendingPathComponent("en.lproj/Localizable.strings")
        try write("en.lproj/Localizable.strings", "")
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: 100 << 20)
        try handle.close()
        let messages = Messages()
        LocalizedStrings.setReporter { messages.add("\($0)") }
        defer { LocalizedStrings.setReporter(nil) }
        XCTAssertNil(text(StringFolders(folder), "a", "en"))
        XCTAssertEqual(
            messages.all, ["en.lproj/Localizable.strings: the file has 104857600 bytes; at most 4194304 are read: split the table"])
    }
}

private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
}
