import Kinora
import UIKit

/// A stage of 320 x 480 points whose root view writes down what fingers do.
@MainActor
final class TouchLog {
    let stage = Stage(device: Device(name: "fingers", size: CGSize(width: 320, height: 480), scale: 1))
    let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        let controller = UIViewController()
        controller.view = view
        stage.window.rootViewController = controller
        view.isMultipleTouchEnabled = true
        stage.advance(by: 0)
    }

    /// One line for each touch and phase: `PHASE TIME X Y`.
    func take() -> [String] {
        defer { view.lines = [] }
        return view.lines
    }

    final class View: UIView {
        var lines: [String] = []
        private func note(_ touches: Set<UITouch>) {
            for touch in touches.sorted(by: { $0.location(in: nil).x < $1.location(in: nil).x }) {
                let location = touch.location(in: nil)
                let time = String(format: "%.4f", touch.timestamp - 64)
                lines.append("\(touch.phase) \(time) \(String(format: "%.2f %.2f", location.x, location.y))")
            }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }
}

/// A target of recognizers.
final class Listener: NSObject {
    private let received: (UIGestureRecognizer) -> Void
    init(_ received: @escaping (UIGestureRecognizer) -> Void) { self.received = received }
    private func act(_ sender: UIGestureRecognizer) { received(sender) }

    @MainActor func listen(to recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: Selector("act:", Listener.act))
    }
}
