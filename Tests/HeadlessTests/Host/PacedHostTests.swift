import QuartzCore
import TestSupport
import XCTest

@testable import Headless

/// A clock that follows a wall clock, which the test moves.
@preconcurrency @MainActor
final class PacedHostTests: XCTestCase {
    private let wall = FakeWallClock()
    private var host: PacedHost!

    override func setUp() {
        MainActor.assumeIsolated { host = Self.makeHost(wall) }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            host.stop()
            host = nil
        }
    }

    private static func makeHost(_ wall: (any WallClock)?) -> PacedHost {
        PacedHost(
            name: "test", size: CGSize(width: 10, height: 20), scale: 2, safeAreaInsets: (0, 0, 0, 0),
            startingAt: Date(timeIntervalSinceReferenceDate: 0), wall: wall, patience: wall == nil ? PacedHost.patience : 2)
    }

    private var unit: Double { 1 / Double(1 << 20) }

    /// Notes the media time, and the real time since the start of the test.
    private func mark(_ journal: Journal, _ name: String) {
        let real = wall.seconds - 1000
        journal.write("\(name) \(host.host.virtualTime.elapsed.hundredths) \(real.hundredths)")
    }

    // MARK: Speeds

    func testMediaTimeAndDatesFollowRealTimeAtEachSpeed() {
        for speed in [0.05, 0.1, 0.25, 0.5, 1, 2, 4] {
            host.speed = speed
            let (before, date) = (host.now, Date())
            wall.run(2)
            XCTAssertEqual(host.now - before, 2 * speed, accuracy: 2 * unit, "\(speed)")
            XCTAssertEqual(Date().timeIntervalSince(date), 2 * speed, accuracy: 1e-5, "\(speed)")
        }
    }

    func testWaitersOfAllKindsFireAtTheirMediaTimes() {
        for speed in [0.05, 0.5, 1, 4.0] {
            let journal = Journal()
            host.speed = speed
            let (begin, real) = (host.now, wall.seconds)
            func note(_ name: String) {
                let media = host.host.virtualTime.elapsed - begin
                journal.write("\(name) \(media.hundredths) \(((wall.seconds - real) * speed).hundredths)")
            }
            let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0.1, repeats: true) { _ in
                MainActor.assumeIsolated { note("timer") }
            }
            RunLoop.main.add(timer, forMode: .default)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { MainActor.assumeIsolated { note("after") } }
            Task {
                try? await Task.sleep(nanoseconds: 250_000_000)
                note("sleep")
            }
            let hasBegun = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                hasBegun.signal()
                Thread.sleep(forTimeInterval: 0.35)
                DispatchQueue.main.async { MainActor.assumeIsolated { note("thread") } }
            }
            hasBegun.wait()
            wall.run(0.36 / speed)
            timer.invalidate()
            // Foundation leaves the alarm of its last timer.
            wall.run(0.1 / speed)
            XCTAssertEqual(
                journal.entries,
                ["timer 10 10", "after 15 15", "timer 20 20", "sleep 25 25", "timer 30 30", "thread 35 35"], "\(speed)")
        }
    }

    func testAnimationsEndAndLinksTickAtTheirMediaTimes() {
        host.speed = 0.25
        let journal = Journal()
        let layer = CALayer()
        host.screen.rootLayer.addSublayer(layer)
        host.host.endTurn()
        CATransaction.setAnimationDuration(0.3)
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { self.mark(journal, "end") } }
        layer.opacity = 0
        var ticks: [Double] = []
        let link = CADisplayLink { _ in ticks.append(self.host.host.now) }
        link.add(to: .main, forMode: .common)
        wall.run(2)
        link.invalidate()
        XCTAssertEqual(journal.entries, ["end 30 120"])
        XCTAssertEqual(ticks, (1...30).map { Double($0) / 60 })
    }

    // MARK: Pause and step

    func testNothingHappensInAPauseAndTimeGoesOnWhereItWas() {
        let journal = Journal()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { self.mark(journal, "after") } }
        let link = CADisplayLink { _ in journal.write("tick") }
        link.add(to: .main, forMode: .common)
        wall.run(0.101)
        host.speed = 0
        let (now, date, count) = (host.now, Date(), journal.entries.count)
        XCTAssertEqual(now, 0.101, accuracy: unit)
        wall.run(100)
        XCTAssertEqual(host.now, now)
        XCTAssertEqual(Date(), date)
        XCTAssertEqual(journal.entries.count, count)
        link.invalidate()
        host.speed = 1
        wall.run(0.41)
        XCTAssertEqual(journal.entries.filter { $0 != "tick" }, ["after 50 10050"])
    }

    func testStepsGoFromFrameToFrameAndRunWhatIsBetween() {
        host.speed = 0
        let journal = Journal()
        for delay in [0.01, 0.02, 0.06] {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { journal.write("after \(Int(delay * 100))") }
        }
        let link = CADisplayLink { _ in journal.write("tick \(Int((self.host.host.now * 60).rounded()))") }
        link.add(to: .main, forMode: .common)
        wall.run(1)
        XCTAssertEqual(journal.entries, [])
        host.step(frames: 1)
        wall.run(1)
        XCTAssertEqual(journal.entries, ["after 1", "tick 1"])
        XCTAssertEqual(host.now, 1 / 60.0)
        host.step(frames: 3)
        wall.run(1)
        link.invalidate()
        XCTAssertEqual(journal.entries, ["after 1", "tick 1", "after 2", "tick 2", "tick 3", "after 6", "tick 4"])
        XCTAssertEqual(host.now, 4 / 60.0)
        XCTAssertEqual(host.speed, 0)
    }

    func testOtherSpeedsAreIgnored() {
        host.speed = 2
        for speed in [-1, .nan, .infinity, 1e9, 1e-9] { host.speed = speed }
        XCTAssertEqual(host.speed, 2)
    }

    // MARK: Rest

    func testAtRestThereAreNoWaitsButTheLongOne() {
        wall.run(0.1)
        let waits = wall.waits
        wall.run(3600)
        XCTAssertLessThanOrEqual(wall.waits - waits, 3)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1000) {}
        let before = wall.waits
        wall.run(3600)
        XCTAssertLessThanOrEqual(wall.waits - before, 6)
    }

    func testWorkOfTheHostComesInAPauseToo() {
        host.speed = 0
        let journal = Journal()
        host.after(0.5) { self.mark(journal, "wake") }
        host.post { journal.write("post") }
        wall.run(1)
        XCTAssertEqual(journal.entries, ["post", "wake 0 50"])
    }

    func testInputComesAtThePresentAndAfterWhatWasDue() {
        let journal = Journal()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { MainActor.assumeIsolated { self.mark(journal, "after") } }
        host.after(0.125) { self.host.turn { journal.write("input \($0)") } }
        wall.run(1)
        XCTAssertEqual(journal.entries, ["after 10 10", "input 0.125"])
    }

    // MARK: Late work

    func testLongWorkTakesNoMediaTime() {
        var now: Double?
        host.after(0.25) {
            now = self.host.now
            self.wall.work(3)
        }
        wall.run(4)
        XCTAssertEqual(now ?? 0, 0.25, accuracy: unit)
        XCTAssertEqual(host.now, 1, accuracy: 2 * unit)
    }

    func testAnAppThatDoesNotKeepUpIsSlowerAndLeavesNoFrameOut() {
        var (ticks, rests, inputs): ([Double], Int, [Double]) = ([], 0, [])
        let link = CADisplayLink { _ in
            ticks.append(self.host.host.now)
            self.wall.work(0.04)
        }
        link.add(to: .main, forMode: .common)
        host.onRest = { rests += 1 }
        host.after(1) { self.host.post { self.host.turn { inputs.append($0) } } }
        wall.run(4)
        link.invalidate()
        XCTAssertEqual(ticks, (1...ticks.count).map { Double($0) / 60 })
        XCTAssertEqual(Double(ticks.count), 100, accuracy: 12, "four seconds of 40 ms a tick")
        XCTAssertGreaterThan(rests, 90, "frames are drawn nevertheless")
        XCTAssertEqual(inputs.count, 1, "and input comes")
    }

    func testAPauseWhileMomentsAreLateIsFollowedByARest() {
        var rests: [(isLate: Bool, time: Double)] = []
        let link = CADisplayLink { _ in self.wall.work(0.04) }
        link.add(to: .main, forMode: .common)
        // It comes while all moments are late, in the middle of a wait.
        host.after(1) {
            self.host.post {
                self.host.speed = 0
                self.host.onRest = { rests.append((self.host.isLate, self.wall.seconds)) }
            }
        }
        wall.run(10)
        XCTAssertEqual(rests.prefix(2).map(\.isLate), [true, false])
        XCTAssertEqual(rests.prefix(2).map(\.time).reduce(0) { $1 - $0 }, 0, accuracy: 0.1, "it does not wait for the next event")
        link.invalidate()
    }

    func testMomentsAreThoseOfAHostInVirtualTimeThoughWaitsEndLate() {
        func play(_ journal: Journal, _ now: @escaping () -> Double) -> CADisplayLink {
            func note(_ name: String) { journal.write("\(name) \(now())") }
            let layer = CALayer()
            Screen.current?.rootLayer.addSublayer(layer)
            var link: CADisplayLink!
            link = CADisplayLink { _ in note("tick") }
            link.add(to: .main, forMode: .common)
            for index in 1...20 {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.0371 * Double(index)) {
                    MainActor.assumeIsolated {
                        note("after \(index)")
                        CATransaction.begin()
                        CATransaction.setAnimationDuration(0.0213)
                        CATransaction.setCompletionBlock { MainActor.assumeIsolated { note("end \(index)") } }
                        layer.opacity = Float(index % 2)
                        CATransaction.commit()
                    }
                }
            }
            return link
        }
        let (paced, plain) = (Journal(), Journal())
        var random = SeededRandom(seed: 5)
        wall.lateness = { Double.random(in: 0..<0.03, using: &random) }
        var link = play(paced) { self.host.host.now }
        wall.run(0.91)
        link.invalidate()
        host.stop()
        let stage = HeadlessHost(
            name: "test", size: CGSize(width: 10, height: 20), scale: 2, safeAreaInsets: (0, 0, 0, 0),
            startingAt: Date(timeIntervalSinceReferenceDate: 0))
        link = play(plain) { stage.now }
        stage.advance(by: 0.9)
        link.invalidate()
        stage.stop()
        // The first layer was committed after a wait; its animations begin with the turn that adds them in both.
        XCTAssertEqual(paced.entries, plain.entries)
        XCTAssertGreaterThan(paced.entries.count, 90)
        host = Self.makeHost(wall)
    }

    // MARK: The system's clock

    func testOtherThreadsEndTheSleepOfTheSystemsClock() {
        host.stop()
        host = Self.makeHost(nil)
        let journal = Journal()
        let host = host!
        let begin = host.realTime
        XCTAssertTrue(
            RealTimeThread.start { @Sendable in
                usleep(30_000)
                host.post { journal.write("posted") }
            })
        // Arms a timer while the main thread sleeps without limit.
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.05)
            DispatchQueue.main.async { journal.write("slept") }
        }
        while journal.entries.count < 2 { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        XCTAssertEqual(journal.entries, ["posted", "slept"])
        XCTAssertGreaterThanOrEqual(host.realTime - begin, 0.05)
    }

    func testAThreadThatComputesDoesNotHoldTheClock() {
        host.stop()
        host = Self.makeHost(nil)
        let isOver = Flag()
        let thread = Thread { while !isOver.isSet {} }
        thread.start()
        defer { isOver.set() }
        let begin = host.realTime
        var ticks = 0
        let link = CADisplayLink { _ in
            ticks += 1
            if ticks == 30 { DispatchQueue.main.async {} }
        }
        link.add(to: .main, forMode: .common)
        while ticks < 30 { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        link.invalidate()
        XCTAssertLessThan(host.realTime - begin, 2, "30 frames of 1/60 s")
    }

    /// A main queue that is never empty does not stop the clock.
    func testAMainQueueThatIsNeverEmptyHoldsNeitherClockNorInput() {
        host.stop()
        host = Self.makeHost(nil)
        let host = host!
        var isOver = false
        func again() {
            if !isOver { DispatchQueue.main.async { MainActor.assumeIsolated { again() } } }
        }
        again()
        var input: Double?
        host.after(0.05) { host.turn { input = $0 } }
        let end = host.realTime + 5
        while input == nil, host.realTime < end { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        isOver = true
        XCTAssertGreaterThan(input ?? 0, 0.04)
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }

    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false
        var isSet: Bool { lock.withLock { value } }
        func set() { lock.withLock { value = true } }
    }
}

extension Double {
    /// In hundredths, rounded.
    fileprivate var hundredths: Int { Int((self * 100).rounded()) }
}
