import Foundation

/// Reads a list of films (`films.json`) and writes it again: a list that was accepted must survive the round trip.
public func readFilmList(_ json: Data) {
    guard let manifest = try? FilmManifest(json: json, file: FilmManifest.fileName) else { return }
    do {
        let again = try FilmManifest(json: manifest.json(), file: FilmManifest.fileName)
        precondition(again == manifest, "a list of films changed when it was written and read again")
    } catch { preconditionFailure("a list of films that was read cannot be read again: \(error)") }
}
