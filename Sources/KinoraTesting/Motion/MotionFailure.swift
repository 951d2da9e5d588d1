import CoreGraphics
import RenderScene
import UIKit

/// The report about a motion with violations.
@MainActor struct MotionFailure {
    let name: String
    let checks: [MotionCheck]
    let violations: [(check: MotionCheck, violation: MotionCheck.Violation)]
    let recorder: MotionRecorder
    let site: CallSite

    func report() {
        let curve = MotionCurve(samples: recorder.samples)
        var report = CheckReport("The motion of \(name) fails \(violations.count) of \(checks.count) checks:", of: name, at: site)
        report.clear()
        for (check, violation) in violations { report.add("- \(check.name): \(violation.sentence)") }
        let expected = (violations.map(\.check) + checks).compactMap(\.expected).first
        let table = MotionTable(curve: curve, expected: expected, marks: violations.map(\.violation.time))
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
            let size = (width: Int(first.size.width.rounded()), height: Int(first.size.height.rounded()))
            let writer = try FilmWriter(url: file, size: size, framesPerSecond: recorder.stage.framesPerSecond, format: .mp4)
            for frame in frames where frame.size == first.size {
                try writer.append(try frame.tree.image(size: frame.size, scale: 1))
            }
            try writer.finish()
        }
    }

    /// Frames of a film: ten seconds at 60 per second.
    private static let filmLimit = 600

    /// The frames at and before the violations, and others at equal distances.
    private var stripIndices: [Int] {
        let count = recorder.frames.count
        var indices = Set((0..<min(count, 6)).map { $0 * (count - 1) / max(1, min(count, 6) - 1) })
        for (_, violation) in violations.prefix(3) {
            let index = recorder.frames.firstIndex { $0.time >= violation.time - 1e-9 } ?? count - 1
            indices.formUnion([max(index - 1, 0), index])
        }
        return indices.sorted()
    }
}
