import Foundation
import Kinora

/// A folder of films with their list and their page. Several programs may fill one at the same time.
struct FilmFolder {
    let url: URL

    /// Makes the folder where there is none, and removes what killed programs have left in it.
    func prepare() throws {
        do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch {
            throw WritingError(place: url.relativePath, reason: error.localizedDescription)
        }
        PartialFile.removeLeftovers(in: url)
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

    /// Whether a file is there and as large as the list says.
    func has(_ film: FilmRecord) -> Bool {
        var status = stat()
        return stat(place(of: film.name).path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && Int(status.st_size) == film.bytes
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
                throw FilmFolderError.cannotLock(url.relativePath, reason: String(cString: strerror(errno)).lowercased())
            }
            try Interruption.check()
        }
        return try body()
    }
}
