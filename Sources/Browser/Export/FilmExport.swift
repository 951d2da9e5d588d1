import Display
import Foundation
import Kinora
import Rendering

/// A film of frames of the past, drawn a few at a time so that the app goes on meanwhile.
@MainActor
final class FilmExport {
    private let history: CommitHistory
    private let renderer = SoftwareRenderer()
    private let writer: FilmWriter
    private let times: [Double]
    private var next = 0

    static let framesPerSecond = 60
    /// Seconds of one film.
    static let longest = 60.0
    /// Real seconds of one step.
    private static let stepSeconds = 0.006

    /// - Parameter range: Media times.
    /// - Throws: `FilmError`.
    init(of history: CommitHistory, _ range: ClosedRange<Double>, target: RenderTarget, format: FilmFormat) throws {
        self.history = history
        let count = Int((min(range.upperBound - range.lowerBound, Self.longest) * Double(Self.framesPerSecond)).rounded(.down))
        times = (0...count).map { range.lowerBound + Double($0) / Double(Self.framesPerSecond) }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-export-\(UUID().uuidString).\(format.rawValue)")
        writer = try FilmWriter(
            url: url, size: (target.width, target.height), framesPerSecond: Self.framesPerSecond, format: format, isQuick: true)
    }

    /// Draws some frames. Returns the film once it is whole, nil before.
    ///
    /// - Parameter clock: The real time in seconds.
    /// - Throws: `FilmError`.
    func step(_ clock: () -> Double) throws -> [UInt8]? {
        let end = clock() + Self.stepSeconds
        while next < times.count, clock() < end {
            if let image = history.image(at: times[next], renderer) { try writer.append(image) }
            next += 1
        }
        guard next == times.count else { return nil }
        try writer.finish()
        defer { unlink(writer.url.path) }
        return Array(try Data(contentsOf: writer.url))
    }
}
