import Foundation
import Testing
import UIKit

@testable import KinoraTesting

/// The messages of motion tests about faults, with the images that they leave: the page `Documentation/Failures.md` and the README show it.
///
/// `Tool/update failures` writes the page and the images.
@Suite(.onStage) @MainActor struct FailurePageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let isWriting = ProcessInfo.processInfo.environment["KINORA_UPDATE"] == "1"
    private static let page = "Documentation/Failures.md"

    private let folder = TestFolder()

    @Test func thePageShowsWhatTheTestsSay() throws {
        var page = try Self.text(Self.page)
        let introduction = page.range(of: "\n## ").map { String(page[..<$0.lowerBound]) } ?? page
        let source = try Self.text("Tests/KinoraTestingTests/Motion/Failures.swift")
        let sections = try Failure.all.map { try section(for: $0, source) }
        let expected = introduction + sections.joined()
        if Self.isWriting {
            try Data(expected.utf8).write(to: Self.url(Self.page))
            page = expected
        }
        #expect(page == expected, "Tool/update failures writes the page; look at it then")
    }

    /// The curve's rows at rest are left out there.
    @Test func theReadmeShowsTheFirst() throws {
        let message = try fail(Failure.all[0]).message
        let block = try #require(try Self.text("README.md").firstMatch(of: /```text\n(The motion of [^`]*)\n```/)).1
        #expect(message.hasPrefix(block) && block.contains("\n>"), "the README's example is not:\n\(message)")
    }

    /// A section of the page; compares the image.
    private func section(for failure: Failure, _ source: String) throws -> String {
        let (message, strip) = try fail(failure)
        let image = "Images/failure-\(failure.id).png"
        let file = Self.url("Documentation/\(image)")
        if Self.isWriting { try strip.write(to: file) }
        let (shown, made) = (UIImage(data: (try? Data(contentsOf: file)) ?? Data()), UIImage(data: strip))
        let isSame = shown?.cgImage?.pixels == made?.cgImage?.pixels
        #expect(isSame && made != nil, "\(image) is not what the test leaves")
        let code = try [Self.lines("fault", failure.id, in: source), Self.lines("test", failure.id, in: source)].joined(separator: "\n")
        return """

            ## \(failure.title)

            \(failure.text)

            <!-- not compiled: it is code of the test that writes the page -->
            ```swift
            \(code)```

            ```text
            \(message)
            ```

            ![\(failure.title): the frames about it, and its curve](\(image))

            \(failure.remedy)

            """
    }

    /// The message of a failing check without the path of its files, and its strip.
    private func fail(_ failure: Failure) throws -> (message: String, strip: Data) {
        let stage = Stage(device: Device(name: "card", size: CGSize(width: 220, height: 280), scale: 1))
        let screen = CardScreen()
        stage.window.rootViewController = screen
        stage.advance(by: 0.1)
        let messages = folder.run { failure.check(screen, stage) }
        let message = try #require(messages.first)
        #expect(messages.count == 1)
        let end = try #require(message.range(of: "\nSee ", options: .backwards))
        let files = try #require(FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil))
        let strip = try #require(files.compactMap { $0 as? URL }.first { $0.lastPathComponent == "strip.png" })
        let data = try Data(contentsOf: strip)
        try FileManager.default.removeItem(at: strip)
        return (String(message[..<end.lowerBound]), data)
    }

    /// The lines between a mark and the next end, without their common indentation.
    private static func lines(_ kind: String, _ id: String, in source: String) throws -> String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let isMark = { (line: Substring, text: String) in line.trimmingCharacters(in: .whitespaces) == "// \(text)" }
        let start = try #require(lines.firstIndex { isMark($0, "\(kind): \(id)") }, "\(kind): \(id)")
        let chosen = lines[(start + 1)...].prefix { !isMark($0, "end") }
        let indentation = chosen.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return chosen.map { $0.dropFirst(indentation) + "\n" }.joined()
    }

    private static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    private static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }
}

extension CGImage {
    fileprivate var pixels: [UInt32] { withPixels(Array.init) }
}
