import Foundation
import Kinora
import TestSupport
import UIKit
import XCTest

/// Scroll views in one another, under fingers and an app that do anything at any time.
@preconcurrency @MainActor
final class RandomScrollTests: XCTestCase, @unchecked Sendable {
    @MainActor
    private final class Walk {
        let stage = Stage(device: Device(name: "walk", size: CGSize(width: 320, height: 480), scale: 1))
        private(set) var views: [UIScrollView] = []
        private(set) var witnesses: [ScrollWitness] = []
        /// The offsets at the end of each step, at a frame that both rates have.
        private(set) var offsets: [CGPoint] = []
        private var random: SeededRandom

        init(seed: UInt64, framesPerSecond: Int) {
            random = SeededRandom(seed: seed)
            stage.framesPerSecond = framesPerSecond
            let root = UIViewController()
            stage.window.rootViewController = root
            let outer = add(CGRect(x: 0, y: 0, width: 320, height: 480), CGSize(width: 320, height: 1500), to: root.view)
            add(CGRect(x: 0, y: 20, width: 320, height: 120), CGSize(width: 1500, height: 120), to: outer)
            add(CGRect(x: 20, y: 160, width: 280, height: 150), CGSize(width: 280, height: 600), to: outer)
            let zooming = add(CGRect(x: 0, y: 330, width: 320, height: 140), CGSize(width: 320, height: 140), to: outer)
            let content = UIView(frame: zooming.bounds)
            zooming.addSubview(content)
            witnesses.last?.zoomed = content
            zooming.maximumZoomScale = 3
            views[1].isPagingEnabled = Bool.random(using: &random)
            views[2].bounces = Bool.random(using: &random)
            stage.advance(by: 0.1)
        }

        @discardableResult
        private func add(_ frame: CGRect, _ content: CGSize, to superview: UIView) -> UIScrollView {
            let view = UIScrollView(frame: frame)
            view.contentSize = content
            let witness = ScrollWitness()
            witnesses.append(witness)
            view.delegate = witness
            superview.addSubview(view)
            views.append(view)
            return view
        }

        private func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

        private func point() -> CGPoint { CGPoint(x: number(10...310), y: number(10...470)) }

        func step() {
            let index = Int.random(in: 0..<views.count, using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3: drag(speed: number(100...800), hold: Bool.random(using: &random) ? 0.15 : 0)
            case 4, 5: drag(speed: number(800...4000), hold: 0)
            case 6:
                let location = point()
                stage.touch([TouchSample(time: 0, phase: .began, location: location)])
                stage.advance(by: number(0...0.2))
                stage.touch([TouchSample(time: 0, phase: Bool.random(using: &random) ? .ended : .cancelled, location: location)])
            case 7: views[index].setContentOffset(offset(in: views[index]), animated: true)
            case 8: views[index].setContentOffset(offset(in: views[index]), animated: false)
            case 9: pinch()
            case 10:
                let height = number(480...2000)
                views[0].contentSize.height = height
            default:
                let scale = number(1...3), animated = Bool.random(using: &random)
                views[3].setZoomScale(scale, animated: animated)
            }
            if Bool.random(using: &random) { stage.advance(by: number(0...0.7)) }
            note()
        }

        /// Resting positions of a view.
        private func offset(in view: UIScrollView) -> CGPoint {
            CGPoint(
                x: number(0...1) * max(view.contentSize.width - view.bounds.width, 0),
                y: number(0...1) * max(view.contentSize.height - view.bounds.height, 0))
        }

        private func drag(speed: Double, hold: Double) {
            let (from, to) = (point(), point())
            let length = hypot(to.x - from.x, to.y - from.y)
            let steps = max(Int(length / speed * 60), 2)
            var samples = [TouchSample(time: 0, phase: .began, location: from)]
            for step in 1...steps {
                let fraction = Double(step) / Double(steps)
                let location = CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
                samples.append(TouchSample(time: fraction * length / speed, phase: .moved, location: location))
            }
            let isCancelled = Int.random(in: 0..<8, using: &random) == 0
            samples.append(TouchSample(time: length / speed + hold, phase: isCancelled ? .cancelled : .ended, location: to))
            stage.touch(samples)
        }

        private func pinch() {
            let (middle, shift) = (point(), CGVector(dx: number(-30...30), dy: number(-30...30)))
            let (first, last, angle) = (number(20...60), number(20...100), number(0...6))
            let leaves = number(0...0.3)
            var samples: [TouchSample] = []
            for step in 0...15 {
                let fraction = Double(step) / 15
                let radius = first + (last - first) * fraction
                for (finger, sign) in [(0, -1.0), (1, 1.0)] {
                    let location = CGPoint(
                        x: middle.x + shift.dx * fraction + sign * radius * cos(angle),
                        y: middle.y + shift.dy * fraction + sign * radius * sin(angle)
                    )
                    samples.append(
                        TouchSample(time: fraction * 0.3, finger: finger, phase: step == 0 ? .began : .moved, location: location))
                    if step == 15 {
                        samples.append(
                            TouchSample(time: 0.3 + (finger == 0 ? 0 : leaves), finger: finger, phase: .ended, location: location))
                    }
                }
            }
            stage.touch(samples)
        }

        /// Goes to the next sixtieth of a second.
        private func note() {
            let next = ((stage.now + 1e-6) * 60).rounded(.up) / 60
            stage.advance(by: next - stage.now)
            offsets += views.map(\.contentOffset)
        }

        func rest() -> [String] {
            let moving = stage.settle()
            offsets += views.map(\.contentOffset)
            return moving.map { "still moves: \($0)" } + zip(witnesses, views).flatMap { $0.problemsAtRest(of: $1) }
        }
    }

    func testDelegatesSeeEachBeginningAndEndAndOffsetsAlwaysRest() {
        let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
        for seed in 1...UInt64(isDeep ? 200 : 5) {
            var found: [[CGPoint]] = []
            for rate in [60, 120] {
                let walk = Walk(seed: seed, framesPerSecond: rate)
                for _ in 0..<25 { walk.step() }
                let problems = walk.rest()
                XCTAssertEqual(problems, [], "seed \(seed) at \(rate)")
                XCTAssertGreaterThan(walk.witnesses.map(\.calls).reduce(0, +), 8)
                found.append(walk.offsets)
            }
            let furthest = zip(found[0], found[1]).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 1
            XCTAssertLessThan(furthest, 1e-6, "60 and 120 frames a second, seed \(seed)")
        }
    }
}
