import CoreGraphics
import RenderScene
import UIKit

/// The report about a motion with violations.
@MainActor struct MotionFailure {
    let name: String
    let checks: [MotionCheck]
    let violations: [(check: MotionCheck, violation: MotionCheck.Violation)]
    /// The time at which the view was in no window, if that fails too.
    let absence: MotionCheck.Violation?
    let curve: MotionCurve
    let recorder: MotionRecorder
    let site: CallSite

    func report() {
        let count = "fails \(violations.count) of \(checks.count) checks:"
        let sentence = absence.map { "The motion of \(name) is not complete: \($0.sentence)" } ?? "The motion of \(name) \(count)"
        // Without the quotes of identifiers and texts, which files would have marks for.
        var report = CheckReport(sentence, of: name.filter { !"'\"".contains($0) }, at: site)
        if absence != nil, !violations.isEmpty { report.add("It \(count)") }
        for (check, violation) in violations { report.add("- \(check.name): \(violation.sentence)") }
        let expected = (violations.map(\.check) + checks).compactMap(\.expected).first
        let table = MotionTable(curve: curve, expected: expected, marks: times)
        for line in table.lines { report.add(line) }
        writeFilms(to: &report)
        report.fail()
    }

    /// A strip about the violations, and a film of all frames.
    private func writeFilms(to report: inout CheckReport) {
        let frames = recorder.frames
        guard let first = frames.first else { return }
        // Pixels are points: enough to see the motion, and fast in debug builds.
        report.write(as: "strip.png") { file in
            let chosen = stripIndices.map { frames[$0] }
            try Filmstrip().write(
                chosen.map { Filmstrip.Frame(image: try $0.tree.image(size: $0.size, scale: 1), time: $0.time) }, to: file)
        }
        guard frames.count <= Self.filmLimit else { return }
        report.write(as: "film.mp4") { file in
            try GrowingFilm(url: file, format: .mp4, framesPerSecond: recorder.stage.framesPerSecond).write { film in
                for frame in frames where frame.size == first.size { try film.append(frame.tree.image(size: frame.size, scale: 1)) }
            }
        }
    }

    /// Times of the violations.
    private var times: [Double] { (absence.map { [$0.time] } ?? []) + violations.map(\.violation.time) }

    /// Frames of a film: ten seconds at 60 per second.
    private static let filmLimit = 600

    /// The frames at and before the violations, and others at equal distances.
    private var stripIndices: [Int] {
        let count = recorder.frames.count
        var indices = Set((0..<min(count, 6)).map { $0 * (count - 1) / max(1, min(count, 6) - 1) })
        for time in times.prefix(3) {
            let index = recorder.frames.firstIndex { $0.time >= time - 1e-9 } ?? count - 1
            indices.formUnion([max(index - 1, 0), index])
        }
        return indices.sorted()
    }
}
