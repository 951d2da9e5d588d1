import Kinora
import UIKit

extension [TouchSample] {
    /// The samples with an added one at each frame's time for every moving finger, interpolated linearly.
    ///
    /// A finger of constant speed so travels equally far in each frame, independent of the script's and the film's rates.
    func sampled(framesPerSecond: Int) -> [TouchSample] {
        let rate = Double(framesPerSecond)
        var next: [Int: Int] = [:]
        var following = [Int?](repeating: nil, count: count)
        for index in indices.reversed() where self[index].phase != .stationary {
            following[index] = next[self[index].finger]
            next[self[index].finger] = index
        }
        var sampled: [TouchSample] = []
        for index in indices {
            let sample = self[index]
            sampled.append(sample)
            guard sample.phase == .began || sample.phase == .moved, let end = following[index].map({ self[$0] }),
                end.location != sample.location
            else { continue }
            var frame = (sample.time * rate + Self.resolution).rounded(.up)
            while frame / rate < end.time - Self.resolution {
                let fraction = (frame / rate - sample.time) / (end.time - sample.time)
                let location = CGPoint(
                    x: sample.location.x + (end.location.x - sample.location.x) * fraction,
                    y: sample.location.y + (end.location.y - sample.location.y) * fraction)
                if fraction > Self.resolution {
                    sampled.append(TouchSample(time: frame / rate, finger: sample.finger, phase: .moved, location: location))
                }
                frame += 1
            }
        }
        // Stable: samples of one time keep their order.
        return sampled.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// Seconds within which a sample is at a frame's time.
    private static let resolution = 1e-9
}
