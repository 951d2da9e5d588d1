import UIKit

extension Stage {
    /// Captures frames at given times, each captioned with its time, for a `Filmstrip`.
    ///
    ///     let frames = stage.frames(at: [0, 0.1, 0.2, 0.3]) { stage.tap(at: button) }
    ///     try Filmstrip().write(frames, to: URL(fileURLWithPath: "tap.png"))
    ///
    /// While `body` advances time, each capture uses the first frame at or after its time. Time then advances to captures after the end
    /// of `body`; the call returns at the last capture or the end of `body`, whichever is later.
    /// - Parameters:
    ///   - times: Seconds from the call, in any order; frames are returned in order of time. Times that are not finite or are negative
    ///     are skipped and logged.
    ///   - body: The actions to capture.
    /// - Complexity: `body`, O(*t* log *t*), where *t* is the number of times, and that of `image()` for each.
    public func frames(at times: [TimeInterval], while body: () throws -> Void) rethrows -> [Filmstrip.Frame] {
        let begin = now
        for time in times where !(time.isFinite && time >= 0) {
            reportOnce("Stage.frames(at:)", "Stage.frames(at:): the frame at \(time) s is skipped; give seconds from the call, 0 or more")
        }
        var rest = times.filter { $0.isFinite && $0 >= 0 }.sorted()[...]
        var images: [TimeInterval: CGImage] = [:]
        func take() {
            while let time = rest.first, begin + time <= now + 1e-9 {
                images[time] = images[time] ?? image()
                rest.removeFirst()
            }
        }
        take()
        let outer = host.onFrame
        host.onFrame = {
            outer?()
            take()
        }
        do {
            defer { host.onFrame = outer }
            try body()
        }
        while let time = rest.first {
            if begin + time > now { advance(to: begin + time) }
            take()
        }
        return times.compactMap { time in images[time].map { Filmstrip.Frame(image: $0, time: time) } }
    }

    /// Captures frames at given times, each captioned with its time, for a `Filmstrip`; advances time to the last.
    ///
    /// Times are seconds from the call, in any order. Times that are not finite or are negative are skipped and logged.
    ///
    /// - Complexity: O(*t* log *t*), where *t* is the number of times, that of `advance(by:)` up to the last, and that of `image()` for
    ///   each.
    public func frames(at times: [TimeInterval]) -> [Filmstrip.Frame] { frames(at: times, while: {}) }
}
