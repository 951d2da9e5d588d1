import CommandSupport
import Foundation
import Gallery
import Kinora
import KinoraCommandLine

/// The script of the film at the top of the README: its shots in sequence.
struct HeroScript: Decodable {
    /// Some seconds of a scene, beside the curve of what moves.
    struct Shot: Decodable {
        /// The id of a scene of the gallery.
        let scene: String
        let title: String
        let caption: String
        /// The plotted quantity: position, scale, rotation or alpha.
        let quantity: String
        /// The axis of a position that is plotted: x, y or z. nil: what changes most.
        let axis: String?
        /// At most these curves, of what changes most; nil: three.
        let lines: Int?
        /// In the order of time, and apart.
        let spans: [Span]
    }

    /// An interval of a scene, played at one speed.
    struct Span: Decodable {
        /// In seconds from the scene's start.
        let from: TimeInterval
        let to: TimeInterval
        /// 1 is real time, less is slow motion.
        let speed: Double
    }

    let framesPerSecond: Int
    let shots: [Shot]

    private static let speeds = 0.05...4.0

    /// Reads a script.
    ///
    /// - Throws: `UsageError`, which names the file and the value that is wrong.
    init(_ url: URL) throws(UsageError) {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw UsageError("\(url.relativePath): \((error as NSError).localizedDescription)")
        }
        do { self = try JSONDecoder().decode(HeroScript.self, from: data) } catch {
            let reason = (error as? DecodingError)?.sentence ?? "\(error)"
            throw UsageError("\(url.relativePath): no script of a film: \(reason)")
        }
        if let fault { throw UsageError("\(url.relativePath): \(fault)") }
    }

    /// The first value that makes no film; nil if there is none.
    private var fault: String? {
        if !(1...60).contains(framesPerSecond) { return "framesPerSecond \(framesPerSecond) is not between 1 and 60" }
        if shots.isEmpty { return "it has no shots" }
        for shot in shots {
            if !GalleryScene.every.contains(where: { $0.id == shot.scene }) {
                return "'\(shot.scene)' is no scene; './kinora list' names them"
            }
            let quantities = Quantity.all.map(\.name)
            if !quantities.contains(shot.quantity) {
                return "\(shot.scene): '\(shot.quantity)' is no quantity; they are: \(quantities.joined(separator: " "))"
            }
            if let axis = shot.axis, shot.quantity != "position" || !["x", "y", "z"].contains(axis) {
                return "\(shot.scene): '\(axis)' is no axis of a \(shot.quantity)"
            }
            if let lines = shot.lines, lines < 1 { return "\(shot.scene): \(lines) lines are no plot; write 1 to 3" }
            if shot.spans.isEmpty { return "\(shot.scene): it has no spans" }
            var end = 0.0
            for span in shot.spans {
                if !(span.from >= end && span.to > span.from) {
                    return "\(shot.scene): the span from \(span.from) to \(span.to) s does not come after second \(end)"
                }
                if !Self.speeds.contains(span.speed) {
                    return "\(shot.scene): the speed \(span.speed) is not between \(Self.speeds.lowerBound) and \(Self.speeds.upperBound)"
                }
                end = span.to
            }
        }
        return nil
    }
}

extension HeroScript.Shot {
    /// The moments that the film shows: seconds from the scene's start, with the speed at which they pass.
    func moments(framesPerSecond: Int) -> [(time: TimeInterval, speed: Double)] {
        spans.flatMap { span in
            let count = ((span.to - span.from) / span.speed * Double(framesPerSecond) - 1e-6).rounded(.up)
            return (0..<Int(max(count, 1))).map { (span.from + Double($0) * span.speed / Double(framesPerSecond), span.speed) }
        }
    }

    /// Seconds from the scene's start.
    var interval: ClosedRange<TimeInterval> { (spans.first?.from ?? 0)...(spans.last?.to ?? 0) }
}
