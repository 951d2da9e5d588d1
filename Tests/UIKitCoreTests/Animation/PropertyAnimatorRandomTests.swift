import Kinora
import UIKit
import XCTest

/// Whatever is done to an animator in whatever order: the presentation jumps only where it is scrubbed, each run completes once at most,
/// nothing is left.
@preconcurrency @MainActor
final class PropertyAnimatorRandomTests: XCTestCase {
    func testAnyOrderOfCalls() {
        for seed in 1...(ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 4000 : 100) {
            AnimatorWalk(seed: UInt64(seed)).run()
        }
    }
}

@MainActor
private final class AnimatorWalk {
    private enum Call: CaseIterable {
        case start, startLater, pause, scrub, reverse, continueUnchanged, continueByCurve, continueBySpring, add, stop, stopForGood, wait,
            waitLong
    }

    private let seed: UInt64
    private var state: UInt64
    private let scene = AnimationScene()
    private let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let animator: UIViewPropertyAnimator
    private var completions: [UIViewAnimatingPosition] = []
    /// Whether the animator has been active since it was prepared.
    private var isUsed = false
    private var trail = ""

    init(seed: UInt64) {
        self.seed = seed
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        let timings: [any UITimingCurveProvider] = [
            UICubicTimingParameters(animationCurve: .linear), UICubicTimingParameters(animationCurve: .easeInOut),
            UICubicTimingParameters(controlPoint1: CGPoint(x: 0.3, y: -0.6), controlPoint2: CGPoint(x: 0.5, y: 1.7)),
            UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: .zero),
            UISpringTimingParameters(mass: 1, stiffness: 90, damping: 8, initialVelocity: CGVector(dx: 3, dy: -5)),
        ]
        animator = UIViewPropertyAnimator(duration: 1, timingParameters: timings[Int(seed % 5)])
        animator.scrubsLinearly = seed % 3 != 0
        other.backgroundColor = .white
        scene.stage.window.addSubview(other)
        scene.stage.advance(by: 0)
    }

    func run() {
        prepare()
        for _ in 0..<30 {
            step()
            if animator.state == .inactive, isUsed { prepare() }
        }
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .end) }
        checkInactive()
    }

    // MARK: Chance

    private func unit() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 33) / Double(1 << 31)
    }

    private func chance(_ count: Int) -> Int { Int(unit() * Double(count)) }

    // MARK: Steps

    private func prepare() {
        checkInactive()
        completions = []
        isUsed = false
        animator.isReversed = false
        animator.addAnimations(changes())
        if chance(2) == 0 { animator.addAnimations(changes(), delayFactor: CGFloat(unit())) }
        animator.addCompletion { [weak self] in self?.completions.append($0) }
        trail = "seed \(seed):"
    }

    private func changes() -> () -> Void {
        let (x, y, alpha, scale, rotates) = (unit() * 300, unit() * 300, unit(), 0.5 + unit(), chance(4))
        let view = chance(2) == 0 ? scene.view : other
        return {
            view.center = CGPoint(x: x, y: y)
            if rotates == 0 { view.alpha = alpha }
            if rotates == 1 { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
            if rotates == 2 { view.bounds.size = CGSize(width: 10 + x, height: 10 + y) }
        }
    }

    private func step() {
        let call = Call.allCases[chance(Call.allCases.count)]
        trail += " \(call)"
        scene.stage.advance(by: 0)
        let before = shown
        let isMoved = call == .scrub || call == .wait || call == .waitLong
        perform(call)
        isUsed = isUsed || animator.state != .inactive
        scene.stage.advance(by: 0)
        if !isMoved { compare(before, shown, 1e-4) }
        let now = shown
        let wasActive = animator.state == .active
        scene.stage.advance(by: 1e-7)
        // A spring is removed a thousandth of its way before its end.
        compare(now, shown, wasActive && animator.state == .inactive ? 3 : 1e-2)
        if animator.state == .inactive, wasActive { XCTAssertEqual(completions.count, 1, trail) }
        XCTAssertTrue(animator.fractionComplete.isFinite, trail)
    }

    private func perform(_ call: Call) {
        switch call {
        case .start: animator.startAnimation()
        case .startLater: animator.startAnimation(afterDelay: unit() * 0.2)
        case .pause: animator.pauseAnimation()
        case .scrub: animator.fractionComplete = [0, 1, CGFloat(unit()), CGFloat(unit())][chance(4)]
        case .reverse: if animator.state == .active { animator.isReversed.toggle() }
        case .continueUnchanged:
            animator.continueAnimation(withTimingParameters: nil, durationFactor: [0, CGFloat(unit() + 0.1)][chance(2)])
        case .continueByCurve:
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
                durationFactor: [0, CGFloat(unit() + 0.1)][chance(2)])
        case .continueBySpring:
            let velocity = CGVector(dx: unit() * 6 - 3, dy: unit() * 6 - 3)
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity), durationFactor: 0.7)
        case .add:
            // Without any time left a change is made at once.
            guard animator.state == .active, animator.fractionComplete > 0.001, animator.fractionComplete < 0.999 else { return }
            animator.addAnimations(changes(), delayFactor: CGFloat([0, unit()][chance(2)]))
        case .stop:
            guard animator.state == .active else { return }
            animator.stopAnimation(false)
            XCTAssertEqual(animator.state, .stopped, trail)
            XCTAssertEqual(completions, [], trail)
            scene.stage.advance(by: 0)
            let before = shown
            // Only where it is nothing jumps; the other two are tried below.
            animator.finishAnimation(at: .current)
            scene.stage.advance(by: 0)
            compare(before, shown, 1e-9)
            XCTAssertEqual(completions, [.current], trail)
        case .stopForGood:
            guard animator.state == .active else { return }
            animator.stopAnimation(true)
            scene.stage.advance(by: 1)
            XCTAssertEqual(completions, [], trail)
        case .wait: scene.stage.advance(by: unit() * 0.2)
        case .waitLong: scene.stage.advance(by: unit() * 1.5)
        }
    }

    // MARK: Checks

    private func checkInactive() {
        scene.stage.advance(by: 0)
        XCTAssertEqual(animator.state, .inactive, trail)
        XCTAssertLessThanOrEqual(completions.count, 1, trail)
        XCTAssertNil(scene.view.layer.animationKeys(), trail)
        XCTAssertNil(other.layer.animationKeys(), trail)
        for view in [scene.view, other] {
            let layer = view.layer
            XCTAssertEqual(layer.presentation()?.position, layer.position, trail)
            XCTAssertEqual(layer.presentation()?.opacity, layer.opacity, trail)
            XCTAssertEqual(layer.presentation()?.bounds, layer.bounds, trail)
        }
    }

    private var shown: [Double] {
        [scene.view, other].flatMap { view -> [Double] in
            guard let layer = view.layer.presentation() else { return [] }
            return [
                Double(layer.position.x), Double(layer.position.y), Double(layer.opacity) * 100, Double(layer.transform.m11) * 100,
                Double(layer.bounds.width), Double(layer.bounds.height),
            ]
        }
    }

    private func compare(_ a: [Double], _ b: [Double], _ accuracy: Double, line: UInt = #line) {
        XCTAssertEqual(a.count, b.count)
        for (index, (p, q)) in zip(a, b).enumerated() where abs(p - q) > accuracy || !q.isFinite {
            XCTFail("\(trail): number \(index) jumps from \(p) to \(q)", line: line)
        }
    }
}
