import Findings
import UIKit

/// Finds transitions that never end, and screens on which nothing takes touches any more.
@MainActor final class StuckCheck {
    private let stage: Stage
    /// Overdue transitions, and the times at which they were first found.
    private var overdue: [String: TimeInterval] = [:]
    private var hasReacted = false
    /// Time since which nothing reacts.
    private var silence: TimeInterval?

    /// Seconds of virtual time.
    private static let (transitionPatience, reactionPatience) = (2.0, 10.0)

    init(_ stage: Stage) { self.stage = stage }

    func findings() -> [ExplorationFinding] { transitions() + reactions() }

    private func transitions() -> [ExplorationFinding] {
        let names = stage.overdueTransitions
        overdue = overdue.filter { names.contains($0.key) }
        for name in names where overdue[name] == nil { overdue[name] = stage.now }
        return names.filter { stage.now - overdue[$0, default: stage.now] >= Self.transitionPatience }.map {
            ExplorationFinding(
                kind: .stuckInteraction, subject: ExplorationChecks.withoutNumbers($0), message: "A transition does not end: \($0).")
        }
    }

    private func reactions() -> [ExplorationFinding] {
        guard !isReacting else {
            (hasReacted, silence) = (true, nil)
            return []
        }
        guard hasReacted else { return [] }
        let begin = silence ?? stage.now
        silence = begin
        guard stage.now - begin >= Self.reactionPatience else { return [] }
        let hit = stage.hitView(at: CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY))
        let reason =
            UIApplication.shared.isIgnoringInteractionEvents
            ? "the application ignores interaction events"
            : hit.map { "a touch in the middle reaches \(NodeDescription.short($0))" } ?? "no view takes a touch in the middle"
        return [
            ExplorationFinding(
                kind: .stuckInteraction, subject: "screen",
                message: "For \(Self.reactionPatience.printed) s nothing on the screen reacts to touches; \(reason).")
        ]
    }

    /// Whether a touch of an element, or at some point of the screen, reaches a view that reacts.
    private var isReacting: Bool {
        guard !UIApplication.shared.isIgnoringInteractionEvents else { return false }
        let size = stage.window.bounds.size
        var points = ElementList(stage).entries.map(\.activationPoint)
        for row in 0..<8 {
            for column in 0..<4 {
                let (x, y) = (CGFloat(column) + 0.5, CGFloat(row) + 0.5)
                points.append(CGPoint(x: size.width * x / 4, y: size.height * y / 8))
            }
        }
        return points.contains { point in
            stage.hitView(at: point).map { Reaction.reacts($0, below: nil) } ?? false
        }
    }
}
