import QuartzCore
import RenderScene
import XCTest

final class GroupTests: LayerTestCase {
    private struct Measured: Decodable {
        struct Group: Decodable { let rows_t_op_x: [[Double]] }
        let group: Group
    }

    private func move(_ from: Double, _ to: Double, _ duration: Double, begin: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration, animation.beginTime) = (from, to, duration, begin)
        return animation
    }

    private func add(_ animations: [CAAnimation], duration: Double, _ set: (CAAnimationGroup) -> Void = { _ in }) -> CALayer {
        let layer = committedLayer()
        let group = CAAnimationGroup()
        (group.animations, group.duration) = (animations, duration)
        set(group)
        layer.add(group, forKey: "group")
        endTurn()
        return layer
    }

    private func shown(_ layer: CALayer, at times: [Double]) -> [Double] {
        let begin = clock.now
        defer { clock.now = begin }
        return times.map { time in
            clock.now = begin + time
            return layer.shownX
        }
    }

    private func assertEqual(_ a: [Double], _ b: [Double], line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, line: line)
        for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: 1e-5, line: line) }
    }

    func testTheMeasuredGroupIsMet() throws {
        let vectors: Measured = try Vectors.read("media_timing_measured.json")
        let fade = fadeIn()
        fade.beginTime = 0.5
        let layer = add([fade, move(0, 100, 0)], duration: 2)
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        endTurn()
        let begin = clock.now
        for row in vectors.group.rows_t_op_x {
            clock.now = begin + row[0]
            XCTAssertEqual(layer.shownOpacity, row[1], accuracy: 1e-6, "opacity at \(row[0])")
            XCTAssertEqual(layer.shownX, row[2], accuracy: 1e-9, "x at \(row[0])")
        }
    }

    func testAChildIsClippedAndNotScaled() {
        assertEqual(shown(add([move(0, 100, 2)], duration: 1), at: [0.5, 1, 1.01]), [25, 50, 50])
        assertEqual(shown(add([move(0, 100, 0.25)], duration: 1), at: [0.2, 0.3]), [80, 50])
    }

    func testTheGroupsSpeedRepeatsCurveAndOffsetAreTheChildrens() {
        assertEqual(
            shown(add([move(0, 100, 1)], duration: 1) { ($0.speed, $0.repeatCount) = (2, 2) }, at: [0.25, 0.75, 1.1]), [50, 50, 50])
        assertEqual(shown(add([move(0, 80, 1)], duration: 1) { ($0.autoreverses) = true }, at: [0.75, 1.75]), [60, 20])
        assertEqual(shown(add([move(0, 80, 1)], duration: 1) { $0.timeOffset = 0.25 }, at: [0.25, 0.8]), [40, 4])
        let curve = CAMediaTimingFunction(name: .easeIn)
        let paced = add([move(0, 100, 1), move(0, 50, 1)], duration: 1) { $0.timingFunction = curve }
        assertEqual(shown(paced, at: [0.5]), [50 * 0.31535681])
    }

    func testGroupsNest() {
        let inner = CAAnimationGroup()
        (inner.animations, inner.duration, inner.beginTime, inner.speed) = ([move(0, 100, 0)], 1, 0.5, 0.5)
        assertEqual(shown(add([inner], duration: 4) { $0.speed = 2 }, at: [0.2, 0.75, 1, 1.3]), [50, 50, 75, 50])
    }

    func testAGroupHoldsKeyframesAndSprings() {
        let keys = CAKeyframeAnimation(keyPath: "position.x")
        (keys.values, keys.duration) = ([0, 10, 40], 1)
        let spring = CASpringAnimation(keyPath: "zPosition")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 2)
        let layer = add([keys, spring], duration: 2)
        clock.now += 0.75
        XCTAssertEqual(layer.shownX, 25, accuracy: 1e-9)
        XCTAssertEqual(Double(layer.presentation()?.zPosition ?? 0), 100 * spring.curve.value(at: 0.75), accuracy: 1e-9)
    }

    func testAnEmptyGroupRunsAndEnds() {
        for animations in [nil, []] as [[CAAnimation]?] {
            let layer = committedLayer()
            let group = CAAnimationGroup()
            (group.animations, group.duration) = (animations, 1)
            layer.add(group, forKey: "g")
            endTurn()
            XCTAssertEqual(layer.animationKeys(), ["g"])
            advance(to: clock.now - 100 + 2)
            XCTAssertNil(layer.animationKeys())
        }
    }
}
