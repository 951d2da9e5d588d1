import Display
import Foundation
import Kinora
import Rendering

/// A film, or a strip of frames side by side, of the past: drawn a few frames at a time so that the app goes on meanwhile.
@MainActor
final class FilmExport {
    private let history: CommitHistory
    private let renderer = SoftwareRenderer()
    private let writer: FilmWriter?
    private var strip: [Filmstrip.Frame] = []
    /// The media time of the app's start.
    private let epoch: Double
    private let times: [Double]
    private var next = 0

    static let framesPerSecond = 60
    /// Seconds of one film.
    static let longest = 60.0
    /// Real seconds of one step.
    private static let stepSeconds = 0.006

    /// Frames of a strip, at most.
    private static let mostFrames = 12

    /// - Parameter range: Seconds since the start, which was at the media time `epoch`.
    /// - Throws: `FilmError`.
    init(of history: CommitHistory, _ range: ClosedRange<Double>, epoch: Double, target: RenderTarget, isStrip: Bool) throws {
        (self.history, self.epoch) = (history, epoch)
        let length = min(range.upperBound - range.lowerBound, Self.longest)
        let count = Int((length * Double(Self.framesPerSecond)).rounded(.down))
        let step = isStrip ? max(length / Double(Self.mostFrames - 1), 1 / Double(Self.framesPerSecond)) : 1 / Double(Self.framesPerSecond)
        times = (0...(isStrip ? min(count, Self.mostFrames - 1) : count)).map { range.lowerBound + Double($0) * step }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-export-\(UUID().uuidString).mp4")
        writer =
            isStrip
            ? nil
            : try FilmWriter(
                url: url, size: (target.width, target.height), framesPerSecond: Self.framesPerSecond, format: .mp4, isQuick: true)
    }

    /// Draws some frames. Returns the file once it is whole, nil before.
    ///
    /// - Parameter clock: The real time in seconds.
    /// - Throws: `FilmError`, or the error of a PNG.
    func step(_ clock: () -> Double) throws -> [UInt8]? {
        let end = clock() + Self.stepSeconds
        while next < times.count, clock() < end {
            if let image = history.image(at: epoch + times[next], renderer) {
                if let writer { try writer.append(image) } else { strip.append(Filmstrip.Frame(image: image, time: times[next])) }
            }
            next += 1
        }
        guard next == times.count else { return nil }
        guard let writer else { return Array(try Filmstrip().image(of: strip).pngData()) }
        try writer.finish()
        defer { unlink(writer.url.path) }
        return Array(try Data(contentsOf: writer.url))
    }
}
