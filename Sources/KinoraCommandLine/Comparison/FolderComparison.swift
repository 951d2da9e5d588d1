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
    ///   - hasImages: Whether images of changed films are drawn; false if nothing shows them.
    /// - Throws: `Interruption`, or an error of writing images.
    @MainActor
    init(_ base: ComparedFolder, _ head: ComparedFolder, hasImages: Bool, on console: Console) throws {
        (self.base, self.head) = (base.path, head.path)
        let names = Set(base.files.keys).union(head.files.keys).sorted()
        let bar = ProgressBar("comparing", total: names.count, on: console)
        defer { bar.clear() }
        let pairs: [ComparisonRun.Pair] = names.compactMap { name in
            guard let one = base.files[name] else { return head.files[name].map { .head($0) } }
            return head.files[name].map { .both(base: one, head: $0) } ?? .base(one)
        }
        films = try ComparisonRun(pairs, hasImages: hasImages).run { bar.update($0) }
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
    /// The result for a film that only one folder has.
    init(_ file: ComparedFile, only state: State) {
        self.init(name: file.name, state: state)
        do {
            let structure = try file.structure()
            frames = file.record?.frames ?? max(structure.times.count, 1)
            framesPerSecond = Double(file.record?.framesPerSecond ?? 0)
        } catch {
            self.state = .unreadable
            reason = "\(file.url.relativePath) \(error)"
        }
    }

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
