import UIKit

/// An effect live on a screen of the tour, with its knobs. It watches the effect's own state for the gesture.
class TourEffect: UIViewController {
    /// Called with a short sentence when a finger has made the gesture.
    var onGesture: ((String) -> Void)?

    /// The values of the effect that sliders change.
    var knobs: [TourKnob] { [] }

    /// The layers that move, by name, that exist at rest.
    var namedLayers: [(name: String, layer: CALayer)] { [] }

    /// Makes the movement of the gesture once more, without a finger; called again, the one that leads back.
    func play() {}

    /// Source that makes the effect with the present values.
    var source: String { "" }

    /// The time of the effect's layers, in seconds: slower than media time in slow motion.
    var time: TimeInterval { view.layer.convertTime(CACurrentMediaTime(), from: nil) }

    /// Calls `body` with the seconds of a transition's movement when a finger catches it.
    func watch(_ coordinator: (any UIViewControllerTransitionCoordinator)?, caught body: @escaping (TimeInterval) -> Void) {
        guard let coordinator, coordinator.isAnimated, !coordinator.initiallyInteractive else { return }
        let begin = time
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            guard let self, context.isInteractive else { return }
            body(time - begin)
        }
    }

    /// The assignments of the knobs' values to their properties.
    func assignments(indentedBy count: Int = 4, of knobs: [TourKnob]? = nil) -> String {
        (knobs ?? self.knobs).map { String(repeating: " ", count: count) + $0.assignment }.joined(separator: "\n")
    }
}

extension TimeInterval {
    /// The seconds with two digits, as "0.21 s".
    var asSeconds: String { String(format: "%.2f\u{a0}s", self) }
}
