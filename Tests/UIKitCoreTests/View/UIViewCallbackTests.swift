import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIViewCallbackTests: XCTestCase {
    func testCallbacksComeInUIKitsOrder() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let (parent, child) = (LoggedView("P", log), LoggedView("C", log))
        parent.addSubview(child)
        XCTAssertEqual(log.take(), ["C.willMoveToSuperview(P)", "C.didMoveToSuperview(P)", "P.didAdd(C)"])
        stage.window.addSubview(parent)
        XCTAssertEqual(
            log.take(),
            [
                "P.willMoveToSuperview(window)", "P.willMoveToWindow(window)", "C.willMoveToWindow(window)",
                "P.didMoveToWindow(window)", "C.didMoveToWindow(window)", "P.didMoveToSuperview(window)",
            ])
        let other = LoggedView("O", log)
        stage.window.addSubview(other)
        _ = log.take()
        other.addSubview(child)
        XCTAssertEqual(
            log.take(), ["C.willMoveToSuperview(O)", "P.willRemove(C)", "C.didMoveToSuperview(O)", "O.didAdd(C)"],
            "the window stays, so nothing is said of it")
        child.removeFromSuperview()
        XCTAssertEqual(
            log.take(),
            [
                "C.willMoveToSuperview(nil)", "C.willMoveToWindow(nil)", "O.willRemove(C)", "C.didMoveToWindow(nil)",
                "C.didMoveToSuperview(nil)",
            ])
        child.removeFromSuperview()
        XCTAssertEqual(log.take(), [])
    }

    func testBeforeAndAfterAreWhatTheNamesSay() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let view = LoggedView("V", log)
        view.onCallback["willMoveToWindow"] = { [unowned view] in
            XCTAssertNil(view.window)
            XCTAssertNil(view.superview)
        }
        view.onCallback["didMoveToWindow"] = { [unowned view] in XCTAssertTrue(view.window === view.superview) }
        stage.window.addSubview(view)
        view.onCallback["willMoveToSuperview"] = { [unowned view] in XCTAssertNotNil(view.window) }
        view.onCallback["didMoveToWindow"] = { [unowned view] in XCTAssertNil(view.window) }
        view.removeFromSuperview()
        XCTAssertTrue(view.onCallback.isEmpty)
    }

    func testAViewRemovedInAnyOfItsCallbacksIsOut() {
        let stage = Stage.plain()
        for callback in ["willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview"] {
            let log = CallbackLog()
            let view = LoggedView("V", log)
            let child = UIView()
            view.addSubview(child)
            stage.window.addSubview(view)
            view.removeFromSuperview()
            view.onCallback[callback] = { [unowned view] in view.removeFromSuperview() }
            stage.window.addSubview(view)
            // Calls made before the view is added cannot prevent its addition.
            let isOut = callback.hasPrefix("did")
            XCTAssertEqual(view.superview == nil, isOut, callback)
            XCTAssertEqual(view.window == nil, isOut, callback)
            XCTAssertEqual(child.window == nil, isOut, callback)
            XCTAssertEqual(view.layer.superlayer == nil, isOut, callback)
            XCTAssertEqual(stage.window.subviews.contains(view), !isOut, callback)
            view.removeFromSuperview()
            stage.advance(by: 0)
        }
    }

    func testAViewMovedInACallbackIsWhereItWasMoved() {
        let stage = Stage.plain()
        for callback in ["willMoveToSuperview", "didMoveToWindow", "didMoveToSuperview"] {
            let view = LoggedView("V", CallbackLog())
            let (from, other) = (UIView(), UIView())
            from.addSubview(view)
            view.onCallback[callback] = { [unowned view] in other.addSubview(view) }
            stage.window.addSubview(view)
            let parents = [from, other, stage.window].filter { $0.subviews.contains(view) }
            XCTAssertEqual(parents.count, 1, callback)
            XCTAssertTrue(view.superview === parents.first, callback)
            XCTAssertTrue(view.layer.superlayer === parents.first?.layer, callback)
            XCTAssertTrue(view.window === parents.first?.window, callback)
            view.removeFromSuperview()
        }
    }

    func testTheNewSuperviewMayLeaveTheWindowMeanwhile() {
        let stage = Stage.plain()
        let parent = UIView()
        stage.window.addSubview(parent)
        let view = LoggedView("V", CallbackLog())
        view.onCallback["willMoveToSuperview"] = { parent.removeFromSuperview() }
        parent.addSubview(view)
        XCTAssertNil(view.window)
        XCTAssertTrue(view.superview === parent)
    }

    func testSubviewsMayRemoveEachOtherWhileTheyEnter() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let (parent, first, second) = (UIView(), LoggedView("1", log), LoggedView("2", log))
        parent.addSubview(first)
        parent.addSubview(second)
        _ = log.take()
        first.onCallback["didMoveToWindow"] = { second.removeFromSuperview() }
        stage.window.addSubview(parent)
        XCTAssertNil(second.window)
        XCTAssertEqual(log.take().filter { $0.hasPrefix("2.didMoveToWindow") }, ["2.didMoveToWindow(nil)"])
    }

    func testAChildControllersViewBringsItsAppearance() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let (parent, child) = (LoggedController("P", log), LoggedController("C", log))
        stage.window.rootViewController = parent
        parent.addChild(child)
        _ = child.view
        _ = log.take()
        parent.view.addSubview(child.view)
        XCTAssertEqual(log.take().filter { $0.hasSuffix("Appear") }, ["C.willAppear", "C.didAppear"])
        child.view.removeFromSuperview()
        XCTAssertEqual(log.take(), ["C.willDisappear", "C.didDisappear"])
    }
}
