import Findings
import UIKit

/// Checks that a tap on an enabled element reaches it, while nothing moves.
@MainActor struct TapCheck {
    private let stage: Stage
    private(set) var findings: [ExplorationFinding] = []
    /// The tapped button whose events are counted, and its action.
    private var watched: (button: UIButton, action: UIAction, count: EventCount)?

    private final class EventCount {
        var events = 0
    }

    init(_ stage: Stage) { self.stage = stage }

    mutating func begin(on element: UIResponder?, at location: CGPoint) {
        guard let view = element as? UIView, !stage.isMoving, isEnabled(view), isShown(view, at: location) else { return }
        let hit = stage.hitView(at: location)
        if let problem = problem(of: view, hit: hit, at: location) { return note(view, problem) }
        guard let button = view as? UIButton, let hit, hit.isDescendant(of: button) else { return }
        let count = EventCount()
        let action = UIAction { _ in count.events += 1 }
        button.addAction(action, for: .allEvents)
        watched = (button, action, count)
    }

    mutating func end() {
        guard let (button, action, count) = watched else { return }
        watched = nil
        button.removeAction(action, for: .allEvents)
        if count.events == 0 { note(button, "it sends none of its events, though the touch begins and ends in it") }
    }

    private mutating func note(_ view: UIView, _ problem: String) {
        let name = NodeDescription.short(view)
        let message = "A tap on the enabled \(name) \(view.frame.printed) is lost: \(problem)."
        findings.append(ExplorationFinding(kind: .lostTap, subject: name, message: message))
    }

    private func problem(of view: UIView, hit: UIView?, at location: CGPoint) -> String? {
        guard let hit else { return "nothing takes touches at \(location.printed)" }
        if hit.isDescendant(of: view) { return nil }
        if view.isDescendant(of: hit) {
            guard !Reaction.reacts(hit), let limit = view.limit(below: hit, at: location) else { return nil }
            let (receiver, name) = (NodeDescription.short(hit), NodeDescription.short(limit))
            return "the touch reaches \(receiver) behind it, because \(location.printed) is outside of its superview \(name)"
        }
        guard let branch = hit.branch(beside: view), !Reaction.reacts(hit, below: branch.superview), !branch.draws(at: location)
        else { return nil }
        return "the invisible \(NodeDescription.short(hit)) covers it and does nothing with touches"
    }

    // MARK: The element

    /// Whether it is an element that takes taps, and no superview is disabled.
    private func isEnabled(_ view: UIView) -> Bool {
        if view.accessibilityTraits.contains(.notEnabled) { return false }
        if let control = view as? UIControl {
            guard control.isEnabled else { return false }
        } else if !(view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false) {
            return false
        }
        return sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }

    /// Whether it is on the topmost presented screen, and not clipped at the location.
    private func isShown(_ view: UIView, at location: CGPoint) -> Bool {
        var top = view.window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        guard let root = top?.viewIfLoaded, view.isDescendant(of: root) else { return false }
        for ancestor in sequence(first: view, next: \.superview) {
            let isInside = ancestor.bounds.contains(ancestor.layer.convert(location, from: nil))
            if !isInside, ancestor === view || ancestor.clipsToBounds { return false }
        }
        return true
    }
}
