import Foundation
import UIKit

/// Why a touch at a point reaches a view, and what gestures made of the last one there: the answer to `tap`.
struct TapExplanation: Encodable {
    /// A view of the hit test.
    struct Step: Encodable {
        let layer: UInt64
        let className: String
        let name: String?
        let depth: Int
        /// A word of `TapRoute.Outcome`.
        let outcome: String
        /// The view in front, or the superview that the point is outside of.
        let other: String?
        /// Whether the view in front is visible at the point.
        let isVisible: Bool?
    }

    /// A gesture recognizer of the hit view or a superview.
    struct Gesture: Encodable {
        let recognizer: String
        let view: String
        let isEnabled: Bool
        /// Decisions about the last touch there, in order.
        let decisions: [Decision]
    }

    struct Decision: Encodable {
        /// Seconds after the touch began.
        let time: Double
        let kind: String
        /// The other recognizer, or the new state.
        let other: String?
        /// The decision as the rest of a sentence about the recognizer.
        let sentence: String
        /// The row of the rules of arbitration; nil for a decision of the recognizer itself.
        let rule: String?
    }

    let steps: [Step]
    /// Whether something takes the touch.
    let isHit: Bool
    /// The control that the hit view is or is in; nil for none.
    let control: String?
    let isControlEnabled: Bool?
    let gestures: [Gesture]
    /// The time of the last touch there, since the app's start; nil if there was none.
    let touched: Double?

    /// Points around the point in which a touch counts as one there.
    static let reach: CGFloat = 22

    @MainActor
    init(at point: CGPoint, in application: UIApplication, time: (Double) -> Double) {
        let route = TapRoute(at: point, in: application)
        steps = route.steps.map(Step.init)
        isHit = route.hit != nil
        let chain = route.hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let control = chain.lazy.compactMap { $0 as? UIControl }.first
        self.control = control.map { "\(type(of: $0))" }
        isControlEnabled = control?.isEnabled
        let record = application.gestureJournal?.record(near: point, within: Self.reach)
        touched = record.map { time($0.time) }
        gestures = chain.flatMap { view in
            (view.gestureRecognizers ?? []).map { recognizer in
                let entries = record?.entries.filter { $0.recognizer == ObjectIdentifier(recognizer) } ?? []
                let decisions = entries.map { Decision($0, since: record?.time ?? 0) }
                return Gesture(
                    recognizer: recognizer.journalName, view: "\(type(of: view))", isEnabled: recognizer.isEnabled, decisions: decisions)
            }
        }
    }
}

extension TapExplanation.Step {
    @MainActor
    fileprivate init(_ step: TapRoute.Step) {
        let view = step.view
        layer = view.layer.id.rawValue
        className = "\(type(of: view))"
        name = (view.accessibilityIdentifier ?? view.layer.name ?? view.accessibilityLabel).map { String($0.prefix(LayerList.longestText)) }
        depth = step.depth
        var (other, isVisible): (UIView?, Bool?) = (nil, nil)
        switch step.outcome {
        case .beyond(let limit):
            outcome = "beyond"
            other = limit
        case .covered(let cover, let visible):
            outcome = "covered"
            (other, isVisible) = (cover, visible)
        case .hit, .contains, .hidden, .transparent, .disabled, .animating, .outside, .refused: outcome = "\(step.outcome)"
        }
        self.other = other.map { "\(type(of: $0))" }
        self.isVisible = isVisible
    }
}

extension TapExplanation.Decision {
    @MainActor
    fileprivate init(_ entry: GestureJournal.Entry, since start: Double) {
        time = entry.time - start
        (sentence, rule) = (entry.decision.sentence, entry.decision.rule)
        switch entry.decision {
        case .waits(let name): (kind, other) = ("waits", name)
        case .requirement(let name): (kind, other) = ("requirement", name)
        case .prevented(let name): (kind, other) = ("prevented", name)
        case .state(let state): (kind, other) = ("state", "\(state)")
        case .received, .disabled, .otherKind, .decided, .refusedEvent, .refusedTouch, .failed, .refusedBeginning, .removed:
            (kind, other) = ("\(entry.decision)", nil)
        }
    }
}
