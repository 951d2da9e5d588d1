import Foundation
import XCTest

@testable import Gallery

/// What the sources mark as an effect's use is what `GalleryScene.snippet` and the documentation show.
final class SnippetTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..").standardized
    /// Set to write the file anew after a wanted change.
    private static let isWriting = ProcessInfo.processInfo.environment["KINORA_WRITE_SNIPPETS"] == "1"

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
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), Self.source(of: snippets), "KINORA_WRITE_SNIPPETS=1 writes it anew")
        guard !Self.isWriting else { return }
        MainActor.assumeIsolated {
            for scene in GalleryScene.all {
                XCTAssertEqual(scene.snippet, snippets.first { $0.id == scene.id }?.lines.joined(separator: "\n"), scene.id)
            }
        }
    }

    func testTheDocumentationShowsEverySnippet() throws {
        let articles = try Self.articles()
        for snippet in try Self.markedSnippets() {
            let block = "```swift\n\(snippet.lines.joined(separator: "\n"))\n```"
            XCTAssert(
                articles.contains { $0.contains(block) }, "no article of Transitions.docc or Components.docc has \(snippet.id):\n\(block)")
        }
    }

    // MARK: - Reading

    private struct Snippet {
        let id: String
        let lines: [String]
    }

    /// The texts of the effects' documentation.
    private static func articles() throws -> [String] {
        try ["Transitions", "Components"].flatMap { module in
            let catalogue = root.appendingPathComponent("Sources/\(module)/\(module).docc")
            return try FileManager.default.contentsOfDirectory(atPath: catalogue.path).filter { $0.hasSuffix(".md") }.sorted().map {
                try String(contentsOf: catalogue.appendingPathComponent($0), encoding: .utf8)
            }
        }
    }

    /// What lies between `// snippet: ID` and `// end`, without the indentation of the mark.
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

    private static func source(of snippets: [Snippet]) -> String {
        let indentation = String(repeating: " ", count: 12)
        let entries = snippets.map { snippet in
            let body = snippet.lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
            return "        \"\(snippet.id)\": #\"\"\"\n\(body)\n\(indentation)\"\"\"#,\n"
        }
        return """
            // Written by SnippetTests with KINORA_WRITE_SNIPPETS=1, from what lies between `// snippet: ID` and `// end` in this module.

            extension GalleryScene {
                /// How the scene's app uses the effect: under fifteen lines of its source, without their indentation; empty for a scene without an effect.
                public var snippet: String { Self.snippets[id] ?? "" }

                // swift-format-ignore
                private static let snippets: [String: String] = [
            \(entries.joined())    ]
            }

            """
    }
}
