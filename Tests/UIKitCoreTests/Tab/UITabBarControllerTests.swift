import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

/// Selection, callbacks and their order (`Documentation/Behavior.md#appearance-callbacks`, `Documentation/Behavior.md#transition-objects`).
@preconcurrency @MainActor
final class UITabBarControllerTests: XCTestCase {
    func testTheFirstScreenAppearsWithTheController() {
        let scene = TabScene()
        XCTAssertEqual(
            scene.log.take(),
            ["A.willMove(parent)", "B.willMove(parent)", "C.willMove(parent)"] + ["A", "B", "C"].map { "\($0).didMove(parent)" })
        XCTAssertEqual(scene.tabs.selectedIndex, 0)
        scene.stage.window.rootViewController = scene.tabs
        XCTAssertEqual(
            scene.received(), ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
        XCTAssertFalse(scene.b.isViewLoaded)
        XCTAssertTrue(scene.a.tabBarController === scene.tabs)
    }

    func testASwitchWithoutAnimatorSendsCallbacksInUIKitsOrder() {
        let scene = TabScene.shown()
        scene.tabs.selectedIndex = 1
        XCTAssertEqual(
            scene.log.take(),
            [
                "animator A B", "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing", "A.didDisappear",
                "B.didAppear",
            ])
        XCTAssertNil(scene.a.view.superview)
        XCTAssertTrue(scene.b.view.window === scene.stage.window)
        XCTAssertTrue(scene.tabs.tabBar.selectedItem === scene.b.tabBarItem)
        scene.tabs.selectedViewController = scene.a
        XCTAssertEqual(
            scene.log.take(),
            ["animator B A", "A.willAppear", "B.willDisappear", "A.isAppearing", "B.didDisappear", "A.didAppear"])
        scene.tabs.selectedIndex = 0
        XCTAssertEqual(scene.received(), [])
    }

    func testANavigationControllerHasTheTabBarItemOfItsRoot() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 7)
        let navigation = UINavigationController(rootViewController: root)
        XCTAssertTrue(navigation.tabBarItem === root.tabBarItem)
        tabs.viewControllers = [navigation]
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Root"])
        root.title = "Another"
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Another"], "a root's title is the tab's")
        navigation.pushViewController(UIViewController(), animated: false)
        XCTAssertTrue(navigation.tabBarItem === root.tabBarItem)
        root.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        XCTAssertTrue(tabs.tabBar.items?.first === root.tabBarItem)
        XCTAssertTrue(tabs.tabBar.selectedItem === root.tabBarItem)
        let next = UIViewController()
        next.title = "Next"
        navigation.setViewControllers([next], animated: false)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Next"])
        navigation.title = "Own"
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Own"])
        next.title = "Later"
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Own"])
        navigation.tabBarItem = UITabBarItem(title: "Set", image: nil, tag: 0)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Set"])
    }

    func testATapAsksAndTellsTheDelegate() {
        let scene = TabScene.shown()
        scene.tap(1)
        let switched = scene.log.take()
        XCTAssertEqual(switched.first, "shouldSelect B")
        XCTAssertEqual(switched.last, "didSelect B")
        XCTAssertEqual(scene.tabs.selectedIndex, 1)
        scene.tap(1)
        XCTAssertEqual(scene.log.take(), ["shouldSelect B", "didSelect B"])
        scene.refused = scene.c
        scene.tap(2)
        XCTAssertEqual(scene.log.take(), ["shouldSelect C"])
        XCTAssertEqual(scene.tabs.selectedIndex, 1)
        XCTAssertTrue(scene.tabs.tabBar.selectedItem === scene.b.tabBarItem)
    }

    func testATapOnTheSelectedTabPopsToTheRoot() {
        let scene = TabScene.shown()
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.tabs.viewControllers = [navigation, scene.b]
        for _ in 0..<2 {
            navigation.pushViewController(UIViewController(), animated: false)
            scene.stage.settle()
        }
        scene.tabs.selectedIndex = 0
        scene.stage.settle()
        scene.tap(0)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        scene.stage.settle()
        XCTAssertTrue(navigation.viewControllers[0].view.window === scene.stage.window)
    }

    func testAnAnimatorShowsTheChange() {
        let scene = TabScene.shown()
        scene.animator = TabScene.Fade()
        scene.tabs.selectedIndex = 1
        XCTAssertEqual(
            scene.log.take(),
            ["animator A B", "interactor", "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing"])
        XCTAssertEqual(scene.tabs.selectedIndex, 1)
        XCTAssertNotNil(scene.tabs.transitionCoordinator)
        XCTAssertNotNil(scene.a.transitionCoordinator)
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(scene.b.view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 1e-6)
        XCTAssertEqual(scene.log.take(), [])
        XCTAssertEqual(scene.received(), ["A.didDisappear", "B.didAppear"])
        XCTAssertNil(scene.a.view.superview)
        XCTAssertNil(scene.tabs.transitionCoordinator)
    }

    func testAnInteractiveChangeCanBeFinishedAndCancelled() {
        for isFinished in [true, false] {
            let scene = TabScene.shown()
            let interactor = UIPercentDrivenInteractiveTransition()
            scene.animator = TabScene.Fade()
            scene.interactor = interactor
            scene.tabs.selectedIndex = 1
            scene.stage.advance(by: 0)
            interactor.update(0.25)
            scene.stage.advance(by: 1)
            XCTAssertEqual(scene.b.view.layer.presentation()?.opacity ?? 0, 0.25, accuracy: 1e-6)
            _ = scene.log.take()
            if isFinished { interactor.finish() } else { interactor.cancel() }
            let received = scene.received()
            if isFinished {
                XCTAssertEqual(received, ["A.didDisappear", "B.didAppear"])
                XCTAssertEqual(scene.tabs.selectedIndex, 1)
            } else {
                XCTAssertEqual(received, ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear"])
                XCTAssertEqual(scene.tabs.selectedIndex, 0)
                XCTAssertTrue(scene.tabs.tabBar.selectedItem === scene.a.tabBarItem)
                XCTAssertNil(scene.b.view.superview)
            }
            XCTAssertEqual(scene.screensInWindow, [isFinished ? "B" : "A"])
        }
    }

    func testARequestInTheMiddleOfAChangeWaitsOrEndsIt() {
        let scene = TabScene.shown()
        scene.animator = TabScene.Fade()
        scene.tabs.selectedIndex = 1
        scene.stage.advance(by: 0.1)
        scene.tabs.selectedIndex = 2
        XCTAssertEqual(scene.tabs.selectedIndex, 2)
        XCTAssertEqual(scene.screensInWindow, ["A", "B"])
        scene.stage.advance(by: 0.35)
        XCTAssertEqual(scene.screensInWindow, ["B", "C"])
        scene.stage.settle()
        XCTAssertEqual(scene.screensInWindow, ["C"])
        scene.tabs.selectedIndex = 0
        scene.stage.advance(by: 0.1)
        scene.animator = nil
        _ = scene.log.take()
        scene.tabs.selectedIndex = 1
        XCTAssertEqual(scene.screensInWindow, ["B"])
        XCTAssertEqual(
            scene.received().filter { !$0.hasPrefix("animator") },
            [
                "C.didDisappear", "A.didAppear", "B.willAppear", "A.willDisappear", "B.isAppearing", "A.didDisappear", "B.didAppear",
            ])
    }

    func testScreensLieAboveTheBar() {
        let scene = TabScene.shown(on: Stage())
        let (tabs, stage) = (scene.tabs, scene.stage)
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 769, width: 393, height: 83))
        XCTAssertEqual(scene.a.view.frame, stage.window.bounds)
        XCTAssertEqual(scene.a.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
        tabs.tabBar.isHidden = true
        stage.advance(by: 0)
        XCTAssertEqual(scene.a.view.safeAreaInsets.bottom, 34)
        tabs.tabBar.isHidden = false
        scene.a.edgesForExtendedLayout = .top
        stage.advance(by: 0)
        XCTAssertEqual(scene.a.view.frame, CGRect(x: 0, y: 0, width: 393, height: 769))
        XCTAssertEqual(scene.a.view.safeAreaInsets.bottom, 0)
        scene.a.edgesForExtendedLayout = .all
        stage.rotate(to: .landscapeRight)
        stage.settle()
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 340, width: 852, height: 53))
        XCTAssertEqual(scene.a.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 53, right: 59))
    }

    func testScreensAreReplaced() {
        let scene = TabScene.shown()
        scene.tabs.selectedIndex = 1
        _ = scene.received()
        let d = LoggedController("D", scene.log)
        scene.tabs.setViewControllers([d, scene.b], animated: false)
        XCTAssertEqual(
            scene.received(),
            ["A.willMove(nil)", "C.willMove(nil)", "D.willMove(parent)", "A.didMove(nil)", "C.didMove(nil)", "D.didMove(parent)"])
        XCTAssertEqual(scene.tabs.selectedIndex, 1)
        scene.tabs.viewControllers = [d]
        XCTAssertEqual(
            scene.received().filter { !$0.hasPrefix("animator") },
            [
                "B.willMove(nil)", "D.loadView", "D.didLoad", "D.willAppear", "B.willDisappear", "D.isAppearing", "B.didDisappear",
                "D.didAppear", "B.didMove(nil)",
            ])
        d.willMove(toParent: nil)
        d.removeFromParent()
        XCTAssertNil(scene.tabs.viewControllers)
        XCTAssertEqual(scene.tabs.selectedIndex, NSNotFound)
        scene.stage.settle()
        XCTAssertNil(d.view.superview)
    }

    func testMistakesAreNamed() {
        let scene = TabScene.shown()
        let lines = Diagnostics.complaints {
            scene.tabs.viewControllers = (0..<6).map { _ in UIViewController() }
            scene.tabs.selectedIndex = 7
        }
        XCTAssertEqual(
            lines,
            [
                "UITabBarController: 6 view controllers are refused, the bar has space for 5 and there is no 'More' here; the old ones stay.",
                "UITabBarController: selectedIndex 7 is refused, there are 3 view controllers; the selection stays.",
            ])
        XCTAssertEqual(scene.tabs.viewControllers?.count, 3)
    }

    func testAScreensItemIsTheBars() {
        let scene = TabScene.shown()
        XCTAssertEqual(scene.tabs.tabBar.items?.map(\.title), ["A", "B", "C"])
        scene.b.title = "Renamed"
        XCTAssertEqual(scene.b.tabBarItem.title, "Renamed")
        let item = UITabBarItem(tabBarSystemItem: .search, tag: 4)
        scene.a.tabBarItem = item
        XCTAssertTrue(scene.tabs.tabBar.items?.first === item)
        XCTAssertTrue(scene.tabs.tabBar.selectedItem === item)
        XCTAssertEqual(item.title, "Search")
    }

    func testNothingIsKept() {
        let stage = Stage.plain()
        var tabs: UITabBarController? = UITabBarController()
        var a: UIViewController? = UIViewController()
        tabs?.viewControllers = [a, UIViewController()].compactMap { $0 }
        stage.window.rootViewController = tabs
        stage.settle()
        tabs?.selectedIndex = 1
        stage.settle()
        let (goneTabs, goneA) = (tabs.map(Weak.init), a.map(Weak.init))
        stage.window.rootViewController = nil
        (tabs, a) = (nil, nil)
        stage.settle()
        XCTAssertNil(goneTabs?.object)
        XCTAssertNil(goneA?.object)
    }
}

@Suite struct UITabBarControllerTrapTests {
    @Test func selectingAControllerThatItDoesNotHaveTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = TabScene.shown()
                scene.tabs.selectedViewController = UIViewController()
            }
        }
        #expect(
            result.trapSentence
                == "UITabBarController: UIViewController is selected, but it is not among viewControllers. Select one of viewControllers.")
    }

    @Test func settingTheItemsOfItsBarTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = TabScene.shown()
                scene.tabs.tabBar.items = []
            }
        }
        #expect(
            result.trapSentence
                == "UITabBar: its items are set, but it belongs to UITabBarController. "
                + "Change the tab bar controller: viewControllers, their tabBarItem, selectedIndex, delegate.")
    }
}
