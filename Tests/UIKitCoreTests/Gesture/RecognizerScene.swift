import Kinora
import UIKit
import XCTest

/// A stage with one view of its size, and targets that log each state of a recognizer with a value.
@MainActor
final class RecognizerScene {
    let stage = Stage(device: Device(name: "recognizers", size: CGSize(width: 320, height: 480), scale: 1))
    var log: [String] = []
    private let start: Double
    private var witnesses: [Witness] = []

    init(framesPerSecond: Int = 60) {
        stage.framesPerSecond = framesPerSecond
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 0.05)
        start = stage.now
        view.isMultipleTouchEnabled = true
    }

    /// Runs a test on a scene of its own, and releases objects retained by its closures.
    static func run(framesPerSecond: Int = 60, _ body: (RecognizerScene) -> Void) {
        let scene = RecognizerScene(framesPerSecond: framesPerSecond)
        body(scene)
        scene.witnesses = []
    }

    var view: UIView { stage.window.rootViewController!.view }

    /// Attaches a recognizer whose steps are logged as `NAME STATE VALUE`.
    func add<T: UIGestureRecognizer>(
        _ recognizer: T, _ name: String, to view: UIView? = nil, _ value: @escaping (T) -> String = { _ in "" }
    ) {
        let witness = Witness { [unowned self] in
            let said = ($0 as? T).map(value) ?? ""
            log.append("\(name) \($0.state)" + (said.isEmpty ? "" : " \(said)"))
        }
        witnesses.append(witness)
        recognizer.addTarget(witness, action: Selector("note:", Witness.note))
        (view ?? self.view).addGestureRecognizer(recognizer)
    }

    /// Fingers along straight lines from `from` to `to`, at constant speed, a sample each 120th of a second; `times` from the call.
    func drag(_ fingers: [(from: CGPoint, to: CGPoint)], seconds: Double, lift: Bool = true) {
        let count = max(Int((seconds * 120).rounded()), 1)
        var samples: [TouchSample] = []
        for step in 0...count {
            let fraction = CGFloat(step) / CGFloat(count)
            for (finger, path) in fingers.enumerated() {
                let at = CGPoint(
                    x: path.from.x + (path.to.x - path.from.x) * fraction, y: path.from.y + (path.to.y - path.from.y) * fraction)
                samples.append(
                    TouchSample(time: Double(step) / 120, finger: finger, phase: step == 0 ? .began : .moved, location: at))
            }
        }
        if lift {
            for (finger, path) in fingers.enumerated() {
                samples.append(TouchSample(time: Double(count) / 120, finger: finger, phase: .ended, location: path.to))
            }
        }
        stage.touch(samples)
    }

    func tap(_ x: CGFloat, _ y: CGFloat, seconds: Double = 0.05, fingers: Int = 1) {
        let locations = (0..<fingers).map { CGPoint(x: x + 30 * CGFloat($0), y: y) }
        stage.touch(
            locations.enumerated().map { TouchSample(time: 0, finger: $0, phase: .began, location: $1) }
                + locations.enumerated().map { TouchSample(time: seconds, finger: $0, phase: .ended, location: $1) })
    }

    /// Log entries since the last read.
    func take() -> [String] {
        defer { log = [] }
        return log
    }

    private final class Witness: NSObject {
        private let received: (UIGestureRecognizer) -> Void
        init(_ received: @escaping (UIGestureRecognizer) -> Void) { self.received = received }
        func note(_ sender: UIGestureRecognizer) { received(sender) }
    }
}
