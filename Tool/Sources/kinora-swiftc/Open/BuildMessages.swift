import Foundation

/// Messages of the compiler about a project's sources in SwiftPM's output, by the project's own files.
struct BuildMessages {
    struct Message: Hashable {
        enum Severity: String {
            case error, warning
        }

        let severity: Severity
        /// An absolute path; nil for a message without a place.
        let file: String?
        let line: Int
        let column: Int
        let text: String
    }

    /// In the order of the output, each once.
    let messages: [Message]

    /// - Parameter resolve: The file behind a link of the package.
    init(output: String, resolving resolve: (String) -> String) {
        var messages: [Message] = []
        var known: Set<Message> = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let message = Self.message(String(line), resolve), known.insert(message).inserted else { continue }
            messages.append(message)
        }
        self.messages = messages
    }

    var errors: [Message] { messages.filter { $0.severity == .error } }

    private static func message(_ line: String, _ resolve: (String) -> String) -> Message? {
        // The compiler colors its words on terminals alone; SwiftPM's own errors begin the line.
        if line.hasPrefix("error: ") {
            let text = String(line.dropFirst(7))
            // The cause has its own line.
            guard !text.hasPrefix("fatalError"), !text.contains("command failed with exit code"), !text.hasPrefix("ExitCode(") else {
                return nil
            }
            return Message(severity: .error, file: nil, line: 0, column: 0, text: text)
        }
        if let found = line.range(of: "undefined reference to ") {
            return Message(severity: .error, file: nil, line: 0, column: 0, text: String(line[found.lowerBound...]))
        }
        for severity in [Message.Severity.error, .warning] {
            guard line.hasPrefix("/"), let found = line.range(of: ": \(severity.rawValue): ") else { continue }
            let fields = line[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard fields.count > 2, let row = Int(fields[fields.count - 2]), let column = Int(fields[fields.count - 1]) else { continue }
            return Message(
                severity: severity, file: resolve(fields.dropLast(2).joined(separator: ":")), line: row, column: column,
                text: String(line[found.upperBound...]))
        }
        return nil
    }
}

extension BuildMessages.Message {
    /// The message as a compiler writes it, with the path from a folder.
    func text(from folder: String) -> String {
        guard let file else { return "\(severity.rawValue): \(text)" }
        let path = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
        return "\(path):\(line):\(column): \(severity.rawValue): \(text)"
    }
}
