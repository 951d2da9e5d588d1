import GestureEngine
import Kinora
@testable import UIFoundation
@testable import UIKitCore

/// A random sequence of touches on views, with random changes of views and recognizers, between events and inside callbacks.
///
/// Each step has its own random generator, so that it does not depend on other steps being removed.
@MainActor
final class RandomGestureWalk {
    static let length = 60
    /// From this seed on, some of the views are controls as apps have them.
    nonisolated static let firstWithControls: UInt64 = 100_001

    private let seed: UInt64
    private let stage = Stage(device: Device(name: "walk", size: CGSize(width: 320, height: 480), scale: 1))
    private var other: UIWindow?
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var witnesses: [RandomGestureWitness] = []
    private var controlWitnesses: [RandomGestureControlWitness] = []
    private var down: Set<Int> = []
    private var step = 0
    private var callbacks: UInt64 = 0
    private var isDisturbing = false
    private var isOver = false
    private(set) var scene = ""
    private(set) var trail: [String] = []
    private(set) var problems: [String] = []

    static func run(seed: UInt64, steps: [Int]) -> RandomGestureWalk {
        let walk = RandomGestureWalk(seed)
        for step in steps { walk.take(step) }
        walk.end()
        return walk
    }

    // MARK: What happened

    func note(_ what: String) { if !trail.isEmpty { trail[trail.count - 1] += " \(what)" } }
    func complain(_ problem: String) {
        note("*** \(problem)")
        if problems.count < 5 { problems.append("step \(step): \(problem)") }
    }

    /// A delegate's answer is the same during a whole walk.
    func answer(_ question: UInt64, _ name: String, _ other: String, percent: Int) -> Bool {
        var dice = Dice(seed, question, Self.number(name), Self.number(other))
        return dice.chance(percent)
    }

    private static func number(_ name: String) -> UInt64 { name.utf8.reduce(7) { $0 &* 131 &+ UInt64($1) } }

    // MARK: The scene

    private static let kinds =
        PlannedGesture.Plan.allCases.map(\.rawValue) + [
            "tap", "tap2", "tapx2", "tap3", "press", "touch", "pressx2", "press1", "pan", "pan2", "panmost1", "right", "left", "upx2",
            "pinch", "turn",
            "edge", "pan", "tap", "pinch",
        ]

    private init(_ seed: UInt64) {
        self.seed = seed
        // Nothing here depends on frames.
        stage.framesPerSecond = 10
        var dice = Dice(seed, 1)
        stage.window.rootViewController = UIViewController()
        let window = UIWindow(frame: CGRect(x: 160, y: 240, width: 160, height: 240))
        window.isHidden = !dice.chance(40)
        other = window
        for index in 0..<3 + dice.below(6) { addView("v\(index)", &dice) }
        for index in 0..<2 + dice.below(6) { addRecognizer("g\(index)", &dice) }
        for _ in 0..<dice.below(4) {
            let (one, two) = (dice.pick(recognizers), dice.pick(recognizers))
            if one !== two {
                one.require(toFail: two)
                scene += "\(one.name ?? "") waits \(two.name ?? "")\n"
            }
        }
        stage.advance(by: 0.05)
    }

    private var root: UIView { stage.window.rootViewController?.view ?? stage.window }

    private func addView(_ name: String, _ dice: inout Dice) {
        let above = views.isEmpty || dice.chance(40) ? (dice.chance(20) ? other ?? root : root) : dice.pick(views)
        let frame = CGRect(
            x: CGFloat(dice.below(120)), y: CGFloat(dice.below(160)), width: CGFloat(40 + dice.below(220)),
            height: CGFloat(40 + dice.below(240)))
        let view: UIView
        switch dice.below(10) {
        case 0, 1: view = RandomGestureControl(name, frame, self)
        case 3...6 where seed >= Self.firstWithControls: view = addControl(name, frame, &dice)
        case 2:
            let scroll = UIScrollView(frame: frame)
            scroll.contentSize = CGSize(width: 500, height: 700)
            scroll.maximumZoomScale = 2
            view = scroll
        default:
            let own = RandomGestureView(name, frame, self)
            witnesses.append(own.witness)
            view = own
        }
        view.isMultipleTouchEnabled = dice.chance(50)
        view.isExclusiveTouch = dice.chance(7)
        above.addSubview(view)
        views.append(view)
        let aboveName = views.firstIndex { $0 === above }.map { "v\($0)" } ?? (above === other ? "window 2" : "window")
        scene += "\(name) \(type(of: view)) \(frame) in \(aboveName)\(view.isMultipleTouchEnabled ? " multi" : "")\n"
    }

    private func addControl(_ name: String, _ frame: CGRect, _ dice: inout Dice) -> UIControl {
        let control = dice.pick(Self.controls)()
        control.frame = frame
        let witness = RandomGestureControlWitness(name, self)
        witness.watch(control)
        controlWitnesses.append(witness)
        return control
    }

    private static let controls: [@MainActor () -> UIControl] = [
        {
            let button = UIButton(type: .system)
            button.setTitle("Button", for: .normal)
            return button
        },
        {
            let pages = UIPageControl()
            pages.numberOfPages = 4
            return pages
        },
        { UISwitch() }, { UISlider() }, { UISegmentedControl(items: ["One", "Two", "Three"]) },
    ]

    private func addRecognizer(_ name: String, _ dice: inout Dice) {
        let kind = dice.pick(Self.kinds), view = dice.pick(views)
        guard let recognizer = ArbitrationScene.recognizer(kind) else { return complain("no kind \(kind)") }
        let witness = RandomGestureWitness(name, self)
        witnesses.append(witness)
        recognizer.name = name
        recognizer.delegate = witness
        witness.recognizer = recognizer
        recognizer.addTarget(witness, action: Selector("act:", RandomGestureWitness.act))
        recognizer.cancelsTouchesInView = !dice.chance(25)
        recognizer.delaysTouchesBegan = dice.chance(25)
        recognizer.delaysTouchesEnded = !dice.chance(25)
        if let own = recognizer as? PlannedGesture, dice.chance(25) {
            own.spares = ["g\(dice.below(4))"]
            own.immune = ["g\(dice.below(4))"]
        }
        view.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        scene += "\(name):\(kind) on v\(views.firstIndex { $0 === view } ?? -1)\(recognizer.cancelsTouchesInView ? "" : " passes")"
        scene += "\(recognizer.delaysTouchesBegan ? " delays" : "")\(recognizer.delaysTouchesEnded ? "" : " prompt")\n"
    }

    // MARK: Steps

    private func take(_ index: Int) {
        step = index
        callbacks = 0
        var dice = Dice(seed, 2, UInt64(index))
        trail.append("\(index):")
        switch dice.below(20) {
        case 0...14: touch(&dice)
        case 15, 16:
            let seconds = [0.01, 0.1, 0.2, 0.4, 0.6, 0.9][dice.below(6)]
            trail[trail.count - 1] += " wait \(seconds)"
            stage.advance(by: seconds)
        default:
            change(&dice)
            if dice.chance(30) { stage.advance(by: 0.001) }
        }
        for one in witnesses { one.compare() }
    }

    /// One event of one to three fingers.
    private func touch(_ dice: inout Dice) {
        var samples: [TouchSample] = []
        let time = dice.chance(40) ? 0.01 : 0
        for _ in 0..<(dice.chance(70) ? 1 : 3) {
            let finger = dice.below(4)
            guard !samples.contains(where: { $0.finger == finger }) else { continue }
            let phase: UITouch.Phase = down.contains(finger) ? dice.chance(60) ? .moved : dice.chance(90) ? .ended : .cancelled : .began
            if phase == .began { down.insert(finger) } else if phase != .moved { down.remove(finger) }
            locations[finger] = location(of: finger, phase, &dice)
            samples.append(TouchSample(time: time, finger: finger, phase: phase, location: locations[finger]))
            trail[trail.count - 1] += " \(phase) \(finger) at \(locations[finger].x),\(locations[finger].y)"
        }
        note("|")
        stage.touch(samples)
    }

    private var locations = [CGPoint](repeating: .zero, count: 4)

    private func location(of finger: Int, _ phase: UITouch.Phase, _ dice: inout Dice) -> CGPoint {
        let before = locations[finger]
        if phase == .began {
            // Taps of several touches need the same location.
            if dice.chance(40) { return before }
            return CGPoint(x: CGFloat(dice.chance(10) ? 5 : dice.below(320)), y: CGFloat(dice.below(480)))
        }
        let far = [0, 3, 12, 30, 70][dice.below(5)]
        return CGPoint(x: before.x + CGFloat(dice.below(2 * far + 1) - far), y: before.y + CGFloat(dice.below(2 * far + 1) - far))
    }

    /// Something that an app does.
    private func change(_ dice: inout Dice) {
        let view = dice.pick(views), recognizer = dice.pick(recognizers), name = recognizer.name ?? "",
            index = views.firstIndex { $0 === view } ?? 0
        switch dice.below(13) {
        case 0:
            note("(disable \(name))")
            recognizer.isEnabled = false
        case 1, 2:
            note("(enable all)")
            for one in recognizers { one.isEnabled = true }
        case 3:
            note("(detach \(name))")
            recognizer.view?.removeGestureRecognizer(recognizer)
        case 4:
            note("(attach \(name) to v\(index))")
            view.addGestureRecognizer(recognizer)
        case 5:
            guard !isInControl(view) else { return }
            note("(remove v\(index))")
            view.removeFromSuperview()
        case 6, 7:
            let above = dice.chance(30) ? other ?? root : dice.chance(50) ? root : dice.pick(views)
            guard !above.isDescendant(of: view), !isInControl(view) else { return }
            note("(insert v\(index))")
            above.addSubview(view)
        case 8:
            note("(hide v\(index) \(!view.isHidden))")
            view.isHidden.toggle()
        case 9:
            note("(interaction v\(index) \(!view.isUserInteractionEnabled))")
            view.isUserInteractionEnabled.toggle()
            (view as? UIControl)?.isEnabled.toggle()
        case 10:
            note("(toggle window 2)")
            other?.isHidden.toggle()
        case 11:
            let state = dice.pick([UIGestureRecognizer.State.began, .changed, .ended, .cancelled, .failed])
            note("(set \(name) \(state))")
            recognizer.state = state
        default: changeMore(&dice)
        }
    }

    /// Whether a control may be following a finger that came down on the view: with the view removed, it would not receive the end.
    private func isInControl(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).dropFirst().contains { $0 is UIControl && !($0 is RandomGestureControl) }
    }

    private func changeMore(_ dice: inout Dice) {
        switch dice.below(4) {
        case 0:
            note("(ignore interaction)")
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.endIgnoringInteractionEvents()
        case 1 where !isDisturbing:
            note("(window 2 goes)")
            for view in views where view.superview === other { view.removeFromSuperview() }
            other = nil
        case 2 where other == nil:
            note("(window 2 comes)")
            other = UIWindow(frame: CGRect(x: 160, y: 240, width: 160, height: 240))
            other?.isHidden = false
        default:
            note("(hide and show the window)")
            stage.window.isHidden = true
            stage.window.isHidden = false
        }
    }

    /// Sometimes an app does something from within a callback.
    func disturb(_ name: String, _ what: String) {
        callbacks += 1
        var dice = Dice(seed, 3, UInt64(step), Self.number(name), Self.number(what), callbacks)
        guard !isOver, !isDisturbing, dice.chance(3) else { return }
        isDisturbing = true
        change(&dice)
        isDisturbing = false
    }

    // MARK: The end

    private func end() {
        step = Self.length
        isOver = true
        trail.append("end:")
        stage.window.isHidden = false
        stage.touch(down.sorted().map { TouchSample(time: 0.01, finger: $0, phase: .ended, location: locations[$0]) })
        stage.advance(by: 3)
        // Recognizers that never decide, or were set from outside; twice, since one may have waited for another.
        for _ in 0..<2 {
            for one in recognizers where one.attempt.isActive && (one is PlannedGesture || one.state != .possible) {
                one.state = one.state == .possible ? .failed : .ended
            }
            stage.advance(by: 3)
        }
        let delivery = UIApplication.process.touchDelivery
        for touch in delivery.touches { complain("\(touch) is still down") }
        for one in delivery.arbiter.active { complain("\(one) is still active") }
        for one in recognizers where one.state != .possible || one.numberOfTouches > 0 || one.attempt.isActive {
            complain("\(one) is not done")
        }
        for one in witnesses where !one.awaited.isEmpty { complain("\(one.name) does not know that \(one.awaited.count) touches are over") }
        for one in witnesses where one.reported == .began || one.reported == .changed {
            complain("\(one.name)'s target does not know the end")
        }
        for case let control as UIControl in views where control.isTracking || control.isHighlighted {
            complain("\(control) is still tracked")
        }
        for case let control as RandomGestureControl in views where control.isDown { complain("\(control.name) is still down") }
        for one in controlWitnesses where one.isDown { complain("\(one.name)'s targets do not know that the finger has gone") }
        checkLeaks()
    }

    private func checkLeaks() {
        let held = (views as [AnyObject] + recognizers as [AnyObject]).map { WeakReference(object: $0, name: "\($0)") }
        for view in views { view.removeFromSuperview() }
        other = nil
        views = []
        recognizers = []
        witnesses = []
        controlWitnesses = []
        stage.advance(by: 3)
        for one in held where one.object != nil { complain("\(one.name) is held by somebody") }
    }

    private struct WeakReference {
        weak var object: AnyObject?
        let name: String
    }
}
