import Foundation

/// Threads that help to paint frames: started when they are first needed, asleep between frames. A copy of the process (`fork`) has none of them and
/// does not miss them.
final class RenderThreads: @unchecked Sendable {
    static let shared = RenderThreads()

    private let condition = NSCondition()
    private var work: FrameWork?
    /// Counts what was offered.
    private var offers = 0
    /// How many helpers what is offered wants.
    private var wanted = 0
    private var started = 0

    /// How many threads paint a frame unless something else is asked for: `KINORA_THREADS`, or as many as there are processors, at most eight.
    static let standardCount: Int = {
        let wanted =
            ProcessInfo.processInfo.environment["KINORA_THREADS"].flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
        return min(max(wanted, 1), 8)
    }()

    /// Has at most `helpers` threads help with some work until it is withdrawn.
    func offer(_ work: FrameWork, helpers: Int) {
        condition.lock()
        defer { condition.unlock() }
        while started < helpers {
            let number = started
            let thread = Thread { [self] in help(number) }
            thread.name = "kinora-render"
            thread.start()
            started += 1
        }
        self.work = work
        wanted = helpers
        offers += 1
        condition.broadcast()
    }

    /// Nobody need begin to help with some work any more.
    func withdraw(_ work: FrameWork) {
        condition.lock()
        if self.work === work { self.work = nil }
        condition.unlock()
    }

    private func help(_ number: Int) {
        let painter = BandPainter()
        let room = ScratchBuffer<UInt32>()
        var seen = 0
        while true {
            condition.lock()
            while work == nil || seen == offers || number >= wanted { condition.wait() }
            let taken = work
            seen = offers
            condition.unlock()
            taken?.help(with: painter, room: room)
        }
    }
}
