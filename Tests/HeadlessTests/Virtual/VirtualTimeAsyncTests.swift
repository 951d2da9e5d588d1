import CoreGraphics
import KinoraTesting
import Testing
import XCTest

@testable import Headless

/// The async drain where XCTest's run loop drains the main queue: all three kinds of waiter fire.
final class VirtualTimeAsyncTests: XCTestCase {
    @MainActor func testAnAsyncXCTestSeesEverythingFire() async {
        let time = VirtualTime(startingAt: Date(timeIntervalSinceReferenceDate: 789_000_000))
        defer { time.stop() }
        let journal = await scenario(time)
        XCTAssertEqual(journal.entries, ["inside", "after 1.0", "timer 2.0", "task 3.0", "nothing waits"])
    }
}

/// If dispatch serves the main queue, without a run loop, a `Timer` does not fire.
@Suite(.onStage) struct VirtualTimeTestingTests {
    @MainActor @Test func aSwiftTestingTestSeesAllButTimersFire() async {
        let time = VirtualTime(startingAt: Date(timeIntervalSinceReferenceDate: 789_000_000))
        defer { time.stop() }
        let journal = await scenario(time)
        #expect(journal.entries == ["inside", "after 1.0", "task 3.0", "nothing waits"])
    }
}

@MainActor private func scenario(_ time: VirtualTime) async -> Journal {
    let journal = Journal()
    if time.isInsideMainQueueJob { journal.write("inside") }
    // Not `Timer(timeInterval:)`, which fires at once in Foundation on Linux.
    let timer = Timer(fire: Date() + 2, interval: 0, repeats: false) { _ in journal.write("timer \(time.elapsed)") }
    RunLoop.main.add(timer, forMode: .default)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { journal.write("after \(time.elapsed)") }
    Task { @MainActor in
        try await Task.sleep(for: .seconds(3))
        journal.write("task \(time.elapsed)")
    }
    await time.drain()
    for frame in 1...240 {
        time.move(to: Double(frame) / 60)
        await time.drain()
    }
    timer.invalidate()
    await time.drain()
    if time.nextDeadline == nil { journal.write("nothing waits") }
    return journal
}
