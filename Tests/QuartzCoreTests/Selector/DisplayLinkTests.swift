import QuartzCore
import XCTest

final class DisplayLinkTests: LayerTestCase {
    private func link(_ body: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink(action: body)
        link.add(to: .main, forMode: .common)
        return link
    }

    /// Ticks frames of a rate, at whole multiples of its interval.
    private func tick(_ frames: Range<Int>, rate: Double = 60) {
        for frame in frames { DisplayLinks.current.tick(at: 100 + Double(frame) / rate, next: 100 + Double(frame + 1) / rate) }
    }

    func testItTicksWithEachFrameAndKnowsItsTimes() {
        var times: [Double] = []
        let link = link { times.append($0.timestamp) }
        XCTAssertTrue(frames.needsTicks)
        tick(0..<3)
        XCTAssertEqual(times, [100, 100 + 1.0 / 60, 100 + 2.0 / 60])
        XCTAssertEqual(link.duration, 1.0 / 60, accuracy: 1e-9)
        XCTAssertEqual(link.targetTimestamp, 100 + 3.0 / 60, accuracy: 1e-9)
        link.invalidate()
        XCTAssertFalse(frames.needsTicks)
        tick(3..<5)
        XCTAssertEqual(times.count, 3)
    }

    func testAddingTwiceTicksOnce() {
        var count = 0
        let link = link { _ in count += 1 }
        link.add(to: .main, forMode: .default)
        tick(0..<2)
        XCTAssertEqual(count, 2)
        link.remove(from: .main, forMode: .common)
        tick(2..<4)
        link.add(to: .main, forMode: .common)
        tick(4..<5)
        XCTAssertEqual(count, 3)
        link.invalidate()
    }

    func testPausedItAsksForNoTicks() {
        var count = 0
        let link = link { _ in count += 1 }
        link.isPaused = true
        XCTAssertFalse(frames.needsTicks)
        tick(0..<2)
        link.isPaused = false
        XCTAssertTrue(frames.needsTicks)
        tick(2..<3)
        XCTAssertEqual(count, 1)
        link.invalidate()
    }

    func testALinkMayInvalidateItselfAndOthersWithinItsTick() {
        var ticked: [String] = []
        var second: CADisplayLink?
        let first = link {
            ticked.append("first")
            $0.invalidate()
            second?.invalidate()
        }
        second = link { _ in ticked.append("second") }
        tick(0..<3)
        XCTAssertEqual(ticked, ["first"])
        first.invalidate()
        first.add(to: .main, forMode: .common)
        tick(3..<4)
        XCTAssertEqual(ticked, ["first"])
    }

    func testALinkMadeWithinATickBeginsWithTheNext() {
        var ticked: [String] = []
        var inner: CADisplayLink?
        let outer = link { _ in
            ticked.append("outer")
            if inner == nil { inner = self.link { _ in ticked.append("inner") } }
        }
        tick(0..<2)
        XCTAssertEqual(ticked, ["outer", "outer", "inner"])
        outer.invalidate()
        inner?.invalidate()
    }

    func testAPreferredRateDividesTheHostsRateDown() {
        for (rate, preferred, expected) in [
            (60.0, 30, 30), (60, 20, 20), (60, 50, 30), (60, 60, 60), (60, 120, 60), (120, 60, 60), (120, 30, 30), (60, 1, 1),
        ] {
            var count = 0
            let link = link { _ in count += 1 }
            link.preferredFramesPerSecond = preferred
            tick(0..<Int(rate), rate: rate)
            XCTAssertEqual(count, expected, "\(preferred) of \(rate)")
            XCTAssertEqual(link.targetTimestamp - link.timestamp, 1 / Double(expected), accuracy: 1e-6, "\(preferred) of \(rate)")
            link.invalidate()
        }
    }

    func testAnIntervalIsOneOfSixtieths() {
        for (interval, expected) in [(1, 60), (2, 30), (4, 15), (0, 60), (-3, 60), (100, 1)] {
            var count = 0
            let link = link { _ in count += 1 }
            XCTAssertEqual(link.frameInterval, 1)
            link.frameInterval = interval
            tick(0..<60)
            XCTAssertEqual(count, expected, "\(interval)")
            link.invalidate()
        }
        let link = link { _ in }
        link.preferredFramesPerSecond = 20
        XCTAssertEqual(link.frameInterval, 3)
        link.invalidate()
    }

    func testARetainCountGrowsByReferences() {
        let object = NSObject()
        let before = CFGetRetainCount(object)
        let others = [object, object, object]
        XCTAssertGreaterThanOrEqual(CFGetRetainCount(object) - before, 3, "one for each element")
        XCTAssertEqual(CFGetRetainCount(nil), 0)
        withExtendedLifetime(others) {}
    }

    func testTheRangeOfFrameRatesPrecedes() {
        for (range, expected) in [
            (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30), 30), (CAFrameRateRange(minimum: 10, maximum: 20), 20),
            (CAFrameRateRange.default, 60), (CAFrameRateRange(minimum: 8, maximum: .nan), 60),
        ] {
            var count = 0
            let link = link { _ in count += 1 }
            link.preferredFrameRateRange = range
            tick(0..<60)
            XCTAssertEqual(count, expected, "\(range)")
            link.invalidate()
        }
        XCTAssertNil(CAFrameRateRange(minimum: 1, maximum: 2).preferred)
    }

    func testInvalidatingLetsGoOfTheClosure() {
        final class Target {}
        weak var freed: Target?
        let made: CADisplayLink
        do {
            let target = Target()
            freed = target
            made = link { _ in withExtendedLifetime(target) {} }
        }
        XCTAssertNotNil(freed)
        made.invalidate()
        XCTAssertNil(freed)
    }

    func testALinkOfAHostThatIsGoneCanBeAddedAgain() {
        var count = 0
        let link = link { _ in count += 1 }
        Environment.current.drop()
        XCTAssertFalse(DisplayLinks.current.wantsTicks)
        Environment.current.install(clock: clock, frameSource: frames, context: context)
        link.add(to: .main, forMode: .common)
        tick(0..<1)
        XCTAssertEqual(count, 1)
        link.invalidate()
    }
}
