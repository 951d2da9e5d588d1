import CoreGraphics
import UIKit

/// One comparison of a film with its stored strip.
@MainActor struct FilmCheck: ReferenceCheck {
    let name: String
    let tolerance: ImageTolerance
    let site: CallSite

    private typealias Difference = (time: Double, comparison: ImageComparison)

    /// Whether the recorded moments match the reference, or it was written.
    func judge(_ recorder: FilmRecorder) -> Bool {
        guard !recorder.isTooLong else {
            return fail("The film '\(name)' has more than \(FilmMoments.limit) moments; give it a longer interval, or times.")
        }
        let shown: [(time: Double, image: CGImage)]
        do { shown = try recorder.frames() } catch { return fail("The film '\(name)' cannot be rendered. \(error)") }
        guard !shown.isEmpty else { return fail("The film '\(name)' has no frames.") }
        return compare(shown)
    }

    private func compare(_ shown: [(time: Double, image: CGImage)]) -> Bool {
        let reference = Reference(name, suffix: "~film.png", at: site)
        let strip = Filmstrip()
        let frames = shown.map { Filmstrip.Frame(image: $0.image, time: $0.time) }
        let actual = strip.image(of: frames)
        if reference.isRecorded { return record({ try actual.pngData() }, as: reference) }
        guard let data = reference.read() else { return fail(reference.missing) { $0.write(actual, as: "actual.png") } }
        guard let expected = image(data, of: reference) else { return false }
        let whole = ImageComparison(expected: expected, actual: actual, tolerance: .exact)
        if whole.matches { return pass() }
        guard whole.isSameSize else {
            if reference.isReplaced { return record({ try actual.pngData() }, as: reference) }
            let count = shown.count == 1 ? "1 frame" : "\(shown.count) frames"
            return fail("The film '\(name)' has another size than its reference: it has \(count). \(whole.sentence)") { report in
                report.add(Reference.advice)
                write(expected, actual, to: &report)
            }
        }
        // Captions may be drawn otherwise on another machine; the frames count.
        let comparisons = zip(shown, strip.frameRects(of: frames)).compactMap { frame, rect -> Difference? in
            guard let stored = expected.cropping(to: rect) else { return nil }
            return (frame.time, ImageComparison(expected: stored, actual: frame.image, tolerance: tolerance))
        }
        let different = comparisons.filter { !$0.comparison.matches }
        if different.isEmpty { return pass() }
        if reference.isReplaced { return record({ try actual.pngData() }, as: reference) }
        return fail("The film '\(name)' differs from its reference in \(different.count) of \(shown.count) frames:") { report in
            for (time, comparison) in different.prefix(5) { report.add("- at \(MotionCheck.seconds(time)): \(comparison.sentence)") }
            if different.count > 5 { report.add("- … and in \(different.count - 5) more") }
            report.add(Reference.advice)
            write(expected, actual, to: &report)
            if let difference = whole.difference { report.write(difference, as: "difference.png") }
            writeFilm(comparisons, to: &report)
        }
    }

    private func write(_ expected: CGImage, _ actual: CGImage, to report: inout CheckReport) {
        report.write(expected, as: "expected.png")
        report.write(actual, as: "actual.png")
    }

    /// A film of the expected frames, the actual ones and their differences side by side, at the times of the moments; the last lasts
    /// a second.
    private func writeFilm(_ frames: [Difference], to report: inout CheckReport) {
        let rate = 30
        let images = frames.map { frame in
            let comparison = frame.comparison
            return CGImage.row([comparison.expected, comparison.actual, comparison.difference].compactMap(\.self))
        }
        guard let first = images.first else { return }
        let size = (width: first.width, height: first.height)
        report.write(as: "film.mp4") { file in
            try GrowingFilm(url: file, format: .mp4, framesPerSecond: rate).write { film in
                for (index, image) in images.enumerated() where image.width == size.width && image.height == size.height {
                    let next = index + 1 < frames.count ? frames[index + 1].time : frames[index].time + 1
                    // At most ten seconds for a moment.
                    let count = min(max(1, Int(((next - frames[index].time) * Double(rate)).rounded())), 10 * rate)
                    for _ in 0..<count { try film.append(image) }
                }
            }
        }
    }
}
