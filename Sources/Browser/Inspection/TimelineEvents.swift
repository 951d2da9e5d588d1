import UIKit

/// Touches, calls of completion blocks, and commits. Times are in seconds since the start.
struct TimelineEvents: Encodable {
    struct Touch: Encodable {
        let finger: Int
        let from: Double
        /// Missing while the finger is down.
        var to: Double?
        var isCancelled = false
        /// Times at which it moved.
        var moves: [Double] = []

        private enum CodingKeys: String, CodingKey {
            case finger, from, to, moves
            case isCancelled = "cancelled"
        }
    }

    var touches: [Touch] = []
    var callbacks: [Double] = []
    var commits: [Double] = []

    /// Times of one list; of more, the latest.
    static let most = 3000

    /// Adds touches of one moment.
    mutating func add(_ inputs: [TouchInput], at time: Double) {
        for input in inputs {
            let index = touches.lastIndex { $0.finger == input.finger && $0.to == nil }
            switch (input.phase, index) {
            case (.began, nil): touches.append(Touch(finger: input.finger, from: time))
            case (.moved, let index?): touches[index].moves.append(time)
            case (.ended, let index?), (.cancelled, let index?):
                touches[index].to = time
                touches[index].isCancelled = input.phase == .cancelled
            default: break
            }
        }
        if touches.count > Self.most { touches.removeFirst(Self.most / 4) }
    }
}

/// The values of a layer's property over time, as they were shown: with all animations of the property, and those that interrupted others.
struct ValueCurve: Encodable {
    let times: [Double]
    /// One list for each component; null where the layer is not in the tree.
    let components: [[Double?]]
    /// Units per second, of each component: from the times around.
    let velocities: [[Double?]]

    /// Times of one curve.
    private static let most = 600

    /// - Parameters:
    ///   - range: Seconds since the start.
    ///   - value: The components at a time; nil where there is none.
    init(_ range: ClosedRange<Double>, _ value: (Double) -> [Double]?) {
        let count = min(max(Int(((range.upperBound - range.lowerBound) * 120).rounded(.up)), 1), Self.most)
        let step = (range.upperBound - range.lowerBound) / Double(count)
        times = (0...count).map { range.lowerBound + Double($0) * step }
        let values = times.map(value)
        let width = values.compactMap { $0?.count }.max() ?? 0
        components = (0..<width).map { index in values.map { $0?.count == width ? $0?[index] : nil } }
        let times = times
        velocities = components.map { values in
            values.indices.map { index in
                let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
                guard let low = values[before], let high = values[after], times[after] > times[before] else { return nil }
                return (high - low) / (times[after] - times[before])
            }
        }
    }
}
