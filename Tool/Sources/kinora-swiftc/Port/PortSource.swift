import CommandSupport
import Foundation

/// The files that `port` reads: a file or a folder with all that is below it, except build folders and repositories.
struct PortSource {
    enum Kind: Equatable {
        /// A Swift file to translate; through a link if its target is outside.
        case source
        /// A file to copy.
        case copied
        case folder
        /// A symbolic link, with the target that the copy gets.
        case link(RawPath)
        /// Nothing that can be ported, with the reason.
        case refused(String)
    }

    struct Entry {
        /// The path below the folder.
        let path: RawPath
        let kind: Kind
        let mode: mode_t
        /// A remark about a file that is ported all the same.
        var remark: String?
    }

    /// The file or folder, as it was written.
    let root: RawPath
    let isFolder: Bool
    let entries: [Entry]

    /// Names of folders that are left out.
    static let leftOut: Set<String> = [".build", ".git"]

    init(_ root: RawPath) throws {
        guard let status = root.targetStatus else {
            let isBroken = root.status != nil
            throw Failure(
                "port: \(root.printed) is \(isBroken ? "a link that leads nowhere; mend it" : "not there; name a file or folder")",
                status: 2)
        }
        var trimmed = root.bytes
        while trimmed.count > 1, trimmed.last == UInt8(ascii: "/") { trimmed.removeLast() }
        self.root = RawPath(bytes: trimmed)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        if isFolder {
            var reader = Reader(root: self.root, resolvedRoot: root.resolved)
            entries = try reader.all()
        } else if status.st_mode & S_IFMT == S_IFREG {
            let name = self.root.name
            entries = [Entry(path: name, kind: Self.isSource(name) ? .source : .copied, mode: status.st_mode & 0o777)]
        } else {
            throw Failure("port: \(root.printed) is \(Self.name(of: status)); name a file or folder", status: 2)
        }
    }

    /// The file that an entry is read from.
    func location(of entry: Entry) -> RawPath { isFolder ? root.appending(entry.path) : root }

    /// Whether a file is translated: all Swift files but the manifests of packages.
    static func isSource(_ name: RawPath) -> Bool {
        name.hasSuffix(".swift") && name.bytes != Array("Package.swift".utf8) && !name.bytes.starts(with: "Package@".utf8)
    }

    /// A kind of file in words.
    static func name(of status: stat) -> String {
        switch status.st_mode & S_IFMT {
        case S_IFIFO: "a named pipe"
        case S_IFSOCK: "a socket"
        case S_IFCHR, S_IFBLK: "a device"
        case S_IFDIR: "a folder"
        case S_IFLNK: "a link"
        default: "a file"
        }
    }

    /// Reads a tree without recursion; links are not followed, so that it ends.
    private struct Reader {
        let root: RawPath
        let resolvedRoot: RawPath

        mutating func all() throws -> [Entry] {
            var entries: [Entry] = []
            var pending = [RawPath(bytes: [])]
            while let folder = pending.popLast() {
                let names = try root.appending(folder).names()
                for name in names {
                    let path = folder.appending(name)
                    guard let status = root.appending(path).status else { continue }
                    guard let entry = entry(path, name, status) else { continue }
                    entries.append(entry)
                    if entry.kind == .folder { pending.append(path) }
                }
            }
            return entries.sorted { $0.path < $1.path }
        }

        private func entry(_ path: RawPath, _ name: RawPath, _ status: stat) -> Entry? {
            let mode = status.st_mode & 0o777
            switch status.st_mode & S_IFMT {
            case S_IFREG: return Entry(path: path, kind: PortSource.isSource(name) ? .source : .copied, mode: mode)
            case S_IFDIR:
                if let text = String(validating: name.bytes, as: UTF8.self), PortSource.leftOut.contains(text) { return nil }
                let remark = PortSource.isSource(name) ? "is a folder, not a source; what is in it is ported" : nil
                return Entry(path: path, kind: .folder, mode: mode, remark: remark)
            case S_IFLNK: return link(path, name)
            default:
                return Entry(path: path, kind: .refused("is \(PortSource.name(of: status)), which cannot be ported; remove it"), mode: mode)
            }
        }

        /// A link to what is ported leads to the ported file. One that leads out of the folder leads to the same file; a source behind
        /// it is translated.
        private func link(_ path: RawPath, _ name: RawPath) -> Entry {
            let location = root.appending(path)
            let target = location.linkTarget ?? RawPath(bytes: [])
            guard let behind = location.targetStatus else {
                let reason = "is a link that leads nowhere, to \(target.printed); mend or remove it"
                return Entry(path: path, kind: .refused(reason), mode: 0o777)
            }
            let kind = behind.st_mode & S_IFMT
            guard kind == S_IFREG || kind == S_IFDIR else {
                let reason = "is a link to \(PortSource.name(of: behind)), which cannot be ported; remove it"
                return Entry(path: path, kind: .refused(reason), mode: 0o777)
            }
            let real = location.resolved
            if let inside = real == resolvedRoot ? RawPath(bytes: []) : real.relative(to: resolvedRoot) {
                let isRelative = target.bytes.first != UInt8(ascii: "/")
                let ups = path.bytes.count { $0 == UInt8(ascii: "/") }
                let prefix = Array(String(repeating: "../", count: ups).utf8)
                let rewritten = inside.bytes.isEmpty ? prefix + [UInt8(ascii: ".")] : prefix + inside.bytes
                return Entry(path: path, kind: .link(isRelative ? target : RawPath(bytes: rewritten)), mode: 0o777)
            }
            if kind == S_IFREG, PortSource.isSource(name) { return Entry(path: path, kind: .source, mode: behind.st_mode & 0o777) }
            let remark = kind == S_IFDIR ? "is a link to a folder outside; sources in it are not translated" : nil
            return Entry(path: path, kind: .link(real), mode: 0o777, remark: remark)
        }
    }
}
