import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIViewControllerTests: XCTestCase {
    func testTheViewLoadsOnceAndOnlyWhenAskedFor() {
        let log = CallbackLog()
        let a = LoggedController("A", log)
        XCTAssertFalse(a.isViewLoaded)
        XCTAssertNil(a.viewIfLoaded)
        _ = a.view
        a.loadViewIfNeeded()
        XCTAssertEqual(log.take(), ["A.loadView", "A.didLoad"])
        XCTAssertTrue(a.viewIfLoaded === a.view)
    }

    func testTheTitleNamesTheNavigationItemButNotTheReverse() {
        let controller = UIViewController()
        controller.title = "First"
        XCTAssertEqual(controller.navigationItem.title, "First")
        controller.title = "Second"
        XCTAssertEqual(controller.navigationItem.title, "Second")
        controller.navigationItem.title = "Bar"
        XCTAssertEqual(controller.title, "Second")
    }

    func testAChildIsNotifiedBeforeItIsAddedAndAfterItIsRemoved() {
        let log = CallbackLog()
        let (parent, other, child) = (LoggedController("P", log), LoggedController("O", log), LoggedController("C", log))
        parent.addChild(child)
        XCTAssertEqual(log.take(), ["C.willMove(parent)"])
        XCTAssertTrue(child.parent === parent)
        XCTAssertTrue(parent.children.elementsEqual([child], by: ===))
        other.addChild(child)
        XCTAssertEqual(log.take(), ["C.didMove(nil)", "C.willMove(parent)"])
        XCTAssertTrue(parent.children.isEmpty)
        child.removeFromParent()
        XCTAssertEqual(log.take(), ["C.didMove(nil)"])
        XCTAssertNil(child.parent)
        child.removeFromParent()
        XCTAssertEqual(log.take(), [])
    }

    /// As on iOS, which logs nothing about it.
    func testWithoutAParentAControllerAppearsAsItsViewEntersAWindow() {
        let log = CallbackLog()
        let stage = Stage(device: .iPhone15)
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.settle()
        let (a, b) = (LoggedController("A", log), LoggedController("B", log))
        a.loadViewIfNeeded()
        b.loadViewIfNeeded()
        a.view.addSubview(b.view)
        _ = log.take()
        root.view.addSubview(a.view)
        XCTAssertEqual(
            log.take(),
            ["A.willAppear", "B.willAppear", "A.isAppearing", "A.didAppear", "B.isAppearing", "B.didAppear"])
        // Within the window nothing is sent.
        stage.window.addSubview(b.view)
        XCTAssertEqual(log.take(), [])
        a.view.removeFromSuperview()
        XCTAssertEqual(log.take(), ["A.willDisappear", "A.didDisappear"])
        b.view.removeFromSuperview()
        XCTAssertEqual(log.take(), ["B.willDisappear", "B.didDisappear"])

        // It is presented later: once each.
        root.present(a, animated: false)
        stage.settle()
        XCTAssertEqual(log.take().filter { $0.hasPrefix("A.") }, ["A.willAppear", "A.isAppearing", "A.didAppear"])
        root.dismiss(animated: false)
        stage.settle()
        XCTAssertEqual(log.take(), ["A.willDisappear", "A.didDisappear"])
    }

    func testAppearanceTransitionsPairUp() {
        let log = CallbackLog()
        let a = LoggedController("A", log)
        a.loadViewIfNeeded()
        _ = log.take()
        a.beginAppearanceTransition(true, animated: true)
        a.beginAppearanceTransition(true, animated: true)
        XCTAssertEqual(log.take(), ["A.willAppear"])
        a.endAppearanceTransition()
        a.endAppearanceTransition()
        XCTAssertEqual(log.take(), ["A.isAppearing", "A.didAppear"])
        a.beginAppearanceTransition(false, animated: false)
        a.endAppearanceTransition()
        XCTAssertEqual(log.take(), ["A.willDisappear", "A.didDisappear"])
        a.beginAppearanceTransition(false, animated: false)
        a.endAppearanceTransition()
        XCTAssertEqual(log.take(), [])
    }

    func testTheOppositeFlagCancelsAnAppearance() {
        let log = CallbackLog()
        let a = LoggedController("A", log)
        a.loadViewIfNeeded()
        _ = log.take()
        a.beginAppearanceTransition(true, animated: true)
        a.beginAppearanceTransition(false, animated: true)
        a.endAppearanceTransition()
        XCTAssertEqual(log.take(), ["A.willAppear", "A.willDisappear", "A.didDisappear"])
    }

    func testChildrenInTheViewAppearWithTheirParent() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let (parent, inside, outside) = (LoggedController("P", log), LoggedController("I", log), LoggedController("O", log))
        parent.addChild(inside)
        parent.view.addSubview(inside.view)
        parent.addChild(outside)
        _ = log.take()
        stage.window.rootViewController = parent
        XCTAssertEqual(
            log.take(), ["P.willAppear", "I.willAppear", "P.isAppearing", "I.isAppearing", "P.didAppear", "I.didAppear"])
    }

    func testAChildAppearsAndDisappearsWithItsViewInAShownContainer() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let (parent, child) = (LoggedController("P", log), LoggedController("C", log))
        stage.window.rootViewController = parent
        child.loadViewIfNeeded()
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        XCTAssertEqual(
            log.take(), ["C.willMove(parent)", "C.willAppear", "C.isAppearing", "C.didAppear", "C.didMove(parent)"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        XCTAssertEqual(log.take(), ["C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
    }

    func testTheNextResponderOfAViewIsItsControllerThenTheSuperview() {
        let stage = Stage.plain()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        XCTAssertTrue(controller.view.next === controller)
        XCTAssertTrue(controller.next === stage.window)
        XCTAssertTrue(stage.window.next === UIApplication.shared)
    }

    func testAdditionalInsetsJoinTheSafeAreaOfTheView() {
        let stage = Stage.plain(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 1, bottom: 0, right: 0)
        stage.window.rootViewController = controller
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 25, left: 1, bottom: 10, right: 0))
        controller.additionalSafeAreaInsets.top = .nan
        XCTAssertEqual(controller.additionalSafeAreaInsets.top, 5)
    }
}
