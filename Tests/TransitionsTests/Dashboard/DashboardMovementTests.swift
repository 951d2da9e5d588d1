import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// The table of the effects spec, section 1, at the times the issue names.
@preconcurrency @MainActor
final class DashboardMovementTests: XCTestCase {
    private static let times = [0, 0.075, 0.15, 0.225, 0.3]

    func testASectionGrowsOutOfTheMiddleWithEaseOut() throws {
        let scene = DashboardScene()
        let section = ColoredController("Section", .red)
        scene.present(section, .inViaScale)
        scene.commit()
        let start = scene.stage.now
        for time in Self.times {
            scene.advance(to: time, after: start)
            let scale = 0.1 + 0.9 * Curve.easeOut(time / 0.3)
            let shown = try XCTUnwrap(scene.shownTransform(of: section))
            XCTAssertEqual(Double(shown.m11), scale, accuracy: 1e-6)
            XCTAssertEqual(Double(shown.m22), scale, accuracy: 1e-6)
            XCTAssertEqual(section.view.layer.presentation()?.position, CGPoint(x: 150, y: 300))
            XCTAssertEqual(scene.redLength(ofRow: 300), 300 * scale, accuracy: 0.5)
        }
        XCTAssertEqual(section.view.transform, .identity)
        scene.stage.settle()
        XCTAssertTrue(scene.screens.elementsEqual([section.view], by: ===))
        XCTAssertEqual(scene.completions, [" true"])
    }

    func testASectionShrinksAwayInFrontOfItsTargetWithEaseIn() throws {
        let scene = DashboardScene()
        let section = ColoredController("Section", .red)
        scene.present(section, .inViaScale)
        scene.stage.settle()
        scene.present(scene.root, .outViaScale)
        scene.commit()
        let start = scene.stage.now
        XCTAssertTrue(scene.screens.elementsEqual([scene.root.view, section.view], by: ===))
        for time in Self.times.dropLast() {
            scene.advance(to: time, after: start)
            let scale = 1 - 0.99 * Curve.easeIn(time / 0.3)
            XCTAssertEqual(Double(try XCTUnwrap(scene.shownTransform(of: section)).m11), scale, accuracy: 1e-6)
            XCTAssertEqual(scene.redLength(ofRow: 300), 300 * scale, accuracy: 0.5)
        }
        scene.advance(to: 0.3, after: start)
        XCTAssertNil(section.view.superview)
        XCTAssertEqual(section.view.transform, .identity)
        XCTAssertEqual(scene.stackNames, ["Dashboard"])
    }

    func testANoteSlidesInFromBelowWithEaseInOut() throws {
        let scene = DashboardScene()
        let note = ColoredController("Note", .red)
        scene.present(note, .inFromBottom)
        scene.commit()
        let start = scene.stage.now
        for time in Self.times {
            scene.advance(to: time, after: start)
            let offset = 600 * (1 - Curve.easeInOut(time / 0.3))
            XCTAssertEqual(Double(try XCTUnwrap(scene.shownTransform(of: note)).m42), offset, accuracy: 600e-6)
            if offset > 50 { XCTAssertEqual(scene.redLength(ofColumn: 150), 600 - offset, accuracy: 0.5) }
        }
        XCTAssertEqual(note.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    func testANoteSlidesOutDownwardsWithEaseInOut() throws {
        let scene = DashboardScene()
        let note = ColoredController("Note", .red)
        scene.present(note, .inFromBottom)
        scene.stage.settle()
        scene.present(scene.root, .outToBottom)
        scene.commit()
        let start = scene.stage.now
        for time in Self.times.dropLast() {
            scene.advance(to: time, after: start)
            let offset = 600 * Curve.easeInOut(time / 0.3)
            XCTAssertEqual(Double(try XCTUnwrap(scene.shownTransform(of: note)).m42), offset, accuracy: 600e-6)
            if offset > 50 { XCTAssertEqual(scene.redLength(ofColumn: 150), 600 - offset, accuracy: 0.5) }
        }
        scene.advance(to: 0.3, after: start)
        XCTAssertNil(note.view.superview)
        XCTAssertEqual(note.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    func testTheNumbersCanBeChanged() throws {
        let scene = DashboardScene()
        scene.navigation.transitionDuration = 1
        scene.navigation.initialScale = 0.5
        scene.navigation.growingCurve = .linear
        let section = ColoredController("Section", .red)
        scene.present(section, .inViaScale)
        scene.commit()
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(Double(try XCTUnwrap(scene.shownTransform(of: section)).m11), 0.75, accuracy: 1e-6)
    }

    func testAScreenThatIsInterruptedGoesOnFromWhatIsShown() throws {
        let scene = DashboardScene()
        let section = ColoredController("Section", .red)
        scene.present(section, .inViaScale, noting: "in")
        scene.commit()
        scene.stage.advance(by: 0.1)
        let before = try XCTUnwrap(scene.shownTransform(of: section)).m11
        scene.present(scene.root, .outViaScale, noting: "out")
        scene.commit()
        XCTAssertEqual(try XCTUnwrap(scene.shownTransform(of: section)).m11, before, accuracy: 1e-9)
        scene.stage.advance(by: 0.1)
        let later = try XCTUnwrap(scene.shownTransform(of: section)).m11
        scene.present(section, .inViaScale, noting: "again")
        scene.commit()
        XCTAssertEqual(try XCTUnwrap(scene.shownTransform(of: section)).m11, later, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.completions, ["in false", "out false", "again true"])
        XCTAssertTrue(scene.screens.elementsEqual([section.view], by: ===))
        XCTAssertEqual(scene.stackNames, ["Dashboard", "Section"])
    }
}
