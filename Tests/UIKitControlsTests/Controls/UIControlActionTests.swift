import Kinora
import UIKit
import XCTest

private final class Target: NSObject {
    var log: [String] = []
    func pressed() { log.append("pressed") }
    func tapped(_ sender: UIControl) { log.append("tapped") }
    func touched(_ sender: UIControl, _ event: UIEvent?) { log.append("touched \(event?.allTouches?.count ?? 0)") }
}

private final class Chained: UIViewController {
    var count = 0
    func chained(_ sender: Any?) { count += 1 }
}

private final class LoggedControl: UIControl {
    var sent: [String] = []

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append("\(action)")
        super.sendAction(action, to: target, for: event)
    }

    override func sendAction(_ action: UIAction) {
        sent.append("action")
        super.sendAction(action)
    }
}

@MainActor private let pressed = Selector("pressed", Target.pressed)
@MainActor private let tapped = Selector("tapped:", Target.tapped)
@MainActor private let touched = Selector("touched:event:", Target.touched)

@preconcurrency @MainActor
final class UIControlActionTests: XCTestCase {
    func testTargetsAreCalledInOrderWithAsManyArgumentsAsTheyTake() {
        ControlScene.run { scene in
            let (target, control) = (Target(), scene.add(UIControl(), CGRect(x: 0, y: 0, width: 50, height: 50)))
            control.addTarget(target, action: touched, for: .touchUpInside)
            control.addTarget(target, action: pressed, for: .touchUpInside)
            control.addTarget(target, action: tapped, for: [.touchDown, .touchUpInside])
            scene.tap(20, 20)
            XCTAssertEqual(target.log, ["tapped", "touched 1", "pressed", "tapped"])
            target.log = []
            control.sendActions(for: .touchUpInside)
            XCTAssertEqual(target.log, ["touched 0", "pressed", "tapped"], "no event")
        }
    }

    func testAPairCountsOnceAndItsEventsAddUp() {
        let (target, control) = (Target(), UIControl())
        control.addTarget(target, action: pressed, for: .touchDown)
        control.addTarget(target, action: pressed, for: [.touchDown, .valueChanged])
        control.sendActions(for: [.touchDown, .valueChanged])
        XCTAssertEqual(target.log, ["pressed", "pressed"])
        XCTAssertEqual(control.allControlEvents, [.touchDown, .valueChanged])
        control.removeTarget(target, action: pressed, for: .touchDown)
        XCTAssertNil(control.actions(forTarget: target, forControlEvent: .touchDown))
        XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .valueChanged), ["pressed"])
        control.addTarget(target, action: tapped, for: .valueChanged)
        XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .valueChanged), ["pressed", "tapped:"])
        XCTAssertEqual(control.allTargets, [target])
        control.removeTarget(nil, action: nil, for: .allEvents)
        XCTAssertEqual(control.allControlEvents, [])
        XCTAssertEqual(control.allTargets, [])
    }

    func testTargetsAreNotKept() {
        let control = UIControl()
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: pressed, for: .touchDown)
        }
        XCTAssertNil(gone)
        XCTAssertEqual(control.allControlEvents, [])
        control.sendActions(for: .touchDown)
    }

    func testWithoutATargetTheResponderChainIsAsked() {
        ControlScene.run { scene in
            let controller = Chained()
            scene.stage.window.rootViewController = controller
            let control = UIControl()
            controller.view.addSubview(control)
            let chained = Selector("chained:", Chained.chained)
            control.addTarget(nil, action: chained, for: .valueChanged)
            XCTAssertEqual(control.actions(forTarget: nil, forControlEvent: .valueChanged), ["chained:"])
            XCTAssertTrue(control.allTargets.allSatisfy { $0.base is NSNull })
            XCTAssertEqual(control.allTargets.count, 1)
            control.sendActions(for: .valueChanged)
            XCTAssertEqual(controller.count, 1)
        }
    }

    func testActionsAreOneByTheirIdentifier() {
        let control = UIControl()
        var log: [String] = []
        let name = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: name) { _ in log.append("first") }, for: .touchDown)
        control.addAction(UIAction { _ in log.append("other") }, for: .touchDown)
        control.addAction(UIAction(identifier: name) { _ in log.append("second") }, for: .valueChanged)
        control.sendActions(for: [.touchDown, .valueChanged])
        XCTAssertEqual(log, ["second", "other", "second"])
        control.removeAction(identifiedBy: name, for: .touchDown)
        log = []
        control.sendActions(for: [.touchDown, .valueChanged])
        XCTAssertEqual(log, ["other", "second"])
    }

    func testAnActionKnowsItsSenderWhileItRuns() {
        var senders: [UIControl?] = []
        let action = UIAction(title: "Go") { senders.append($0.sender as? UIControl) }
        let control = UIControl(frame: .zero, primaryAction: action)
        control.sendActions(for: .primaryActionTriggered)
        XCTAssertTrue(senders.count == 1 && senders[0] === control)
        XCTAssertNil(action.sender)
        action.attributes = .disabled
        control.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(senders.count, 1)
    }

    func testEverythingSentComesThroughTheTwoOverridableMethods() {
        let (target, control) = (Target(), LoggedControl())
        control.addTarget(target, action: pressed, for: .touchDown)
        control.addAction(UIAction { _ in }, for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(control.sent, ["pressed", "action"])
    }

    func testHandlersAreEnumeratedInOrderUntilStopped() {
        let (target, control) = (Target(), UIControl())
        control.addTarget(target, action: pressed, for: .touchDown)
        control.addAction(UIAction(title: "A") { _ in }, for: .touchUpInside)
        control.addTarget(nil, action: tapped, for: .valueChanged)
        var seen: [String] = []
        control.enumerateEventHandlers { action, pair, events, stop in
            seen.append("\(action?.title ?? "\(pair?.1.description ?? "") \(pair?.0 == nil ? "chain" : "target")") \(events.rawValue)")
            stop = seen.count == 2
        }
        XCTAssertEqual(seen, ["pressed target 1", "A 64"])
    }

    func testAHandlerMayTakeAwayTheNext() {
        let control = UIControl()
        var log: [String] = []
        let second = UIAction { _ in log.append("second") }
        control.addAction(
            UIAction { action in
                log.append("first")
                (action.sender as? UIControl)?.removeAction(second, for: .touchDown)
                (action.sender as? UIControl)?.addAction(UIAction { _ in log.append("third") }, for: .touchDown)
            }, for: .touchDown)
        control.addAction(second, for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(log, ["first"])
    }
}
