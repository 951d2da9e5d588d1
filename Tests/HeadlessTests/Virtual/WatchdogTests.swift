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

    func testTheWaitForAnotherProcessDoesNotCount() {
        let journal = Journal(), dog = watchdog(journal)
        dog.duty = Watchdog.Duty(patience: 3) { journal.write($0) }
        dog.tick()
        dog.isWaiting = true
        for _ in 0..<20 { dog.tick() }
        dog.isWaiting = false
        dog.tick()
        XCTAssertEqual(journal.entries, [])
        dog.tick()
        XCTAssertEqual(journal.entries.map(firstLine), ["no end after 3 s of real time in testOfMine"])
    }

    /// A program that commits without advancing time, such as one that renders a thousand views in one turn.
    func testWorkWhileTimeStandsStillIsSaidOnceAndNotEnded() {
        let journal = Journal(), said = Journal()
        let dog = Watchdog(
            label: "testOfMine", patience: 3, tick: 100_000, expire: { journal.write($0) }, say: { said.write($0) })
        for _ in 0..<20 {
            dog.tick()
            dog.tick()
            dog.work()
        }
        XCTAssertEqual(journal.entries, [])
        XCTAssertEqual(
            said.entries, ["testOfMine has worked for 3 s of real time without advancing its own; it goes on, because it commits"])
        for _ in 0..<3 { dog.tick() }
        XCTAssertEqual(journal.entries.map(firstLine), ["no progress for 3 s of real time in testOfMine"])
    }

    func testWorkThatAdvancesTimeIsNotSaid() {
        let said = Journal()
        let dog = Watchdog(label: "testOfMine", patience: 3, tick: 100_000, expire: { _ in }, say: { said.write($0) })
        for _ in 0..<20 {
            dog.tick()
            dog.work()
            dog.tick()
            dog.progress()
        }
        XCTAssertEqual(said.entries, [])
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

    private func firstLine(_ entry: String) -> String { entry.components(separatedBy: "\n")[0] }

    func testADutyEndsInItsTimeWhateverProgressIsMade() {
        let journal = Journal(), dog = watchdog(journal)
        dog.isArmed = false
        let duty = Watchdog.Duty(patience: 2) { journal.write("duty: " + $0) }
        dog.duty = duty
        dog.tick()
        dog.isArmed = true
        dog.progress()
        XCTAssertEqual(journal.entries, [])
        dog.tick()
        // A backtrace follows.
        XCTAssertEqual(journal.entries.map(firstLine), ["duty: no end after 2 s of real time in testOfMine"])
        for _ in 0..<5 {
            dog.duty = duty
            dog.tick()
        }
        dog.duty = nil
        for _ in 0..<2 { dog.tick() }
        XCTAssertEqual(journal.entries.count, 1, "each piece of work has its time")
        dog.tick()
        XCTAssertEqual(journal.entries.last.map(firstLine), "no progress for 3 s of real time in testOfMine")
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
