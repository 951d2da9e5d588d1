import Kinora
import UIKit

/// A stage with views and recognizers whose callbacks are logged in order.
@MainActor
final class TouchScene {
    let stage = Stage(device: Device(name: "touch", size: CGSize(width: 320, height: 480), scale: 1))
    var log: [String] = []
    /// The last event received by a view.
    var event: UIEvent?

    init() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.advance(by: 0.05)
    }

    /// Runs a test on a scene of its own, and breaks reference cycles through its closures.
    static func run(_ body: (TouchScene) -> Void) {
        let scene = TouchScene()
        body(scene)
        for view in scene.views { view.onTouch = nil }
        for gesture in scene.gestures { gesture.onAction = nil }
    }

    private var views: [LoggedTouchView] = []
    private var gestures: [LoggedGesture] = []

    var root: UIView { stage.window.rootViewController!.view }

    /// A view that logs as `NAME PHASE`.
    @discardableResult
    func view(_ name: String, _ frame: CGRect, in superview: UIView? = nil) -> LoggedTouchView {
        let view = LoggedTouchView(name, frame) { [unowned self] in
            event = $1
            log.append($0)
        }
        (superview ?? root).addSubview(view)
        views.append(view)
        return view
    }

    /// A recognizer that logs its touches as `NAME PHASE`, and its target's actions as `NAME! STATE`.
    @discardableResult
    func gesture(_ name: String, on view: UIView) -> LoggedGesture {
        let gesture = LoggedGesture(name) { [unowned self] in log.append($0) }
        view.addGestureRecognizer(gesture)
        gestures.append(gesture)
        return gesture
    }

    func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int = 0) {
        stage.touch([TouchSample(time: 0, finger: finger, phase: phase, location: CGPoint(x: x, y: y))])
    }

    /// Log entries since the last read.
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

final class LoggedTouchView: UIView {
    let name: String
    private let log: (String, UIEvent?) -> Void
    var onTouch: ((UITouch.Phase, Set<UITouch>) -> Void)?

    init(_ name: String, _ frame: CGRect, log: @escaping (String, UIEvent?) -> Void) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        log("\(name) \(phase)" + (touches.count > 1 ? " x\(touches.count)" : ""), event)
        for touch in touches where touch.phase != phase { log("\(name): a touch's phase is \(touch.phase)", event) }
        onTouch?(phase, touches)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(.began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(.cancelled, touches, event) }
}

/// A recognizer with a given state change per phase.
final class LoggedGesture: UIGestureRecognizer {
    private let log: (String) -> Void
    /// The state to be set on a phase.
    var plan: [UITouch.Phase: State] = [:]
    var onAction: ((LoggedGesture) -> Void)?

    init(_ name: String, log: @escaping (String) -> Void) {
        self.log = log
        super.init(target: nil, action: nil)
        self.name = name
        addTarget(self, action: Selector("acted:", LoggedGesture.acted))
    }

    override init?(coder: NSCoder) { nil }

    private func acted(_ sender: LoggedGesture) {
        log("\(name!)! \(state)")
        onAction?(self)
    }

    private func see(_ phase: UITouch.Phase) {
        log("\(name!) \(phase)")
        if let next = plan[phase] { state = next }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { see(.began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { see(.moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { see(.ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { see(.cancelled) }
    override func reset() { log("\(name!) reset") }
}

/// A delegate with given answers.
final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var simultaneous: [UIGestureRecognizer] = []
    var requiresFailureOf: [UIGestureRecognizer] = []
    var isRequiredToFailBy: [UIGestureRecognizer] = []
    var receives = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        simultaneous.contains { $0 === other }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        requiresFailureOf.contains { $0 === other }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        isRequiredToFailBy.contains { $0 === other }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}
