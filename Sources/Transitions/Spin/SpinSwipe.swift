import UIKit

/// A swipe recogniser on a controller's view, gone with this object.
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

    /// Recognizers of both directions; the handler decides, when a swipe ends, whether it leads forward.
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
