import Kinora
import UIKit
import XCTest

/// A view that is an element of that name.
@MainActor private func element(_ name: String, _ x: CGFloat, _ y: CGFloat, in superview: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 40, height: 20))
    view.isAccessibilityElement = true
    view.accessibilityLabel = name
    superview.addSubview(view)
    return view
}

@MainActor private func read(_ stage: Stage) -> [String?] { stage.accessibilityElements.map(\.accessibilityLabel) }

@preconcurrency @MainActor
final class AccessibilityTreeTests: XCTestCase {
    func testElementsAreReadRowByRowFromTheLeadingEdge() {
        let stage = Stage()
        _ = element("d", 0, 100, in: stage.window)
        _ = element("b", 100, 5, in: stage.window)
        _ = element("c", 200, 0, in: stage.window)
        _ = element("a", 0, 3, in: stage.window)
        XCTAssertEqual(read(stage), ["a", "b", "c", "d"])
        stage.layoutDirection = .rightToLeft
        XCTAssertEqual(read(stage), ["c", "b", "a", "d"])
    }

    func testGroupsAreReadTogether() {
        let stage = Stage()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
        for view in [left, right] { stage.window.addSubview(view) }
        _ = element("left 1", 0, 0, in: left)
        _ = element("left 2", 0, 50, in: left)
        _ = element("right 1", 0, 0, in: right)
        _ = element("right 2", 0, 50, in: right)
        XCTAssertEqual(read(stage), ["left 1", "right 1", "left 2", "right 2"])
        left.shouldGroupAccessibilityChildren = true
        right.shouldGroupAccessibilityChildren = true
        XCTAssertEqual(read(stage), ["left 1", "left 2", "right 1", "right 2"])
    }

    func testAContainersOwnListCountsAndKeepsItsOrder() {
        let stage = Stage()
        let chart = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(chart)
        _ = element("left out", 0, 0, in: chart)
        let bars = ["second", "first"].map { name -> UIAccessibilityElement in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = name
            return bar
        }
        chart.accessibilityElements = bars + [chart]
        XCTAssertEqual(read(stage), ["second", "first"])
        XCTAssertEqual(chart.accessibilityElementCount(), 3)
        XCTAssertTrue(chart.accessibilityElement(at: 1) as AnyObject === bars[1])
        XCTAssertNil(chart.accessibilityElement(at: 3))
        XCTAssertEqual(chart.index(ofAccessibilityElement: bars[1]), 1)
        XCTAssertEqual(chart.index(ofAccessibilityElement: stage.window), NSNotFound)
    }

    private final class Counting: UIView {
        lazy var elements = (0..<3).map { index -> UIAccessibilityElement in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "part \(index)"
            return element
        }

        override func accessibilityElementCount() -> Int { 3 }
        override func accessibilityElement(at index: Int) -> Any? { elements[index] }
    }

    func testAContainerMayCountInsteadOfListing() {
        let stage = Stage()
        stage.window.addSubview(Counting())
        XCTAssertEqual(read(stage), ["part 0", "part 1", "part 2"])
    }

    func testHiddenAndClearViewsAndWhatIsBesideAModalOneAreLeftOut() {
        let stage = Stage()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(box)
        let a = element("a", 0, 0, in: box)
        let b = element("b", 0, 30, in: box)
        let c = element("c", 0, 60, in: stage.window)
        a.isHidden = true
        XCTAssertEqual(read(stage), ["b", "c"])
        a.isHidden = false
        b.alpha = 0
        XCTAssertEqual(read(stage), ["a", "c"])
        b.alpha = 1
        box.accessibilityElementsHidden = true
        XCTAssertEqual(read(stage), ["c"])
        box.accessibilityElementsHidden = false
        c.accessibilityViewIsModal = true
        XCTAssertEqual(read(stage), ["c"])
        c.isHidden = true
        XCTAssertEqual(read(stage), ["a", "b"])
    }

    func testWhatAnElementContainsIsNotRead() {
        let stage = Stage()
        let card = element("card", 0, 0, in: stage.window)
        _ = element("inside", 0, 0, in: card)
        XCTAssertEqual(read(stage), ["card"])
    }

    func testTenThousandNestedViewsAndListsAreRead() {
        let stage = Stage()
        var at: UIView = stage.window
        for _ in 0..<10_000 {
            let view = UIView()
            at.addSubview(view)
            view.shouldGroupAccessibilityChildren = true
            at = view
        }
        at.isAccessibilityElement = true
        XCTAssertTrue(stage.accessibilityElements.first === at)
    }

    func testViewsAreFoundByIdentifierAndByLabel() {
        let stage = Stage()
        let a = element("Save", 0, 0, in: stage.window)
        a.accessibilityIdentifier = "save"
        XCTAssertTrue(stage.view(withIdentifier: "save") === a)
        XCTAssertTrue(stage.view(withLabel: "Save") === a)
        XCTAssertNil(stage.view(withIdentifier: "Save"))
    }

    private final class Box: UIView {
        var log: [String] = []
        var answers = true
        override func accessibilityActivate() -> Bool {
            log.append("activate")
            return answers
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("began \(touches.first!.location(in: nil))")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        func remove() -> Bool {
            log.append("remove")
            return true
        }
    }

    func testAnElementIsActivatedByItsMethodOrByATouch() {
        let stage = Stage()
        let box = Box(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.window.addSubview(box)
        stage.activate(box)
        XCTAssertEqual(box.log, ["activate"])
        box.answers = false
        box.accessibilityActivationPoint = CGPoint(x: 12, y: 13)
        stage.activate(box)
        XCTAssertEqual(box.log, ["activate", "activate", "began (12.0, 13.0)", "ended"])
    }

    func testCustomActionsCallTheirClosureOrTheirTarget() {
        let stage = Stage()
        let box = Box()
        box.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Remove", target: box, selector: Selector("remove", Box.remove)),
            UIAccessibilityCustomAction(name: "Refuse") { $0.name != "Refuse" },
        ]
        XCTAssertEqual(box.accessibilityCustomActions?.map { stage.perform($0) }, [true, false])
        XCTAssertEqual(box.log, ["remove"])
    }
}
