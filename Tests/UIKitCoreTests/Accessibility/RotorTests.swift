import Accessibility
import Kinora
import TestSupport
import UIKit
import XCTest

/// Rotors, scrolling and details, as assistive technologies use them.
@preconcurrency @MainActor
final class RotorTests: XCTestCase {
    private final class Card: UIView, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = []
    }

    func testARotorGoesFromElementToElement() throws {
        let stage = Stage(device: .iPhone15)
        let views = (0..<3).map { _ in UIView() }
        let list = UIView()
        let rotor = UIAccessibilityCustomRotor(name: "Places") { predicate in
            let at = views.firstIndex { $0 === predicate.currentItem.targetElement }
            let next = predicate.searchDirection == .next ? (at ?? -1) + 1 : (at ?? views.count) - 1
            return views.indices.contains(next) ? UIAccessibilityCustomRotorItemResult(targetElement: views[next], targetRange: nil) : nil
        }
        list.accessibilityCustomRotors = [rotor]
        XCTAssertEqual(list.accessibilityCustomRotors?.map(\.name), ["Places"])
        XCTAssertEqual(rotor.systemRotorType, .none)
        var found: [Int] = []
        var item: UIAccessibilityCustomRotorItemResult?
        while let next = stage.seek(rotor, from: item), found.count < 5 {
            found.append(views.firstIndex { $0 === next.targetElement } ?? -1)
            item = next
        }
        XCTAssertEqual(found, [0, 1, 2])
        let last = try XCTUnwrap(stage.seek(rotor, .previous))
        XCTAssertTrue(last.targetElement === views[2])
        XCTAssertEqual(UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }.systemRotorType, .heading)
    }

    func testScrollsGoUpToWhatScrolls() {
        let stage = Stage(device: .iPhone15)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        scroll.addSubview(label)
        stage.window.addSubview(scroll)
        XCTAssertTrue(stage.scroll(label, .down))
        XCTAssertEqual(scroll.contentOffset.y, 400)
        XCTAssertTrue(stage.scroll(label, .down))
        XCTAssertEqual(scroll.contentOffset.y, 600, "the end")
        XCTAssertFalse(stage.scroll(label, .down))
        XCTAssertFalse(stage.scroll(label, .right))
        XCTAssertTrue(stage.scroll(label, .up))
        XCTAssertEqual(scroll.contentOffset.y, 200)
        XCTAssertEqual(stage.announcements.count, 3)
    }

    func testDetailsAreValues() throws {
        let detail = AXCustomContent(label: "Size", value: "3 MB")
        detail.importance = .high
        let card = Card()
        card.accessibilityCustomContent = [detail]
        XCTAssertEqual(card.accessibilityCustomContent.map { "\($0.label) \($0.value)" }, ["Size 3 MB"])
        let copy = try XCTUnwrap(detail.copy() as? AXCustomContent)
        XCTAssertEqual([copy.label, copy.value], ["Size", "3 MB"])
        XCTAssertEqual(copy.importance, .high)
    }
}
