import Foundation
import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ExpectMotionTests {
    private let folder = TestFolder()

    /// A linear motion of 100 points in half a second.
    private func move(_ view: UIView, on stage: Stage, for seconds: Double = 0.6) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.y += 100 }
        stage.advance(by: seconds)
    }

    @Test func aLinearMotionHasAllProperties() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let failures = folder.run {
            let holds = expectMotion(
                of: square, \.center.y, .passes(through: [0: 20, 0.25: 70, 0.5: 120], within: 1e-6),
                .follows(within: 1e-6) { 20 + 100 * min($0 / 0.5, 1) }, .monotonic(.increasing), .noJump(beyond: 3.5),
                .settles(within: 0.5, at: 120), .continuousVelocity(at: 0.25), .stays(in: 20...120)
            ) { move(square, on: stage) }
            #expect(holds)
        }
        #expect(failures == [])
    }

    @Test func eachViolationHasTimeValueAndExpectation() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let failures = folder.run {
            let holds = expectMotion(
                of: square, \.center.y, .passes(through: [0.25: 90]), .monotonic(.decreasing), .noJump(beyond: 2),
                .settles(within: 0.3), .continuousVelocity(at: 0.5), .stays(in: 0...100), .follows { 20 + 300 * $0 }
            ) { move(square, on: stage) }
            #expect(!holds)
        }
        let message = failures.first ?? ""
        #expect(failures.count == 1)
        #expect(message.hasPrefix("The motion of UIView 'square' center.y fails 7 of 7 checks:"), "\(message)")
        #expect(message.contains("at 0.250 s it is 70 instead of 90 ± 0.5, a difference of -20."))
        #expect(message.contains("at 0.017 s it goes back, from 20 to 23.333."))
        #expect(message.contains("it jumps by 3.333"))
        #expect(message.contains("it should have settled at 120 ± 0.5 by 0.300 s, but at 0.483 s it is still 116.667."))
        #expect(message.contains("at 0.500 s the velocity changes from 200 to 0 per second"))
        #expect(message.contains("outside of 0...100"))
        #expect(message.contains(">  0.250 s      70.00"))
        let files = "KinoraTestingTests/ExpectMotionTests/a test/UIView square center.y"
        #expect(folder.has("\(files)/strip.png"))
        #expect(folder.has("\(files)/film.mp4"))
    }

    @Test func computedPropertiesHaveTheirNames() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let failures = folder.run {
            expectMotion(of: square, \.bounds.height, .stays(in: 0...1)) { stage.advance(by: 0.1) }
            expectMotion(of: square, \.frame.midX, .stays(in: 0...1)) { stage.advance(by: 0.1) }
            expectMotion(of: square, \.transform.m11.magnitude, .stays(in: 0...0.5)) { stage.advance(by: 0.1) }
        }
        #expect(failures.count == 3)
        for (failure, name) in zip(failures, ["bounds.height", "frame.midX", "transform.m11.computed"]) {
            #expect(failure.hasPrefix("The motion of UIView 'square' \(name) fails"), "\(failure)")
        }
    }

    @Test func valuesAreThoseDisplayed() async {
        let stage = Stage.small()
        let square = stage.addSquare()
        await expectMotion(of: square, \.alpha, .passes(through: [0: 1, 0.5: 0.5, 1: 0], within: 1e-6), .monotonic(.decreasing)) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.alpha = 0 }
            await stage.advance(by: 1)
        }
        expectMotion(of: square, \.rotation, .settles(within: 0.3, at: .pi / 2, tolerance: 1e-4)) {
            UIView.animate(withDuration: 0.2) { square.transform = CGAffineTransform(rotationAngle: .pi / 2) }
            stage.advance(by: 0.4)
        }
        var value = 0.0
        expectMotion(of: "a number", { value }, .passes(through: [0: 0, 1: 5])) {
            stage.advance(by: 0.5)
            value = 5
            stage.advance(by: 0.5)
        }
    }

    /// A finger that lets go of a scroll view at 600 points per second: its deceleration begins at that velocity.
    @Test func aHandOverHasAContinuousVelocity() {
        let stage = Stage()
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 10_000)
        stage.window.addSubview(scroll)
        func drag() {
            stage.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300), duration: 0.5, releaseVelocity: 600)
            stage.advance(by: 0.5)
        }
        let passing = folder.run { expectMotion(of: scroll, \.contentOffset.y, .continuousVelocity(at: 0.5, within: 100), while: drag) }
        #expect(passing == [])
        stage.settle()
        let stopped = folder.run {
            expectMotion(of: scroll, \.contentOffset.y, .continuousVelocity(at: 0.5, within: 100)) {
                stage.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300), duration: 0.5, releaseVelocity: 600)
                scroll.setContentOffset(scroll.contentOffset, animated: false)
                stage.advance(by: 0.5)
            }
        }
        #expect(stopped.first?.contains("the velocity changes from") == true)
    }

    /// A finger that moves a card down for 0.3 s, and a spring that takes it over with the finger's velocity, as UIKit's sessions show it.
    private func throwCard(at velocity: Double, to end: Double, damping: Double, loses share: Double = 0) -> (Stage, UIView, () -> Void) {
        let stage = Stage()
        let card = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        stage.window.addSubview(card)
        let move = {
            for frame in 1...18 {
                card.center.y = 100 + velocity * Double(frame) / 60
                stage.advance(by: 1.0 / 60)
            }
            let start = velocity * (1 - share) / (end - card.center.y)
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: start,
                animations: { card.center.y = end })
            stage.advance(by: 1)
        }
        return (stage, card, move)
    }

    @Test func aSpringWithAFingersVelocityIsContinuousAndMonotonic() {
        for velocity in [300.0, 600, 1000] {
            for end in [500.0, 650, 800] {
                let (_, card, move) = throwCard(at: velocity, to: end, damping: 0.9)
                let failures = folder.run {
                    expectMotion(of: card, \.center.y, .continuousVelocity(at: 0.3), .monotonic(.increasing), while: move)
                }
                #expect(failures == [], "\(velocity) to \(end)")
            }
        }
    }

    @Test func aSpringThatLosesAFifthOfTheVelocityIsNotContinuous() {
        let (_, card, move) = throwCard(at: 1000, to: 700, damping: 0.9, loses: 0.2)
        let failures = folder.run { expectMotion(of: card, \.center.y, .continuousVelocity(at: 0.3), while: move) }
        #expect(failures.first?.contains("the velocity changes from 1000 to") == true, "\(failures)")
    }

    @Test func aSpringThatVisiblyGoesBackIsNotMonotonic() {
        let (_, card, move) = throwCard(at: 600, to: 700, damping: 0.8)
        let failures = folder.run { expectMotion(of: card, \.center.y, .monotonic(.increasing), while: move) }
        #expect(failures.first?.contains("it goes back, from 70") == true, "\(failures)")
    }

    @Test func aMotionWithoutSamplesFails() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let unseen = folder.run { expectMotion(of: UIView(), \.alpha, .noJump(beyond: 1)) { stage.advance(by: 1) } }
        #expect(unseen.first?.contains("no window") == true)
        let still = folder.run { expectMotion(of: square, \.alpha, .noJump(beyond: 1)) {} }
        #expect(still.first?.contains("did not advance") == true)
        let unchecked = folder.run { expectMotion(of: square, \.alpha) { stage.advance(by: 1) } }
        #expect(unchecked.first?.contains("has no checks") == true)
        let late = folder.run { expectMotion(of: square, \.alpha, .settles(within: 2)) { stage.advance(by: 1) } }
        #expect(late.first?.contains("sampled for 1.000 s alone; advance the stage for more than 2.000 s.") == true)
    }

    @Test func withoutAStageItFails() {
        #expect(folder.run { expectMotion(of: "x", { 0 }, .noJump(beyond: 1)) {} }.first?.contains("there is no stage") == true)
    }

    @Test func valuesThatAreNotNumbersAreViolations() {
        let curve = MotionCurve(samples: [MotionSample(time: 0, value: 0), MotionSample(time: 1, value: .nan)])
        let checks: [MotionCheck] = [
            .monotonic(.increasing), .noJump(beyond: 5), .passes(through: [1: 0]), .stays(in: 0...1), .follows { _ in 0 },
        ]
        for check in checks {
            #expect(check.violation(curve) != nil)
        }
    }
}
