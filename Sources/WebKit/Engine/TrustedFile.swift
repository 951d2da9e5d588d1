import CWebHelper
import Foundation

/// A program that no other user can replace or change: it and every folder above it belong to this user or to root, and no other user may
/// write them.
///
/// Folders are opened one in another, and the program is started by the descriptor that was checked: no rename in between has an effect.
final class TrustedFile: Sendable {
    /// A reason why a file or folder is not to be trusted.
    struct Untrusted: Error, Equatable {
        let sentence: String
    }

    /// The path as it was given.
    let path: String
    /// The file, open for nothing but its use (`O_PATH`).
    let descriptor: Int32

    /// Checks a file and the folders above it; symbolic links are followed, and checked as the folders are.
    init(_ path: String) throws(Untrusted) {
        self.path = path
        descriptor = try Self.walk(path, to: S_IFREG)
    }

    deinit { close(descriptor) }

    /// Checks a folder and those above it.
    static func checkFolder(_ path: String) throws(Untrusted) { close(try walk(path, to: S_IFDIR)) }

    /// Symbolic links on one path; more are a circle.
    private static let mostLinks = 40

    /// A folder or file on the path.
    private struct Step {
        let descriptor: Int32
        let path: String
        let status: stat
    }

    private static func walk(_ path: String, to kind: mode_t) throws(Untrusted) -> Int32 {
        guard path.hasPrefix("/") else { throw Untrusted(sentence: "\(path) must be a whole path, from / on") }
        var rest = path.split(separator: "/").map(String.init)[...]
        var steps = [try open("/", in: AT_FDCWD, as: "/")]
        defer { for step in steps { close(step.descriptor) } }
        var links = 0
        while let name = rest.popFirst() {
            guard name != "." else { continue }
            guard name != ".." else {
                if steps.count > 1 { close(steps.removeLast().descriptor) }
                continue
            }
            let folder = steps[steps.count - 1]
            guard folder.status.st_mode & S_IFMT == S_IFDIR else { throw Untrusted(sentence: "\(folder.path) is no folder") }
            let step = try open(name, in: folder.descriptor, as: (folder.path == "/" ? "" : folder.path) + "/" + name)
            guard step.status.st_mode & S_IFMT == S_IFLNK else {
                steps.append(step)
                continue
            }
            defer { close(step.descriptor) }
            links += 1
            guard links <= mostLinks, let target = target(of: step) else { throw Untrusted(sentence: "\(step.path) is a link to nothing") }
            if target.hasPrefix("/") {
                for step in steps.dropFirst() { close(step.descriptor) }
                steps.removeLast(steps.count - 1)
            }
            rest = target.split(separator: "/").map(String.init) + rest
        }
        let last = steps[steps.count - 1]
        guard last.status.st_mode & S_IFMT == kind else {
            throw Untrusted(sentence: "\(last.path) is no \(kind == S_IFREG ? "file" : "folder")")
        }
        // Others may make files in a folder as /tmp, and cannot touch those of this user; but a program is not to be beside theirs.
        let parents = kind == S_IFREG ? steps.dropLast() : steps[...]
        if let folder = parents.last, folder.status.st_mode & 0o022 != 0 { throw writable(folder) }
        return steps.removeLast().descriptor
    }

    private static func open(_ name: String, in folder: Int32, as path: String) throws(Untrusted) -> Step {
        let descriptor = kinora_web_open(folder, name)
        guard descriptor >= 0 else { throw Untrusted(sentence: "\(path): \(String(cString: strerror(errno)))") }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            close(descriptor)
            throw Untrusted(sentence: "\(path): \(String(cString: strerror(errno)))")
        }
        let step = Step(descriptor: descriptor, path: path, status: status)
        if let fault = fault(of: step) {
            close(descriptor)
            throw fault
        }
        return step
    }

    private static func fault(of step: Step) -> Untrusted? {
        guard step.status.st_uid == 0 || step.status.st_uid == geteuid() else {
            return Untrusted(
                sentence: "\(step.path) belongs to another user (\(step.status.st_uid)), who could change what is run; take your own")
        }
        let kind = step.status.st_mode & S_IFMT
        // The mode of a link means nothing.
        guard kind != S_IFLNK, step.status.st_mode & 0o022 != 0 else { return nil }
        return kind == S_IFDIR && step.status.st_mode & S_ISVTX != 0 ? nil : writable(step)
    }

    private static func writable(_ step: Step) -> Untrusted {
        let mode = String(step.status.st_mode & 0o7777, radix: 8)
        return Untrusted(
            sentence: "other users can write \(step.path) (mode \(mode)), from which a program would be run; chmod go-w \(step.path)")
    }

    private static func target(of link: Step) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlinkat(link.descriptor, "", &bytes, bytes.count)
        guard count > 0, count < bytes.count else { return nil }
        return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
