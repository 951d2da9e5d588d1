import Foundation
import Kinora

/// The names of files for names of checks and tests: distinct names have distinct files, also where a file system ignores case.
///
/// Letters, digits, `-`, `_`, `.` and spaces stay. A name with other characters, or with more than 150 bytes, has them replaced, and ends
/// with `~` and a digest of the whole name. So does a name that differs only in case from a file that is there.
enum FileName {
    /// The most bytes of a name without its digest and its extension; file systems allow 255.
    private static let limit = 150

    /// The file for a name.
    ///
    /// - Parameters:
    ///   - suffix: The extension with its dot, or nothing for a folder.
    ///   - folder: Where the file is, or will be.
    static func url(of name: String, suffix: String = "", in folder: URL) -> URL {
        let plain = plain(name)
        let (file, marked) = (plain + suffix, marked(name) + suffix)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        func has(_ name: String) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
        let isPlain = plain == name && (has(file) || !has(marked) && !names.contains { folded($0) == folded(file) })
        return folder.appendingPathComponent(isPlain ? file : marked, isDirectory: suffix.isEmpty)
    }

    /// The name with its other characters replaced; the name itself, in its composed form, if there are none and it is short.
    static func plain(_ name: String) -> String {
        let composed = name.precomposedStringWithCanonicalMapping
        var kept = String(composed.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" })
        kept = String(kept.drop { $0 == "." || $0 == " " })
        while kept.utf8.count > limit { kept.removeLast() }
        return kept
    }

    /// The name with its digest.
    static func marked(_ name: String) -> String {
        let plain = plain(name)
        return (plain.isEmpty ? "unnamed" : plain) + "~" + digest(of: name)
    }

    /// 64 bits, in hexadecimal digits.
    private static func digest(of name: String) -> String {
        StableHash(name.precomposedStringWithCanonicalMapping.utf8).value.hexadecimal
    }

    private static func folded(_ name: String) -> String { name.folding(options: .caseInsensitive, locale: nil) }
}
