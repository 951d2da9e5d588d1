import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

@preconcurrency @MainActor
final class DashboardStackTests: XCTestCase {
    func testAScreenFurtherDownIsPoppedToAndShownInFront() {
        let scene = DashboardScene()
        let (a, b) = (ColoredController("A"), ColoredController("B"))
        for controller in [a, b] {
            scene.present(controller, .inViaScale)
            scene.stage.settle()
        }
        scene.present(a, .inViaScale)
        scene.commit()
        scene.stage.advance(by: 0.1)
        XCTAssertTrue(scene.screens.elementsEqual([b.view, a.view], by: ===))
        scene.stage.settle()
        XCTAssertEqual(scene.stackNames, ["Dashboard", "A"])
        XCTAssertNil(b.view.window)
    }

    func testTheVisibleScreenOnlyHasItsCompletionCalled() {
        let scene = DashboardScene()
        scene.present(scene.root, .inFromBottom, noting: "again")
        scene.commit()
        XCTAssertEqual(scene.completions, ["again true"])
        XCTAssertTrue(scene.animatedLayers.isEmpty)
        XCTAssertEqual(scene.stackNames, ["Dashboard"])
    }

    func testOutToAStrangerMakesTheStackExactlyIt() {
        let scene = DashboardScene()
        let (a, stranger) = (ColoredController("A"), ColoredController("S"))
        scene.present(a, .inViaScale)
        scene.stage.settle()
        scene.present(stranger, .outToBottom)
        scene.stage.advance(by: 0.1)
        XCTAssertTrue(scene.screens.elementsEqual([stranger.view, a.view], by: ===))
        XCTAssertEqual(scene.stackNames, ["S"])
        scene.stage.settle()
        XCTAssertTrue(scene.screens.elementsEqual([stranger.view], by: ===))
    }

    func testOfRequestsInOneFrameTheLastWins() {
        let scene = DashboardScene()
        let (a, b) = (ColoredController("A"), ColoredController("B"))
        scene.present(a, .inViaScale, noting: "a")
        scene.present(b, .inFromBottom, noting: "b")
        scene.stage.settle()
        XCTAssertEqual(scene.stackNames, ["Dashboard", "B"])
        XCTAssertEqual(scene.completions, ["a false", "b true"])
        XCTAssertFalse(a.isViewLoaded)
        XCTAssertNil(a.parent)
    }

    func testARequestThatIsTakenOverCompletesWithFalseAtItsOwnEnd() {
        let scene = DashboardScene()
        let (a, b) = (ColoredController("A"), ColoredController("B"))
        scene.present(a, .inViaScale, noting: "a")
        scene.stage.advance(by: 0.1)
        scene.present(b, .inFromBottom, noting: "b")
        scene.stage.advance(by: 0.15)
        XCTAssertEqual(scene.completions, [])
        XCTAssertTrue(scene.screens.elementsEqual([scene.root.view, a.view, b.view], by: ===))
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.completions, ["a false"])
        scene.stage.settle()
        XCTAssertEqual(scene.completions, ["a false", "b true"])
        XCTAssertEqual(scene.stackNames, ["Dashboard", "A", "B"])
        XCTAssertTrue(scene.screens.elementsEqual([b.view], by: ===))
    }

    func testACompletionMayAskForTheNextScreen() {
        let scene = DashboardScene()
        let (a, b) = (ColoredController("A"), ColoredController("B"))
        scene.navigation.present(a, withDirection: .inViaScale) { [unowned scene] _ in
            scene.present(b, .outViaScale, noting: "b")
        }
        scene.stage.settle()
        XCTAssertEqual(scene.stackNames, ["B"])
        XCTAssertEqual(scene.completions, ["b true"])
        XCTAssertTrue(scene.screens.elementsEqual([b.view], by: ===))
    }

    func testWithoutAWindowTheStackChangesAtOnce() {
        let navigation = DashboardNavigationController(rootViewController: UIViewController())
        var finished: [Bool] = []
        let a = UIViewController()
        navigation.present(a, withDirection: .inViaScale) { finished.append($0) }
        XCTAssertEqual(finished, [true])
        XCTAssertTrue(navigation.topViewController === a)
    }

    func testADismissedNavigationControllerEndsItsTransitions() {
        let scene = DashboardScene()
        let a = ColoredController("A")
        scene.present(a, .inViaScale, noting: "a")
        scene.stage.advance(by: 0.1)
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()
        XCTAssertEqual(scene.completions, ["a false"])
        scene.stage.window.rootViewController = scene.navigation
        scene.stage.settle()
        XCTAssertTrue(scene.screens.elementsEqual([a.view], by: ===))
    }

    func testAPlainPushDuringATransitionLeavesOnlyTheNewScreen() {
        for wait in [0.05, 0.2, 0.29] {
            for animated in [false, true] {
                let scene = DashboardScene()
                let (a, b) = (ColoredController("A"), ColoredController("B"))
                scene.present(a, .inViaScale)
                scene.stage.advance(by: wait)
                scene.navigation.pushViewController(b, animated: animated)
                scene.stage.settle()
                XCTAssertEqual(scene.stackNames, ["Dashboard", "A", "B"])
                XCTAssertTrue(scene.screens.elementsEqual([b.view], by: ===))
                XCTAssertTrue(scene.animatedLayers.isEmpty)
            }
        }
    }

    func testTitlesAreHiddenInTheBarOnly() {
        let scene = DashboardScene()
        XCTAssertEqual(scene.barTexts, [])
        let (a, own) = (ColoredController("A"), ColoredController("Own"))
        scene.present(a, .inViaScale)
        scene.stage.settle()
        XCTAssertEqual(scene.barTexts, ["Back"])
        XCTAssertEqual(a.navigationItem.title, "A")
        scene.navigation.hidesTitles = false
        scene.stage.settle()
        XCTAssertEqual(scene.barTexts, ["A", "Dashboard"])
        scene.navigation.hidesTitles = true
        let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        own.navigationItem.titleView = titleView
        scene.navigation.pushViewController(own, animated: true)
        scene.stage.settle()
        XCTAssertTrue(own.navigationItem.titleView === titleView)
        scene.navigation.popToRootViewController(animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.barTexts, [])
        XCTAssertNil(a.navigationItem.titleView)
        XCTAssertEqual(a.navigationItem.backButtonDisplayMode, .default)
        XCTAssertTrue(own.navigationItem.titleView === titleView)
    }
}
