import Foundation

/// The dates of sources as the builds of a checkout know them.
///
/// SwiftPM compiles a file whose date is not that of its last build, and a fresh clone gives all files new dates. A file whose contents
/// a record has gets the date that it had then, so that a build folder from another machine or an earlier clone still holds.
struct SourceDates {
    /// The folder of relative paths.
    let root: String
    /// The file with the dates and digests of contents.
    let record: String

    private struct Entry: Equatable {
        let size: Int
        let date: timespec
        let digest: String

        static func == (one: Entry, other: Entry) -> Bool { one.line(of: "") == other.line(of: "") }

        func line(of path: String) -> String { "\(size) \(date.tv_sec) \(date.tv_nsec) \(digest) \(path)" }
    }

    /// Restores the dates of files whose contents are as recorded, and records the others.
    func update(_ paths: [String]) throws {
        let known = entries
        var found: [String: Entry] = [:]
        for path in paths.flatMap(files) {
            var status = stat()
            guard stat("\(root)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            found[path] = entry(of: path, status, known[path])
        }
        guard found != known else { return }
        let text = found.sorted { $0.key < $1.key }.map { $1.line(of: $0) + "\n" }.joined()
        try SealedFile.sealed(Data(text.utf8)).write(to: URL(fileURLWithPath: record), options: .atomic)
    }

    /// The entry of a file with a status, whose date is set to that of an entry with the same contents.
    private func entry(of path: String, _ status: stat, _ known: Entry?) -> Entry {
        let size = Int(status.st_size)
        let date = status.st_mtim
        if let known, known.size == size, known.date.tv_sec == date.tv_sec, known.date.tv_nsec == date.tv_nsec { return known }
        let file = "\(root)/\(path)"
        let digest = Digest([UInt8](FileManager.default.contents(atPath: file) ?? Data())).text
        let times = known.map { [status.st_atim, $0.date] }
        if let known, let times, known.size == size, known.digest == digest, utimensat(AT_FDCWD, file, times, 0) == 0 { return known }
        return Entry(size: size, date: date, digest: digest)
    }

    /// A file itself, or the files in a folder.
    private func files(_ path: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: "\(root)/\(path)") else { return [path] }
        let inside = names.compactMap { $0 as? String }.map { "\(path)/\($0)" }
        return inside.isEmpty ? [path] : inside
    }

    private var entries: [String: Entry] {
        guard let content = SealedFile.content(at: record) else { return [:] }
        return String(decoding: content, as: UTF8.self).split(separator: "\n").reduce(into: [:]) { entries, line in
            let fields = line.split(separator: " ", maxSplits: 4)
            guard fields.count == 5, let size = Int(fields[0]), let seconds = Int(fields[1]), let nanoseconds = Int(fields[2]) else {
                return
            }
            let date = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
            entries[String(fields[4])] = Entry(size: size, date: date, digest: String(fields[3]))
        }
    }
}
