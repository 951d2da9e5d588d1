import CoreGraphics
import Foundation
import Kinora

/// A film or an image of a compared folder.
struct ComparedFile {
    /// The path within the folder.
    let name: String
    let url: URL
    /// The film's entry in the folder's list; nil for a file that it does not name.
    let record: FilmRecord?

    private static let films: Set<String> = ["mp4", "m4v", "mov", "webm", "gif", "apng"]
    private static let images: Set<String> = ["png", "jpg", "jpeg", "webp"]
    /// The maximum size of an image file, in bytes.
    static let imageLimit = 256 << 20

    /// Whether a file name is that of a film or an image.
    static func isCompared(_ name: String) -> Bool {
        let kind = (name as NSString).pathExtension.lowercased()
        return films.contains(kind) || images.contains(kind)
    }

    var isImage: Bool { Self.images.contains((name as NSString).pathExtension.lowercased()) }

    /// The trace beside the film: `NAME.json` for `NAME.mp4`.
    var trace: URL { url.deletingPathExtension().appendingPathExtension("json") }

    /// The structure of a readable file.
    struct Structure {
        /// Of the file's bytes.
        let digest: FileDigest
        /// The times of a film's frames in seconds, ascending; empty for a still image.
        let times: [Double]
    }

    /// Reads the file's bytes, compares them with the list, and checks the structure without decoding a frame.
    /// - Throws: `FilmDamage`.
    func structure() throws -> Structure {
        var status = stat()
        guard lstat(url.path, &status) == 0 else { throw FilmDamage("is missing: \(SystemError.last)") }
        guard stat(url.path, &status) == 0 else { throw FilmDamage("cannot be read: \(SystemError.last)") }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FilmDamage("is no file, but \(OutputPath.irregularKind(url.path) ?? "a device")")
        }
        if let record, Int(status.st_size) != record.bytes {
            throw FilmDamage("has \(status.st_size) bytes, and its folder's list says \(record.bytes); record it again")
        }
        let digest: FileDigest
        do { digest = try FileDigest(url.path) } catch { throw FilmDamage("cannot be read: \(error)") }
        if let file = record?.file, file != digest { throw FilmDamage("has other bytes than its folder's list says; record it again") }
        guard !isImage else {
            return Structure(digest: digest, times: try imageReader().times)
        }
        return Structure(digest: digest, times: try FilmDecoder.times(of: url))
    }

    /// The images of an image file: several of an animated one.
    /// - Throws: `FilmDamage`.
    func imageReader() throws -> ImageReader {
        do {
            let data = try readFile(url.path, limit: Self.imageLimit + 1)
            guard data.count <= Self.imageLimit else { throw FilmDamage("has more than \(Self.imageLimit >> 20) MiB") }
            return try ImageReader(data: data)
        } catch let error as ImageError {
            throw FilmDamage("is damaged: \(error)")
        } catch let error as SystemError {
            throw FilmDamage("cannot be read: \(error)")
        }
    }
}

extension ImageReader {
    /// The times of an animated image's frames in seconds; none of a still one.
    fileprivate var times: [Double] {
        guard frameCount > 1 else { return [] }
        var time = 0.0
        return (0..<frameCount).map { index in
            defer { time += unclampedDelay(at: index) }
            return time
        }
    }
}
