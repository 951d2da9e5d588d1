import CPixels
import Foundation
import Synchronization

/// Pool of render workers: started on first use, asleep between frames. A forked copy of the process has none of them and does not need
/// them.
final class RenderThreads: @unchecked Sendable {
    static let shared = RenderThreads()

    private let condition = NSCondition()
    private var work: FrameWork?
    /// Number of frames offered; an atomic copy for workers that poll.
    private var offers = 0
    private let shownOffers = Atomic(0)
    /// Number of wake-up calls for frames about to be offered.
    private var calls = 0
    /// CPU of the thread that called last.
    private let callersProcessor = Atomic(Int32(-1))
    /// Number of workers wanted for the current offer.
    private var wanted = 0
    private var started = 0

    /// Default number of threads per frame: `KINORA_THREADS`, or the number of processors, at most eight.
    static let standardCount: Int = {
        let wanted =
            ProcessInfo.processInfo.environment["KINORA_THREADS"].flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
        return min(max(wanted, 1), 8)
    }()

    /// Offers a frame to at most `workers` threads until it is withdrawn.
    func offer(_ work: FrameWork, workers: Int) {
        condition.lock()
        defer { condition.unlock() }
        start(workers)
        self.work = work
        wanted = workers
        offers += 1
        shownOffers.store(offers, ordering: .releasing)
        condition.broadcast()
    }

    /// Wakes workers ahead of an offer: waking a thread takes about as long as painting a small frame.
    func call(workers: Int) {
        callersProcessor.store(kinora_processor(), ordering: .relaxed)
        condition.lock()
        defer { condition.unlock() }
        start(workers)
        wanted = workers
        calls += 1
        condition.broadcast()
    }

    /// Starts all workers from the calling thread, whose kind they inherit.
    func startAll() { condition.withLock { start(Self.standardCount - 1) } }

    private func start(_ workers: Int) {
        while started < workers {
            let number = started
            let thread = Thread { [self] in runWorker(number) }
            thread.name = "kinora-render"
            thread.start()
            started += 1
        }
    }

    /// Withdraws a frame; no more workers join it.
    func withdraw(_ work: FrameWork) {
        condition.lock()
        if self.work === work { self.work = nil }
        condition.unlock()
    }

    private func runWorker(_ number: Int) {
        let painter = BandPainter()
        let scratch = ScratchBuffer<UInt32>()
        var (seenOffers, seenCalls) = (0, 0)
        while true {
            condition.lock()
            while number >= wanted || (work == nil || seenOffers == offers) && seenCalls == calls { condition.wait() }
            seenCalls = calls
            let taken = seenOffers == offers ? nil : work
            if taken != nil { seenOffers = offers }
            condition.unlock()
            if let taken {
                taken.runWorker(with: painter, scratch: scratch)
            } else {
                pollForOffers(after: seenOffers)
            }
        }
    }

    /// Number of polls for an offer after a wake-up call before a worker sleeps again: some hundred microseconds.
    private static let patience = 5_000

    private func pollForOffers(after seenOffers: Int) {
        var polls = 0
        let callersProcessor = callersProcessor.load(ordering: .relaxed)
        while polls < Self.patience, shownOffers.load(ordering: .acquiring) == seenOffers {
            // Polling on the caller's CPU would delay the caller.
            guard kinora_avoid_processor(callersProcessor) else { return }
            kinora_pause()
            polls += 1
        }
    }
}
