import CommandSupport
import Foundation
import Kinora

/// A folder of films with their manifest and their page. Several processes may write to one at the same time.
struct FilmFolder {
    let url: URL

    /// Parses the output folder of several films.
    /// - Throws: `UsageError` for the name of a film: a folder called `x.mp4` is never intended, unless it exists.
    init(argument path: String) throws(UsageError) {
        url = URL(fileURLWithPath: path, isDirectory: true)
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
        guard exists || FilmFormat(rawValue: url.pathExtension.lowercased()) == nil else {
            throw UsageError("-o \(path): several files need a folder, and this is the name of a film; write -o FOLDER")
        }
    }

    init(url: URL) { self.url = url }

    /// Creates the folder if needed, and removes files left by killed programs.
    func prepare() throws {
        try Self.makeDirectory(url.path)
        PartialFile.removeLeftovers(in: url)
    }

    private static func makeDirectory(_ path: String) throws {
        guard mkdir(path, 0o777) != 0 else { return }
        var error = SystemError.last
        if error.code == ENOENT {
            let parent = (path as NSString).deletingLastPathComponent
            if !parent.isEmpty, parent != path {
                try makeDirectory(parent)
                if mkdir(path, 0o777) == 0 { return }
                error = .last
            }
        }
        var status = stat()
        if error.code == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        throw WritingError(destination: path, reason: error.description)
    }

    /// The location of a film.
    func url(of name: String) -> URL { url.appendingPathComponent(name) }

    /// Changes the manifest, under the folder's lock.
    func change(_ body: (inout FilmManifest) throws -> Void) throws {
        try withLock {
            var manifest = try FilmManifest(in: url) ?? FilmManifest()
            let before = manifest
            try body(&manifest)
            guard manifest != before else { return }
            try write(manifest.json(), to: FilmManifest.fileName)
        }
    }

    /// Writes the page of the existing films.
    /// - Returns: Its location.
    @MainActor
    @discardableResult
    func writePage() throws -> URL {
        try withLock {
            let manifest = try FilmManifest(in: url) ?? FilmManifest()
            try write(Data(FilmsPage(films: manifest.sortedFilms, missing: manifest.missing).html.utf8), to: FilmsPage.fileName)
        }
        return url(of: FilmsPage.fileName)
    }

    /// Whether a film exists with the manifest's digest.
    func has(_ film: FilmRecord) -> Bool {
        let path = url(of: film.name).path
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == film.bytes else { return false }
        return (try? FileDigest(path)) == film.file
    }

    /// Writes a file atomically.
    func write(_ data: Data, to name: String) throws {
        let file = try PartialFile(for: url(of: name))
        try file.write(data)
        try file.commit()
    }

    /// Locks the folder itself, so that no lock file is left, and the lock ends with the process.
    private func withLock<Result>(_ body: () throws -> Result) throws -> Result {
        let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        while descriptor < 0 || flock(descriptor, LOCK_EX) != 0 {
            guard descriptor >= 0, errno == EINTR else {
                throw WritingError(destination: url.relativePath, reason: "locking failed: \(SystemError.last)")
            }
            try Interruption.check()
        }
        return try body()
    }
}
