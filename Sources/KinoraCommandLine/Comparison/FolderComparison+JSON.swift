import Foundation

extension FolderComparison {
    /// The version of the JSON.
    static let version = 1

    private struct Content: Encodable {
        struct Film: Encodable {
            struct Worst: Encodable {
                let frame: Int
                let pixels: Int
                let delta: Int
            }

            struct Setting: Encodable {
                let name: String
                let base: String
                let head: String
            }

            let name: String
            let state: FilmComparison.State
            let frames: Int
            let ranges: [[Int]]
            let worst: Worst?
            let settings: [Setting]?
            let reason: String?
        }

        let format = "kinora.comparison"
        let version = FolderComparison.version
        let base: String
        let head: String
        let films: [Film]
    }

    /// The result as JSON for scripts; equal results give equal bytes.
    func json() throws -> Data {
        let content = Content(
            base: base, head: head,
            films: films.map { film in
                Content.Film(
                    name: film.name, state: film.state, frames: film.frames, ranges: film.ranges.map { [$0.lowerBound, $0.upperBound] },
                    worst: film.worst.map { .init(frame: $0.frame, pixels: $0.pixels, delta: $0.delta) },
                    settings: film.settings.isEmpty ? nil : film.settings.map { .init(name: $0.name, base: $0.base, head: $0.head) },
                    reason: film.reason)
            })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(content) + Data("\n".utf8)
    }
}
