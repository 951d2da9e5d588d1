import Kinora
import UIKit
import XCTest
import UIKitTestSupport

/// Three segments, each 80 wide.
private let rect = CGRect(x: 20, y: 130, width: 240, height: 32)

/// Leading edges of the segments; titles are inset by 2 points.
@MainActor
private func offsets(_ control: UISegmentedControl) -> [CGFloat] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UILabel }.map { $0.frame.minX - 2 }
}

@preconcurrency @MainActor
final class UISegmentedControlTests: XCTestCase {
    func testATapSelects() {
        ControlScene.run { scene in
            let control = scene.add(UISegmentedControl(items: ["a", "b", "c"]), rect)
            XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
            scene.tap(220, 146)
            XCTAssertEqual(control.selectedSegmentIndex, 2)
            XCTAssertEqual(scene.take(), ["down", "value", "primary", "upInside"])
            scene.stage.advance(by: 1)
            scene.tap(220, 146)
            XCTAssertEqual(scene.take(), ["down", "upInside"], "it was selected already")
            control.selectedSegmentIndex = 0
            XCTAssertEqual(scene.take(), [])
            XCTAssertEqual(scene.stage.settle(), [])
        }
    }

    func testTheSelectionSlides() {
        ControlScene.run { scene in
            let control = scene.add(UISegmentedControl(items: ["a", "b", "c"]), rect)
            control.selectedSegmentIndex = 0
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(control.subviews[1].frame, CGRect(x: 2, y: 2, width: 76, height: 28))
            scene.tap(220, 146)
            XCTAssertEqual(control.subviews[1].frame.minX, 162)
            scene.stage.advance(by: 0.15)
            XCTAssertEqual(control.subviews[1].layer.presentation()!.frame.minX, 82, accuracy: 1e-6)
        }
    }

    func testTheSelectionIsDrawnByAFinger() {
        ControlScene.run { scene in
            let control = scene.add(UISegmentedControl(items: ["a", "b", "c"]), rect)
            control.selectedSegmentIndex = 0
            scene.finger(.began, 60, 146)
            XCTAssertEqual(control.subviews[1].transform.a, 0.95, accuracy: 1e-6)
            scene.finger(.moved, 140, 146)
            XCTAssertEqual(control.subviews[1].center.x, 120)
            XCTAssertEqual(control.selectedSegmentIndex, 0, "not yet")
            scene.finger(.moved, 220, 146)
            scene.finger(.ended, 220, 146)
            XCTAssertEqual(control.selectedSegmentIndex, 2)
            XCTAssertEqual(scene.take(), ["down", "dragInside", "dragInside", "value", "primary", "upInside"])
            scene.finger(.began, 220, 146)
            scene.finger(.moved, 60, 146)
            scene.finger(.cancelled, 60, 146)
            XCTAssertEqual(control.selectedSegmentIndex, 2)
            XCTAssertEqual(control.subviews[1].center.x, 200)
        }
    }

    func testAFingerThatLeavesSelectsNothing() {
        ControlScene.run { scene in
            let control = scene.add(UISegmentedControl(items: ["a", "b", "c"]), rect)
            scene.finger(.began, 60, 146)
            scene.finger(.moved, 60, 300)
            scene.finger(.ended, 60, 300)
            XCTAssertEqual(control.selectedSegmentIndex, -1)
            control.setEnabled(false, forSegmentAt: 1)
            scene.tap(140, 146)
            XCTAssertEqual(control.selectedSegmentIndex, -1)
        }
    }

    func testAMomentaryControlIsSelectedOnlyWhileItsTargetsAreCalled() {
        ControlScene.run { scene in
            let control = scene.add(UISegmentedControl(items: ["a", "b", "c"]), rect)
            control.isMomentary = true
            var reported: [Int] = []
            let action = UIAction { reported.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) }
            control.addAction(action, for: .valueChanged)
            scene.tap(140, 146)
            scene.tap(140, 146)
            XCTAssertEqual(reported, [1, 1])
            XCTAssertEqual(control.selectedSegmentIndex, -1)
            control.removeAction(action, for: .valueChanged)
        }
    }

    func testSegmentsComeAndGo() {
        let image = makeRenderer(20, 20).image { _ in }
        let control = UISegmentedControl(items: ["a", image])
        control.insertSegment(withTitle: "front", at: 0, animated: false)
        control.insertSegment(with: image, at: 99, animated: true)
        XCTAssertEqual(control.numberOfSegments, 4)
        XCTAssertEqual(control.titleForSegment(at: 0), "front")
        XCTAssertNil(control.titleForSegment(at: 2))
        XCTAssertTrue(control.imageForSegment(at: 2) === image)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "x", at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2, "the same segment")
        control.removeSegment(at: 0, animated: true)
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 1, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, -1)
        control.setTitle("new", forSegmentAt: 1)
        XCTAssertEqual(control.titleForSegment(at: 1), "new")
        control.removeAllSegments()
        XCTAssertEqual(control.numberOfSegments, 0)
        XCTAssertEqual(control.subviews.count, 2)
    }

    func testWidthsAreSetOrShared() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        XCTAssertEqual(control.bounds.height, 32)
        control.frame = CGRect(x: 0, y: 0, width: 240, height: 32)
        XCTAssertEqual(offsets(control), [0, 80, 160])
        control.setWidth(40, forSegmentAt: 1)
        XCTAssertEqual(offsets(control), [0, 100, 140])
        control.semanticContentAttribute = .forceRightToLeft
        control.setNeedsLayout()
        XCTAssertEqual(offsets(control), [140, 100, 0])
    }

    func testActionsAreDoneWhenTheirSegmentIsSelected() {
        ControlScene.run { scene in
            var done: [String] = []
            let actions = ["one", "two"].map { title in
                UIAction(title: title, identifier: .init(title)) { done.append($0.title) }
            }
            let control = scene.add(UISegmentedControl(frame: .zero, actions: actions), rect)
            XCTAssertEqual(control.segmentIndex(identifiedBy: .init("two")), 1)
            scene.tap(220, 146)
            XCTAssertEqual(done, ["two"])
            control.removeAllSegments()
        }
    }

    func testTitlesTakeTheirAttributes() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .selected)
        control.selectedSegmentIndex = 1
        let labels = control.subviews.compactMap { $0 as? UILabel }
        XCTAssertEqual(labels.map(\.textColor), [.red, .red])
        XCTAssertEqual(labels[1].font.pointSize, 20)
        XCTAssertEqual(labels[0].font.pointSize, 13)
    }
}
