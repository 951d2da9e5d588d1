import Foundation
import Synchronization

/// A file being written: it lies hidden beside its target and takes the target's place when it is complete.
///
/// A target that is a symbolic link stays one; the file it leads to is replaced. Devices, FIFOs and sockets are never replaced.
package final class PartialFile {
    /// The path of the complete file, links resolved.
    let target: URL
    /// Where the bytes are now.
    let path: String

    private let file: OpenFile

    private static let open = Mutex<(count: Int, paths: Set<String>)>((0, []))

    /// Creates the empty file, so that a folder that cannot be written is known before any work is done. Files that killed programs
    /// have left in the folder are removed.
    /// - Throws: `FilmError.cannotWrite`.
    package init(for target: URL) throws {
        guard target.isFileURL else { throw FilmError.cannotWrite(target, reason: "it is not a file on this machine") }
        guard !target.hasDirectoryPath else { throw FilmError.cannotWrite(target, reason: "it is a folder") }
        if let kind = OutputPath.irregularKind(target.path) { throw FilmError.cannotWrite(target, reason: "it is \(kind)") }
        guard let path = OutputPath.resolved(target.path) else {
            throw FilmError.cannotWrite(target, reason: SystemError(code: ELOOP).description)
        }
        let place = URL(fileURLWithPath: path)
        self.target = place
        Self.removeLeftovers(in: place.deletingLastPathComponent())
        (self.path, file) = try Self.createFile(in: place.deletingLastPathComponent(), for: place)
    }

    deinit { discard() }

    /// Writes a file that is made in one piece.
    package func write(_ data: Data) throws {
        try data.withUnsafeBytes { try file.write($0) }
    }

    /// Puts the file in the target's place, in one step.
    /// - Throws: `FilmError.cannotWrite`; the file is still there for `discard()`.
    package func commit() throws {
        guard rename(path, target.path) == 0 else { throw OpenFile.error(for: target) }
        Self.open.withLock { _ = $0.paths.remove(path) }
    }

    /// Puts another file in the target's place too, in one step: as one file of two names where that goes, and else as a copy.
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

    /// Removes the file unless it was committed or discarded before.
    package func discard() {
        guard Self.open.withLock({ $0.paths.remove(path) }) != nil else { return }
        unlink(path)
    }

    /// Removes every file being written in this process, for a program about to be interrupted. Callable from any thread.
    package static func discardAll() {
        open.withLock { open in
            for path in open.paths { unlink(path) }
            open.paths.removeAll()
        }
    }

    /// Removes what killed programs have left in a folder; files that are being written, by any program, stay. A folder that cannot be read has none.
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
            // Short, so that a target's name may be as long as the file system allows.
            let path = folder.appendingPathComponent("\(prefix)\(getpid())-\(number)\(suffix)").path
            guard let file = try OpenFile(creating: path, for: target) else { continue }
            open.withLock { _ = $0.paths.insert(path) }
            return (path, file)
        }
    }

    /// Whether two paths are names of one file: renaming one to the other would leave both.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }
}
