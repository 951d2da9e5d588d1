import Foundation
import XCTest

@testable import Gallery

/// The marked sources of an effect's use equal `GalleryScene.snippet` and the documentation.
final class SnippetTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..").standardized
    /// Set to write the file again after a wanted change.
    private static let isWriting = ProcessInfo.processInfo.environment["KINORA_UPDATE"] == "1"

    func testEverySceneMarksTheUseOfItsEffectOnceInUnderFifteenLines() throws {
        let snippets = try Self.markedSnippets()
        XCTAssertEqual(snippets.map(\.id).sorted(), MainActor.assumeIsolated { GalleryScene.all.map(\.id) }.sorted())
        for snippet in snippets {
            XCTAssert((1...14).contains(snippet.lines.count), "\(snippet.id): \(snippet.lines.count) lines")
            XCTAssertEqual(snippet.lines.first?.first.map { $0 == " " }, false, "\(snippet.id) begins at the margin")
        }
    }

    func testScenesShowWhatTheSourcesMark() throws {
        let snippets = try Self.markedSnippets().sorted { $0.id < $1.id }
        let file = Self.root.appendingPathComponent("Tool/Sources/Gallery/Scenes/GalleryScene+Snippets.swift")
        if Self.isWriting { try Data(Self.source(of: snippets).utf8).write(to: file) }
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), Self.source(of: snippets), "Tool/update snippets writes it anew")
        guard !Self.isWriting else { return }
        MainActor.assumeIsolated {
            for scene in GalleryScene.all {
                XCTAssertEqual(scene.snippet, snippets.first { $0.id == scene.id }?.lines.joined(separator: "\n"), scene.id)
            }
        }
    }

    /// Two scenes show UIKit alone, which Apple documents.
    func testTheDocumentationShowsEverySnippetOfAnEffect() throws {
        let articles = try Self.articles()
        for snippet in try Self.markedSnippets() where !["conversation", "two-columns"].contains(snippet.id) {
            let block = "```swift\n\(snippet.lines.joined(separator: "\n"))\n```"
            XCTAssert(
                articles.contains { $0.contains(block) }, "no article of Transitions.docc or Components.docc has \(snippet.id):\n\(block)")
        }
    }

    func testScenesListThePropertiesInTheDocumentationOfTheirEffect() throws {
        let articles = try Self.articles()
        let settings = try Self.markedSnippets().sorted { $0.id < $1.id }.compactMap { snippet -> (id: String, rows: [[String]])? in
            let block = "```swift\n\(snippet.lines.joined(separator: "\n"))\n```"
            let rows = articles.filter { $0.contains(block) }.flatMap(Self.settings)
            return rows.isEmpty ? nil : (snippet.id, rows)
        }
        XCTAssertEqual(settings.count, GalleryScene.all.count - 2, "each effect has a table")
        let file = Self.root.appendingPathComponent("Tool/Sources/Gallery/Scenes/GalleryScene+Settings.swift")
        if Self.isWriting { try Data(Self.source(of: settings).utf8).write(to: file) }
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), Self.source(of: settings), "Tool/update snippets writes it anew")
        guard !Self.isWriting else { return }
        MainActor.assumeIsolated {
            let scenes = GalleryScene.all + GalleryScene.variations
            XCTAssertEqual(scenes.first { $0.id == "zoom-interrupted" }?.settings.first?.name, "style")
            XCTAssertEqual(scenes.first { $0.id == "zoom-push" }?.settings, [])
        }
    }

    // MARK: - Reading

    /// The rows of an article's tables of properties: name, default, description.
    private static func settings(in article: String) -> [[String]] {
        var rows: [[String]] = []
        var isInTable = false
        for line in article.components(separatedBy: "\n") {
            guard line.hasPrefix("| ") || line.hasPrefix("|-") else {
                isInTable = false
                continue
            }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if isInTable, cells.count == 3, !line.hasPrefix("|-") {
                let plain = cells.map { $0.filter { $0 != "`" } }
                rows.append([plain[0].replacingOccurrences(of: "/", with: ".")] + plain.dropFirst())
            }
            if cells == ["Property", "Default", "Description"] { isInTable = true }
        }
        // The type is said where an effect has several.
        let types = Set(rows.flatMap { $0[0].components(separatedBy: ", ") }.map { String($0.prefix { $0 != "." }) })
        guard types.count == 1, let type = types.first else { return rows }
        return rows.map { [$0[0].replacingOccurrences(of: type + ".", with: "")] + $0.dropFirst() }
    }

    private struct Snippet {
        let id: String
        let lines: [String]
    }

    /// The texts of the effects' documentation.
    private static func articles() throws -> [String] {
        try ["Transitions", "Components"].flatMap { module in
            let catalog = root.appendingPathComponent("Sources/\(module)/\(module).docc")
            return try FileManager.default.contentsOfDirectory(atPath: catalog.path).filter { $0.hasSuffix(".md") }.sorted().map {
                try String(contentsOf: catalog.appendingPathComponent($0), encoding: .utf8)
            }
        }
    }

    /// The lines between `// snippet: ID` and `// end`, without the indentation of the mark.
    private static func markedSnippets() throws -> [Snippet] {
        let folder = root.appendingPathComponent("Tool/Sources/Gallery")
        let files = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
            let lines = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).components(separatedBy: "\n")
            return try lines.indices.compactMap { start -> Snippet? in
                let indentation = lines[start].prefix { $0 == " " }
                let mark = indentation + "// snippet: "
                guard lines[start].hasPrefix(mark) else { return nil }
                let end = try XCTUnwrap(
                    lines[start...].firstIndex { $0 == indentation + "// end" }, "\(file): \(lines[start]) has no end")
                let body = lines[(start + 1)..<end].map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0 }
                return Snippet(id: String(lines[start].dropFirst(mark.count)), lines: body)
            }
        }
    }

    private static func source(of settings: [(id: String, rows: [[String]])]) -> String {
        func literal(_ text: String) -> String { text.contains("\"") ? "#\"\(text)\"#" : "\"\(text)\"" }
        let entries = settings.map { id, rows in
            let lines = rows.map { "            .init(\(literal($0[0])), standard: \(literal($0[1])), summary: \(literal($0[2]))),\n" }
            return "        \"\(id)\": [\n\(lines.joined())        ],\n"
        }
        return """
            // Generated by SnippetTests with Tool/update snippets, from the tables of properties in the effects' documentation.

            import Scenes

            extension GalleryScene {
                /// The properties of the effect; empty for a scene without an effect.
                public var settings: [EffectSetting] { Self.settings[documentedScene] ?? [] }

                // swift-format-ignore
                private static let settings: [String: [EffectSetting]] = [
            \(entries.joined())    ]
            }

            """
    }

    private static func source(of snippets: [Snippet]) -> String {
        let indentation = String(repeating: " ", count: 12)
        let entries = snippets.map { snippet in
            let body = snippet.lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
            return "        \"\(snippet.id)\": #\"\"\"\n\(body)\n\(indentation)\"\"\"#,\n"
        }
        return """
            // Generated by SnippetTests with Tool/update snippets, from the source between `// snippet: ID` and `// end` in this module.

            extension GalleryScene {
                /// The app's code that uses the effect: under fifteen lines of its source, unindented; empty for a scene without an effect.
                public var snippet: String { Self.snippets[documentedScene] ?? "" }

                // swift-format-ignore
                private static let snippets: [String: String] = [
            \(entries.joined())    ]
            }

            """
    }
}
