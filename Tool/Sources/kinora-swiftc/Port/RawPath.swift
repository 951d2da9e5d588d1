import CommandSupport
import Foundation

/// A path as the bytes that the system has, which need not be UTF-8.
struct RawPath: Hashable, Comparable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    init(_ text: String) { bytes = Array(text.utf8) }

    static func < (one: RawPath, other: RawPath) -> Bool { one.bytes.lexicographicallyPrecedes(other.bytes) }

    /// The path of a file below; a relative path alone if this one is empty.
    func appending(_ other: RawPath) -> RawPath {
        if bytes.isEmpty { return other }
        if other.bytes.isEmpty { return self }
        return RawPath(bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + other.bytes)
    }

    /// The bytes behind the last slash.
    var name: RawPath { RawPath(bytes: Array(bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])) }

    /// The folder that contains it; empty for a name alone.
    var folder: RawPath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return RawPath(bytes: []) }
        return RawPath(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
    }

    func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }

    /// The path below a folder; nil for one that is not inside.
    func relative(to folder: RawPath) -> RawPath? {
        let start = folder.bytes == [UInt8(ascii: "/")] ? [] : folder.bytes
        guard bytes.starts(with: start), bytes.count > start.count, bytes[start.count] == UInt8(ascii: "/") else { return nil }
        return RawPath(bytes: Array(bytes[(start.count + 1)...]))
    }

    /// The path in a message: line breaks and bytes that are not UTF-8 as escapes.
    var printed: String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return bytes.map { $0 > 0x20 && $0 < 0x7F ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16) }.joined()
        }
        return text.unicodeScalars.map { $0.value < 0x20 ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
    }

    func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try body(bytes.map { CChar(bitPattern: $0) } + [0])
    }

    // MARK: The file system

    /// The file's own status, not that of a link's target; nil if nothing is there.
    var status: stat? {
        var status = stat()
        return withSystemPath { lstat($0, &status) } == 0 ? status : nil
    }

    /// The status behind links; nil if they lead nowhere.
    var targetStatus: stat? {
        var status = stat()
        return withSystemPath { stat($0, &status) } == 0 ? status : nil
    }

    /// The text of a symbolic link; nil for other files.
    var linkTarget: RawPath? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = withSystemPath { path in
            buffer.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.map { readlink(path, $0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? -1
            }
        }
        return count >= 0 ? RawPath(bytes: Array(buffer[..<count])) : nil
    }

    /// The absolute path without links, of a file that need not be there yet.
    var resolved: RawPath {
        let found: RawPath? = withSystemPath { path in
            guard let real = realpath(path, nil) else { return nil }
            defer { free(real) }
            return RawPath(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
        }
        if let found { return found }
        var trimmed = bytes
        while trimmed.count > 1, trimmed.last == UInt8(ascii: "/") { trimmed.removeLast() }
        let path = RawPath(bytes: trimmed)
        let above = path.folder
        let name = path.name
        if above.bytes.isEmpty { return RawPath(FileManager.default.currentDirectoryPath).resolved.appending(name) }
        if above == path { return path }
        return above.resolved.appending(name)
    }

    /// The names in a folder, in the order of their bytes.
    func names() throws -> [RawPath] {
        guard let folder = withSystemPath({ opendir($0) as OpaquePointer? }) else { throw self.failure("cannot be read: \(systemMessage)") }
        defer { closedir(folder) }
        var result: [RawPath] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 256) { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }
            }
            if name != Array(".".utf8), name != Array("..".utf8) { result.append(RawPath(bytes: name)) }
        }
        return result.sorted()
    }

    /// Reads a regular file, piece by piece. A pipe that took its place does not block.
    func read(_ body: ([UInt8]) throws -> Void) throws {
        let file = withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard file >= 0 else { throw self.failure("cannot be read: \(systemMessage)") }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = Foundation.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw self.failure("cannot be read: \(systemMessage)") }
            if count == 0 { return }
            try body(Array(buffer[..<count]))
        }
    }

    /// All bytes of a regular file.
    func contents() throws -> [UInt8] {
        var result: [UInt8] = []
        try read { piece in result += piece }
        return result
    }

    /// An error that says what cannot be done with the file, with the system's reason.
    func failure(_ what: String) -> Failure { Failure("port: \(printed) \(what)", status: 3) }
}

/// The system's words for the last error.
var systemMessage: String { String(cString: strerror(errno)) }
