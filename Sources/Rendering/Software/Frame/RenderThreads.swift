import CPixels
import Foundation
import Synchronization

/// Threads that help to paint frames: started when they are first needed, asleep between frames. A copy of the process (`fork`) has none of them and
/// does not miss them.
final class RenderThreads: @unchecked Sendable {
    static let shared = RenderThreads()

    private let condition = NSCondition()
    private var work: FrameWork?
    /// Counts what was offered; the same for those who only look.
    private var offers = 0
    private let shownOffers = Atomic(0)
    /// Counts how often helpers were called for what will be offered soon.
    private var calls = 0
    /// Where the thread runs that has called last.
    private let callersProcessor = Atomic(Int32(-1))
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
        start(helpers)
        self.work = work
        wanted = helpers
        offers += 1
        shownOffers.store(offers, ordering: .releasing)
        condition.broadcast()
    }

    /// Has helpers wake up for what will be offered in a moment: waking takes a thread about as long as painting a small frame.
    func call(helpers: Int) {
        callersProcessor.store(kinora_processor(), ordering: .relaxed)
        condition.lock()
        defer { condition.unlock() }
        start(helpers)
        wanted = helpers
        calls += 1
        condition.broadcast()
    }

    private func start(_ helpers: Int) {
        while started < helpers {
            let number = started
            let thread = Thread { [self] in help(number) }
            thread.name = "kinora-render"
            thread.start()
            started += 1
        }
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
        var (seen, heard) = (0, 0)
        while true {
            condition.lock()
            while number >= wanted || (work == nil || seen == offers) && heard == calls { condition.wait() }
            heard = calls
            let taken = seen == offers ? nil : work
            if taken != nil { seen = offers }
            condition.unlock()
            if let taken {
                taken.help(with: painter, room: room)
            } else {
                lookForOffers(after: seen)
            }
        }
    }

    /// How often a helper that was called looks whether something is offered before it sleeps again: some hundred microseconds.
    private static let patience = 5_000

    private func lookForOffers(after seen: Int) {
        var looks = 0
        let callersProcessor = callersProcessor.load(ordering: .relaxed)
        while looks < Self.patience, shownOffers.load(ordering: .acquiring) == seen {
            // Whoever looks there keeps the caller from going on.
            guard kinora_avoid_processor(callersProcessor) else { return }
            kinora_pause()
            looks += 1
        }
    }
}
