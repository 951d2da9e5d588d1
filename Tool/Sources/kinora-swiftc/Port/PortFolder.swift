import CommandSupport
import Foundation
import WorkCommands

/// The folder that `port` writes, with a record of what it has written there: nothing else is ever replaced.
///
/// The record has the digest of each file. Before files are written it names both those that are there and those to come, so that a run
/// that was killed can be run again. Each file is written beside its place and renamed, so that it is the old or the new one.
struct PortFolder {
    enum Content {
        case text([UInt8])
        /// The bytes of another file.
        case copy(RawPath)
        case link(RawPath)
        case folder
    }

    struct File {
        let path: RawPath
        let content: Content
        let mode: mode_t
        let digest: String
    }

    private let root: RawPath
    /// The digests that are port's own at a path, and the input that they came from.
    private var record: [RawPath: Set<Mark>] = [:]

    private struct Mark: Hashable {
        let digest: String
        let origin: String
    }

    static let recordName = ".kinora-port"
    private static let temporaryPrefix = ".kinora-port-"
    private static let header = "kinora port 1"

    /// Refuses a folder that contains the input or is in it, a file, and a folder that others have filled.
    init(_ output: RawPath, for input: RawPath) throws {
        root = output.resolved
        let source = input.resolved
        let (name, inputName) = (output.printed, input.printed)
        if root == source || Self.isSame(root, source) {
            throw Failure("port: OUT \(name) is IN itself; name another folder, so that \(inputName) is not overwritten", status: 2)
        }
        if root.relative(to: source) != nil || Self.folders(above: root).contains(where: { Self.isSame($0, source) }) {
            throw Failure("port: OUT \(name) is inside IN \(inputName); name a folder outside", status: 2)
        }
        if source.relative(to: root) != nil || Self.folders(above: source).contains(where: { Self.isSame($0, root) }) {
            throw Failure("port: IN \(inputName) is inside OUT \(name); name a folder without it", status: 2)
        }
        guard let status = root.status else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw Failure("port: OUT \(name) is \(PortSource.name(of: status)); name a folder", status: 2)
        }
        let names = try root.names()
        for name in names where name.bytes.starts(with: Self.temporaryPrefix.utf8) {
            // Left by a run that was killed.
            _ = root.appending(name).withSystemPath { unlink($0) }
        }
        let known = RawPath(Self.recordName)
        if names.contains(known) {
            let text = try? root.appending(known).contents()
            guard let text, let marks = Self.parsed(text) else {
                throw Failure(
                    "port: \(root.appending(known).printed), the record of what port has written, is damaged; remove \(name) or name "
                        + "another folder",
                    status: 2)
            }
            record = marks
        } else if let foreign = names.first(where: { !$0.bytes.starts(with: Self.temporaryPrefix.utf8) }) {
            throw Failure(
                "port: OUT \(name) has files that port has not written, such as \(foreign.printed); name a new or an empty folder",
                status: 2)
        }
    }

    private static func folders(above path: RawPath) -> [RawPath] {
        var result: [RawPath] = []
        var at = path.folder
        while !at.bytes.isEmpty {
            result.append(at)
            if at.bytes.count == 1 { break }
            at = at.folder
        }
        return result
    }

    /// Whether both are the same file, under two names perhaps.
    private static func isSame(_ one: RawPath, _ other: RawPath) -> Bool {
        guard let first = one.targetStatus, let second = other.targetStatus else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    // MARK: Writing

    /// Writes files, and removes earlier ones of this input that it no longer has. Nothing is changed if one is in the way.
    mutating func write(_ files: [File], from input: RawPath) throws {
        for file in files { try check(file) }
        let origin = Digest(input.resolved.bytes).text
        let stale = record.filter { path, marks in
            !files.contains { $0.path == path } && marks.contains { $0.origin == origin }
        }.map(\.key)
        try makeFolder(root)
        let old = record
        for file in files { record[file.path, default: []].insert(Mark(digest: file.digest, origin: origin)) }
        try writeRecord()
        for file in files { try write(file) }
        for path in stale { remove(path) }
        for path in stale where root.appending(path).status == nil { record[path] = nil }
        for file in files { record[file.path] = [Mark(digest: file.digest, origin: origin)] }
        if record != old || root.appending(RawPath(Self.recordName)).status == nil { try writeRecord() }
    }

    /// Refuses a file in whose place, or in the place of whose folders, something lies that port has not written.
    private func check(_ file: File) throws {
        let names = file.path.bytes.split(separator: UInt8(ascii: "/"))
        var at = RawPath(bytes: [])
        for name in names.dropLast() {
            at = at.appending(RawPath(bytes: Array(name)))
            guard let status = root.appending(at).status else { return }
            guard status.st_mode & S_IFMT == S_IFDIR else {
                try refuse(at, "is \(PortSource.name(of: status)) in the place of a folder, and port has not written it", unlessOwn: status)
                return
            }
        }
        guard let status = root.appending(file.path).status else { return }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        if case .folder = file.content, isFolder { return }
        if isFolder, !isEmptyOrOwn(file.path) {
            throw Failure(
                "port: \(root.appending(file.path).printed) is a folder in the place of a file; move it away or name another folder",
                status: 2)
        }
        if !isFolder { try refuse(file.path, "is not what port has written there", unlessOwn: status) }
    }

    private func refuse(_ path: RawPath, _ what: String, unlessOwn status: stat) throws {
        if let marks = record[path], let digest = Self.digest(of: root.appending(path), status),
            marks.contains(where: { $0.digest == digest })
        {
            return
        }
        throw Failure("port: \(root.appending(path).printed) \(what); move it away or name another folder", status: 2)
    }

    /// Whether all that is in a folder was written by port.
    private func isEmptyOrOwn(_ path: RawPath) -> Bool {
        var pending = [path]
        while let folder = pending.popLast() {
            guard let names = try? root.appending(folder).names() else { return false }
            for name in names {
                let inner = folder.appending(name)
                guard let status = root.appending(inner).status else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    pending.append(inner)
                } else if (try? refuse(inner, "", unlessOwn: status)) == nil {
                    return false
                }
            }
        }
        return true
    }

    private func write(_ file: File) throws {
        try makeFolders(above: file.path)
        let path = root.appending(file.path)
        if let status = path.status {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            if case .folder = file.content, isFolder { return }
            if !isFolder, Self.digest(of: path, status) == file.digest {
                if status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o777 != file.mode {
                    _ = path.withSystemPath { chmod($0, file.mode) }
                }
                return
            }
            if isFolder { removeTree(file.path) }
        }
        switch file.content {
        case .folder: try makeFolder(path)
        case .link(let target):
            try replace(path) { temporary in
                let result = target.withSystemPath { target in temporary.withSystemPath { symlink(target, $0) } }
                if result != 0 { throw path.failure("cannot be written: \(systemMessage)") }
            }
        case .text(let bytes):
            try replace(path) { temporary in
                try Self.fill(temporary, file.mode, path) { append in try append(bytes) }
            }
        case .copy(let source):
            try replace(path) { temporary in
                try Self.fill(temporary, file.mode, path) { append in
                    try source.read { piece in try append(piece) }
                }
            }
        }
    }

    /// Makes a file beside its place, and renames it.
    private func replace(_ path: RawPath, _ make: (RawPath) throws -> Void) throws {
        let temporary = path.folder.appending(RawPath("\(Self.temporaryPrefix)\(getpid())"))
        _ = temporary.withSystemPath { unlink($0) }
        do {
            try make(temporary)
            let result = temporary.withSystemPath { one in path.withSystemPath { rename(one, $0) } }
            if result != 0 { throw path.failure("cannot be written: \(systemMessage)") }
        } catch {
            _ = temporary.withSystemPath { unlink($0) }
            throw error
        }
    }

    private static func fill(
        _ temporary: RawPath, _ mode: mode_t, _ path: RawPath, _ body: ((([UInt8]) throws -> Void)) throws -> Void
    ) throws {
        let file = temporary.withSystemPath { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        guard file >= 0 else { throw path.failure("cannot be written: \(systemMessage)") }
        var isOpen = true
        defer { if isOpen { close(file) } }
        try body { bytes in
            var start = 0
            while start < bytes.count {
                let count = bytes[start...].withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw path.failure("cannot be written: \(systemMessage); what is there is as before") }
                start += count
            }
        }
        isOpen = false
        guard fchmod(file, mode) == 0, fsync(file) == 0, close(file) == 0 else {
            throw path.failure("cannot be written: \(systemMessage); what is there is as before")
        }
    }

    private func makeFolders(above path: RawPath) throws {
        let names = path.bytes.split(separator: UInt8(ascii: "/")).dropLast()
        var at = root
        for name in names {
            at = at.appending(RawPath(bytes: Array(name)))
            if let status = at.status, status.st_mode & S_IFMT != S_IFDIR { _ = at.withSystemPath { unlink($0) } }
            try makeFolder(at)
        }
    }

    private func makeFolder(_ path: RawPath) throws {
        if let status = path.targetStatus, status.st_mode & S_IFMT == S_IFDIR { return }
        if path.withSystemPath({ mkdir($0, 0o755) }) == 0 { return }
        if errno == ENOENT, path.folder != path, !path.folder.bytes.isEmpty {
            try makeFolder(path.folder)
            if path.withSystemPath({ mkdir($0, 0o755) }) == 0 { return }
        }
        throw path.failure("cannot be made: \(systemMessage)")
    }

    /// Removes an earlier output that is as port has left it, then its folder if nothing is in it.
    private func remove(_ path: RawPath) {
        let location = root.appending(path)
        guard let status = location.status else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            _ = location.withSystemPath { rmdir($0) }
        } else if (try? refuse(path, "", unlessOwn: status)) != nil {
            _ = location.withSystemPath { unlink($0) }
            _ = location.folder == root ? 0 : location.folder.withSystemPath { rmdir($0) }
        }
    }

    private func removeTree(_ path: RawPath) {
        var folders = [path]
        var index = 0
        while index < folders.count {
            for name in (try? root.appending(folders[index]).names()) ?? [] {
                let inner = folders[index].appending(name)
                guard let status = root.appending(inner).status else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    folders.append(inner)
                } else {
                    _ = root.appending(inner).withSystemPath { unlink($0) }
                }
            }
            index += 1
        }
        for folder in folders.reversed() { _ = root.appending(folder).withSystemPath { rmdir($0) } }
    }

    // MARK: The record

    /// The digest of a file or link that is there; nil for what has none.
    private static func digest(of path: RawPath, _ status: stat) -> String? {
        switch status.st_mode & S_IFMT {
        case S_IFREG: try? digest(ofFile: path)
        case S_IFLNK: path.linkTarget.map { digest(ofLink: $0) }
        case S_IFDIR: "folder"
        default: nil
        }
    }

    static func digest(ofFile path: RawPath) throws -> String {
        var digest = Digest()
        try path.read { piece in digest.add(piece) }
        return digest.text
    }

    static func digest(ofLink target: RawPath) -> String { "link-" + Digest(target.bytes).text }

    private func writeRecord() throws {
        var lines: [String] = []
        for (path, marks) in record.sorted(by: { $0.key < $1.key }) {
            for mark in marks.sorted(by: { $0.digest < $1.digest }) {
                lines.append("\(mark.digest) \(mark.origin) \(Self.escaped(path.bytes))")
            }
        }
        let text = lines.map { $0 + "\n" }.joined()
        let bytes = Array("\(Self.header) \(Digest(text).text)\n\(text)".utf8)
        let path = root.appending(RawPath(Self.recordName))
        try replace(path) { temporary in
            try Self.fill(temporary, 0o644, path) { append in try append(bytes) }
        }
    }

    /// nil for a damaged record.
    private static func parsed(_ bytes: [UInt8]) -> [RawPath: Set<Mark>]? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstIndex(of: "\n") else { return nil }
        let body = String(text[text.index(after: end)...])
        guard text[..<end] == "\(header) \(Digest(body).text)" else { return nil }
        var result: [RawPath: Set<Mark>] = [:]
        for line in body.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count == 3, let path = unescaped(fields[2]) else { return nil }
            result[RawPath(bytes: path), default: []].insert(Mark(digest: String(fields[0]), origin: String(fields[1])))
        }
        return result
    }

    /// Bytes as text without spaces and line breaks: those other than letters, digits and a few marks are `%` and two digits.
    private static func escaped(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            let isPlain = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%")
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    private static func unescaped(_ text: Substring) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
            result.append(value)
            rest = rest.dropFirst(2)
        }
        return result
    }
}
