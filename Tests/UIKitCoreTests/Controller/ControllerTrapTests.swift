import Kinora
import TestSupport
import UIKit
import XCTest

/// Programmer errors trap with a message that names the object, the value and the remedy.
@preconcurrency @MainActor
final class ControllerTrapTests: XCTestCase {
    private static func named(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private final class Viewless: UIViewController {
        override func loadView() {}
    }

    private final class Hasty: UIViewController {
        override func loadView() { view.backgroundColor = .white }
    }

    func testStackMistakesTrap() {
        let (a, b) = (Self.named("A"), Self.named("B"))
        let navigation = UINavigationController(rootViewController: a)
        XCTAssertEqual(
            Diagnostics.trapSentence { navigation.pushViewController(a, animated: true) },
            "UINavigationController: pushing the same view controller instance more than once is not supported (UIViewController 'A'). "
                + "Use popToViewController(_:animated:) to return to it, or push another one.")
        XCTAssertEqual(
            Diagnostics.trapSentence { navigation.pushViewController(UINavigationController(), animated: true) },
            "UINavigationController: pushing a navigation controller is not supported. Push the screens it holds instead.")
        XCTAssertEqual(
            Diagnostics.trapSentence { navigation.setViewControllers([a, b, a], animated: true) },
            "UINavigationController: all view controllers of a navigation controller must be distinct. "
                + "Give setViewControllers(_:animated:) each one once.")
        XCTAssertEqual(
            Diagnostics.trapSentence { navigation.popToViewController(b, animated: true) },
            "UINavigationController: tried to pop to a view controller that is not on the stack (UIViewController 'B'). "
                + "Look into viewControllers first.")
    }

    func testContainmentMistakesTrap() {
        let (a, b) = (Self.named("A"), Self.named("B"))
        a.addChild(b)
        XCTAssertEqual(
            Diagnostics.trapSentence { b.addChild(a) },
            "UIViewController 'B': asked to add its own container UIViewController 'A' as a child. "
                + "Add a controller that does not contain this one.")
        XCTAssertEqual(
            Diagnostics.trapSentence { a.addChild(a) },
            "UIViewController 'A': asked to add itself as a child. Add a controller that does not contain this one.")
        XCTAssertEqual(
            Diagnostics.trapSentence { b.view = a.view },
            "UIViewController 'B': the view is that of UIViewController 'A'. "
                + "A view belongs to one view controller at a time; make another view.")
        XCTAssertEqual(
            Diagnostics.trapSentence { _ = Viewless().view },
            "Viewless: loadView() returned without a view. Set 'view' in loadView(), or do not override it.")
        XCTAssertEqual(
            Diagnostics.trapSentence { _ = Hasty().view },
            "Hasty: loadView() reads 'view' before it has set it. Set 'view' first, or call super.loadView() first.")
        XCTAssertEqual(
            Diagnostics.trapSentence { UIWindow(frame: .zero).rootViewController = b },
            "UIWindow.rootViewController: UIViewController 'B' is a child of UIViewController 'A'. "
                + "Call removeFromParent() on it first, or make UIViewController 'A' the root.")
    }

    func testThereIsNoScreenAndNoAppWithoutAStage() {
        XCTAssertEqual(
            Diagnostics.trapSentence { _ = UIScreen.main },
            "UIScreen.main: there is no screen. Keep a Stage alive (import Kinora; let stage = Stage()) or start an app, and ask again."
        )
        XCTAssertEqual(
            Diagnostics.trapSentence { _ = UIApplication.shared },
            "UIApplication.shared: there is no app and no screen. "
                + "Keep a Stage alive (import Kinora; let stage = Stage()) or start an app, and ask again.")
        _ = UIWindow(frame: .zero)
        XCTAssertEqual(
            Diagnostics.trapSentence { _ = UIApplication() },
            "UIApplication: a second application is made. Use UIApplication.shared.")
    }

    func testANibsNameIsReportedOnce() {
        let complaints = Diagnostics.complaints {
            for _ in 0..<2 { _ = UIViewController(nibName: "Main", bundle: nil) }
        }
        XCTAssertEqual(
            complaints, ["UIViewController: nib 'Main' is not read, there are no nib files here; a plain view is used instead."])
    }
}
