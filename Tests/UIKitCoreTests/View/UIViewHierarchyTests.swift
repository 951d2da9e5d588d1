import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class UIViewHierarchyTests: XCTestCase {
    private static func views(_ count: Int, in parent: UIView) -> [UIView] {
        (0..<count).map { _ in
            let view = UIView()
            parent.addSubview(view)
            return view
        }
    }

    /// The subviews by their index in `all`; the layers must have the same order.
    private static func order(_ parent: UIView, _ all: [UIView], line: UInt = #line) -> [Int] {
        let layers = (parent.layer.sublayers ?? []).filter { layer in parent.subviews.contains { $0.layer === layer } }
        XCTAssertTrue(parent.subviews.map(\.layer).elementsEqual(layers, by: ===), "layers and views differ", line: line)
        return parent.subviews.map { view in all.firstIndex { $0 === view } ?? -1 }
    }

    func testEveryInsertionKeepsLayersInTheOrderOfViews() {
        let parent = UIView()
        var all = Self.views(4, in: parent)
        XCTAssertEqual(Self.order(parent, all), [0, 1, 2, 3])
        all += (0..<4).map { _ in UIView() }
        parent.insertSubview(all[4], at: 0)
        XCTAssertEqual(Self.order(parent, all), [4, 0, 1, 2, 3])
        parent.insertSubview(all[5], at: 99)
        XCTAssertEqual(Self.order(parent, all), [4, 0, 1, 2, 3, 5])
        parent.insertSubview(all[6], aboveSubview: all[1])
        XCTAssertEqual(Self.order(parent, all), [4, 0, 1, 6, 2, 3, 5])
        parent.insertSubview(all[7], belowSubview: all[1])
        XCTAssertEqual(Self.order(parent, all), [4, 0, 7, 1, 6, 2, 3, 5])
        parent.exchangeSubview(at: 7, withSubviewAt: 1)
        XCTAssertEqual(Self.order(parent, all), [4, 5, 7, 1, 6, 2, 3, 0])
        parent.exchangeSubview(at: 3, withSubviewAt: 3)
        parent.bringSubviewToFront(all[7])
        XCTAssertEqual(Self.order(parent, all), [4, 5, 1, 6, 2, 3, 0, 7])
        parent.sendSubviewToBack(all[2])
        XCTAssertEqual(Self.order(parent, all), [2, 4, 5, 1, 6, 3, 0, 7])
        parent.insertSubview(all[2], at: -5)
        parent.bringSubviewToFront(UIView())
        parent.sendSubviewToBack(UIView())
        XCTAssertEqual(Self.order(parent, all), [2, 4, 5, 1, 6, 3, 0, 7])
    }

    func testASubviewThatIsInsertedAgainMoves() {
        let log = CallbackLog()
        let parent = LoggedView("P", log)
        let all = Self.views(4, in: parent)
        _ = log.take()
        parent.addSubview(all[0])
        XCTAssertEqual(Self.order(parent, all), [1, 2, 3, 0])
        parent.insertSubview(all[0], at: 1)
        XCTAssertEqual(Self.order(parent, all), [1, 0, 2, 3])
        parent.insertSubview(all[1], aboveSubview: all[3])
        XCTAssertEqual(Self.order(parent, all), [0, 2, 3, 1])
        parent.insertSubview(all[1], belowSubview: all[1])
        XCTAssertEqual(Self.order(parent, all), [0, 2, 3, 1])
        XCTAssertEqual(log.take(), [], "moving among siblings is not adding")
    }

    func testASiblingThatIsNoSubviewCountsAsFrontOrBack() {
        let parent = UIView()
        let all = Self.views(2, in: parent) + [UIView(), UIView()]
        parent.insertSubview(all[2], aboveSubview: UIView())
        parent.insertSubview(all[3], belowSubview: UIView())
        XCTAssertEqual(Self.order(parent, all), [3, 0, 1, 2])
    }

    func testTheAppsOwnLayersKeepTheirIndices() {
        let parent = UIView()
        let own = CALayer()
        let first = Self.views(1, in: parent)[0]
        parent.layer.addSublayer(own)
        let second = Self.views(1, in: parent)[0]
        XCTAssertTrue((parent.layer.sublayers ?? []).elementsEqual([first.layer, own, second.layer], by: ===))
        parent.sendSubviewToBack(second)
        XCTAssertTrue((parent.layer.sublayers ?? []).elementsEqual([second.layer, first.layer, own], by: ===))
    }

    func testRandomMovesKeepTheOrder() {
        var seed = UInt64(7)
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let parents = [UIView(), UIView()]
        let all = (0..<12).map { _ in UIView() }
        for _ in 0..<2000 {
            let (parent, view, other) = (parents[random(2)], all[random(12)], all[random(12)])
            switch random(7) {
            case 0: parent.addSubview(view)
            case 1: parent.insertSubview(view, at: random(14))
            case 2 where view !== other: parent.insertSubview(view, aboveSubview: other)
            case 3 where view !== other: parent.insertSubview(view, belowSubview: other)
            case 4: view.removeFromSuperview()
            case 5: parent.bringSubviewToFront(view)
            default: parent.sendSubviewToBack(view)
            }
            for parent in parents {
                let found = Self.order(parent, all)
                XCTAssertEqual(found.count, Set(found).count)
                XCTAssertTrue(parent.subviews.allSatisfy { $0.superview === parent })
            }
        }
    }

    func testAddingToAnotherViewTakesItOutOfTheFirst() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.addSubview(view)
        XCTAssertTrue(first.subviews.isEmpty)
        XCTAssertNil(first.layer.sublayers)
        XCTAssertTrue(view.superview === second)
        XCTAssertTrue(view.isDescendant(of: second))
        XCTAssertTrue(view.isDescendant(of: view))
        XCTAssertFalse(view.isDescendant(of: first))
    }

    func testViewWithTagSearchesItselfThenDepthFirst() {
        let root = UIView()
        let all = Self.views(2, in: root)
        let deep = Self.views(1, in: all[0])[0]
        deep.tag = 7
        all[1].tag = 7
        XCTAssertTrue(root.viewWithTag(7) === deep)
        root.tag = 7
        XCTAssertTrue(root.viewWithTag(7) === root)
        XCTAssertNil(root.viewWithTag(8))
    }

    func testTheSuperviewKeepsItsSubviewsAndNotTheInverse() {
        var parent: UIView? = UIView()
        var child: UIView? = UIView()
        let (weakParent, weakChild) = (Weak(parent ?? UIView()), Weak(child ?? UIView()))
        parent?.addSubview(child ?? UIView())
        child = nil
        XCTAssertNotNil(weakChild.object)
        child = weakChild.object
        parent = nil
        XCTAssertNil(weakParent.object)
        XCTAssertNil(child?.superview)
        XCTAssertNil(child?.layer.superlayer)
        child = nil
        XCTAssertNil(weakChild.object)
    }

    func testTenThousandSiblingsComeAndGoInEitherOrder() {
        let stage = Stage.plain()
        let views = (0..<10_000).map { _ in UIView() }
        for leaving in [views, views.reversed()] {
            for view in views { stage.window.addSubview(view) }
            stage.advance(by: 0)
            XCTAssertEqual(stage.window.layer.sublayers?.count, 10_000)
            for view in leaving { view.removeFromSuperview() }
            XCTAssertEqual(stage.window.subviews, [])
            XCTAssertNil(stage.window.layer.sublayers)
        }
    }

    func testTenThousandNestedViewsWork() {
        let stage = Stage.plain()
        let depth = 10_000
        var outermost: UIView? = UIView(frame: CGRect(x: 1, y: 0, width: 100, height: 100))
        weak var innermost = outermost
        let deepest = Weak(outermost ?? UIView())
        for _ in 1..<depth {
            let view = UIView(frame: CGRect(x: 1, y: 0, width: 100, height: 100))
            view.autoresizingMask = .flexibleWidth
            innermost?.addSubview(view)
            innermost = view
            deepest.object = view
        }
        outermost?.frame.size.width = 50
        XCTAssertEqual(innermost?.frame, CGRect(x: 1, y: 0, width: 50, height: 100))
        stage.window.addSubview(outermost ?? UIView())
        stage.advance(by: 0.1)
        XCTAssertEqual(innermost?.convert(.zero, to: nil), CGPoint(x: depth, y: 0))
        XCTAssertTrue(innermost?.window === stage.window)
        outermost?.setNeedsLayout()
        outermost?.layoutIfNeeded()
        XCTAssertNotNil(innermost?.layer.presentation())
        XCTAssertNil(outermost?.viewWithTag(9))
        outermost?.removeFromSuperview()
        stage.advance(by: 0)
        outermost = nil
        XCTAssertNil(deepest.object)
    }
}

@Suite struct UIViewHierarchyTrapTests {
    @Test func aViewWithinItsDescendantTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (outer, middle, inner) = (UIView(), UIView(), UIView())
                outer.addSubview(middle)
                middle.addSubview(inner)
                inner.addSubview(outer)
            }
        }
        #expect(result.trapSentence?.contains("it would become a subview of itself. Take") == true)
    }

    @Test func aViewWithinItselfTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let view = UIView()
                view.addSubview(view)
            }
        }
        #expect(result.trapSentence?.contains("it would become a subview of itself. Take") == true)
    }

    @Test func exchangingBeyondTheSubviewsTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let parent = UIView()
                for _ in 0..<2 { parent.addSubview(UIView()) }
                parent.exchangeSubview(at: 0, withSubviewAt: 2)
            }
        }
        #expect(result.trapSentence?.contains("exchangeSubview(at: 0, withSubviewAt: 2) with 2 subviews") == true)
    }
}
