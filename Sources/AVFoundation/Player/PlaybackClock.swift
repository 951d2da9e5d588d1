import QuartzCore

/// A position that runs with media time.
struct PlaybackClock {
    /// Seconds at `began`.
    private var position = 0.0
    /// In media time.
    private var began = 0.0
    /// Seconds per second; 0 is at rest.
    private(set) var rate = 0.0

    var now: Double { position + rate * (CACurrentMediaTime() - began) }

    mutating func move(to seconds: Double, rate: Double? = nil) {
        position = seconds
        began = CACurrentMediaTime()
        if let rate { self.rate = rate }
    }

    mutating func setRate(_ rate: Double) { move(to: now, rate: rate) }
}
