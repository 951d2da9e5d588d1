import Kinora
@testable import UIFoundation
@testable import UIKitCore
import XCTest
import UIKitTestSupport

/// The status bar: responsible controllers, rendering, and safe area.
@preconcurrency @MainActor
final class StatusBarTests: XCTestCase {
    private final class Screen: UIViewController {
        var style = UIStatusBarStyle.default
        var hides: Bool?
        var animation = UIStatusBarAnimation.fade
        var child: UIViewController?

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides ?? super.prefersStatusBarHidden }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
        override var childForStatusBarStyle: UIViewController? { child }
        override var childForStatusBarHidden: UIViewController? { child }
    }

    /// The presentation of the bar's layer and of those of its two colors: opacity of all, of the dark and the light one, and offset.
    private static func bar(of stage: Stage) -> [Double] {
        let bar = stage.window.layer.superlayer?.sublayers?.first { $0.name == "status bar" }
        guard let content = bar?.sublayers?.first, let shown = content.presentation() else { return [] }
        let colors = (content.sublayers ?? []).map { Double($0.presentation()?.opacity ?? -1) }
        return [Double(shown.opacity)] + colors + [Double(shown.affineTransform().ty)]
    }

    func testItsHeightIsThatOfTheDevice() {
        for (device, height) in [
            (Device.iPhone15, 54.0), (.iPhone16Pro, 54), (.iPhone14, 47), (.iPhone11Pro, 44), (.iPhoneSE3, 20), (.iPad10, 24),
        ] {
            let stage = Stage(device: device)
            let manager = stage.window.windowScene?.statusBarManager
            XCTAssertEqual(
                manager?.statusBarFrame, CGRect(x: 0, y: 0, width: device.size.width, height: height), device.name)
            XCTAssertEqual(manager?.isStatusBarHidden, false)
            stage.window.rootViewController = UIViewController()
            stage.rotate(to: .landscapeRight)
            XCTAssertEqual(manager?.isStatusBarHidden, device != .iPad10, device.name)
        }
    }

    func testTheControllersDecideOnStyleAndWhetherItIsThere() {
        let stage = Stage()
        let manager = stage.window.windowScene?.statusBarManager
        let (outer, inner) = (Screen(), Screen())
        outer.style = .lightContent
        stage.window.rootViewController = outer
        XCTAssertEqual(manager?.statusBarStyle, .lightContent)
        inner.style = .darkContent
        inner.hides = true
        outer.child = inner
        XCTAssertEqual(manager?.statusBarStyle, .lightContent)
        outer.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(manager?.statusBarStyle, .darkContent)
        XCTAssertEqual(manager?.statusBarFrame, .zero)
        // With a sensor housing its inset stays.
        XCTAssertEqual(stage.window.safeAreaInsets.top, 59)
    }

    func testADefaultStyleFollowsTheTraits() {
        let stage = Stage()
        stage.showsStatusBar = true
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 0)
        XCTAssertEqual(Self.bar(of: stage), [1, 1, 0, 0, 0])
        stage.userInterfaceStyle = .dark
        stage.advance(by: 0)
        XCTAssertEqual(Self.bar(of: stage), [1, 0, 1, 0, 0])
    }

    func testAPhoneWithAHomeButtonRegainsTheSpaceOfAHiddenBar() {
        let stage = Stage(device: .iPhoneSE3)
        let screen = Screen()
        stage.window.rootViewController = screen
        stage.advance(by: 0)
        XCTAssertEqual(screen.view.safeAreaInsets.top, 20)
        screen.hides = true
        screen.setNeedsStatusBarAppearanceUpdate()
        stage.advance(by: 0)
        XCTAssertEqual(screen.view.safeAreaInsets.top, 0)
        stage.rotate(to: .landscapeRight)
        screen.hides = false
        screen.setNeedsStatusBarAppearanceUpdate()
        stage.settle()
        XCTAssertEqual(screen.view.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    func testItChangesWithinAnAnimationBlock() {
        let stage = Stage()
        stage.showsStatusBar = true
        let screen = Screen()
        stage.window.rootViewController = screen
        stage.advance(by: 0)
        for (animation, half) in [(UIStatusBarAnimation.fade, [0.5, 1, 0, 0, 0]), (.slide, [1, 1, 0, 0, -27])] {
            screen.animation = animation
            for hides in [true, false] {
                screen.hides = hides
                UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: screen.setNeedsStatusBarAppearanceUpdate)
                stage.advance(by: 0.2)
                let seen = Self.bar(of: stage)
                XCTAssertEqual(seen.count, half.count)
                for (a, b) in zip(seen, half) { XCTAssertEqual(a, b, accuracy: 1e-6) }
                stage.settle()
                XCTAssertEqual(Self.bar(of: stage)[0], hides && animation == .fade ? 0 : 1)
            }
        }
    }

    func testItLiesMirroredFromRightToLeft() {
        func positions() -> [CGFloat] {
            let items = StatusBarItems(color: .black, form: .ears)
            items.frame = CGRect(x: 0, y: 0, width: 400, height: 54)
            items.layoutIfNeeded()
            return items.subviews.map { $0.center.x }
        }
        let stage = Stage()
        let plain = positions()
        stage.layoutDirection = .rightToLeft
        XCTAssertLessThan(plain[0], 100)
        XCTAssertEqual(positions(), plain.map { 400 - $0 })
    }

    func testAScreenWithoutATopInsetHasNone() {
        for insets in [UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)] {
            let stage = Stage(device: Device(name: "no bar", size: CGSize(width: 844, height: 390), scale: 1, safeAreaInsets: insets))
            stage.window.rootViewController = UIViewController()
            stage.settle()
            // Above the home indicator.
            func upperHalf() -> [UInt32] { Array(Pixels(stage.image()).values.prefix(844 * 195)) }
            let empty = upperHalf()
            stage.showsStatusBar = true
            stage.settle()
            XCTAssertEqual(upperHalf(), empty)
        }
    }

    func testItIsDrawnOnlyWhereItIsWanted() {
        let stage = Stage()
        let empty = Pixels(stage.image())
        stage.showsStatusBar = true
        stage.userInterfaceStyle = .dark
        XCTAssertNotEqual(Pixels(stage.image()), empty)
        stage.showsStatusBar = false
        XCTAssertEqual(Pixels(stage.image()), empty)
    }
}
