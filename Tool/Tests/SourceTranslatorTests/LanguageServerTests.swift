import Foundation
import XCTest

@testable import kinora_swiftc

/// The pieces of the language server, and the server itself with a script in place of sourcekit-lsp that answers what it is sent.
final class LanguageServerTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var source: URL { folder.appendingPathComponent("Sources/App/A.swift") }
    private let text = "import UIKit\nclass A: UIControl {\n    @objc func a() {}\n    lazy var s = #selector(a); let b = 1\n}\n"

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-editor-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: source, atomically: true, encoding: .utf8)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    func testColumnsBeforeAndBehindATranslationAreExact() {
        let map = ColumnMap(original: "a\nx #selector(y) z\nb", translated: "a\nx Selector(\"y\") + 1 z\nb")
        XCTAssertEqual(map.translated(line: 1, column: 0), 0)
        XCTAssertEqual(map.original(line: 1, column: 2), 2)
        XCTAssertEqual(map.translated(line: 1, column: 15), 20)
        XCTAssertEqual(map.original(line: 1, column: 20), 15)
        XCTAssertEqual(map.translated(line: 0, column: 1), 1)
        XCTAssertEqual(map.translated(line: 7, column: 3), 3)
    }

    func testTheOverlayNamesTranslationsByTheirSources() throws {
        let overlay = try WorkspaceOverlay(root: folder.path)
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: overlay.path)))
        let roots = try XCTUnwrap((object as? [String: Any])?["roots"] as? [[String: String]])
        XCTAssertEqual(roots.map { $0["name"] }, [source.path])
        let copy = try String(contentsOfFile: XCTUnwrap(roots.first?["external-contents"]), encoding: .utf8)
        XCTAssertFalse(copy.contains("@objc"))
        XCTAssertTrue(copy.contains("import UIKit\nclass A: UIControl {\n"), copy)
    }

    /// Otherwise an editor marks `UIColor.brand` as unknown.
    func testTheOverlayHasTheSymbolsOfAssets() throws {
        func write(_ path: String, _ text: String) throws {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let accessor = ".build/x86_64-unknown-linux-gnu/debug/App.build/DerivedSources/resource_bundle_accessor.swift"
        try write(accessor, "import Foundation\n")
        try write("Package.swift", "")
        try write("Sources/App/Media.xcassets/brand.colorset/Contents.json", "{}")
        let overlay = try WorkspaceOverlay(root: folder.path)
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: overlay.path)))
        let roots = try XCTUnwrap((object as? [String: Any])?["roots"] as? [[String: String]])
        let entry = try XCTUnwrap(roots.first { $0["name"]?.hasSuffix(accessor) == true })
        let copy = try String(contentsOfFile: XCTUnwrap(entry["external-contents"]), encoding: .utf8)
        XCTAssertTrue(copy.hasPrefix("import Foundation\n\nimport UIKit\n"), copy)
        XCTAssertTrue(copy.contains("static var brand: UIKit.UIColor"), copy)
    }

    func testAnEntryIsLeftOutInEditors() throws {
        let overlay = try WorkspaceOverlay(root: folder.path)
        let translated = overlay.translation(of: "@UIApplicationMain class D: UIResponder {}\n", at: source.path)
        XCTAssertFalse(translated.contains("@main"), translated)
    }

    func testModulesWithoutUIKitAreAsTheyAre() throws {
        let other = folder.appendingPathComponent("Sources/Plain/B.swift")
        try FileManager.default.createDirectory(at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "#if os(iOS)\n#endif\n".write(to: other, atomically: true, encoding: .utf8)
        let overlay = try WorkspaceOverlay(root: folder.path)
        XCTAssertEqual(overlay.translation(of: "#if os(iOS)\n#endif\n", at: other.path), "#if os(iOS)\n#endif\n")
    }

    func testBuiltTranslationsLeadToTheirSources() throws {
        let built = folder.appendingPathComponent("M.build/kinora/A-1.swift")
        try FileManager.default.createDirectory(at: built.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "#sourceLocation(file: \"\(source.path)\", line: 1)\nimport UIKit\nclass A {}\n".write(
            to: built, atomically: true, encoding: .utf8)
        let translation = try XCTUnwrap(BuiltTranslation(uri: built.absoluteString))
        XCTAssertEqual(translation.original, source.absoluteString)
        let range = ["start": ["line": 2, "character": 6], "end": ["line": 2, "character": 7]]
        let moved = try XCTUnwrap(translation.moved(range) as? [String: [String: Int]])
        XCTAssertEqual(moved, ["start": ["line": 1, "character": 6], "end": ["line": 1, "character": 7]])
        XCTAssertNil(BuiltTranslation(uri: source.absoluteString))
    }

    func testAChangeIsSentTranslatedAndAnswersHaveColumnsOfTheSource() throws {
        let uri = source.absoluteString
        let session = try Session(in: folder)
        try session.send(["id": 1, "method": "initialize", "params": ["rootUri": folder.absoluteString]])
        let document: [String: Any] = ["uri": uri, "languageId": "swift", "version": 1, "text": text]
        try session.send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
        let range = ["start": ["line": 2, "character": 15], "end": ["line": 2, "character": 16]]
        let change: [String: Any] = ["range": range, "text": "renamed"]
        try session.send([
            "method": "textDocument/didChange",
            "params": ["textDocument": ["uri": uri, "version": 2] as [String: Any], "contentChanges": [change]] as [String: Any],
        ])
        let position = ["line": 3, "character": 31]
        try session.send([
            "id": 2, "method": "textDocument/hover", "params": ["textDocument": ["uri": uri], "position": position] as [String: Any],
        ])
        let (seen, received) = try session.finish()
        let changes = try XCTUnwrap((seen[2]["params"] as? [String: Any])?["contentChanges"] as? [[String: Any]])
        XCTAssertEqual(changes.count, 1)
        XCTAssertNil(changes[0]["range"])
        let sent = try XCTUnwrap(changes[0]["text"] as? String)
        XCTAssertTrue(sent.contains("      func renamed() {}"), sent)
        // The script answers with the position that it was sent: moved to the translation, and back.
        let asked = try XCTUnwrap((seen[3]["params"] as? [String: Any])?["position"] as? [String: Int])
        let line = sent.split(separator: "\n", omittingEmptySubsequences: false)[3]
        XCTAssertEqual(Array(line)[asked["character"] ?? 0], "l", "the 'l' of 'let' in: \(line)")
        let answer = try XCTUnwrap(received.last { $0["id"] as? Int == 2 })
        XCTAssertEqual((answer["result"] as? [String: Any])?["start"] as? [String: Int], position)
    }
}

/// A run of the language server between an editor's messages and a script.
private final class Session {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let seen: URL

    init(in folder: URL) throws {
        seen = folder.appendingPathComponent("seen")
        let programs = folder.appendingPathComponent("usr/bin")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        let script = """
            #!/usr/bin/python3
            import json, sys
            log = open('\(seen.path)', 'w')
            while True:
                length = 0
                while True:
                    line = sys.stdin.buffer.readline()
                    if not line: sys.exit(0)
                    if not line.strip(): break
                    length = int(line.split(b':')[1])
                message = json.loads(sys.stdin.buffer.read(length))
                log.write(json.dumps(message) + '\\n'); log.flush()
                if 'id' in message:
                    position = message['params'].get('position')
                    body = json.dumps({'jsonrpc': '2.0', 'id': message['id'], 'result': {'start': position}}).encode()
                    sys.stdout.buffer.write(b'Content-Length: %d\\r\\n\\r\\n' % len(body) + body); sys.stdout.buffer.flush()
            """
        for name in ["real/sourcekit-lsp", "real/swift-frontend"] {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try script.write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let built = Bundle.main.bundleURL.resolvingSymlinksInPath().appendingPathComponent("kinora-swiftc")
        let server = programs.appendingPathComponent("sourcekit-lsp")
        try FileManager.default.createSymbolicLink(at: server, withDestinationURL: built)
        try FileManager.default.createSymbolicLink(
            at: programs.appendingPathComponent("swift-frontend"), withDestinationURL: folder.appendingPathComponent("real/swift-frontend"))
        process.executableURL = server
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    /// Waits for the answers. Returns the messages that the script saw, and those that the editor received.
    func finish() throws -> (seen: [[String: Any]], received: [[String: Any]]) {
        var stream = MessageStream(input: output.fileHandleForReading.fileDescriptor, output: -1)
        var received: [[String: Any]] = []
        while received.last?["id"] as? Int != 2, let data = stream.read() {
            received.append(try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:])
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        let lines = try String(contentsOf: seen, encoding: .utf8).split(separator: "\n")
        let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
        return (objects, received)
    }
}
