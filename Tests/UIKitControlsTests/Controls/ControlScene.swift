import Kinora
import UIKit

/// A stage with controls whose events are logged in order.
@MainActor
final class ControlScene {
    let stage = Stage(device: Device(name: "controls", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
    var log: [String] = []
    private var controls: [UIControl] = []

    static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    /// Runs a test on a scene of its own, and breaks reference cycles through its closures.
    static func run(_ body: (ControlScene) -> Void) {
        let scene = ControlScene()
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.advance(by: 0.05)
        body(scene)
        for control in scene.controls {
            control.enumerateEventHandlers { action, _, events, _ in if let action { control.removeAction(action, for: events) } }
        }
    }

    var root: UIView { stage.window.rootViewController!.view }

    /// Adds a control whose events are logged, by their names without prefix.
    @discardableResult
    func add<Control: UIControl>(_ control: Control, _ frame: CGRect, in superview: UIView? = nil) -> Control {
        control.frame = frame
        (superview ?? root).addSubview(control)
        for (event, name) in Self.names { control.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event) }
        controls.append(control)
        stage.advance(by: 0.02)
        return control
    }

    func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int = 0) {
        stage.touch([TouchSample(time: 0, finger: finger, phase: phase, location: CGPoint(x: x, y: y))])
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        finger(.began, x, y)
        stage.advance(by: 0.05)
        finger(.ended, x, y)
    }

    /// Log entries since the last read.
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}
