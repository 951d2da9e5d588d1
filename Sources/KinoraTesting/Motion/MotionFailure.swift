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
        let table = MotionTable(curve: curve, expected: expected, marks: times)
        for line in table.lines { report.add(line) }
        writeFilms(to: &report)
        report.fail()
    }

    /// The values that a check expects, if one does: the first that failed.
    private var expected: (@Sendable (Double) -> Double?)? { (violations.map(\.check) + checks).compactMap(\.expected).first }

    /// A strip about the violations with the curve below, and a film of all frames.
    private func writeFilms(to report: inout CheckReport) {
        let frames = recorder.frames
        guard let first = frames.first else { return }
        report.write(as: "strip.png") { try strip().pngData().write(to: $0, options: .atomic) }
        guard frames.count <= Self.filmLimit else { return }
        report.write(as: "film.mp4") { file in
            try GrowingFilm(url: file, format: .mp4, framesPerSecond: recorder.stage.framesPerSecond).write { film in
                for frame in frames where frame.size == first.size { try film.append(frame.tree.image(size: frame.size, scale: 1)) }
            }
        }
    }

    private func strip() throws -> CGImage {
        // Pixels are points: enough to see the motion, and fast in debug builds.
        let strip = Filmstrip()
        let frames = try stripIndices.map { recorder.frames[$0] }.map {
            Filmstrip.Frame(image: try $0.tree.image(size: $0.size, scale: 1), time: $0.time)
        }
        let pixels = strip.image(of: frames)
        let image = UIImage(cgImage: pixels)
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let size = CGSize(width: max(image.size.width, Self.plotWidth), height: image.size.height + MotionPlot.height)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(cgColor: strip.background).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            image.draw(at: .zero)
            let area = CGRect(x: 0, y: image.size.height, width: size.width, height: MotionPlot.height)
            MotionPlot(curve: curve, expected: expected, marks: times).draw(in: area)
        }
        return drawn.cgImage ?? pixels
    }

    /// The least width of the curve.
    private static let plotWidth: CGFloat = 640

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
