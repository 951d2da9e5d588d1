import UIKit

/// Writes the text of a gesture script: one finger's taps and drags on a screen, at places given as fractions of its width and height.
struct FingerStory {
    private var lines: [String]
    let size: CGSize

    init(on size: CGSize) {
        self.size = size
        lines = ["gesture 1", "screen \(Self.text(size.width)) \(Self.text(size.height))"]
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Says what comes.
    mutating func note(_ comment: String) { lines.append("# \(comment)") }

    /// A tap that is over at a time.
    mutating func tap(_ time: TimeInterval, _ x: CGFloat, _ y: CGFloat) {
        add(time - 0.08, "began", CGPoint(x: x * size.width, y: y * size.height))
        add(time, "ended", CGPoint(x: x * size.width, y: y * size.height))
    }

    /// A drag at constant speed in 60 steps a second, which may rest before it is let go.
    ///
    /// - Parameters:
    ///   - start: where it begins, in points.
    ///   - distance: how far to the right, in points.
    ///   - height: how far down, in points.
    mutating func drag(
        _ time: TimeInterval, from start: CGPoint, by distance: CGFloat = 0, down height: CGFloat = 0, for duration: TimeInterval,
        resting: TimeInterval = 0
    ) {
        add(time, "began", start)
        let count = max(Int((duration * 60).rounded()), 1)
        var place = start
        for step in 1...count {
            place.x = start.x + distance * CGFloat(step) / CGFloat(count)
            place.y = start.y + height * CGFloat(step) / CGFloat(count)
            add(time + duration * Double(step) / Double(count), "moved", place)
        }
        add(time + duration + resting, "ended", place)
    }

    private mutating func add(_ time: TimeInterval, _ phase: String, _ place: CGPoint) {
        lines.append("\(Self.text(CGFloat(time), 10_000)) 0 \(phase) \(Self.text(place.x)) \(Self.text(place.y))")
    }

    /// A number in hundredths, or what is given, without an empty fraction.
    private static func text(_ number: CGFloat, _ parts: CGFloat = 100) -> String {
        let rounded = (number * parts).rounded() / parts
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
