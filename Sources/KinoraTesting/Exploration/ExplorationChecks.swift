import CoreGraphics
import Findings
import UIKit

/// The checks of one run.
@MainActor final class ExplorationChecks {
    private let stage: Stage
    private let settings: ExplorationSettings
    private let reporter: ExplorationReporter
    /// The only fault that counts; nil for all.
    var fault: ExplorationFinding?
    private var taps: TapCheck
    private let controllers: ControllerWatch
    private let reactions: StuckCheck
    private let jumps: JumpMonitor
    private var touches: TouchRecorder?

    init(_ stage: Stage, _ settings: ExplorationSettings, _ reporter: ExplorationReporter) {
        (self.stage, self.settings, self.reporter) = (stage, settings, reporter)
        taps = TapCheck(stage)
        controllers = ControllerWatch(kept: settings.keptControllers)
        reactions = StuckCheck(stage)
        jumps = JumpMonitor(stage, limit: settings.jumpLimit)
    }

    /// A wrong use of the stage by the exploration, or by the test.
    var failure: String? { reporter.failure }

    /// The first violated invariant since the last call; nil if there is none.
    func finding() -> ExplorationFinding? {
        var found: [ExplorationFinding] = []
        found += reporter.exceptions.map {
            Self.crash($0.sentence.components(separatedBy: "; 'stage.isStrict").first ?? $0.sentence, origin: $0.origin)
        }
        found += UIApplication.refusedPresentations.map {
            ExplorationFinding(kind: .overlappingPresentation, subject: Self.withoutNumbers($0), message: Diagnostics.sentence($0))
        }
        found += taps.findings
        found += jumps.findings()
        found += controllers.leaks(at: stage.now).map { ExplorationFinding(kind: .leak, subject: $0.name, message: $0.sentence) }
        found += reactions.findings()
        return found.first { settings.invariants.contains($0.kind.invariant) && (fault?.isSameFault(as: $0) ?? true) }
    }

    // MARK: Events of the run

    /// A finger is about to tap an element, or a point.
    func tapBegins(on element: UIResponder?, at location: CGPoint) { taps.begin(on: element, at: location) }

    func tapEnded() { taps.end() }

    func rotationBegins() { jumps.rotationBegins() }

    /// Notifies about each sample of a finger: its number, the raw value of its phase, and its location.
    func observeTouches(_ body: @escaping (Int, Int, CGPoint) -> Void) {
        let recorder = TouchRecorder(body)
        touches = recorder
        UIApplication.shared.touchObservers.append(recorder)
    }

    nonisolated static func crash(_ cause: String, origin: FaultOrigin? = nil) -> ExplorationFinding {
        ExplorationFinding(kind: .crash, subject: withoutNumbers(cause), message: Diagnostics.sentence(cause), origin: origin)
    }

    /// The text with `#` for each number and address.
    nonisolated static func withoutNumbers(_ text: String) -> String {
        text.replacing(/0x[0-9a-f]+|[0-9]+(\.[0-9]+)?/, with: "#")
    }
}

/// Passes on the samples of fingers.
private final class TouchRecorder: TouchObserver {
    private let body: (Int, Int, CGPoint) -> Void

    init(_ body: @escaping (Int, Int, CGPoint) -> Void) { self.body = body }

    func application(_ application: UIApplication, delivers batch: TouchBatch) {
        for input in batch.inputs { body(input.finger, input.phase.rawValue, input.location) }
    }
}
