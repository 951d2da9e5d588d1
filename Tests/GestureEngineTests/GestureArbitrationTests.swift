import GestureEngine
import TestSupport
import XCTest

/// The rules of arbitration, each alone, without views.
@preconcurrency @MainActor
final class GestureArbitrationTests: XCTestCase {
    private var rules = FakeRules()
    private var arbitration: GestureArbitration<FakeRules>!

    override func setUp() async throws {
        rules = FakeRules()
        arbitration = GestureArbitration(rules)
        rules.arbitration = arbitration
    }

    private func gestures(_ names: String...) -> [FakeGesture] { names.map(FakeGesture.init) }

    /// Recognizers receive a touch.
    private func begin(_ touch: FakeTouch, _ gestures: [FakeGesture]) {
        for gesture in gestures where arbitration.takesTouches(gesture) {
            arbitration.enter(gesture)
            gesture.attempt.add(touch)
            touch.gestures.append(gesture)
        }
    }

    /// A touch is lifted, and the event is over.
    private func lift(_ touch: FakeTouch) {
        arbitration.forget([touch])
        arbitration.flush()
    }

    private func set(_ states: GestureState..., of gesture: FakeGesture) { for state in states { arbitration.set(state, of: gesture) } }

    func testTheStateMachineHasTheStepsOfApplesDocuments() {
        let all: [GestureState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let steps: [GestureState: Set<GestureState>] = [
            .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled], .changed: [.changed, .ended, .cancelled],
            .ended: [.possible], .cancelled: [.possible], .failed: [.possible],
        ]
        for from in all {
            for to in all { XCTAssertEqual(from.leads(to: to), steps[from]?.contains(to), "\(from) to \(to)") }
        }
    }

    func testAContinuousGestureGoesThroughItsStates() {
        let (touch, all) = (FakeTouch(), gestures("a"))
        arbitration.isHandling = true
        begin(touch, all)
        set(.began, .changed, .changed, of: all[0])
        XCTAssertEqual(all[0].journal, [], "actions wait for the end of the event")
        arbitration.isHandling = false
        arbitration.flush()
        XCTAssertEqual(all[0].journal, ["began", "changed"], "two changes are one action")
        set(.ended, of: all[0])
        lift(touch)
        XCTAssertEqual(all[0].journal, ["began", "changed", "ended", "reset"])
        XCTAssertEqual(all[0].state, .possible)
        XCTAssertTrue(arbitration.active.isEmpty)
        XCTAssertTrue(touch.gestures.isEmpty)
    }

    func testStatesWithoutAStepAreRefused() {
        let all = gestures("a")
        begin(FakeTouch(), all)
        set(.changed, of: all[0])
        XCTAssertEqual(all[0].journal, ["refused changed"])
        set(.cancelled, of: all[0])
        XCTAssertEqual(all[0].state, .failed, "nothing has been recognized that could be cancelled")
        set(.began, of: all[0])
        XCTAssertEqual(all[0].state, .failed)
    }

    func testTheFirstOneExcludesOthersWithItsTouch() {
        let all = gestures("a", "b", "c"), (first, second) = (FakeTouch(), FakeTouch())
        begin(first, [all[0], all[1]])
        begin(second, [all[2]])
        set(.ended, of: all[0])
        XCTAssertEqual(all.map(\.state), [.ended, .failed, .possible])
        XCTAssertEqual(rules.decisions, ["a: state(GestureEngine.GestureState.ended)", #"b: prevented(by: "a")"#])
        set(.ended, of: all[2])
        XCTAssertEqual(all[2].state, .ended, "no touch is shared")
    }

    func testEitherMayAllowBoth() {
        for index in 0...1 {
            let all = gestures("a", "b")
            all[index].allowed = [all[1 - index]]
            begin(FakeTouch(), all)
            set(.began, of: all[0])
            set(.began, of: all[1])
            XCTAssertEqual(all.map(\.state), [.began, .began])
        }
    }

    func testOneThatAsksNotToExcludeLetsOthersBegin() {
        let all = gestures("a", "b")
        all[0].excludesOthers = false
        begin(FakeTouch(), all)
        set(.began, of: all[0])
        set(.began, of: all[1])
        XCTAssertEqual(all.map(\.state), [.began, .began], "b excludes only what is possible")
    }

    func testARequirementThatFailsFrees() {
        let all = gestures("a", "b")
        all[0].requirements = [all[1]]
        begin(FakeTouch(), all)
        set(.began, of: all[0])
        XCTAssertEqual(all[0].state, .possible)
        XCTAssertTrue(arbitration.takesTouches(all[0]), "it began and goes on receiving touches")
        set(.failed, of: all[1])
        XCTAssertEqual(all.map(\.state), [.began, .failed])
        XCTAssertEqual(rules.decisions.first, #"a: waits(for: "b")"#)
    }

    func testARequirementThatIsRecognizedMakesItFail() {
        let all = gestures("a", "b")
        all[0].requirements = [all[1]]
        all[0].allowed = [all[1]]
        begin(FakeTouch(), all)
        set(.ended, of: all[1])
        XCTAssertEqual(all.map(\.state), [.failed, .ended], "though both are allowed")
        XCTAssertEqual(rules.decisions.last, #"a: requirement("b")"#)
    }

    func testOneThatEndedWhileItWaitedDoesBothInTheEnd() {
        let all = gestures("a", "b"), touch = FakeTouch()
        all[0].requirements = [all[1]]
        begin(touch, all)
        set(.began, .ended, of: all[0])
        XCTAssertEqual(all[0].state, .possible)
        set(.failed, of: all[1])
        lift(touch)
        XCTAssertEqual(all[0].journal, ["began", "ended", "reset"])
    }

    func testADelegateIsAskedOncePerAttempt() {
        let all = gestures("a", "b"), touch = FakeTouch()
        all[0].asked = [all[1]]
        begin(touch, all)
        set(.ended, of: all[0])
        set(.failed, of: all[1])
        XCTAssertEqual(all[0].state, .ended)
        XCTAssertEqual(rules.questions.filter { $0 == "ab" }.count, 1)
        lift(touch)
        begin(touch, all)
        set(.ended, of: all[0])
        XCTAssertEqual(rules.questions.filter { $0 == "ab" }.count, 2)
    }

    func testOfACycleTheFirstOneGoesAhead() {
        let all = gestures("a", "b", "c")
        all[0].requirements = [all[1]]
        all[1].requirements = [all[2]]
        all[2].requirements = [all[0]]
        begin(FakeTouch(), all)
        set(.ended, of: all[0])
        set(.ended, of: all[1])
        XCTAssertEqual(all.map(\.state), [.possible, .possible, .possible])
        set(.ended, of: all[2])
        XCTAssertEqual(rules.cycles, ["ca"])
        XCTAssertEqual(all.map(\.state), [.failed, .failed, .ended], "it makes those fail that it excludes")
    }

    func testARefusedBeginningFails() {
        let all = gestures("a", "b")
        all[0].mayBegin = false
        all[1].requirements = [all[0]]
        begin(FakeTouch(), all)
        set(.ended, of: all[1])
        set(.began, of: all[0])
        XCTAssertEqual(all.map(\.state), [.failed, .ended], "its failure frees the other")
    }

    func testDecisionsAboutTouchesAreValues() {
        let all = gestures("a", "b"), touch = FakeTouch()
        all[1].takesTouches = false
        all[1].allowed = [all[0]]
        arbitration.isSending = true
        begin(touch, all)
        set(.began, of: all[1])
        XCTAssertTrue(arbitration.takeDecisions().cancelled.isEmpty)
        set(.began, of: all[0])
        arbitration.isSending = false
        XCTAssertEqual(rules.waits, 0, "recognizers were receiving the event")
        let decisions = arbitration.takeDecisions()
        XCTAssertTrue(decisions.cancelled.first === touch && decisions.released.first === touch)
        XCTAssertTrue(arbitration.takeDecisions().isEmpty)
        set(.ended, of: all[0])
        arbitration.ignore(touch, by: all[1])
        XCTAssertEqual(rules.waits, 1, "no event is delivered")
        XCTAssertTrue(arbitration.takeDecisions().released.first === touch)
        XCTAssertEqual(all[1].attempt.history.count, 0)
    }

    func testAnAbandonedGestureIsCancelled() {
        let all = gestures("a", "b", "c"), touch = FakeTouch()
        all[1].requirements = [all[2]]
        all[1].allowed = [all[0]]
        begin(touch, all)
        set(.began, of: all[0])
        arbitration.abandon(all[0])
        lift(touch)
        XCTAssertEqual(all[0].journal, ["began", "cancelled", "reset"])
        begin(touch, [all[1], all[2]])
        set(.ended, of: all[1])
        arbitration.abandon(all[2])
        XCTAssertEqual(all[1].state, .ended, "its requirement has failed")
        arbitration.abandon(all[2])
    }

    func testASetterThatKeepsStatesFromSuperIsOverruled() {
        let all = gestures("a", "b")
        all[1].passesStates = false
        begin(FakeTouch(), all)
        set(.ended, of: all[0])
        XCTAssertEqual(all[1].state, .failed)
    }

    func testAnActionMaySetStates() {
        let all = gestures("a", "b"), touch = FakeTouch()
        all[0].allowed = [all[1]]
        begin(touch, all)
        rules.onAct = { [unowned self] gesture, state in if gesture === all[0], state == .began { set(.ended, of: all[1]) } }
        set(.began, .ended, of: all[0])
        lift(touch)
        XCTAssertEqual(all[1].journal, ["ended", "reset"])
        XCTAssertTrue(rules.hasOrderedFlush)
    }

    /// Random groups: no two that exclude each other are recognized with one touch, each attempt ends, and a waiting one is decided.
    func testRandomGroupsKeepTheRules() {
        var random = SeededRandom(seed: 11)
        for round in 0..<2000 {
            let all = (0..<Int.random(in: 2...8, using: &random)).map { FakeGesture("\($0)") }
            for gesture in all {
                for other in all where other !== gesture {
                    if Int.random(in: 0..<6, using: &random) == 0 { gesture.requirements.append(other) }
                    if Int.random(in: 0..<6, using: &random) == 0 { gesture.asked.append(other) }
                    if Int.random(in: 0..<5, using: &random) == 0 { gesture.allowed.append(other) }
                }
                gesture.mayBegin = Int.random(in: 0..<8, using: &random) > 0
            }
            let touches = (0..<2).map { _ in FakeTouch() }
            for touch in touches { begin(touch, all.filter { _ in .random(using: &random) }) }
            for _ in 0..<30 {
                let state = [GestureState.began, .changed, .ended, .failed, .cancelled].randomElement(using: &random)
                if let gesture = all.randomElement(using: &random), gesture.attempt.isActive, let state { set(state, of: gesture) }
                for one in all where one.state.isRecognized {
                    for other in all where other !== one && other.state.isRecognized && one.attempt.shares(with: other.attempt) {
                        XCTAssertFalse(rules.excludes(one, other), "round \(round): \(one.name) and \(other.name)")
                    }
                }
                if .random(using: &random) { arbitration.flush() }
            }
            for gesture in all where gesture.attempt.isActive && !gesture.state.isOver { set(.failed, .ended, of: gesture) }
            for gesture in all { arbitration.abandon(gesture) }
            touches.forEach(lift)
            XCTAssertTrue(arbitration.active.isEmpty, "round \(round)")
            XCTAssertTrue(all.allSatisfy { $0.state == .possible && !$0.attempt.isActive && $0.attempt.history.isEmpty }, "round \(round)")
            XCTAssertTrue(touches.allSatisfy { $0.gestures.isEmpty })
            _ = arbitration.takeDecisions()
        }
    }
}
