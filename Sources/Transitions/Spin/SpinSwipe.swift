import EffectSupport
import UIKit

/// A swipe recognizer on a view controller's view, removed when this object is deallocated.
@MainActor
final class SpinSwipe {
    weak var controller: UIViewController?
    private let recognizer = UISwipeGestureRecognizer()
    private let action: GestureAction

    init(over controller: UIViewController, towards direction: UISwipeGestureRecognizer.Direction, _ body: @escaping () -> Void) {
        self.controller = controller
        action = GestureAction { if $0.state == .ended { body() } }
        action.attach(to: recognizer)
        recognizer.direction = direction
        controller.view.addGestureRecognizer(recognizer)
    }

    /// Creates recognizers for both directions; the handler decides, when a swipe ends, whether it goes forward.
    static func pair(
        over controller: UIViewController, _ body: @escaping (UISwipeGestureRecognizer.Direction) -> Void
    ) -> [SpinSwipe] {
        [UISwipeGestureRecognizer.Direction.right, .left].map { direction in
            SpinSwipe(over: controller, towards: direction) { body(direction) }
        }
    }

    deinit {
        Teardown.run { [recognizer] in recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    var isOver: Bool { controller == nil }
}

extension UISwipeGestureRecognizer.Direction {
    /// Whether a swipe goes from a view's leading edge to its trailing one.
    @MainActor
    func isForward(in view: UIView) -> Bool { (self == .right) != view.isMirrored }
}
