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

    isolated deinit { recognizer.view?.removeGestureRecognizer(recognizer) }

    var isOver: Bool { controller == nil }
}
