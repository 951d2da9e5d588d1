import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitCore

/// The states of UIKit's own recognizers during random touches on a scroll view with cards, as an observer of `state` sees them.
@preconcurrency @MainActor
final class GestureStateWalkTests: XCTestCase {
    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var random: SeededRandom
        /// Asked pairs keep their answers.
        private var answers: [String: Bool] = [:]

        init(_ seed: UInt64) { random = SeededRandom(seed: seed) }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            let key = "\(ObjectIdentifier(gestureRecognizer)) \(ObjectIdentifier(otherGestureRecognizer))"
            if let answer = answers[key] { return answer }
            let answer = Int.random(in: 0..<3, using: &random) == 0
            answers[key] = answer
            return answer
        }
    }

    /// From a final state a recognizer becomes possible before anything else; from possible it does not become changed or cancelled.
    func testNoRecognizerGoesFromOneEndToAnotherWithoutBeingPossible() {
        let count = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 3_000 : 300
        for seed in 0..<UInt64(count) {
            let faults = walk(seed)
            XCTAssertEqual(faults, [], "seed \(seed)")
            if !faults.isEmpty { return }
        }
    }

    private func walk(_ seed: UInt64) -> [String] {
        var random = SeededRandom(seed: seed)
        let stage = Stage(device: Device(name: "walk", size: CGSize(width: 320, height: 480), scale: 1))
        stage.framesPerSecond = 10
        let delegate = Delegate(seed)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 500, height: 900)
        scroll.maximumZoomScale = 3
        stage.window.addSubview(scroll)
        let cards = (0..<3).map { index -> UIView in
            let card = index == 2 ? UIButton(type: .system) : UIView()
            card.frame = CGRect(x: 20 + 60 * CGFloat(index), y: 30 + 130 * CGFloat(index), width: 200, height: 160)
            card.isMultipleTouchEnabled = index != 1
            scroll.addSubview(card)
            return card
        }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let two = UITapGestureRecognizer()
        two.numberOfTouchesRequired = 2
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.3
        let held = UILongPressGestureRecognizer()
        held.numberOfTapsRequired = 1
        let swipe = UISwipeGestureRecognizer()
        let made: [UIGestureRecognizer] = [
            double, single, two, press, held, swipe, UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        ]
        for (index, recognizer) in made.enumerated() {
            if Int.random(in: 0..<3, using: &random) > 0 { recognizer.delegate = delegate }
            recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &random) > 0
            recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
            (index % 4 == 3 ? scroll : cards[index % 3]).addGestureRecognizer(recognizer)
        }
        for _ in 0..<Int.random(in: 0..<3, using: &random) {
            guard let one = made.randomElement(using: &random), let other = made.randomElement(using: &random) else { continue }
            if one !== other, !other.failureRequirements.contains(where: { $0.recognizer === one }) { one.require(toFail: other) }
        }
        let all = [scroll] + cards
        var faults: [String] = []
        var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
        let observations = all.flatMap { $0.gestureRecognizers ?? [] }.map { recognizer in
            recognizer.observe(\.state, _key: "state", options: []) { recognizer, _ in
                MainActor.assumeIsolated {
                    let (key, new) = (ObjectIdentifier(recognizer), recognizer.state)
                    let old = last.updateValue(new, forKey: key) ?? .possible
                    let isOver = old == .ended || old == .cancelled || old == .failed
                    if isOver && new != .possible && new != old || old == .possible && (new == .changed || new == .cancelled) {
                        faults.append("\(type(of: recognizer)) from \(old) to \(new)")
                    }
                }
            }
        }
        var down: [Int: CGPoint] = [:]
        for _ in 0..<40 {
            var samples: [TouchSample] = []
            let time = [0, 0.01, 0.05][Int.random(in: 0..<3, using: &random)]
            for finger in 0..<3 where Int.random(in: 0..<2, using: &random) == 0 {
                func near(_ point: CGPoint) -> CGPoint {
                    let far = [0, 4, 15, 60][Int.random(in: 0..<4, using: &random)]
                    return CGPoint(
                        x: point.x + CGFloat(Int.random(in: -far...far, using: &random)),
                        y: point.y + CGFloat(Int.random(in: -far...far, using: &random)))
                }
                let phase: UITouch.Phase
                if let point = down[finger] {
                    phase = Int.random(in: 0..<20, using: &random) == 0 ? .cancelled : Bool.random(using: &random) ? .moved : .ended
                    down[finger] = near(point)
                } else {
                    phase = .began
                    down[finger] = CGPoint(
                        x: CGFloat(Int.random(in: 0..<320, using: &random)), y: CGFloat(Int.random(in: 0..<480, using: &random)))
                }
                samples.append(TouchSample(time: time, finger: finger, phase: phase, location: down[finger] ?? .zero))
                if phase == .ended || phase == .cancelled { down[finger] = nil }
            }
            if !samples.isEmpty { stage.touch(samples) }
            if Int.random(in: 0..<5, using: &random) == 0 { stage.advance(by: [0.02, 0.2, 0.5][Int.random(in: 0..<3, using: &random)]) }
        }
        stage.touch(down.sorted { $0.key < $1.key }.map { TouchSample(time: 0, finger: $0.key, phase: .ended, location: $0.value) })
        stage.advance(by: 3)
        for recognizer in all.flatMap({ $0.gestureRecognizers ?? [] }) where recognizer.state != .possible {
            faults.append("\(type(of: recognizer)) stays \(recognizer.state)")
        }
        withExtendedLifetime(observations) {}
        return faults
    }
}
