import CoreGraphics
import UIKit

/// One run of an app on a new stage: steps, and checks between them. The caller lets time pass, with `await` or without.
@MainActor final class ExplorationRun {
    /// The steps of a run.
    enum Plan {
        case walk(seed: UInt64, seconds: TimeInterval)
        /// Steps that should show a fault, and no other.
        case list([ExplorationStep], fault: ExplorationFinding)

        var isRepetition: Bool { if case .list = self { true } else { false } }
    }

    /// The process in which a run takes place.
    enum Location {
        /// The process of the tests, which goes on.
        case ownProcess
        /// A copy that ends with the run.
        case copy
    }

    private enum Phase {
        case starting, stepping, acted(ExplorationStep), resting(Int), ended, over
    }

    let stage: Stage
    private let plan: Plan
    private let location: Location
    private let start: @MainActor (Stage) -> Void
    private let report: (RunEvent) -> Void
    private var phase = Phase.starting
    private var chooser: StepChooser
    private var index = 0
    private var begin: TimeInterval = 0
    private let checks: ExplorationChecks

    init(
        _ plan: Plan, in location: Location, _ settings: ExplorationSettings, _ reporter: ExplorationReporter,
        report: @escaping (RunEvent) -> Void, start: @escaping @MainActor (Stage) -> Void
    ) {
        (self.plan, self.location, self.start, self.report) = (plan, location, start, report)
        stage = settings.configuration.makeStage()
        if case .walk(let seed, _) = plan { chooser = StepChooser(seed: seed, settings) } else { chooser = StepChooser(seed: 0, settings) }
        checks = ExplorationChecks(stage, settings, reporter)
        if case .list(_, let fault) = plan { checks.fault = fault }
    }

    private var time: TimeInterval { stage.now - begin }

    /// Does everything up to the next action or pause, and returns that; nil at the end of the run.
    func next() -> ExplorationWork? {
        switch phase {
        case .starting: return begin(.stepping)
        case .stepping: return endIfFaulty() ?? nextStep()
        case .acted(let step):
            checks.tapEnded()
            phase = .stepping
            return .advance(step.pause)
        case .resting(let seconds):
            if let end = endIfFaulty() { return end }
            guard seconds > 0 else { return end() }
            phase = .resting(seconds - 1)
            return .advance(1)
        case .ended:
            phase = .over
            return location == .ownProcess ? cleanUp() : nil
        case .over: return nil
        }
    }

    private func begin(_ next: Phase) -> ExplorationWork {
        begin = stage.now
        if case .list = plan { checks.observeTouches { [unowned self] in report(.touch(finger: $0, phase: $1, location: $2, time: time)) } }
        start(stage)
        CATransaction.flush()
        report(.began(screen: stage.window.bounds.size))
        phase = next
        return .advance(1)
    }

    private func nextStep() -> ExplorationWork {
        let step: ExplorationStep
        switch plan {
        case .walk(_, let seconds):
            guard time < seconds else { return rest(3) }
            step = chooser.step(on: stage)
        case .list(let steps, let fault):
            guard index < steps.count else { return rest(fault.kind == .stuckInteraction ? 14 : 4) }
            step = steps[index]
        }
        index += 1
        return perform(step)
    }

    private func rest(_ seconds: Int) -> ExplorationWork {
        phase = .resting(seconds)
        return .advance(0)
    }

    private func perform(_ given: ExplorationStep) -> ExplorationWork {
        var step = given
        var element: UIResponder?
        if let target = step.target {
            if let found = ElementList(stage).find(target) {
                (element, step.location) = (found.element, found.location)
            } else {
                // In a shorter list of steps the element may not be there.
                step.action = .wait
            }
        }
        report(.step(step, time: time))
        phase = .acted(step)
        if step.action == .tap { checks.tapBegins(on: element, at: step.location) }
        return act(step)
    }

    private func act(_ step: ExplorationStep) -> ExplorationWork {
        let start = step.location
        switch step.action {
        case .tap: return .tap(start)
        case .doubleTap: return .doubleTap(start)
        case .longPress: return .longPress(start)
        case .drag(let size): return .drag(start, to: CGPoint(x: start.x + size.width, y: start.y + size.height))
        case .swipe(let size): return .swipe(start, to: CGPoint(x: start.x + size.width, y: start.y + size.height))
        case .rotate(let value):
            checks.rotationBegins()
            stage.rotate(to: UIInterfaceOrientation(rawValue: value) ?? .portrait)
        case .type(let text): stage.type(text)
        case .wait: break
        }
        return .advance(0)
    }

    /// Ends the run if a check fails; nil to go on.
    private func endIfFaulty() -> ExplorationWork? {
        // In a copy nothing can be awaited.
        if location == .ownProcess, let sentence = checks.failure {
            report(.failure(sentence))
        } else if let finding = checks.finding() {
            report(.finding(finding))
        } else {
            return nil
        }
        return end()
    }

    private func end() -> ExplorationWork {
        report(.ended(time: time))
        phase = .ended
        return .advance(0)
    }

    /// Lets the app's timers fire before the next run in the same process: its objects are released, and armed timers outlive a stage.
    private func cleanUp() -> ExplorationWork {
        stage.window.rootViewController?.dismiss(animated: false)
        stage.window.rootViewController = UIViewController()
        return .settle(10)
    }
}
