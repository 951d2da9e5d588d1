/// Permits a number of events per second, and as many at once.
struct RateLimit {
    let perSecond: Double
    private var left: Double
    private var time: Double

    /// - Parameter time: Now, in seconds of any clock that only goes forward.
    init(perSecond: Double, time: Double) {
        self.perSecond = perSecond
        left = perSecond
        self.time = time
    }

    /// Counts an event; false if there were too many.
    mutating func takes(at now: Double) -> Bool {
        left = min(left + (now - time) * perSecond, perSecond)
        time = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
