import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@preconcurrency @MainActor
final class ControllerNibTests: XCTestCase {
    func testANibsNameIsReportedOnce() {
        let complaints = Diagnostics.complaints {
            for _ in 0..<2 { UIViewController(nibName: "Missing", bundle: nil).loadViewIfNeeded() }
        }
        XCTAssertEqual(complaints, ["UIViewController: there is no nib 'Missing'; a plain view is used instead."])
    }
}

@MainActor private func named(_ title: String) -> UIViewController {
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

/// Programmer errors trap with a message that names the object, the value and the remedy.
@Suite struct ControllerTrapTests {
    // MARK: Stacks

    @Test func pushingAControllerTwiceTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let a = named("A")
                let navigation = UINavigationController(rootViewController: a)
                navigation.pushViewController(a, animated: true)
            }
        }
        #expect(
            result.trapSentence
                == "UINavigationController: pushing the same view controller instance more than once is not supported "
                + "(UIViewController 'A'). Use popToViewController(_:animated:) to return to it, or push another one.")
    }

    @Test func pushingANavigationControllerTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let a = named("A")
                let navigation = UINavigationController(rootViewController: a)
                navigation.pushViewController(UINavigationController(), animated: true)
            }
        }
        #expect(
            result.trapSentence
                == "UINavigationController: pushing a navigation controller is not supported. Push the screens it holds instead.")
    }

    @Test func aStackWithAControllerTwiceTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let a = named("A")
                let navigation = UINavigationController(rootViewController: a)
                navigation.setViewControllers([a, named("B"), a], animated: true)
            }
        }
        #expect(
            result.trapSentence
                == "UINavigationController: all view controllers of a navigation controller must be distinct. "
                + "Give setViewControllers(_:animated:) each one once.")
    }

    @Test func poppingToAControllerThatIsNotOnTheStackTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let a = named("A")
                let navigation = UINavigationController(rootViewController: a)
                navigation.popToViewController(named("B"), animated: true)
            }
        }
        #expect(
            result.trapSentence
                == "UINavigationController: tried to pop to a view controller that is not on the stack (UIViewController 'B'). "
                + "Look into viewControllers first.")
    }

    // MARK: Containers

    @Test func addingItsOwnContainerTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (a, b) = (named("A"), named("B"))
                a.addChild(b)
                b.addChild(a)
            }
        }
        #expect(
            result.trapSentence
                == "UIViewController 'B': asked to add its own container UIViewController 'A' as a child. "
                + "Add a controller that does not contain this one.")
    }

    @Test func addingItselfTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let a = named("A")
                a.addChild(a)
            }
        }
        #expect(
            result.trapSentence
                == "UIViewController 'A': asked to add itself as a child. Add a controller that does not contain this one.")
    }

    @Test func theViewOfAnotherControllerTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (a, b) = (named("A"), named("B"))
                b.view = a.view
            }
        }
        #expect(
            result.trapSentence
                == "UIViewController 'B': the view is that of UIViewController 'A'. "
                + "A view belongs to one view controller at a time; make another view.")
    }

    @Test func loadViewWithoutAViewTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = Viewless().view }
        }
        #expect(
            result.trapSentence
                == "Viewless: loadView() returned without a view. Set 'view' in loadView(), or do not override it.")
    }

    @Test func loadViewThatReadsTheViewTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = Hasty().view }
        }
        #expect(
            result.trapSentence
                == "Hasty: loadView() reads 'view' before it has set it. Set 'view' first, or call super.loadView() first.")
    }

    @Test func aChildAsAWindowsRootTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (a, b) = (named("A"), named("B"))
                a.addChild(b)
                UIWindow(frame: .zero).rootViewController = b
            }
        }
        #expect(
            result.trapSentence
                == "UIWindow.rootViewController: UIViewController 'B' is a child of UIViewController 'A'. "
                + "Call removeFromParent() on it first, or make UIViewController 'A' the root.")
    }

    // MARK: Without a stage

    @Test func thereIsNoScreenWithoutAStage() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = UIScreen.main }
        }
        #expect(
            result.trapSentence
                == "UIScreen.main: there is no screen. "
                + "Keep a Stage alive (import Kinora; let stage = Stage()) or start an app, and ask again."
        )
    }

    @Test func thereIsNoAppWithoutAStage() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = UIApplication.shared }
        }
        #expect(
            result.trapSentence
                == "UIApplication.shared: there is no app and no screen. "
                + "Keep a Stage alive (import Kinora; let stage = Stage()) or start an app, and ask again.")
    }

    @Test func aSecondAppTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                _ = UIWindow(frame: .zero)
                _ = UIApplication()
            }
        }
        #expect(
            result.trapSentence
                == "UIApplication: a second application is made. Use UIApplication.shared.")
    }
}
