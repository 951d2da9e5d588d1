import CoreGraphics
import RenderScene
import XCTest

final class TrackTests: XCTestCase {
    private func linear(_ duration: Double, count: Double = 0, begin: Double = 0) -> TimingStage {
        TimingStage(timing: MediaTiming(begin: begin, duration: duration, repeatCount: count))
    }

    private func positionX(_ tracks: [Track], model: Double = 0, at time: Double) -> Double {
        var values = LayerValues()
        values.position.x = model
        return Double(RenderNode(layer: LayerID(rawValue: 1), name: "", values: values, tracks: tracks).values(at: time).position.x)
    }

    private func track(_ a: Double, _ b: Double, _ stage: TimingStage, additive: Bool = false, increment: Double? = nil) -> Track {
        Track(
            animation: 1, path: PropertyPath(.position, .x), own: stage, motion: .between(.number(a, b)), isAdditive: additive,
            increment: increment.map { .number($0) })
    }

    func testTheLaterOfTwoTracksWins() {
        let tracks = [track(0, 10, linear(1)), track(100, 200, linear(1))]
        XCTAssertEqual(positionX(tracks, at: 0.5), 150)
    }

    func testAdditiveTracksSumOverTheModel() {
        let tracks = [track(0, 2, linear(1), additive: true), track(0, 1, linear(1), additive: true)]
        XCTAssertEqual(positionX(tracks, model: 5, at: 0.5), 6.5)
        XCTAssertEqual(positionX(tracks, model: 5, at: 2), 5)
    }

    func testACumulativeTrackGoesOnFromTheEndOfTheRunBefore() {
        let byTo = track(0, 10, linear(1, count: 3), increment: 10)
        XCTAssertEqual([0.5, 1.5, 2.5, 3].map { positionX([byTo], at: $0) }, [5, 15, 25, 30])
        let byBy = track(100, 110, linear(1, count: 3), increment: 110)
        XCTAssertEqual([0.5, 1.5, 2.5].map { positionX([byBy], model: 100, at: $0) }, [105, 215, 325])
    }

    func testATrackOfAComponentLeavesTheOtherComponents() {
        var values = LayerValues()
        values.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        let track = Track(animation: 1, path: PropertyPath(.bounds, .sizeWidth), own: linear(1), motion: .between(.number(0, 100)))
        track.apply(to: &values, at: 0.5)
        XCTAssertEqual(values.bounds, CGRect(x: 1, y: 2, width: 50, height: 4))
    }

    /// The measured group: two seconds long, a child of one second from 0.5 on, and one as long as the group.
    func testAGroupClipsItsChildrenAndRunsThemInItsTime() {
        let group = linear(2)
        let early = TimingStage(timing: MediaTiming(begin: 0.5, duration: 1))
        var values = LayerValues()
        values.opacity = 0.5
        let tracks = [
            Track(animation: 1, path: PropertyPath(.opacity), own: early, groups: [group], motion: .between(.number(0, 1))),
            Track(animation: 1, path: PropertyPath(.position, .x), own: linear(2), groups: [group], motion: .between(.number(0, 100))),
        ]
        let node = RenderNode(layer: LayerID(rawValue: 1), name: "", values: values, tracks: tracks)
        for (time, opacity, x) in [(0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80)] {
            XCTAssertEqual(node.values(at: time).opacity, opacity, accuracy: 1e-9, "at \(time)")
            XCTAssertEqual(Double(node.values(at: time).position.x), x, accuracy: 1e-9, "at \(time)")
        }
        XCTAssertEqual(node.values(at: 2.5).position.x, 0)
    }
}
