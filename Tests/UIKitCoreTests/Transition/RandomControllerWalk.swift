import Kinora
@testable import QuartzCore
@testable import UIFoundation
@testable import UIKitCore

/// A series of requests to trees of navigation, tab bar and plain controllers, with the system's, the app's and the hand's ways of
/// showing them, by steps and from within callbacks.
///
/// Each step has its own random generator, so that it does not depend on other steps being removed.
@MainActor
final class RandomControllerWalk: NSObject {
    nonisolated static let length = 50

    let seed: UInt64
    let stage = Stage(device: Device(name: "walk", size: CGSize(width: 320, height: 480), scale: 1))
    /// Those that exist, in order of making.
    var made: [(name: String, controller: Weak<UIViewController>)] = []
    /// Kept out of any container, to be used again.
    var kept: [UIViewController] = []
    private var roots: [UIViewController] = []
    private(set) var step = 0
    var callbacks: UInt64 = 0
    private var rounds: UInt64 = 0
    private var isDisturbing = false
    var isOver = false
    private(set) var trail: [String] = []
    private(set) var problems: [String] = []
    var animators: [RandomAnimator] = []
    var interactions: [UIPercentDrivenInteractiveTransition] = []
    /// The place of the finger that is down.
    var finger: CGPoint?
    /// Number of calls of each completion, by argument, under the completion's number.
    var calls: [Int] = []
    /// Those that have to be called by the end.
    var due: [Int] = []

    /// Takes the steps, and ends.
    func take(_ steps: [Int]) {
        for step in steps { take(step) }
        end()
    }

    init(_ seed: UInt64) {
        self.seed = seed
        super.init()
        // Nothing here depends on frames.
        stage.framesPerSecond = 10
        trail.append("root:")
        var dice = Dice(seed, 1)
        installRoot(&dice)
        stage.advance(by: 0.05)
    }

    // MARK: What happened

    func note(_ what: String) { if !isOver, !trail.isEmpty { trail[trail.count - 1] += " \(what)" } }

    /// A line that can be put into a test.
    func does(_ statement: String) { trail.append((isDisturbing ? "    // within: " : "") + statement) }

    func complain(_ problem: String) {
        note("*** \(problem)")
        if problems.count < 5 { problems.append("step \(step): \(problem)") }
    }

    /// A number of something that will be called once.
    func expectCall(isDue: Bool) -> () -> Void {
        let number = calls.count
        calls.append(0)
        if isDue { due.append(number) }
        return { [weak self] in
            guard let self else { return }
            calls[number] += 1
            note("completion\(number)")
            if calls[number] > 1 { complain("completion \(number) was called \(calls[number]) times") }
        }
    }

    // MARK: Steps

    private func take(_ index: Int) {
        step = index
        (callbacks, rounds) = (0, 0)
        var dice = Dice(seed, 2, UInt64(index))
        act(&dice, isInside: false)
        checkAlways()
        if dice.chance(12) {
            does("rest()")
            rest()
            checkAtRest()
        }
    }

    /// Callbacks ask for things as well.
    func disturb(_ name: String, _ call: String) {
        callbacks += 1
        if callbacks < 200 { disturb(Dice(seed, 3, UInt64(step), callbacks), 3) }
    }

    /// Those of a turn of the device have dice of their own.
    func disturbTurn(_ name: String) {
        rounds += 1
        disturb(Dice(seed, 7, UInt64(step), rounds), 10)
    }

    private func disturb(_ given: Dice, _ percent: Int) {
        var dice = given
        guard !isOver, !isDisturbing, dice.chance(percent) else { return }
        isDisturbing = true
        act(&dice, isInside: true)
        isDisturbing = false
    }

    // MARK: The end

    /// Continues everything that waits for the app or a finger, until nothing moves.
    func rest() {
        for _ in 0..<30 {
            liftFinger()
            stage.advance(by: 0.05)
            let stuck = animators.filter(\.isStuck)
            for interaction in interactions { if step % 2 == 0 { interaction.finish() } else { interaction.cancel() } }
            stage.advance(by: 0.3)
            for one in stuck { one.complete() }
            guard !isMoving else { continue }
            let still = stage.settle()
            // The transition that ended last may have begun another, which waits again.
            guard !isMoving else { continue }
            if !still.isEmpty { complain("at rest there still moves: \(still)") }
            return
        }
        complain("transitions go on for ever: \(living.filter { $0.activeTransition != nil }.map { $0.title ?? "" })")
    }

    private var isMoving: Bool { animators.contains { $0.context != nil } || living.contains { $0.activeTransition != nil } }

    private func end() {
        step = Self.length
        callbacks = 0
        var dice = Dice(seed, 4)
        let isRude = dice.chance(30)
        if !isRude {
            does("rest()")
            rest()
            checkAtRest()
            for number in due where calls[number] != 1 { complain("completion \(number) was called \(calls[number]) times") }
        }
        does("stage.window.rootViewController = nil")
        liftFinger()
        stage.window.rootViewController = nil
        stage.settle()
        stage.advance(by: 0.2)
        for one in animators where one.context != nil { complain("\(one.name) was not told of its end") }
        let transitions = animators.map(Weak.init)
        isOver = true
        kept = []
        roots = []
        animators = []
        interactions = []
        stage.settle()
        stage.advance(by: 0.1)
        for (name, controller) in made where controller.object != nil { complain("\(name) is not let go") }
        for one in transitions { if let animator = one.object { complain("\(animator.name) is not let go") } }
    }

    // MARK: Controllers

    /// Those that are in some tree, or kept.
    var living: [UIViewController] { made.compactMap(\.controller.object) }

    /// Those that hang on the window's root, by containment or presentation.
    var inTree: [UIViewController] {
        var found: [UIViewController] = [], pending = [stage.window.rootViewController].compactMap { $0 }
        while let controller = pending.popLast() {
            if found.contains(where: { $0 === controller }) { continue }
            found.append(controller)
            pending += controller.children.reversed()
            if let presented = controller.presentedPresentation?.presentedViewController { pending.append(presented) }
        }
        return found
    }

    func take(in controller: UIViewController, _ name: String) { made.append((name, Weak(controller))) }

    func installRoot(_ dice: inout Dice) {
        let root = makeTree(&dice, depth: 0)
        does("stage.window.rootViewController = \(root.title ?? "")")
        stage.window.rootViewController = root
    }

    func witness(_ kind: String) -> RandomControllerWitness { RandomControllerWitness("\(kind)\(made.count)", self) }

    func makeScreen() -> UIViewController {
        let screen = RandomScreen(witness("s"))
        take(in: screen, screen.witness.name)
        return screen
    }

    /// There are no requests in callbacks during the set-up: what needs the tree would not find the world it was made for.
    func makeTree(_ dice: inout Dice, depth: Int) -> UIViewController {
        let wasDisturbing = isDisturbing
        isDisturbing = true
        defer { isDisturbing = wasDisturbing }
        return makeQuietTree(&dice, depth: depth)
    }

    private func makeQuietTree(_ dice: inout Dice, depth: Int) -> UIViewController {
        switch dice.below(10) {
        case 0...4:
            let navigation = RandomNavigation(witness("nav"))
            take(in: navigation, navigation.witness.name)
            navigation.delegate = self
            let screens = (0..<1 + dice.below(2)).map { _ in makeScreen() }
            navigation.ask(screens)
            navigation.setViewControllers(screens, animated: false)
            navigation.model.rest()
            does("let \(navigation.witness.name) = navigation(\(screens.map { $0.title ?? "" }))")
            return navigation
        case 5...7 where depth == 0:
            let tabs = RandomTabs(witness("tabs"))
            take(in: tabs, tabs.witness.name)
            tabs.delegate = self
            let screens = (0..<2 + dice.below(2)).map { _ in makeTree(&dice, depth: 1) }
            tabs.viewControllers = screens
            tabs.expected = screens[0]
            does("let \(tabs.witness.name) = tabs(\(screens.map { $0.title ?? "" }))")
            return tabs
        default: return makeScreen()
        }
    }
}
