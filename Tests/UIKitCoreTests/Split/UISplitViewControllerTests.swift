import Kinora
import TestSupport
import UIKit
import XCTest

/// Columns, display modes, collapse and expansion (`Documentation/Behavior.md#split-views`).
@preconcurrency @MainActor
final class UISplitViewControllerTests: XCTestCase {
    private final class Recorder: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var top: UISplitViewController.Column?
        var takesSecondary = false

        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
            calls.append("mode \(displayMode)")
        }

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            calls.append("collapse")
            return takesSecondary
        }

        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column)")
        }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func screen(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = .systemBackground
        return controller
    }

    private func titles(_ controller: UIViewController?) -> [String?] {
        (controller as? UINavigationController)?.viewControllers.map(\.title) ?? [controller?.title]
    }

    /// 1,180 × 820 points.
    private func tablet() -> Stage {
        let stage = Stage(device: .iPad10)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        return stage
    }

    private func pair() -> (split: UISplitViewController, list: UINavigationController, detail: UINavigationController) {
        let split = UISplitViewController()
        let list = UINavigationController(rootViewController: screen("List"))
        let detail = UINavigationController(rootViewController: screen("Detail"))
        split.viewControllers = [list, detail]
        return (split, list, detail)
    }

    // MARK: Collapsed

    func testAPhoneShowsTheSecondaryControllerAboveThePrimaryOne() {
        let stage = Stage(device: .iPhone15), recorder = Recorder()
        let (split, list, detail) = pair()
        split.delegate = recorder
        stage.window.rootViewController = split
        stage.settle()
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(recorder.take(), ["collapse", "collapsed"])
        XCTAssertEqual(titles(list), ["List", "Detail"])
        XCTAssertEqual(split.viewControllers, [list])
        XCTAssertTrue(detail.viewControllers.isEmpty)
        XCTAssertNotNil(list.topViewController?.view.window)
        XCTAssertTrue(list.topViewController?.splitViewController === split)
    }

    func testADelegateThatTakesTheSecondaryOneLeavesThePrimaryOne() {
        let stage = Stage(device: .iPhone15), recorder = Recorder()
        let (split, list, detail) = pair()
        recorder.takesSecondary = true
        split.delegate = recorder
        stage.window.rootViewController = split
        stage.settle()
        XCTAssertEqual(titles(list), ["List"])
        split.showDetailViewController(UINavigationController(rootViewController: screen("Row")), sender: nil)
        stage.settle()
        XCTAssertEqual(titles(list), ["List", "Row"])
        list.popViewController(animated: true)
        stage.settle()
        XCTAssertEqual(titles(list), ["List"])
        // The list's own rows reach the controller by `showDetailViewController(_:sender:)` as well.
        list.topViewController?.showDetailViewController(screen("Plain"), sender: nil)
        stage.settle()
        XCTAssertEqual(titles(list), ["List", "Plain"])
        _ = detail
    }

    func testColumnsCollapseOntoTheColumnThatTheDelegateNames() {
        for (top, expected) in [(nil, ["A", "B", "C"]), (UISplitViewController.Column.primary, ["A"])] {
            let stage = Stage(device: .iPhone15), recorder = Recorder()
            recorder.top = top
            let split = UISplitViewController(style: .tripleColumn)
            split.delegate = recorder
            split.setViewController(screen("A"), for: .primary)
            split.setViewController(screen("B"), for: .supplementary)
            split.setViewController(screen("C"), for: .secondary)
            stage.window.rootViewController = split
            stage.settle()
            XCTAssertEqual(recorder.take(), ["top secondary", "collapsed"])
            XCTAssertEqual(titles(split.viewControllers.first), expected)
            split.show(.secondary)
            stage.settle()
            XCTAssertEqual(titles(split.viewControllers.first).last, "C")
            split.hide(.secondary)
            stage.settle()
            XCTAssertEqual(titles(split.viewControllers.first).last, expected.count == 3 ? "B" : "A")
            split.show(.primary)
            stage.settle()
            XCTAssertEqual(titles(split.viewControllers.first), ["A"])
        }
    }

    func testTheCompactColumnReplacesAll() {
        let stage = Stage(device: .iPhone15)
        let split = UISplitViewController(style: .doubleColumn), compact = screen("Compact")
        split.setViewController(screen("A"), for: .primary)
        split.setViewController(screen("B"), for: .secondary)
        split.setViewController(compact, for: .compact)
        stage.window.rootViewController = split
        stage.settle()
        XCTAssertEqual(split.viewControllers, [compact])
        XCTAssertEqual(compact.view.frame, stage.window.bounds)
    }

    // MARK: Expanded

    func testAWideScreenHasThePrimaryColumnBesideTheSecondaryOne() {
        let stage = tablet()
        let (split, list, detail) = pair()
        stage.window.rootViewController = split
        stage.settle()
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(list.view.frame, CGRect(x: 0, y: 0, width: 319.5, height: 820), "a hairline is left")
        XCTAssertEqual(detail.view.frame, CGRect(x: 320, y: 0, width: 860, height: 820))
        XCTAssertEqual(list.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(detail.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(split.primaryColumnWidth, 320)
        let new = screen("New")
        list.topViewController?.showDetailViewController(new, sender: nil)
        stage.settle()
        XCTAssertEqual(split.viewControllers, [list, new])
        XCTAssertEqual(new.view.frame.minX, 320)
        XCTAssertNil(detail.view.window)
    }

    func testAHighScreenHidesThePrimaryColumnUntilItIsShown() {
        let stage = Stage(device: .iPad10), recorder = Recorder()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = recorder
        let list = screen("A")
        split.setViewController(list, for: .primary)
        split.setViewController(screen("B"), for: .secondary)
        stage.window.rootViewController = split
        stage.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(split.splitBehavior, .overlay)
        XCTAssertNil(list.viewIfLoaded?.window)
        split.show(.primary)
        XCTAssertEqual(recorder.take(), ["mode oneOverSecondary", "show primary"])
        stage.settle()
        XCTAssertEqual(list.navigationController?.view.frame.minX, 0)
        XCTAssertEqual(split.viewController(for: .secondary)?.navigationController?.view.frame.width, 820, "it covers the other")
        // A tap on the shade.
        stage.tap(at: CGPoint(x: 700, y: 600))
        XCTAssertEqual(recorder.take(), ["mode secondaryOnly", "hide primary"])
        stage.settle()
        XCTAssertNil(list.view.window)
    }

    func testAColumnThatArrivesMovesAsAWholeNextToItsNeighbor() throws {
        let stage = tablet()
        let split = UISplitViewController(style: .tripleColumn)
        for (title, column) in [("A", UISplitViewController.Column.primary), ("B", .supplementary), ("C", .secondary)] {
            split.setViewController(screen(title), for: column)
        }
        stage.window.rootViewController = split
        stage.settle()
        split.show(.primary)
        stage.advance(by: 0.1)
        func frame(_ index: Int) throws -> CGRect { try XCTUnwrap(split.viewControllers[index].view.layer.presentation()).frame }
        XCTAssertGreaterThan(try frame(0).minX, -320)
        XCTAssertLessThan(try frame(0).minX, 0)
        XCTAssertEqual(try frame(1).minX, try frame(0).minX + 320, accuracy: 0.01)
        XCTAssertEqual(try frame(0).width, 319.5)
        let title = try XCTUnwrap(split.viewController(for: .primary)?.view.layer.presentation())
        XCTAssertEqual(title.frame.width, 319.5, "its contents are laid out before")
    }

    func testOnlyALongPanFromTheEdgeBringsThePrimaryColumn() {
        let stage = Stage(device: .iPad10)
        let split = UISplitViewController(style: .doubleColumn)
        let list = screen("A")
        split.setViewController(list, for: .primary)
        split.setViewController(screen("B"), for: .secondary)
        stage.window.rootViewController = split
        stage.settle()
        stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 100, y: 500))
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        stage.settle()
        XCTAssertNil(list.view.window)
        stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500))
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        stage.settle()
        XCTAssertEqual(list.navigationController?.view.frame.minX, 0)
        split.presentsWithGesture = false
        split.hide(.primary)
        stage.settle()
        stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500))
        XCTAssertEqual(split.displayMode, .secondaryOnly)
    }

    func testTheButtonIsInTheBarOfTheFirstVisibleColumn() throws {
        let stage = tablet()
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (screen("A"), screen("B"))
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        stage.window.rootViewController = split
        stage.settle()
        XCTAssertNil(list.navigationItem.leftBarButtonItems, "the app's own items stay")
        let button = { (controller: UIViewController) -> CGPoint? in
            var views = [controller.navigationController!.navigationBar as UIView]
            while let view = views.popLast() {
                if view.accessibilityLabel == "Sidebar" { return view.convert(CGPoint(x: 5, y: 5), to: nil as UIView?) }
                views += view.subviews
            }
            return nil
        }
        stage.tap(at: try XCTUnwrap(button(list)))
        stage.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        stage.tap(at: try XCTUnwrap(button(detail)))
        stage.settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    }

    func testWidthClassesCollapseAndExpandAndStacksReturn() {
        let stage = tablet(), recorder = Recorder()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = recorder
        split.setViewController(screen("A"), for: .primary)
        split.setViewController(screen("B"), for: .secondary)
        stage.window.rootViewController = split
        stage.settle()
        XCTAssertEqual(split.viewControllers.map(titles), [["A"], ["B"]])
        stage.window.traitOverrides.horizontalSizeClass = .compact
        stage.settle()
        XCTAssertEqual(recorder.take(), ["top secondary", "collapsed"])
        XCTAssertEqual(split.viewControllers.map(titles), [["A", "B"]])
        (split.viewControllers.first as? UINavigationController)?.pushViewController(screen("C"), animated: true)
        stage.settle()
        stage.window.traitOverrides.horizontalSizeClass = .regular
        stage.settle()
        XCTAssertEqual(recorder.take(), ["expanded"])
        XCTAssertEqual(split.viewControllers.map(titles), [["A"], ["B", "C"]], "what was pushed above goes with it")
        for controller in split.viewControllers { XCTAssertNotNil(controller.view.window) }
    }

    func testColumnsAreRefusedWithoutAStyleAndPairsWithOne() {
        let plain = UISplitViewController(), columns = UISplitViewController(style: .doubleColumn)
        XCTAssertEqual(
            Diagnostics.complaints {
                plain.setViewController(screen("A"), for: .primary)
                columns.viewControllers = [screen("A")]
                columns.setViewController(screen("A"), for: .supplementary)
            },
            [
                "UISplitViewController: the column primary is refused, since the style is unspecified; it needs init(style:) with that "
                    + "column.",
                "UISplitViewController: viewControllers is refused, since the controller has columns; use setViewController(_:for:).",
                "UISplitViewController: the column supplementary is refused, since the style is doubleColumn; it needs init(style:) with "
                    + "that column.",
            ])
        XCTAssertTrue(plain.viewControllers.isEmpty && columns.viewControllers.isEmpty)
    }

    func testNumbersThatAreNoneLeaveTheUsualWidth() {
        let stage = tablet()
        let (split, list, _) = pair()
        stage.window.rootViewController = split
        for number in [CGFloat.nan, .infinity, -.infinity] {
            split.preferredPrimaryColumnWidthFraction = number
            split.maximumPrimaryColumnWidth = number
            stage.settle()
            XCTAssertEqual(list.view.frame.width, 319.5)
        }
    }
}
