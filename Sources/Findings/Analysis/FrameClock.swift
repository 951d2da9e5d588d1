/// The frames of a screen as media times.
struct FrameClock {
    /// Media time of frame 0.
    let base: Double
    let framesPerSecond: Double

    /// Seconds by which a frame may be before a commit that it shows.
    private static let tolerance = 1e-6

    /// The first frame at a time or after it.
    func frame(at time: Double) -> Int { Int(((time - base - Self.tolerance) * framesPerSecond).rounded(.up)) }

    func time(of frame: Int) -> Double { base + Double(frame) / framesPerSecond }
}
