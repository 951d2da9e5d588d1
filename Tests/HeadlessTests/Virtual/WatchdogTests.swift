import CoreGraphics
import XCTest

@testable import Headless

final class WatchdogTests: XCTestCase {
    /// A watchdog whose own thread never ticks within a test.
    private func watchdog(_ journal: Journal, patience: Int = 3) -> Watchdog {
        Watchdog(label: "testOfMine", patience: patience, tick: 100_000) { journal.write($0) }
    }

    func testItExpiresOnceAfterItsPatienceNamingWhatRan() {
        let journal = Journal(), dog = watchdog(journal)
        dog.tick()
        dog.tick()
        XCTAssertEqual(journal.entries, [])
        dog.label = "testOfYours"
        for _ in 0..<5 { dog.tick() }
        XCTAssertEqual(journal.entries, ["no progress for 3 s of real time in testOfYours"])
    }

    func testProgressRestartsCounting() {
        let journal = Journal(), dog = watchdog(journal)
        for _ in 0..<20 {
            dog.tick()
            dog.tick()
            dog.progress()
        }
        XCTAssertEqual(journal.entries, [])
    }

    func testADisarmedOneNeverExpires() {
        let journal = Journal(), dog = watchdog(journal)
        dog.isArmed = false
        for _ in 0..<20 { dog.tick() }
        XCTAssertEqual(journal.entries, [])
        dog.isArmed = true
        for _ in 0..<2 { dog.tick() }
        XCTAssertEqual(journal.entries, [])
        dog.tick()
        XCTAssertEqual(journal.entries.count, 1)
    }

    func testItsThreadTicksInRealTimeWhileVirtualTimeStandsStill() {
        let time = VirtualTime(startingAt: Date(timeIntervalSinceReferenceDate: 0))
        defer { time.stop() }
        let expired = DispatchSemaphore(value: 0)
        let dog = Watchdog(label: "test", patience: 2, tick: 0.001) { _ in expired.signal() }
        expired.wait()
        XCTAssertTrue(dog.isArmed)
    }

    func testItsThreadDoesNotKeepItAlive() {
        weak var dog: Watchdog?
        do {
            let local = watchdog(Journal())
            dog = local
        }
        XCTAssertNil(dog)
    }
}
