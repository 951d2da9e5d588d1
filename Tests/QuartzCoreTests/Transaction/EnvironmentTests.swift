import RenderScene
import Synchronization
import XCTest

@testable import QuartzCore

/// State that ends with its host.
final class EnvironmentTests: LayerTestCase {
    /// A module's state, with an object that may use the environment when it is released.
    private final class State: EnvironmentState, @unchecked Sendable {
        static let slot = EnvironmentSlot<State>()
        static var current: State { Environment.current.state(in: slot) }

        var content: AnyObject?
        var onEnd: (() -> Void)?

        func end() { onEnd?() }
    }

    /// A state that other threads read.
    private final class Shared: SharedEnvironmentState {
        static let current = Environment.current.share(Shared())

        let count = Atomic(0)

        func reset() { count.store(0, ordering: .relaxed) }
    }

    private final class OtherState: EnvironmentState, @unchecked Sendable {
        static let slot = EnvironmentSlot<OtherState>()

        func end() {}
    }

    private final class OnRelease {
        let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
        deinit { action() }
    }

    func testAStateIsTheSameObjectUntilTheHostEnds() {
        let first = State.current
        XCTAssertTrue(State.current === first)
        XCTAssertFalse(Environment.current.state(in: OtherState.slot) as AnyObject === first)
        Environment.current.drop()
        XCTAssertFalse(State.current === first)
    }

    func testStatesEndWhileTheHostIsStillThereAndGoAfterIt() {
        var log: [String] = []
        State.current.onEnd = { log.append("end, host \(Environment.current.frameSource != nil)") }
        State.current.content = OnRelease { log.append("release, host \(Environment.current.frameSource != nil)") }
        Environment.current.drop()
        XCTAssertEqual(log, ["end, host true", "release, host false"])
    }

    func testWhatReleasedObjectsLeaveBehindIsReleasedToo() {
        weak var left: AnyObject?
        State.current.content = OnRelease {
            let object = NSObject()
            left = object
            State.current.content = object
            CallbackQueue.current.add {}
            CATransaction.setAnimationDuration(3)
        }
        Environment.current.drop()
        XCTAssertNil(left)
        XCTAssertTrue(CallbackQueue.current.isEmpty)
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
    }

    func testStatesThatFillEachOtherWithoutEndAreGivenUp() {
        var isRefilling = true
        func refill() { if isRefilling { State.current.content = OnRelease { refill() } } }
        refill()
        Environment.current.drop()
        XCTAssertNotNil(State.current.content)
        isRefilling = false
        State.current.content = nil
    }

    func testTimersLinksAndTransactionsGoWithTheEnvironment() {
        let timer = MediaTimer(after: 1, name: "a timer") {}
        timer.start()
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        CATransaction.setAnimationDuration(3)
        Environment.current.drop()
        XCTAssertFalse(timer.isValid)
        XCTAssertNil(Environment.current.timers.waiting.first)
        XCTAssertFalse(DisplayLinks.current.wantsTicks)
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertNil(Environment.current.context)
    }

    func testThreadsMayReadTheClockAndSharedStatesWhileHostsEnd() {
        let reading = expectation(description: "readers")
        reading.expectedFulfillmentCount = 2
        for _ in 0..<2 {
            Thread.detachNewThread {
                for _ in 0..<20_000 {
                    XCTAssertGreaterThan(CACurrentMediaTime(), 0)
                    XCTAssertGreaterThanOrEqual(Shared.current.count.load(ordering: .relaxed), 0)
                }
                reading.fulfill()
            }
        }
        for _ in 0..<200 {
            Shared.current.count.add(1, ordering: .relaxed)
            Environment.current.drop()
        }
        wait(for: [reading], timeout: 60)
        XCTAssertEqual(Shared.current.count.load(ordering: .relaxed), 0, "reset with the host")
    }
}
