import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class PopoverTests: XCTestCase {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var dismisses = true

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }

        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { log.append("prepare") }
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            log.append("should")
            return dismisses
        }
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
            log.append("did")
        }
    }

    private var stage: Stage!
    private var root: UIViewController!
    private var button: UIView!
    private var content: UIViewController!
    private var delegate: Delegate!

    override func tearDown() {
        (root, button, content, delegate, stage) = (nil, nil, nil, nil, nil)
    }

    override func setUp() {
        stage = Stage(device: Device(name: "pop", size: CGSize(width: 400, height: 800), scale: 1, safeAreaInsets: .zero))
        root = UIViewController()
        button = UIView(frame: CGRect(x: 180, y: 100, width: 40, height: 40))
        content = UIViewController()
        delegate = Delegate()
        stage.window.rootViewController = root
        root.view.addSubview(button)
        stage.advance(by: 0.1)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
    }

    private func present(adapts: Bool = false) throws -> UIPopoverPresentationController {
        let popover = try XCTUnwrap(content.popoverPresentationController)
        popover.sourceView = button
        if !adapts { popover.delegate = delegate }
        root.present(content, animated: true)
        stage.advance(by: 0.5)
        return popover
    }

    private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    func testTheBubbleIsBelowItsSourceAndPointsAtIt() throws {
        let popover = try present()
        XCTAssertEqual(popover.arrowDirection, .up)
        XCTAssertEqual(frame, CGRect(x: 100, y: 153, width: 200, height: 150))
        XCTAssertEqual(delegate.log, ["prepare"])
    }

    func testTheSourceMayBeAViewOrAnItem() throws {
        let popover = try XCTUnwrap(content.popoverPresentationController)
        popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        popover.sourceItem = button
        XCTAssertTrue(popover.sourceView === button && popover.sourceItem === button)
        XCTAssertEqual(popover.sourceRect, .null)
        XCTAssertEqual(button.frame(in: stage.window), CGRect(x: 180, y: 100, width: 40, height: 40))
        XCTAssertEqual(UIView().frame(in: stage.window), .null)
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        popover.sourceItem = item
        XCTAssertTrue(popover.barButtonItem === item && popover.sourceItem === item)
        XCTAssertNil(popover.sourceView)
        XCTAssertEqual(item.frame(in: stage.window), .null, "no bar shows it")
    }

    func testTheOtherEdgesAreUsedWhereTheyHaveSpace() throws {
        button.frame.origin = CGPoint(x: 350, y: 740)
        let popover = try present()
        XCTAssertEqual(popover.arrowDirection, .down)
        XCTAssertEqual(frame, CGRect(x: 190, y: 577, width: 200, height: 150))
    }

    func testOnlyPermittedDirectionsAreUsed() throws {
        button.frame.origin = CGPoint(x: 20, y: 400)
        let popover = try XCTUnwrap(content.popoverPresentationController)
        popover.permittedArrowDirections = [.left, .right]
        _ = try present()
        XCTAssertEqual(popover.arrowDirection, .left)
        XCTAssertEqual(frame, CGRect(x: 73, y: 345, width: 200, height: 150))
    }

    func testATapOutsideDismisses() throws {
        _ = try present()
        delegate.dismisses = false
        stage.tap(at: CGPoint(x: 50, y: 700))
        stage.advance(by: 0.5)
        XCTAssertNotNil(root.presentedViewController)
        delegate.dismisses = true
        stage.tap(at: CGPoint(x: 200, y: 230))
        stage.advance(by: 0.5)
        XCTAssertNotNil(root.presentedViewController, "a tap inside does nothing")
        stage.tap(at: CGPoint(x: 50, y: 700))
        stage.advance(by: 0.5)
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(delegate.log, ["prepare", "should", "should", "did"])
    }

    func testInCompactWidthItIsASheetUnlessTheDelegateSaysOtherwise() throws {
        let popover = try present(adapts: true)
        XCTAssertNotNil(root.presentedViewController)
        XCTAssertEqual(content.presentationController?.presentationStyle, .pageSheet)
        XCTAssertEqual(popover.arrowDirection, .unknown)
        XCTAssertEqual(frame.width, 400)
    }

    func testTheSizeFollowsThePreferredOne() throws {
        _ = try present()
        content.preferredContentSize = CGSize(width: 300, height: 100)
        stage.advance(by: 0.1)
        XCTAssertEqual(frame, CGRect(x: 50, y: 153, width: 300, height: 100))
        content.preferredContentSize = CGSize(width: 900, height: 2000)
        stage.advance(by: 0.1)
        XCTAssertEqual(frame, CGRect(x: 10, y: 153, width: 380, height: 637))
    }
}
