import Foundation

/// The files of images, by their endings.
package enum ImageFileKinds {
    private static let read: Set<String> = ["png", "jpg", "jpeg", "gif", "webp"]
    private static let refused: [String: String] = [
        "pdf": "vectors are not read; add a PNG", "svg": "vectors are not read; add a PNG",
        "heic": "PNG, JPEG, GIF and WebP are read", "heif": "PNG, JPEG, GIF and WebP are read",
        "tiff": "PNG, JPEG, GIF and WebP are read", "tif": "PNG, JPEG, GIF and WebP are read",
        "bmp": "PNG, JPEG, GIF and WebP are read", "ico": "PNG, JPEG, GIF and WebP are read",
    ]

    /// The endings, in small letters.
    package static let all = read.union(refused.keys)

    /// Why a file cannot be an image; nil for one that begins as its kind does.
    package static func refusal(of file: URL) -> String? {
        let ending = file.pathExtension.lowercased()
        if let reason = refused[ending] { return reason }
        guard read.contains(ending) else { return "the ending '\(ending)' is that of no image" }
        guard let handle = try? FileHandle(forReadingFrom: file), let bytes = try? handle.read(upToCount: 12) else {
            return "the file cannot be opened"
        }
        let beginnings: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("RIFF".utf8)]
        return beginnings.contains(where: bytes.starts(with:)) ? nil : "the file is damaged, or no PNG, JPEG, GIF or WebP"
    }
}
