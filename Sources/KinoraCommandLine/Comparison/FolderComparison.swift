import CommandSupport
import Foundation
import Kinora

/// The result of comparing two folders of films and images.
struct FolderComparison {
    /// The folders, as in the command line.
    let base: String
    let head: String
    /// By name, ascending.
    let films: [FilmComparison]

    /// Compares two folders: the lists' digests first, then the files' bytes, and pixels of those that differ.
    /// - Parameters:
    ///   - images: Draws the images of changed films; nil if nothing shows them.
    /// - Throws: `Interruption`, or an error of writing images.
    @MainActor
    init(_ base: ComparedFolder, _ head: ComparedFolder, images: ReportImages?, on console: Console) throws {
        (self.base, self.head) = (base.path, head.path)
        let names = Set(base.files.keys).union(head.files.keys).sorted()
        let bar = ProgressBar("comparing", total: names.count, on: console)
        defer { bar.clear() }
        var films: [FilmComparison] = []
        for name in names {
            try Interruption.check()
            switch (base.files[name], head.files[name]) {
            case (let one?, let other?): films.append(try FilmPair(base: one, head: other, images: images).compare())
            case (let one?, nil): films.append(Self.single(one, .removed))
            case (nil, let other?): films.append(Self.single(other, .added))
            case (nil, nil): break
            }
            bar.update(films.count)
        }
        self.films = films
    }

    /// A film that only one folder has.
    private static func single(_ file: ComparedFile, _ state: FilmComparison.State) -> FilmComparison {
        var film = FilmComparison(name: file.name, state: state)
        do {
            let structure = try file.structure()
            film.frames = file.record?.frames ?? max(structure.times.count, 1)
            film.framesPerSecond = Double(file.record?.framesPerSecond ?? 0)
        } catch {
            film.state = .unreadable
            film.reason = "\(file.url.relativePath) \(error)"
        }
        return film
    }

    /// The films with a state.
    func films(_ state: FilmComparison.State) -> [FilmComparison] { films.filter { $0.state == state } }

    /// "2 changed, 1 added"; empty if all are the same.
    var summary: String {
        FilmComparison.State.allCases.filter { $0 != .same }.compactMap { state in
            let count = films.count { $0.state == state }
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }.joined(separator: ", ")
    }
}

extension FilmComparison {
    /// The changed frames in words: "changed in frames 12-40 and 60 of 144".
    var rangesText: String {
        guard !ranges.isEmpty else { return "" }
        let texts = ranges.prefix(4).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        let rest = ranges.count > 4 ? ["\(ranges.count - 4) more ranges"] : []
        let list = texts + rest
        let joined = list.count > 1 ? list.dropLast().joined(separator: ", ") + " and " + (list.last ?? "") : list[0]
        return "\(changes.count == 1 ? "frame" : "frames") \(joined) of \(frames)"
    }

    /// The largest difference in words.
    var worstText: String {
        guard let worst else { return "" }
        let pixels = worst.pixels == 1 ? "1 pixel" : "\(worst.pixels) pixels"
        return (frames > 1 ? "most in frame \(worst.frame): " : "") + "\(pixels) by up to \(worst.delta) of 255"
    }
}
