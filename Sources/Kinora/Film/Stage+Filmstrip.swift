import UIKit

extension Stage {
    /// Pictures of chosen moments, each with its time below, for a `Filmstrip`.
    ///
    ///     let frames = stage.frames(at: [0, 0.1, 0.2, 0.3]) { stage.tap(at: button) }
    ///     try Filmstrip().write(frames, to: URL(fileURLWithPath: "tap.png"))
    ///
    /// While `body` moves time on, a moment is shown by the first frame at or after it; time moves on to moments after its end.
    /// The call ends at the last moment, or when `body` ends if that is later. Times that are not finite or lie before the call are left out with a line in the log.
    /// - Parameters:
    ///   - times: seconds from the call, in any order; the frames have the order of the times.
    ///   - body: what happens meanwhile.
    public func frames(at times: [TimeInterval], while body: () throws -> Void) rethrows -> [Filmstrip.Frame] {
        let begin = now
        for time in times where !(time.isFinite && time >= 0) {
            reportOnce("Stage.frames(at:)", "Stage.frames(at:): a picture at \(time) s is left out; give seconds from the call, 0 or more")
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

    /// Pictures of chosen moments, each with its time below, for a `Filmstrip`; time moves on to the last.
    ///
    /// Times, in seconds from the call and in any order, that are not finite or lie before the call are left out with a line in the log.
    public func frames(at times: [TimeInterval]) -> [Filmstrip.Frame] { frames(at: times, while: {}) }
}
