@testable import UIFoundation
@testable import UIKitCore

/// Pseudorandom numbers, reproducible from seeds.
struct Dice {
    private var state: UInt64

    init(_ seeds: UInt64...) {
        state = 0x9E37_79B9_7F4A_7C15
        for seed in seeds { state = (state ^ seed) &* 0xBF58_476D_1CE4_E5B9 ^ (state >> 27) }
    }

    mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    mutating func pick<T>(_ all: [T]) -> T { all[below(all.count)] }
}

/// Checks the callbacks of a view, a recognizer or a target for consistency.
@MainActor
final class RandomGestureWitness: NSObject, GestureWitness {
    let name: String
    private unowned let walk: RandomGestureWalk
    /// Touches that have begun and not ended.
    private var open: Set<UITouch> = []
    weak var recognizer: UIGestureRecognizer?
    private var last = UIGestureRecognizer.State.possible
    /// The last state reported to the target in this gesture.
    private(set) var reported: UIGestureRecognizer.State?

    init(_ name: String, _ walk: RandomGestureWalk) {
        self.name = name
        self.walk = walk
    }

    /// Touches whose end it waits for; without those that its recognizer ignores.
    var awaited: Set<UITouch> {
        open.filter { touch in recognizer.map { own in touch.recognizers.contains { $0 === own } } ?? true }
    }

    /// Checks touches of one phase received by a view or a recognizer.
    func see(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        walk.note("\(name).\(phase)")
        if touches.isEmpty { walk.complain("\(name) \(phase): no touches") }
        if phase == .began {
            if !open.isDisjoint(with: touches) { walk.complain("\(name): a touch began twice") }
            open.formUnion(touches)
        } else {
            if !open.isSuperset(of: touches) { walk.complain("\(name) \(phase): a touch that is not down for it") }
            if phase == .ended || phase == .cancelled { open.subtract(touches) }
        }
        if touches.contains(where: { $0.phase != phase }) { walk.complain("\(name) \(phase): a touch is in another phase") }
    }

    func saw(_ phase: UITouch.Phase, _ touches: Set<UITouch>, by recognizer: UIGestureRecognizer) {
        see(phase, touches)
        if last == .ended || last == .cancelled || last == .failed { walk.complain("\(name) \(phase): it is over") }
        if !recognizer.isEnabled || recognizer.view == nil { walk.complain("\(name) \(phase): it takes no part") }
        walk.disturb(name, "\(phase)")
    }

    func wasReset(_ recognizer: UIGestureRecognizer) {
        walk.note("\(name).reset")
        if reported == .began || reported == .changed { walk.complain("\(name): reset, and its target does not know the end") }
        if recognizer.state != .possible { walk.complain("\(name): reset, but \(recognizer.state)") }
        last = .possible
        reported = nil
        open = []
        walk.disturb(name, "reset")
    }

    func stateWasSet(of recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
        let state = recognizer.state
        guard state != last else { return }
        walk.note("\(name):\(state)")
        switch (last, state) {
        case (.possible, _), (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .ended), (.changed, .cancelled): break
        default: walk.complain("\(name): from \(last) to \(state)")
        }
        last = state
        walk.disturb(name, "state")
    }

    /// Between callbacks the recognizer is in the state that it was set to last, or possible since its reset.
    func compare() {
        guard let recognizer, recognizer.state != last else { return }
        walk.complain("\(name): it was \(last) and is \(recognizer.state), without a step")
        last = recognizer.state
    }

    func act(_ sender: UIGestureRecognizer) {
        let state = sender.state
        walk.note("\(name)!\(state)")
        switch (reported, state) {
        case (nil, .began), (nil, .ended), (.began?, .changed), (.changed?, .changed): reported = state
        case (.began?, .ended), (.changed?, .ended), (.began?, .cancelled), (.changed?, .cancelled): reported = state
        default: walk.complain("\(name): its target was reported \(reported.map { "\($0)" } ?? "nothing"), now \(state)")
        }
        walk.disturb(name, "action")
    }

    private func answer(_ question: UInt64, _ other: UIGestureRecognizer? = nil, percent: Int) -> Bool {
        walk.disturb(name, "question")
        return walk.answer(question, name, other?.name ?? "", percent: percent)
    }

    func gestureRecognizerShouldBegin(_ own: UIGestureRecognizer) -> Bool { answer(1, percent: 85) }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { answer(2, percent: 92) }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { answer(3, percent: 96) }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        answer(4, other, percent: 25)
    }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        answer(5, other, percent: 10)
    }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        answer(6, other, percent: 10)
    }
}

/// A view whose callbacks are checked.
final class RandomGestureView: UIView {
    let witness: RandomGestureWitness
    private unowned let walk: RandomGestureWalk

    init(_ name: String, _ frame: CGRect, _ walk: RandomGestureWalk) {
        witness = RandomGestureWitness(name, walk)
        self.walk = walk
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func see(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        // A forwarded touch may have begun elsewhere in the responder chain.
        let own = touches.filter { $0.view === self }
        guard !own.isEmpty else { return }
        witness.see(phase, own)
        walk.disturb(witness.name, "view")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { see(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { see(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { see(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { see(.cancelled, touches) }
}

/// A control whose tracking is checked.
final class RandomGestureControl: UIControl {
    let name: String
    private unowned let walk: RandomGestureWalk
    private(set) var isDown = false

    init(_ name: String, _ frame: CGRect, _ walk: RandomGestureWalk) {
        self.name = name
        self.walk = walk
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    // A forwarded touch may end elsewhere in the responder chain.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.view === self && step("down", from: false) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { step("drag", from: true) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { _ = step("up", from: true, to: false) }
    override func cancelTracking(with event: UIEvent?) { _ = step("cancel", from: true, to: false) }

    private func step(_ what: String, from before: Bool, to after: Bool = true) -> Bool {
        walk.note("\(name).\(what)")
        if isDown != before { walk.complain("\(name) \(what): it is \(isDown ? "" : "not ")being tracked") }
        isDown = after
        walk.disturb(name, "control")
        return true
    }
}

/// Checks a control's events: each touch that begins ends, with no event before or after.
@MainActor
final class RandomGestureControlWitness {
    let name: String
    private unowned let walk: RandomGestureWalk
    private(set) var isDown = false

    init(_ name: String, _ walk: RandomGestureWalk) {
        self.name = name
        self.walk = walk
    }

    func watch(_ control: UIControl) {
        add("down", .touchDown, to: control, from: false, to: true)
        add("drag", [.touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit], to: control, from: true, to: true)
        add("up", [.touchUpInside, .touchUpOutside], to: control, from: true, to: false)
        add("cancel", .touchCancel, to: control, from: true, to: false)
        control.addAction(UIAction { [weak self] _ in self?.record("value") }, for: .valueChanged)
    }

    private func add(_ what: String, _ events: UIControl.Event, to control: UIControl, from before: Bool, to after: Bool) {
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            if isDown != before { walk.complain("\(name) \(what): it was \(isDown ? "" : "not ")down") }
            isDown = after
            record(what)
        }
        control.addAction(action, for: events)
    }

    private func record(_ what: String) {
        walk.note("\(name)!\(what)")
        walk.disturb(name, what)
    }
}
