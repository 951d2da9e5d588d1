import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIViewSafeAreaTests: XCTestCase {
    private static func stage() -> Stage { Stage.plain(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 10)) }

    func testEachViewHasWhatReachesIntoIt() {
        let stage = Self.stage()
        XCTAssertEqual(stage.window.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 10))
        let outer = UIView(frame: CGRect(x: 0, y: 20, width: 300, height: 560))
        let inner = UIView(frame: CGRect(x: 50, y: 9, width: 200, height: 551))
        let middle = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(middle)
        // Insets shrink by the distance of the edges and never below zero (Documentation/Behavior.md#metrics).
        XCTAssertEqual(outer.safeAreaInsets, UIEdgeInsets(top: 39, left: 0, bottom: 14, right: 10))
        XCTAssertEqual(inner.safeAreaInsets, UIEdgeInsets(top: 30, left: 0, bottom: 14, right: 0))
        XCTAssertEqual(middle.safeAreaInsets, .zero)
    }

    /// Code of snapshot tests overrides the insets to show another device's.
    func testAWindowThatOverridesItsInsetsGivesThemToItsViews() {
        final class Window: UIWindow {
            var shown = UIEdgeInsets(top: 47, left: 1, bottom: 21, right: 2)
            override var safeAreaInsets: UIEdgeInsets { shown }
        }
        let stage = Self.stage()
        let window = Window(frame: stage.window.bounds)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 10
        window.rootViewController = controller
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(inside)
        window.isHidden = false
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 57, left: 1, bottom: 21, right: 2))
        XCTAssertEqual(inside.safeAreaInsets, UIEdgeInsets(top: 57, left: 1, bottom: 0, right: 0))
        XCTAssertEqual(controller.view.safeAreaLayoutGuide.layoutFrame, controller.view.bounds.inset(by: controller.view.safeAreaInsets))
        window.shown = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        window.setNeedsLayout()
        stage.advance(by: 0)
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(controller.view.safeAreaLayoutGuide.layoutFrame, controller.view.bounds.inset(by: controller.view.safeAreaInsets))
    }

    func testOutsideAWindowThereIsNone() {
        let stage = Self.stage()
        let view = UIView(frame: stage.window.bounds)
        XCTAssertEqual(view.safeAreaInsets, .zero)
        stage.window.addSubview(view)
        XCTAssertEqual(view.safeAreaInsets.top, 59)
        view.removeFromSuperview()
        XCTAssertEqual(view.safeAreaInsets, .zero)
    }

    func testAControllerAddsItsOwn() {
        let stage = Self.stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let inside = UIView(frame: controller.view.bounds)
        controller.view.addSubview(inside)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 1, bottom: 2, right: 3)
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 1, bottom: 36, right: 13))
        XCTAssertEqual(inside.safeAreaInsets, UIEdgeInsets(top: 103, left: 1, bottom: 36, right: 13))
    }

    /// Numbers of public code that printed them on iOS.
    func testAChildNeverHasMoreThanItsSuperview() {
        let stage = Self.stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.additionalSafeAreaInsets.top = 44
        let child = UIView(frame: CGRect(x: -10, y: -20, width: 100, height: 100))
        let grandchild = UIView(frame: CGRect(x: 0, y: 93, width: 40, height: 40))
        controller.view.addSubview(child)
        child.addSubview(grandchild)
        XCTAssertEqual(child.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(grandchild.safeAreaInsets, UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        let size = controller.view.bounds.size
        child.frame = CGRect(x: size.width - 50, y: size.height - 50, width: 100, height: 100)
        XCTAssertEqual(child.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 10))
    }

    func testAChangeIsNotifiedOnceBeforeTheLayout() {
        let stage = Self.stage()
        let log = CallbackLog()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let inside = LoggedView("V", log, frame: controller.view.bounds)
        controller.view.addSubview(inside)
        stage.advance(by: 0)
        XCTAssertEqual(log.take().suffix(2), ["V.safeArea", "V.layout"])
        controller.additionalSafeAreaInsets.top = 10
        stage.advance(by: 0)
        XCTAssertEqual(log.take(), ["V.safeArea", "V.layout"])
        controller.additionalSafeAreaInsets.top = 10
        inside.setNeedsLayout()
        stage.advance(by: 0)
        XCTAssertEqual(log.take(), ["V.layout"])
    }

    func testMovingAViewUnderTheEdgeTellsItAndWhatIsInIt() {
        let stage = Self.stage()
        let log = CallbackLog()
        let outer = LoggedView("O", log, frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        let inner = LoggedView("I", log, frame: outer.bounds)
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        stage.advance(by: 0)
        _ = log.take()
        outer.center.y -= 10
        stage.advance(by: 0)
        XCTAssertEqual(log.take(), [], "nothing reaches it there")
        outer.center.y = 50
        stage.advance(by: 0)
        XCTAssertEqual(log.take(), ["O.safeArea", "O.layout", "I.safeArea", "I.layout"])
        XCTAssertEqual(inner.safeAreaInsets.top, 59)
        outer.frame.origin.y = 300
        stage.advance(by: 0)
        XCTAssertEqual(log.take(), ["O.safeArea", "O.layout", "I.safeArea", "I.layout"])
        XCTAssertEqual(inner.safeAreaInsets, .zero)
    }
}
