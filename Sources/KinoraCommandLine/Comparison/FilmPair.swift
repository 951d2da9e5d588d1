import Foundation
import Kinora

/// Compares two files of one name.
struct FilmPair {
    let base: ComparedFile
    let head: ComparedFile
    /// Draws the images of a changed film for the page; nil for none.
    var images: ReportImages?

    /// The result; an unreadable file is a state of it.
    /// - Throws: `Interruption`, or an error of writing images.
    func compare() throws -> FilmComparison {
        var comparison = FilmComparison(name: head.name, state: .same)
        let structures: [ComparedFile.Structure]
        do {
            structures = try [base, head].enumerated().map { index, file in
                do { return try file.structure() } catch let damage as FilmDamage { throw Unreadable(index, damage) }
            }
            describe(structures, in: &comparison)
            if isSame(structures) { return comparison }
            let sources = try [base, head].enumerated().map { index, file in
                do { return try FrameSource(file, structures[index]) } catch let damage as FilmDamage { throw Unreadable(index, damage) }
            }
            comparison.frames = max(sources[0].frames, sources[1].frames)
            comparison.framesPerSecond = sources[1].framesPerSecond
            comparison.settings = settings(sources)
            comparison.width = max(sources[0].width, sources[1].width)
            comparison.height = max(sources[0].height, sources[1].height)
            try compareFrames(sources, structures, into: &comparison)
        } catch let error as Unreadable {
            comparison.state = .unreadable
            comparison.reason = "\(error.index == 0 ? base.url.relativePath : head.url.relativePath) \(error.damage)"
        }
        return comparison
    }

    private struct Unreadable: Error {
        let index: Int
        let damage: FilmDamage

        init(_ index: Int, _ damage: FilmDamage) { (self.index, self.damage) = (index, damage) }
    }

    // MARK: Without pixels

    private func describe(_ structures: [ComparedFile.Structure], in comparison: inout FilmComparison) {
        comparison.frames = head.record?.frames ?? max(structures[1].times.count, 1)
        comparison.framesPerSecond = Double(head.record?.framesPerSecond ?? 0)
    }

    private func isSame(_ structures: [ComparedFile.Structure]) -> Bool {
        if let one = base.record, let other = head.record { return one.digest == other.digest && one.frames == other.frames }
        return structures[0].digest == structures[1].digest
    }

    /// Whether the lists say that the films differ.
    private var isKnownToDiffer: Bool { base.record != nil && head.record != nil }

    /// The changed frames by the lists; nil if a list has no digests of frames.
    private var changedByDigests: [Int]? {
        guard let one = base.record, let other = head.record,
            let digests = (one.frameDigests, other.frameDigests) as? (FrameDigests, FrameDigests)
        else { return nil }
        for (record, digests) in [(one, digests.0), (other, digests.1)]
        where digests.count != record.frames || digests.film != record.digest { return nil }
        return digests.0.differing(from: digests.1)
    }

    private func settings(_ sources: [FrameSource]) -> [FilmComparison.Setting] {
        var settings: [FilmComparison.Setting] = []
        func add(_ name: String, _ base: String, _ head: String) {
            if base != head { settings.append(.init(name: name, base: base, head: head)) }
        }
        add("size in pixels", "\(sources[0].width) × \(sources[0].height)", "\(sources[1].width) × \(sources[1].height)")
        let rates = [base, head].enumerated().map { index, file in
            file.record.map { "\($0.framesPerSecond)" } ?? String(format: "%g", (sources[index].framesPerSecond * 100).rounded() / 100)
        }
        add("frames per second", rates[0], rates[1])
        add("frames", "\(sources[0].frames)", "\(sources[1].frames)")
        guard let one = base.record, let other = head.record else { return settings }
        add("scene", one.scene, other.scene)
        let all = [one, other].map { record in
            Dictionary((record.settings + (record.common ?? [])).map { ($0.axis, $0.value) }) { $1 }
        }
        // Lists before version 2 do not name the settings that all films share.
        let isComplete = one.common != nil && other.common != nil
        for axis in Set(all[0].keys).union(all[1].keys).sorted() where isComplete || all[0][axis] != nil && all[1][axis] != nil {
            add(axis, all[0][axis] ?? "the default", all[1][axis] ?? "the default")
        }
        return settings
    }

    // MARK: Pixels

    private func compareFrames(
        _ sources: [FrameSource], _ structures: [ComparedFile.Structure], into comparison: inout FilmComparison
    ) throws {
        let known = changedByDigests
        let isLossy = sources.contains { $0.isLossy }
        var pass = FramePass(
            changed: known.map(Set.init), frames: (sources[0].frames, sources[1].frames), limit: isLossy ? FrameDifference.noise : 0)
        let drawing = try images?.begin(comparison, limit: pass.limit)
        try run(&pass, sources, drawing)
        // A change within the noise: what is known to differ is shown by every pixel.
        if isLossy, pass.pixels == 0, isKnownToDiffer {
            pass = FramePass(changed: known.map(Set.init), frames: pass.frames, limit: 0)
            let again = try [base, head].enumerated().map { try FrameSource($1, structures[$0]) }
            try run(&pass, again, nil)
        }
        guard !pass.changes.isEmpty || isKnownToDiffer else {
            drawing?.discard()
            return
        }
        comparison.state = .changed
        comparison.changes = pass.changes
        comparison.ranges = FilmComparison.ranges(of: pass.changes.map(\.frame))
        comparison.worst = FilmComparison.worst(of: pass.changes, common: min(pass.frames.0, pass.frames.1))
        comparison.images = try drawing?.finish()
        comparison.curves = CurveComparison(base: base.trace, head: head.trace, width: comparison.width, height: comparison.height)
    }

    private func run(_ pass: inout FramePass, _ sources: [FrameSource], _ drawing: ReportImages.Drawing?) throws {
        func read<Result>(_ index: Int, _ body: (FrameSource) throws -> Result) throws -> Result {
            do { return try body(sources[index]) } catch let damage as FilmDamage { throw Unreadable(index, damage) }
        }
        for frame in 0..<max(pass.frames.0, pass.frames.1) {
            try Interruption.check()
            for (index, source) in sources.enumerated() where frame < source.frames { try read(index) { try $0.move(to: frame) } }
            let isCommon = frame < min(pass.frames.0, pass.frames.1)
            if pass.compares(frame), isCommon, let difference = sources[1].difference(from: sources[0], limit: pass.limit) {
                pass.add(difference.change(of: frame))
            } else if pass.compares(frame) {
                let images = try (0...1).map { index in frame < sources[index].frames ? try read(index) { try $0.image() } : nil }
                pass.add(FrameDifference(images[0], images[1], limit: pass.limit).change(of: frame))
            }
            let change = pass.changes.last.flatMap { $0.frame == frame ? $0 : nil }
            guard let drawing, drawing.takes(change) else { continue }
            let panes = try (0...1).map { index -> ReportImages.Pane? in
                guard frame < sources[index].frames else { return nil }
                let (held, size) = (try read(index) { try $0.held() }, drawing.size(of: sources[index]))
                return {
                    let image = try read(index) { _ in try held(size.width, size.height) }
                    return FrameDifference.padded(image, width: drawing.width, height: drawing.height)
                }
            }
            try drawing.add(frame, panes[0], panes[1], change: change)
        }
    }
}

/// The changes of a film's frames in one pass.
private struct FramePass {
    /// The changed frames if they are known; nil if pixels decide.
    let changed: Set<Int>?
    let frames: (Int, Int)
    let limit: Int32
    private(set) var changes: [FilmComparison.Change] = []
    private(set) var pixels = 0

    init(changed: Set<Int>?, frames: (Int, Int), limit: Int32) {
        (self.changed, self.frames, self.limit) = (changed, frames, limit)
    }

    func compares(_ frame: Int) -> Bool { changed?.contains(frame) ?? true }

    mutating func add(_ change: FilmComparison.Change) {
        guard change.pixels > 0 || changed != nil else { return }
        pixels += change.pixels
        changes.append(change)
    }
}
