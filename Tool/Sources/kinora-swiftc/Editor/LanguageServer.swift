import CommandSupport
import Foundation

/// The language server of the toolchain folder: sourcekit-lsp, which is given translated texts.
///
/// Open documents are translated at every change; other files are read through an overlay. Positions are mapped in both directions.
/// Formatting works on the original text.
final class LanguageServer: @unchecked Sendable {
    private typealias Message = MessageStream.Message

    private struct Document {
        var text: String
        var version: Int
        var columns: ColumnMap
    }

    private let lock = NSLock()
    private var documents: [String: Document] = [:]
    private struct Request {
        /// The document that it is about.
        let uri: String
        /// What the server is told once it has answered.
        var afterwards: Message?
    }

    /// Open requests by identifier.
    private var requests: [String: Request] = [:]
    private let overlay: WorkspaceOverlay
    private let editor: MessageStream
    private let server: MessageStream
    private let process = Process()

    /// Starts the toolchain's server for the workspace that the editor's first message names.
    static func run(arguments: [String], program: String) throws -> Never {
        var editor = MessageStream(input: STDIN_FILENO, output: STDOUT_FILENO)
        guard let first = editor.read(), let message = Self.object(first) else { throw Failure("no message came", status: 2) }
        let server = try LanguageServer(first: message, arguments: arguments, program: program, editor: editor)
        server.server.write(first)
        let answers = Thread { server.passAnswers() }
        answers.start()
        while let data = editor.read() { server.take(data) }
        server.process.terminate()
        exit(0)
    }

    private init(first: Message, arguments: [String], program: String, editor: MessageStream) throws {
        let parameters = first["params"] as? Message
        let folders = parameters?["workspaceFolders"] as? [Message]
        let uri = parameters?["rootUri"] as? String ?? folders?.first?["uri"] as? String
        let root = uri.flatMap(Self.path) ?? parameters?["rootPath"] as? String ?? FileManager.default.currentDirectoryPath
        overlay = try WorkspaceOverlay(root: root)
        let toServer = Pipe()
        let fromServer = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay.path] + arguments
        process.standardInput = toServer
        process.standardOutput = fromServer
        let toolchain = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().deletingLastPathComponent()
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SOURCEKIT_TOOLCHAIN_PATH": toolchain.deletingLastPathComponent().path]) { $1 }
        process.terminationHandler = { exit($0.terminationStatus) }
        self.editor = editor
        server = MessageStream(
            input: dup(fromServer.fileHandleForReading.fileDescriptor), output: dup(toServer.fileHandleForWriting.fileDescriptor))
        try process.run()
    }

    // MARK: From the editor

    private func take(_ data: Data) {
        guard var message = Self.object(data) else { return }
        let method = message["method"] as? String
        var parameters = message["params"] as? Message ?? [:]
        var document = parameters["textDocument"] as? Message ?? [:]
        let uri = document["uri"] as? String
        lock.lock()
        defer { lock.unlock() }
        switch (method, uri) {
        case ("textDocument/didOpen", let uri?):
            let text = document["text"] as? String ?? ""
            document["text"] = open(uri, text, version: document["version"] as? Int ?? 0)
            parameters["textDocument"] = document
        case ("textDocument/didChange", let uri?):
            guard var known = documents[uri] else { break }
            for change in parameters["contentChanges"] as? [Message] ?? [] { Self.apply(change, to: &known.text) }
            let translated = open(uri, known.text, version: document["version"] as? Int ?? known.version)
            parameters["contentChanges"] = [["text": translated]]
        case ("textDocument/didSave", let uri?):
            parameters["text"] = nil
            if let path = Self.path(uri) { try? overlay.fileDidChange(path) }
        case ("textDocument/didClose", let uri?): documents[uri] = nil
        case ("workspace/didChangeWatchedFiles", _): try? overlay.refresh()
        case ("textDocument/formatting", let uri?), ("textDocument/rangeFormatting", let uri?), ("textDocument/onTypeFormatting", let uri?):
            // The server sees the original text until it has answered.
            guard let known = documents[uri], let path = Self.path(uri), let id = message["id"] else { break }
            let translated = overlay.translation(of: known.text, at: path)
            requests["\(id)"] = Request(uri: "", afterwards: Self.replacement(uri, translated, version: known.version))
            server.write(Self.replacement(uri, known.text, version: known.version))
        default:
            if let uri {
                parameters = mapped(parameters, in: uri) { $0.translated(line: $1, column: $2) } as? Message ?? parameters
                if let id = message["id"] { requests["\(id)"] = Request(uri: uri) }
            }
        }
        if message["params"] != nil { message["params"] = parameters }
        server.write(message)
    }

    /// Keeps a document's text. Returns its translation.
    private func open(_ uri: String, _ text: String, version: Int) -> String {
        let translated = Self.path(uri).map { overlay.translation(of: text, at: $0) } ?? text
        documents[uri] = Document(text: text, version: version, columns: ColumnMap(original: text, translated: translated))
        return translated
    }

    private static func replacement(_ uri: String, _ text: String, version: Int) -> Message {
        [
            "jsonrpc": "2.0", "method": "textDocument/didChange",
            "params": ["textDocument": ["uri": uri, "version": version] as Message, "contentChanges": [["text": text]]] as Message,
        ]
    }

    /// Applies a change as the protocol describes it: lines, and columns in UTF-16 units.
    private static func apply(_ change: Message, to text: inout String) {
        let new = change["text"] as? String ?? ""
        guard let range = change["range"] as? Message, let start = range["start"] as? Message, let end = range["end"] as? Message else {
            text = new
            return
        }
        var units = Array(text.utf16)
        func offset(_ position: Message) -> Int {
            var line = position["line"] as? Int ?? 0
            var index = 0
            while line > 0, let next = units[index...].firstIndex(of: 0x0A) {
                index = next + 1
                line -= 1
            }
            let limit = units[index...].firstIndex(of: 0x0A) ?? units.count
            return line > 0 ? units.count : min(index + (position["character"] as? Int ?? 0), limit)
        }
        let first = offset(start)
        units.replaceSubrange(first..<max(first, offset(end)), with: Array(new.utf16))
        text = String(decoding: units, as: UTF16.self)
    }

    // MARK: From the server

    private func passAnswers() {
        var server = server
        while let data = server.read() {
            guard var message = Self.object(data) else { continue }
            lock.lock()
            let request = message["method"] == nil ? message["id"].flatMap { requests.removeValue(forKey: "\($0)") } : nil
            if let afterwards = request?.afterwards { self.server.write(afterwards) }
            for key in ["result", "params"] {
                if let value = message[key] {
                    message[key] = mapped(value, in: request?.uri) { $0.original(line: $1, column: $2) }
                }
            }
            lock.unlock()
            editor.write(message)
        }
    }

    /// The value with the columns of all positions mapped; a position belongs to the document of the nearest URI around it.
    private func mapped(_ value: Any, in uri: String?, _ column: (ColumnMap, Int, Int) -> Int) -> Any {
        if let list = value as? [Any] { return list.map { mapped($0, in: uri, column) } }
        guard var object = value as? Message else { return value }
        for key in ["uri", "targetUri"] {
            guard let source = (object[key] as? String).flatMap(BuiltTranslation.init) else { continue }
            object[key] = source.original
            for (key, inner) in object where key.lowercased().hasSuffix("range") { object[key] = source.moved(inner) }
            return object
        }
        if let line = object["line"] as? Int, let character = object["character"] as? Int {
            if let map = uri.flatMap({ documents[$0]?.columns }) { object["character"] = column(map, line, character) }
            return object
        }
        let document = object["textDocument"] as? Message
        let own = object["uri"] as? String ?? document?["uri"] as? String ?? uri
        for (key, inner) in object {
            if key == "changes", let files = inner as? Message {
                object[key] = Dictionary(uniqueKeysWithValues: files.map { ($0, mapped($1, in: $0, column)) })
            } else if key.hasPrefix("target") {
                object[key] = mapped(inner, in: object["targetUri"] as? String, column)
            } else {
                object[key] = mapped(inner, in: own, column)
            }
        }
        return object
    }

    // MARK: Forms

    private static func object(_ data: Data) -> Message? { (try? JSONSerialization.jsonObject(with: data)) as? Message }

    private static func path(_ uri: String) -> String? { URL(string: uri).flatMap { $0.isFileURL ? $0.path : nil } }
}
