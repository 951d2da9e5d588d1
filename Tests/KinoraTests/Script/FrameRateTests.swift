import Kinora
import UIKit
import XCTest

/// The same script at two frame rates: nothing a recognizer says, and no image, depends on the ticks between the samples.
@preconcurrency @MainActor
final class FrameRateTests: XCTestCase {
    /// Exact numbers that recognizers and a control send to their targets.
    @MainActor
    private final class Playground {
        let stage = Stage(device: Device(name: "rate", size: CGSize(width: 320, height: 480), scale: 1))
        let card = UIView(frame: CGRect(x: 110, y: 190, width: 100, height: 100))
        let pan = UIPanGestureRecognizer()
        let pinch = UIPinchGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        let tap = UITapGestureRecognizer()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        var log: [String] = []
        private var listener: Listener?

        init(framesPerSecond: Int) {
            stage.framesPerSecond = framesPerSecond
            stage.window.rootViewController = UIViewController()
            let root = stage.window.rootViewController?.view ?? UIView()
            root.backgroundColor = .black
            card.backgroundColor = .systemTeal
            control.backgroundColor = .systemPink
            root.addSubview(card)
            root.addSubview(control)
            card.isMultipleTouchEnabled = true
            let listener = Listener { [unowned self] sender in MainActor.assumeIsolated { self.record(sender) } }
            for recognizer in [pan, pinch, press, tap] {
                listener.listen(to: recognizer)
                card.addGestureRecognizer(recognizer)
            }
            self.listener = listener
            for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchDragInside, "drag")] {
                control.addAction(UIAction { [unowned self] _ in log.append(String(format: "\(name) %.9f", stage.now)) }, for: event)
            }
            stage.advance(by: 0.1)
        }

        private func record(_ sender: UIGestureRecognizer) {
            switch sender {
            case pan:
                log.append("pan \(pan.state) \(pan.translation(in: nil)) \(pan.velocity(in: nil))")
                card.center.x += pan.translation(in: nil).x
                card.center.y += pan.translation(in: nil).y
                pan.setTranslation(.zero, in: nil)
                guard pan.state == .ended else { return }
                // Thrown: continues for the distance given by its speed.
                let velocity = pan.velocity(in: nil)
                UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { [card] in
                    card.center = CGPoint(x: card.center.x + velocity.x * 0.05, y: card.center.y + velocity.y * 0.05)
                }
            case pinch:
                log.append("pinch \(pinch.state) \(pinch.scale) \(pinch.velocity)")
                card.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
            case press: log.append("press \(press.state)")
            default:
                log.append("tap \(tap.state)")
                UIView.animate(withDuration: 0.25, animations: { [card] in card.alpha = card.alpha == 1 ? 0.5 : 1 })
            }
        }

        /// The final state and the log.
        func play(_ script: GestureScript) -> (log: [String], state: String, image: FrameDigest) {
            stage.play(script)
            stage.settle()
            stage.advance(by: 0.1)
            let state =
                "\(card.center) \(card.transform) \(card.alpha) \(pan.state) \(pinch.state) \(press.state) \(tap.state) \(control.isTracking)"
            return (log, state, FrameDigest(stage.image()))
        }
    }

    func testAScriptEndsTheSameAtSixtyAndAHundredAndTwentyFrames() throws {
        var script: GestureScript?
        do {
            let playground = Playground(framesPerSecond: 60)
            script = playground.stage.recordGestures {
                let stage = playground.stage
                stage.tap(at: playground.card)
                stage.advance(by: 0.41)
                stage.drag(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 120, y: 150), duration: 0.4)
                stage.advance(by: 0.5)
                stage.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 260), duration: 0.15, releaseVelocity: 1200)
                stage.advance(by: 0.613)
                let center = playground.card.center
                stage.pinch(at: center, from: 40, to: 60, duration: 0.35)
                stage.advance(by: 0.5)
                stage.longPress(at: center, duration: 0.7)
                stage.tap(at: playground.control)
                stage.drag(from: playground.control, to: CGPoint(x: 60, y: 40), duration: 0.1)
            }
        }
        let played = try XCTUnwrap(script)
        var results: [(log: [String], state: String, image: FrameDigest)] = []
        for rate in [60, 120, 60, 1000, 7] {
            let playground = Playground(framesPerSecond: rate)
            results.append(playground.play(played))
        }
        for (index, result) in results.enumerated() {
            XCTAssertEqual(result.state, results[0].state, "run \(index)")
            XCTAssertEqual(result.log.count, results[0].log.count)
            for (line, first) in zip(result.log, results[0].log) { XCTAssertEqual(line, first, "run \(index)") }
            XCTAssertEqual(result.image, results[0].image, "run \(index)")
        }
        let said = Set(results[0].log.map { $0.split(separator: " ").prefix(2).joined(separator: " ") })
        for word in ["tap ended", "pan began", "pan ended", "pinch began", "pinch ended", "press began", "press ended"] {
            XCTAssertTrue(said.contains(word), word)
        }
        XCTAssertTrue(results[0].log.contains { $0.hasPrefix("up ") })
    }

    func testAScriptReplayedIsTheSameFilm() throws {
        let script = try GestureScript(
            text: "0 0 began 160 240\n0.1 0 ended 160 240\n0.5 0 began 160 240\n0.55 0 moved 190 240\n0.7 0 ended 190 240\n")
        var films: [[FrameDigest]] = []
        for _ in 0..<2 {
            let playground = Playground(framesPerSecond: 60)
            var frames: [FrameDigest] = []
            var playback = TouchPlayback(script.samples, on: playground.stage)
            for frame in 0..<60 {
                playback.run(until: 0.1 + Double(frame) / 60)
                playground.stage.advance(to: 0.1 + Double(frame) / 60)
                frames.append(FrameDigest(playground.stage.image()))
            }
            films.append(frames)
        }
        XCTAssertEqual(films[0], films[1])
        XCTAssertGreaterThan(Set(films[0]).count, 10)
    }
}
