import Foundation

/// The font files of the machine with which text is drawn: those of Debian 12's packages of Noto, and those that draw iOS's families
/// (`AppleFamily`).
///
/// Other versions of a font have other outlines and widths, and other fonts have other letters. With these files alone, text has the same
/// pixels on every machine that has them, and boxes on one that lacks them.
enum KnownFonts {
    /// The digest of each file, by its name.
    static let digests: [String: UInt64] = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return (String(words[0]), UInt64(words[1], radix: 16) ?? 0)
        })

    /// A file that draws a family of iOS.
    private struct Named {
        let digest: UInt64
        let package: String
        let family: String
    }

    private static let named: [String: Named] = Dictionary(
        uniqueKeysWithValues: namedTable.split(separator: "\n").map { line in
            let words = line.split(separator: " ", maxSplits: 3).map(String.init)
            return (words[0], Named(digest: UInt64(words[1], radix: 16) ?? 0, package: words[2], family: words[3]))
        })

    /// The files of a family that draws one of iOS, among paths of known files.
    static func files(ofFamily family: String, among paths: [String]) -> [String] {
        paths.filter { path in path.split(separator: "/").last.map { named[String($0)]?.family == family } ?? false }
    }

    /// Whether the family is drawn with for families of iOS alone.
    static func isNamed(_ family: String) -> Bool { named.values.contains { $0.family == family } }

    /// Debian's package of a family that draws one of iOS; nil if there is none.
    static func package(ofFamily family: String) -> String? {
        named.values.lazy.filter { $0.family == family }.map(\.package).min()
            ?? (family.hasPrefix("Noto Sans CJK") ? "fonts-noto-cjk" : family == "Noto Color Emoji" ? "fonts-noto-color-emoji" : nil)
            ?? (family.hasPrefix("Noto ") ? "fonts-noto-core" : nil)
    }

    /// The font files below some folders that have the name of a known one.
    struct Found: Equatable, Sendable {
        /// The folders and all below them.
        var folders: [String] = []
        /// Paths of files with the digests of known ones, sorted.
        var known: [String] = []
        /// Paths of known files that draw iOS's families, sorted.
        var named: [String] = []
        /// Paths of files of other versions, sorted.
        var otherVersions: [String] = []
    }

    /// Finds files by name, through symbolic links too; each folder once. Folders that cannot be read have none.
    static func find(in folders: [String]) -> Found {
        var found = Found()
        var (waiting, visited) = (folders, Set<String>())
        while let folder = waiting.popLast() {
            guard visited.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else { continue }
            found.folders.append(folder)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                let path = folder + "/" + name
                if let file = named[name] {
                    if file.digest == self.digest(of: path) { found.named.append(path) }
                } else if let digest = digests[name] {
                    if digest == self.digest(of: path) { found.known.append(path) } else { found.otherVersions.append(path) }
                } else if isFolder(path) {
                    waiting.append(path)
                }
            }
        }
        found.known.sort()
        found.named.sort()
        found.otherVersions.sort()
        return found
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The hash of a file's size and first 4096 bytes; nil if it cannot be read.
    ///
    /// A font file begins with a list of its tables, with the length and the checksum of each, so that this much tells versions apart. It
    /// is no protection against forgery.
    static func digest(of path: String) -> UInt64? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 4096), let size = try? file.seekToEnd() else { return nil }
        var hash = StableHash()
        hash.add(size)
        hash.add(start)
        return hash.value
    }
}
