import Kinora
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Bars that a tap, a swipe, the keyboard or little height hides, and their old styles.
@preconcurrency @MainActor
final class BarHidingTests: XCTestCase {
    func testATapInTheContentHidesTheBarsAndAnotherShowsThem() {
        let scene = NavigationScene.shown()
        let (navigation, stage) = (scene.navigation, scene.stage)
        let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
        stage.tap(at: middle)
        stage.settle()
        XCTAssertFalse(navigation.isNavigationBarHidden, "off by default")
        navigation.hidesBarsOnTap = true
        navigation.setToolbarHidden(false, animated: false)
        stage.settle()
        stage.tap(at: middle)
        XCTAssertFalse(navigation.navigationBar.isHidden, "it slides")
        stage.settle()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertTrue(navigation.isToolbarHidden)
        XCTAssertEqual(scene.root.view.safeAreaInsets.top, 0)
        stage.tap(at: middle)
        stage.settle()
        XCTAssertFalse(navigation.isNavigationBarHidden)
        XCTAssertFalse(navigation.isToolbarHidden)
        // The bar and controls keep their taps.
        stage.tap(at: CGPoint(x: 20, y: navigation.navigationBar.frame.midY))
        stage.settle()
        let control = UIControl(frame: CGRect(x: middle.x - 20, y: middle.y - 20, width: 40, height: 40))
        scene.root.view.addSubview(control)
        stage.tap(at: middle)
        stage.settle()
        XCTAssertFalse(navigation.isNavigationBarHidden)
        // A toolbar that was hidden stays so.
        navigation.setToolbarHidden(true, animated: false)
        for _ in 0..<2 {
            stage.tap(at: CGPoint(x: middle.x, y: middle.y + 60))
            stage.settle()
        }
        XCTAssertFalse(navigation.isNavigationBarHidden)
        XCTAssertTrue(navigation.isToolbarHidden)
        XCTAssertTrue(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
    }

    func testASwipeUpHidesTheBarsAndOneDownShowsThem() {
        let scene = NavigationScene.shown()
        let (navigation, stage) = (scene.navigation, scene.stage)
        let scroll = UIScrollView(frame: scene.root.view.bounds)
        scroll.contentSize = CGSize(width: 100, height: 3000)
        scene.root.view.addSubview(scroll)
        navigation.setToolbarHidden(false, animated: false)
        navigation.hidesBarsOnSwipe = true
        let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
        func swipe(_ distance: CGFloat) {
            stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + distance), duration: 0.3)
            stage.settle()
        }
        swipe(-100)
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertFalse(navigation.isToolbarHidden, "it has no items")
        XCTAssertGreaterThan(scroll.contentOffset.y, 40, "the content scrolls all the same")
        swipe(-100)
        XCTAssertTrue(navigation.isNavigationBarHidden)
        swipe(100)
        XCTAssertFalse(navigation.isNavigationBarHidden)
        scene.root.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        swipe(-100)
        XCTAssertTrue(navigation.isToolbarHidden)
        swipe(100)
        XCTAssertFalse(navigation.isToolbarHidden)
        navigation.hidesBarsOnSwipe = false
        swipe(-100)
        XCTAssertFalse(navigation.isNavigationBarHidden)
    }

    func testTheKeyboardHidesTheBarsUntilATap() {
        let scene = NavigationScene.shown()
        let (navigation, stage) = (scene.navigation, scene.stage)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        scene.root.view.addSubview(field)
        navigation.hidesBarsWhenKeyboardAppears = true
        stage.showsKeyboard = true
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        stage.settle()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        for _ in 0..<2 {
            stage.tap(at: CGPoint(x: 200, y: 500))
            stage.settle()
            XCTAssertFalse(navigation.isNavigationBarHidden, "further taps are not for the bars")
        }
    }

    func testLittleHeightHidesTheBarsUntilThereIsMore() {
        let scene = NavigationScene.shown()
        let (navigation, stage) = (scene.navigation, scene.stage)
        navigation.hidesBarsWhenVerticallyCompact = true
        XCTAssertFalse(navigation.isNavigationBarHidden)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        stage.rotate(to: .portrait)
        stage.settle()
        XCTAssertFalse(navigation.isNavigationBarHidden)
    }

    func testBlackTranslucentIsBlackAndTranslucent() {
        let scene = NavigationScene.shown()
        let bar = scene.navigation.navigationBar
        bar.isTranslucent = false
        bar.barStyle = .blackTranslucent
        XCTAssertTrue(bar.isTranslucent)
        XCTAssertEqual(bar.barStyle.interfaceStyle, .dark)
        XCTAssertEqual(scene.navigation.preferredStatusBarStyle, .lightContent)
        XCTAssertEqual(UIBarStyle.blackOpaque, .black)
        XCTAssertEqual(UIBarStyle(rawValue: 2), .blackTranslucent)
        for bar in [UIToolbar(), UITabBar()] as [UIView] {
            (bar as? UIToolbar)?.isTranslucent = false
            (bar as? UITabBar)?.isTranslucent = false
            (bar as? UIToolbar)?.barStyle = .blackTranslucent
            (bar as? UITabBar)?.barStyle = .blackTranslucent
            XCTAssertEqual((bar as? UIToolbar)?.isTranslucent ?? (bar as? UITabBar)?.isTranslucent, true)
        }
    }
}
