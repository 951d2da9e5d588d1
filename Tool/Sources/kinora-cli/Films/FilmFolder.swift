import Foundation
import Kinora

/// A folder of films with their list and their page. Several programs may fill one at the same time.
struct FilmFolder {
    let url: URL

    /// The folder that a command line names for several films.
    /// - Throws: `UsageError` for the name of a film: nobody means a folder called `x.mp4`, unless it is there.
    init(argument path: String) throws(UsageError) {
        url = URL(fileURLWithPath: path, isDirectory: true)
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
        guard exists || FilmFormat(rawValue: url.pathExtension.lowercased()) == nil else {
            throw UsageError("-o \(path): several files need a folder, and this is the name of a film; write -o FOLDER")
        }
    }

    init(url: URL) { self.url = url }

    /// Makes the folder where there is none, and removes what killed programs have left in it.
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
        throw WritingError(place: path, reason: error.description)
    }

    /// The place of a film.
    func place(of name: String) -> URL { url.appendingPathComponent(name) }

    /// Changes the list, while no other program does.
    func change(_ body: (inout FilmManifest) throws -> Void) throws {
        try withLock {
            var manifest = try FilmManifest(in: url) ?? FilmManifest()
            let before = manifest
            try body(&manifest)
            guard manifest != before else { return }
            try write(manifest.json(), to: FilmManifest.fileName)
        }
    }

    /// Writes the page of the films that are there.
    /// - Returns: its place.
    @MainActor
    @discardableResult
    func writePage() throws -> URL {
        try withLock {
            let manifest = try FilmManifest(in: url) ?? FilmManifest()
            try write(Data(FilmsPage(films: manifest.sortedFilms, missing: manifest.missing).html.utf8), to: FilmsPage.fileName)
        }
        return place(of: FilmsPage.fileName)
    }

    /// Whether a film is there, byte for byte as the list says.
    func has(_ film: FilmRecord) -> Bool {
        let path = place(of: film.name).path
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == film.bytes else { return false }
        return (try? FileDigest(path)) == film.file
    }

    /// Writes a file, whole or not at all.
    func write(_ data: Data, to name: String) throws {
        let file = try PartialFile(for: place(of: name))
        try file.write(data)
        try file.commit()
    }

    /// The lock is the folder's own, so that it leaves no file, and goes with the process.
    private func withLock<Result>(_ body: () throws -> Result) throws -> Result {
        let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        while descriptor < 0 || flock(descriptor, LOCK_EX) != 0 {
            guard descriptor >= 0, errno == EINTR else {
                throw WritingError(place: url.relativePath, reason: "locking failed: \(SystemError.last)")
            }
            try Interruption.check()
        }
        return try body()
    }
}
