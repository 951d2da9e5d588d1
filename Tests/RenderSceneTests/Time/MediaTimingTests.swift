import CoreGraphics
import RenderScene
import XCTest

/// Opacity from 0 to 1 over a model of 0.5, as in the measurements.
final class MediaTimingTests: XCTestCase {
    private struct Table: Decodable {
        struct Parameters: Decodable {
            let auto: Bool?
            let rc, rd, speed, off, dur: Double?
        }
        struct Row: Decodable {
            let params: Parameters
            let values: [Double]
        }
        struct Fill: Decodable {
            let fill: String
            let values: [Double]
        }
        let times: [Double]
        let measured: [Row]
        let fill_times: [Double]
        let fill_begin1: [Fill]
    }

    /// Opacity of a layer while it runs from 0 to 1 with a timing, with a model of 0.5.
    private func shown(_ timing: MediaTiming, at time: Double, curve: TimingCurve = .linear) -> Double {
        var values = LayerValues()
        values.opacity = 0.5
        let stage = TimingStage(timing: timing, curve: curve)
        Track(animation: 1, path: PropertyPath(.opacity), own: stage, motion: .between(.number(0, 1))).apply(to: &values, at: time)
        return values.opacity
    }

    func testEveryMeasuredTimingIsMet() throws {
        let table = try Vectors.read("media_timing_measured.json", as: Table.self)
        XCTAssertEqual(table.measured.count, 7)
        for row in table.measured {
            let p = row.params
            // A duration of 0 stands for a quarter second; resolved before, at the commit.
            let timing = MediaTiming(
                begin: 0, duration: p.dur == 0 ? 0.25 : p.dur ?? 1, speed: p.speed ?? 1, timeOffset: p.off ?? 0, repeatCount: p.rc ?? 0,
                repeatDuration: p.rd ?? 0, autoreverses: p.auto ?? false)
            for (time, value) in zip(table.times, row.values) {
                XCTAssertEqual(shown(timing, at: time), value, accuracy: 1e-9, "\(p) at \(time)")
            }
        }
    }

    func testEveryMeasuredFillIsMet() throws {
        let table = try Vectors.read("media_timing_measured.json", as: Table.self)
        let modes: [String: FillMode] = ["removed": .removed, "forwards": .forwards, "backwards": .backwards, "both": .both]
        XCTAssertEqual(table.fill_begin1.count, 4)
        for row in table.fill_begin1 {
            let timing = MediaTiming(begin: 1, duration: 1, fill: try XCTUnwrap(modes[row.fill]))
            for (time, value) in zip(table.fill_times, row.values) {
                XCTAssertEqual(shown(timing, at: time), value, accuracy: 1e-9, "\(row.fill) at \(time)")
            }
        }
    }

    func testTheActiveIntervalIsClosedAtItsEnd() {
        let twice = MediaTiming(begin: 10, duration: 1, repeatCount: 2)
        XCTAssertEqual(shown(twice, at: 12), 1)
        XCTAssertEqual(shown(twice, at: 12 + 1e-6), 0.5)
        XCTAssertEqual(shown(twice, at: 11), 1, "a cycle reaches its last value before the next begins")
        let backAndForth = MediaTiming(begin: 10, duration: 1, repeatCount: 2, autoreverses: true)
        XCTAssertEqual(backAndForth.end, 14)
        XCTAssertEqual(shown(backAndForth, at: 14), 0)
        XCTAssertEqual(shown(backAndForth, at: 11), 1)
    }

    func testAThirdOfASecondEndsExactlyThoughItIsNoBinaryFraction() {
        for step in 1...300 {
            let begin = Double(step) * 0.1
            let timing = MediaTiming(begin: begin, duration: 1.0 / 3, speed: 0.7)
            XCTAssertEqual(shown(timing, at: timing.end ?? 0), 1, "begin \(begin)")
        }
    }

    func testRepeatDurationTakesPrecedenceOverRepeatCount() {
        let timing = MediaTiming(begin: 0, duration: 1, repeatCount: 5, repeatDuration: 1.5)
        XCTAssertEqual(timing.end, 1.5)
        XCTAssertEqual(shown(timing, at: 1.5), 0.5, accuracy: 1e-12)
    }

    func testAnEndlessAnimationHasNoEndAndKeepsItsPhaseAfterHours() {
        let timing = MediaTiming(begin: 0, duration: 2, repeatCount: .infinity, autoreverses: true)
        XCTAssertNil(timing.end)
        XCTAssertEqual(shown(timing, at: 4 * 100_000 + 1), 0.5, accuracy: 1e-9)
        XCTAssertEqual(shown(timing, at: 4 * 100_000 + 3.5), 0.25, accuracy: 1e-9)
    }

    func testAnInfiniteDurationShowsTheFirstValueForEverOnAnyCurve() {
        for curve in [TimingCurve.linear, .easeIn] {
            let timing = MediaTiming(begin: 0, duration: .infinity)
            XCTAssertNil(timing.end)
            XCTAssertEqual(shown(timing, at: 1e6, curve: curve), 0)
        }
    }

    func testAStillAnimationNeverEnds() {
        let timing = MediaTiming(begin: 0, duration: 1, speed: 0, timeOffset: 0.25)
        XCTAssertNil(timing.end)
        XCTAssertEqual(shown(timing, at: 1000), 0.25)
    }

    func testWithoutADurationOnlyTheLastValueIsThere() {
        let timing = MediaTiming(begin: 3, duration: 0)
        XCTAssertEqual(timing.end, 3)
        XCTAssertEqual(shown(timing, at: 3), 1)
        XCTAssertEqual(shown(timing, at: 3.1), 0.5)
        XCTAssertEqual(shown(MediaTiming(begin: 3, duration: 0, fill: .forwards), at: 9), 1)
    }

    func testBeforeItIsResolvedAnAnimationHasNoEffect() {
        let timing = MediaTiming(duration: 1, fill: .both)
        XCTAssertNil(timing.end)
        XCTAssertNil(timing.phase(at: 0))
    }

    func testANegativeOffsetWrapsToo() {
        XCTAssertEqual(shown(MediaTiming(begin: 0, duration: 1, timeOffset: -0.25), at: 0), 0.75, accuracy: 1e-12)
        XCTAssertEqual(shown(MediaTiming(begin: 0, duration: 1, timeOffset: -0.25), at: 0.5), 0.25, accuracy: 1e-12)
    }

    func testTheCyclesThatHaveGoneAreCounted() {
        let timing = MediaTiming(begin: 0, duration: 1, repeatCount: 3)
        XCTAssertEqual(
            [0.5, 1, 1.5, 2.5, 3].map { timing.phase(at: $0)?.cycle }, [0, 0, 1, 2, 2], "a boundary closes the cycle before it")
    }

    func testTheCurvePacesEachRun() {
        let timing = MediaTiming(begin: 0, duration: 2, repeatCount: 2)
        XCTAssertEqual(shown(timing, at: 1, curve: .easeIn), TimingCurve.easeIn(0.5), accuracy: 1e-12)
        XCTAssertEqual(shown(timing, at: 3, curve: .easeIn), TimingCurve.easeIn(0.5), accuracy: 1e-12)
    }

    func testAPauseAtTheEndOfARunIsTheEnd() {
        XCTAssertEqual(shown(MediaTiming(begin: 0, duration: 1, speed: 0, timeOffset: 1), at: 5), 1, accuracy: 1e-12)
        XCTAssertEqual(shown(MediaTiming(begin: 0, duration: 1, speed: 0, timeOffset: 0.3), at: 5), 0.3, accuracy: 1e-12)
        XCTAssertEqual(shown(MediaTiming(begin: 0, duration: 1, speed: 0, timeOffset: 0), at: 5), 0, accuracy: 1e-12)
    }

    func testWithoutLengthEvenEndlessRepeatsEndAtOnce() {
        for timing in [
            MediaTiming(begin: 3, duration: 0, repeatCount: .infinity),
            MediaTiming(begin: 3, duration: 0, repeatCount: 1e30, autoreverses: true),
        ] {
            XCTAssertEqual(timing.end, 3)
            XCTAssertEqual(shown(timing, at: 4), 0.5)
        }
    }

    func testAnInfiniteDurationStaysAtItsFirstValueButItsTimeRuns() {
        let timing = MediaTiming(begin: 1, duration: .infinity, timeOffset: 2)
        XCTAssertEqual(timing.phase(at: 4)?.time, 5)
        XCTAssertNil(timing.end)
    }

    /// Every combination of odd numbers gives a phase within the run, or none.
    func testNoTimingGivesAPhaseThatIsNotANumber() {
        let odd = [0, 1e-300, 1e-12, 1, 1e12, Double.greatestFiniteMagnitude, .infinity]
        for duration in odd {
            for count in odd {
                for speed in [-1e12, -1, -1e-300, 0, 1, 1e300] {
                    for offset in [-1e300, -1, 0, 0.5, 1e15] {
                        for autoreverses in [false, true] {
                            let timing = MediaTiming(
                                begin: 1, duration: duration, speed: speed, timeOffset: offset, repeatCount: count,
                                autoreverses: autoreverses,
                                fill: .both)
                            for t in [-1e9, 0, 1, 1 + 1e-9, 2, 1e6] {
                                guard let phase = timing.phase(at: t) else { continue }
                                let isInside = phase.time >= 0 && phase.time <= duration && !phase.cycle.isNaN
                                XCTAssertTrue(isInside, "\(timing) at \(t): \(phase)")
                            }
                        }
                    }
                }
            }
        }
    }
}
