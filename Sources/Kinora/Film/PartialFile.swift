import Foundation
import Synchronization

/// A file being written: hidden beside its target, which it replaces when complete.
///
/// A symbolic link as target is kept; its destination is replaced. Devices, FIFOs and sockets are never replaced.
package final class PartialFile {
    /// The path of the complete file, links resolved.
    let target: URL
    /// The path of the hidden file.
    let path: String

    private let file: OpenFile

    private static let open = Mutex<(count: Int, paths: [String: Int32])>((0, [:]))

    /// Creates the empty file, so that an unwritable folder fails before any work is done. Removes files that killed programs left in
    /// the folder.
    /// - Throws: `FilmError.cannotWrite`.
    package init(for target: URL) throws {
        guard target.isFileURL else { throw FilmError.cannotWrite(target, reason: "it is not a file on this machine") }
        guard !target.hasDirectoryPath else { throw FilmError.cannotWrite(target, reason: "it is a folder") }
        if let kind = OutputPath.irregularKind(target.path) { throw FilmError.cannotWrite(target, reason: "it is \(kind)") }
        guard let path = OutputPath.resolved(target.path) else {
            throw FilmError.cannotWrite(target, reason: SystemError(code: ELOOP).description)
        }
        let resolved = URL(fileURLWithPath: path)
        self.target = resolved
        Self.removeLeftovers(in: resolved.deletingLastPathComponent())
        (self.path, file) = try Self.createFile(in: resolved.deletingLastPathComponent(), for: resolved)
    }

    deinit { discard() }

    /// Writes all data at once.
    package func write(_ data: Data) throws {
        try data.withUnsafeBytes { try file.write($0) }
    }

    /// Replaces the target with the file, atomically.
    /// - Throws: `FilmError.cannotWrite`; the file still exists for `discard()`.
    package func commit() throws {
        guard rename(path, target.path) == 0 else { throw OpenFile.error(for: target) }
        Self.forget(path)
    }

    /// Replaces another target with a finished file, atomically: by a hard link where possible, else by a copy.
    /// - Throws: `FilmError.cannotWrite`.
    package static func copy(_ source: URL, to target: URL) throws {
        guard !isSame(source.path, target.path) else { return }
        let file = try PartialFile(for: target)
        unlink(file.path)
        if link(source.path, file.path) == 0, (try? file.commit()) != nil { return }
        file.discard()
        let copy = try PartialFile(for: target)
        let data: Data
        do { data = try readFile(source.path) } catch {
            throw FilmError.cannotWrite(target, reason: "\(source.path) cannot be read: \(error)")
        }
        try copy.write(data)
        try copy.commit()
    }

    /// Removes the file unless it was committed or discarded.
    package func discard() {
        guard Self.forget(path) else { return }
        unlink(path)
    }

    /// Returns whether the file was being written.
    @discardableResult private static func forget(_ path: String) -> Bool {
        guard let number = open.withLock({ $0.paths.removeValue(forKey: path) }) else { return false }
        Program.endFile(number)
        return true
    }

    /// Removes every partial file of this process, before the program is interrupted. Callable from any thread.
    package static func discardAll() {
        open.withLock { open in
            for (path, number) in open.paths {
                unlink(path)
                Program.endFile(number)
            }
            open.paths.removeAll()
        }
    }

    /// Removes files left in a folder by killed programs; files still being written, by any program, stay. Does nothing if the folder
    /// cannot be read.
    package static func removeLeftovers(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(prefix) && (name.hasSuffix(suffix) || name.hasSuffix(suffix + ".frames")) {
            OpenFile.removeUnlessOpen(folder.appendingPathComponent(name).path)
        }
    }

    private static let prefix = ".kinora-"
    private static let suffix = ".partial"

    private static func createFile(in folder: URL, for target: URL) throws -> (String, OpenFile) {
        while true {
            let number = open.withLock { open in
                open.count += 1
                return open.count
            }
            // Short, so that a target's name may have the file system's maximum length.
            let path = folder.appendingPathComponent("\(prefix)\(getpid())-\(number)\(suffix)").path
            guard let file = try OpenFile(creating: path, for: target) else { continue }
            let key = Program.beginFile(path)
            open.withLock { $0.paths[path] = key }
            return (path, file)
        }
    }

    /// Whether two paths name the same file, where renaming one to the other would leave both.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }
}
