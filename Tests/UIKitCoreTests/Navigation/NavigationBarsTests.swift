import Kinora
import TestSupport
import Testing
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// The bars of a navigation controller during transitions.
@preconcurrency @MainActor
final class NavigationBarsTests: XCTestCase {
    // MARK: Titles

    func testAPromptIsAboveTheTitleAndMakesTheBarHigher() throws {
        let scene = NavigationScene.shown()
        let bar = scene.navigation.navigationBar
        @MainActor func middle(_ text: String) throws -> CGFloat {
            let found = scene.labels.first { $0.text == text }
            let label = try XCTUnwrap(found, text)
            return label.convert(label.bounds, to: bar).midY
        }
        XCTAssertEqual(bar.bounds.height, 44)
        let title = try middle("A")
        scene.root.navigationItem.prompt = "Choose a place"
        scene.stage.settle()
        XCTAssertEqual(bar.bounds.height, 74)
        XCTAssertEqual(scene.root.view.safeAreaInsets.top, 74)
        XCTAssertEqual(try middle("A"), title + 30, accuracy: 1e-6)
        XCTAssertEqual(try middle("Choose a place"), 18, accuracy: 1)
        // The next view controller has none: the bar shrinks with the push and grows with the pop.
        let b = scene.screen("B")
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.settle()
        XCTAssertEqual(bar.bounds.height, 44)
        XCTAssertEqual(b.view.safeAreaInsets.top, 44)
        XCTAssertEqual(try middle("B"), title, accuracy: 1e-6)
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        XCTAssertEqual(bar.bounds.height, 74)
        XCTAssertEqual(scene.texts, ["A", "Choose a place"])
        bar.prefersLargeTitles = true
        scene.stage.settle()
        XCTAssertEqual(bar.bounds.height, 126)
        scene.root.navigationItem.prompt = nil
        scene.stage.settle()
        XCTAssertEqual(bar.bounds.height, 96)
    }

    func testBarsOfCustomClasses() {
        final class Bar: UINavigationBar {
            var made = ""
            override init(frame: CGRect) {
                super.init(frame: frame)
                made = "by frame"
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Tools: UIToolbar {}
        let stage = Stage.plain()
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        let root = UIViewController()
        navigation.pushViewController(root, animated: false)
        stage.window.rootViewController = navigation
        stage.settle()
        XCTAssertEqual((navigation.navigationBar as? Bar)?.made, "by frame")
        XCTAssertTrue(navigation.toolbar is Tools)
        XCTAssertTrue(navigation.navigationBar.topItem === root.navigationItem)
        XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 300, height: 44))
        let usual = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        XCTAssertEqual(
            "\(type(of: usual.navigationBar)) \(type(of: usual.toolbar ?? UIToolbar(frame: .zero)))", "UINavigationBar UIToolbar")
    }

    func testTheTitleBecomesTheBackButtonAndTheNewEntersAtTheRight() throws {
        let scene = NavigationScene.shown()
        let start = scene.begin { $0.pushViewController(scene.screen("B"), animated: true) }
        let old = try XCTUnwrap(scene.navigation.navigationBar.fadingContents.first)
        let new = try XCTUnwrap(scene.navigation.navigationBar.content)
        scene.advance(to: 0.1, after: start)
        let progress = systemSpring(0.1)
        let backTextOffset = try XCTUnwrap(new.backTextMiddle) - 150
        XCTAssertEqual(old.seenTitleMiddle, 150 + backTextOffset * progress, accuracy: 1)
        XCTAssertEqual(new.seenTitleMiddle, 150 + 150 * (1 - progress), accuracy: 1)
        XCTAssertEqual(Double(new.container.layer.presentation()?.opacity ?? 0), progress, accuracy: 1e-3)
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["A", "B"])
        XCTAssertEqual(new.titleMiddle, 150, accuracy: 0.5)
        XCTAssertEqual(scene.navigation.navigationBar.fadingContents.count, 0)
    }

    func testTheTitlesFollowTheFinger() throws {
        let scene = NavigationScene.pushed()
        scene.drag(from: 5, to: 155, seconds: 0.5, lift: false)
        let new = try XCTUnwrap(scene.navigation.navigationBar.content)
        let old = try XCTUnwrap(scene.navigation.navigationBar.fadingContents.first)
        XCTAssertEqual(Double(new.container.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 1e-3)
        XCTAssertEqual(old.seenTitleMiddle, 225, accuracy: 1)
        scene.drag(from: 155, to: 30, seconds: 0.5, isDown: true)
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["A", "B"])
        XCTAssertEqual(try XCTUnwrap(scene.navigation.navigationBar.content).titleMiddle, 150, accuracy: 0.5)
    }

    // MARK: Large titles

    func testALargeTitleMakesTheBarHigherAsEachItemSays() {
        let scene = NavigationScene.shown(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let bar = scene.navigation.navigationBar
        bar.prefersLargeTitles = true
        scene.stage.settle()
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 20, width: 300, height: 96))
        XCTAssertEqual(scene.root.view.safeAreaInsets.top, 116)
        XCTAssertEqual(scene.labels.map(\.font.pointSize), [34])
        let b = scene.screen("B")
        b.navigationItem.largeTitleDisplayMode = .never
        let start = scene.begin { $0.pushViewController(b, animated: true) }
        scene.advance(to: 0.1, after: start)
        XCTAssertEqual(bar.content?.frame.height, 44)
        XCTAssertEqual(bar.fadingContents.map(\.frame.height), [96])
        scene.stage.settle()
        XCTAssertEqual(bar.frame.height, 44)
        XCTAssertEqual(b.view.safeAreaInsets.top, 64)
        // Automatic is as the one below.
        let c = scene.screen("C")
        scene.navigation.pushViewController(c, animated: true)
        scene.stage.settle()
        XCTAssertEqual(bar.frame.height, 44)
        c.navigationItem.largeTitleDisplayMode = .always
        scene.stage.settle()
        XCTAssertEqual(bar.frame.height, 96)
        scene.navigation.popToRootViewController(animated: true)
        scene.stage.settle()
        XCTAssertEqual(bar.frame.height, 96)
        bar.prefersLargeTitles = false
        scene.stage.settle()
        XCTAssertEqual(bar.frame.height, 44)
        XCTAssertEqual(scene.root.view.safeAreaInsets.top, 64)
    }

    // MARK: Hidden bars

    func testABarHiddenInACallbackLeavesWithTheScreen() throws {
        let scene = NavigationScene.shown(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let (b, bar) = (scene.screen("B"), scene.navigation.navigationBar)
        b.onCallback["willAppear"] = { [unowned scene] in scene.navigation.setNavigationBarHidden(true, animated: true) }
        scene.root.onCallback["willAppear"] = { [unowned scene] in scene.navigation.setNavigationBarHidden(false, animated: true) }
        let start = scene.begin { $0.pushViewController(b, animated: true) }
        scene.advance(to: 0.1, after: start)
        XCTAssertEqual(try XCTUnwrap(bar.layer.presentation()).frame.minX, -300 * systemSpring(0.1), accuracy: 1e-3)
        XCTAssertEqual(try XCTUnwrap(bar.layer.presentation()).frame.minY, 20, accuracy: 1e-6)
        scene.stage.settle()
        XCTAssertTrue(bar.isHidden)
        XCTAssertEqual(b.view.safeAreaInsets.top, 20)
        let back = scene.begin { $0.popViewController(animated: true) }
        scene.advance(to: 0.1, after: back)
        XCTAssertEqual(try XCTUnwrap(bar.layer.presentation()).frame.minX, -300 * (1 - systemSpring(0.1)), accuracy: 1e-3)
        scene.stage.settle()
        XCTAssertFalse(bar.isHidden)
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 20, width: 300, height: 44))
    }

    func testACancelledPopGivesTheHiddenBarBack() {
        let scene = NavigationScene.pushed()
        scene.root.onCallback["willAppear"] = { [unowned scene] in scene.navigation.setNavigationBarHidden(true, animated: true) }
        scene.drag(from: 5, to: 105, seconds: 0.5)
        scene.stage.settle()
        XCTAssertEqual(scene.names, ["A", "B"])
        XCTAssertFalse(scene.navigation.isNavigationBarHidden)
        XCTAssertFalse(scene.navigation.navigationBar.isHidden)
        XCTAssertEqual(scene.navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 300, height: 44))
    }

    // MARK: The toolbar

    func testTheToolbarShowsTheTopScreensItemsAndIsInItsSafeArea() {
        let scene = NavigationScene.shown(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        let navigation = scene.navigation
        XCTAssertTrue(navigation.isToolbarHidden)
        XCTAssertTrue(navigation.toolbar.isHidden)
        let (one, two) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
        scene.root.toolbarItems = [one]
        navigation.setToolbarHidden(false, animated: true)
        scene.stage.settle()
        XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 546, width: 300, height: 44))
        XCTAssertEqual(scene.root.view.safeAreaInsets.bottom, 54)
        XCTAssertEqual(navigation.toolbar.items, [one])
        let b = scene.screen("B")
        b.toolbarItems = [two]
        navigation.pushViewController(b, animated: true)
        scene.stage.settle()
        XCTAssertEqual(navigation.toolbar.items, [two])
        b.setToolbarItems([one, two], animated: true)
        scene.stage.settle()
        XCTAssertEqual(navigation.toolbar.items, [one, two])
        scene.root.toolbarItems = [two]
        XCTAssertEqual(navigation.toolbar.items, [one, two])
        navigation.popViewController(animated: true)
        scene.stage.settle()
        XCTAssertEqual(navigation.toolbar.items, [two])
        navigation.isToolbarHidden = true
        scene.stage.settle()
        XCTAssertTrue(navigation.toolbar.isHidden)
        XCTAssertEqual(scene.root.view.safeAreaInsets.bottom, 10)
    }

    func testItemsThatAPushedScreenSetsAsItAppearsFadeInWithThePush() throws {
        let scene = NavigationScene.shown()
        let (one, two) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
        scene.root.toolbarItems = [one]
        scene.navigation.isToolbarHidden = false
        scene.stage.settle()
        /// Displayed opacities of the toolbar's buttons that fade.
        func fading() -> [Float] {
            var (found, pending): ([Float], [UIView]) = ([], [scene.navigation.toolbar])
            while let view = pending.popLast() {
                if let shown = view.layer.presentation()?.opacity, shown > 0.02, shown < 0.98 { found.append(shown) }
                pending += view.subviews
            }
            return found
        }
        let b = scene.screen("B")
        b.onCallback["willAppear"] = { [unowned b] in b.setToolbarItems([two], animated: false) }
        let start = scene.begin { $0.pushViewController(b, animated: true) }
        XCTAssertEqual(scene.navigation.toolbar.items, [two])
        scene.advance(to: 0.15, after: start)
        XCTAssertEqual(fading().count, 2, "one comes, one goes")
        scene.stage.settle()
        XCTAssertEqual(fading(), [])
        b.hidesBottomBarWhenPushed = false
        let c = scene.screen("C")
        c.hidesBottomBarWhenPushed = true
        c.onCallback["willAppear"] = { [unowned c] in c.toolbarItems = [one] }
        scene.advance(to: 0.1, after: scene.begin { $0.pushViewController(c, animated: true) })
        XCTAssertEqual(scene.navigation.toolbar.items, [two], "the bar leaves with its items")
        scene.stage.settle()
        XCTAssertTrue(scene.navigation.toolbar.isHidden)
    }

    func testAPushedScreenMayTakeTheBottomForItself() throws {
        let scene = NavigationScene.shown()
        scene.navigation.isToolbarHidden = false
        scene.stage.settle()
        let (b, c) = (scene.screen("B"), scene.screen("C"))
        b.hidesBottomBarWhenPushed = true
        scene.root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        let start = scene.begin { $0.pushViewController(b, animated: true) }
        scene.advance(to: 0.1, after: start)
        let shown = try XCTUnwrap(scene.navigation.toolbar.layer.presentation()).frame
        XCTAssertEqual(shown.minX, -300 * systemSpring(0.1), accuracy: 1e-3)
        XCTAssertEqual(shown.minY, 556, accuracy: 1e-6)
        XCTAssertEqual(scene.navigation.toolbar.items?.count, 1)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.toolbar.items?.count, 0)
        XCTAssertTrue(scene.navigation.toolbar.isHidden)
        XCTAssertEqual(b.view.safeAreaInsets.bottom, 0)
        scene.navigation.pushViewController(c, animated: true)
        scene.stage.settle()
        XCTAssertTrue(scene.navigation.toolbar.isHidden)
        XCTAssertFalse(scene.navigation.isToolbarHidden)
        scene.navigation.popToRootViewController(animated: true)
        scene.stage.settle()
        XCTAssertFalse(scene.navigation.toolbar.isHidden)
        XCTAssertEqual(scene.navigation.toolbar.frame, CGRect(x: 0, y: 556, width: 300, height: 44))
    }

    // MARK: Status bar and orientation

    func testTheBarsStyleOrTheTopScreenDecidesAboutTheStatusBar() {
        let scene = NavigationScene.shown()
        XCTAssertEqual(scene.navigation.preferredStatusBarStyle, .default)
        scene.navigation.navigationBar.barStyle = .black
        XCTAssertEqual(scene.navigation.preferredStatusBarStyle, .lightContent)
        XCTAssertNil(scene.navigation.childForStatusBarStyle)
        XCTAssertTrue(scene.navigation.childForStatusBarHidden === scene.root)
        scene.navigation.isNavigationBarHidden = true
        XCTAssertTrue(scene.navigation.childForStatusBarStyle === scene.root)
    }

    func testTheDelegateSaysWhichOrientationsThereAre() {
        let scene = NavigationScene.shown()
        XCTAssertEqual(scene.navigation.supportedInterfaceOrientations, .allButUpsideDown)
        let delegate = LandscapeDelegate()
        scene.navigation.delegate = delegate
        XCTAssertEqual(scene.navigation.supportedInterfaceOrientations, .landscape)
        XCTAssertEqual(scene.navigation.preferredInterfaceOrientationForPresentation, .landscapeLeft)
    }
}

private final class LandscapeDelegate: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
        .landscape
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
}

extension NavigationBarContent {
    /// Displayed center of the title, in points of the bar.
    @MainActor
    fileprivate var seenTitleMiddle: Double { Double(slidingTitle.layer.presentation()?.position.x ?? 0) }
}

@Suite struct NavigationBarsTrapTests {
    @Test func anotherClassThanABarsTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil) }
        }
        #expect(result.trapSentence?.contains("not a subclass of UINavigationBar") == true)
    }
}
