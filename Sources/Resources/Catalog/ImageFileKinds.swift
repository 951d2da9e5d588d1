import Foundation

/// The files of images, by their endings. A test compares them with those that Core Graphics reads, which this module does not know.
package enum ImageFileKinds {
    /// The endings that are read, and how their files begin.
    private static let beginnings: [(endings: [String], offset: Int, bytes: [[UInt8]])] = [
        (["png"], 0, [[0x89, 0x50, 0x4E, 0x47]]), (["jpg", "jpeg"], 0, [[0xFF, 0xD8, 0xFF]]), (["gif"], 0, [Array("GIF8".utf8)]),
        (["webp"], 0, [Array("RIFF".utf8)]), (["heic", "heif", "avif"], 4, [Array("ftyp".utf8)]), (["pdf"], 0, [Array("%PDF".utf8)]),
        // With a byte order mark or without.
        (["svg"], 0, [Array("<".utf8), [0xEF, 0xBB, 0xBF]]),
    ]
    private static let refused: Set<String> = ["tiff", "tif", "bmp", "ico"]

    /// The endings that are read, in small letters.
    package static let read = Set(beginnings.flatMap(\.endings))
    /// The endings of images, in small letters.
    package static let all = read.union(refused)

    /// Why a file cannot be an image; nil for one that begins as an image does, whatever its ending says.
    package static func refusal(of file: URL) -> String? {
        let ending = file.pathExtension.lowercased()
        if refused.contains(ending) { return "PNG, JPEG, GIF, WebP, HEIF, PDF and SVG are read" }
        guard read.contains(ending) else { return "the ending '\(ending)' is that of no image" }
        guard let handle = try? FileHandle(forReadingFrom: file), let bytes = try? handle.read(upToCount: 12) else {
            return "the file cannot be opened"
        }
        let isKnown = beginnings.contains { kind in kind.bytes.contains { bytes.dropFirst(kind.offset).starts(with: $0) } }
        return isKnown ? nil : "the file is damaged, or no PNG, JPEG, GIF, WebP, HEIF, PDF or SVG"
    }
}
