/// Media time as a function of real time: from an anchor on, at a speed. Times are in seconds; media time is since the start.
struct MediaPace {
    /// Media seconds per real second; 0 is a pause.
    private(set) var speed = 1.0
    private var mediaAnchor = 0.0
    private var realAnchor: Double

    init(realTime: Double) { realAnchor = realTime }

    /// The media time at a real time, in whole units of 2^-20 s: differences of two times are exact, and so are the pixels that follow from
    /// them.
    func mediaTime(at real: Double) -> Double {
        let time = mediaAnchor + max(real - realAnchor, 0) * speed
        return max((time * Self.unitsPerSecond).rounded(.down) / Self.unitsPerSecond, mediaAnchor)
    }

    /// The first real time at which `mediaTime(at:)` has reached a media time; infinity if it never does.
    func realTime(of media: Double) -> Double {
        guard media > mediaAnchor else { return realAnchor }
        guard speed > 0, media.isFinite else { return .infinity }
        let whole = (media * Self.unitsPerSecond).rounded(.up) / Self.unitsPerSecond
        return realAnchor + (whole - mediaAnchor) / speed + Self.roundingError
    }

    /// Changes the speed at a real time; media time goes on from where it is.
    mutating func setSpeed(_ new: Double, at real: Double) {
        set(mediaTime(at: real), at: real)
        speed = new
    }

    /// Makes a media time that of a real time.
    mutating func set(_ media: Double, at real: Double) { (mediaAnchor, realAnchor) = (media, real) }

    private static let unitsPerSecond = Double(1 << 20)
    private static let roundingError = 1e-8
}
