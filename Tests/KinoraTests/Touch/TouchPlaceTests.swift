import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class TouchPlaceTests: XCTestCase {
    func testAViewIsTouchedInItsMiddleWhereverItIs() {
        let log = TouchLog()
        let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let inner = TouchLog.View(frame: CGRect(x: 20, y: 40, width: 40, height: 40))
        outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
        log.view.addSubview(outer)
        outer.addSubview(inner)
        log.stage.tap(at: inner)
        XCTAssertEqual(inner.lines.first, "began 0.0000 140.00 140.00")
        log.stage.drag(from: inner, to: outer)
        XCTAssertEqual(inner.lines.last, "ended 0.5800 150.00 150.00")
    }

    func testAFingerOnALabelReachesWhatTheLabelIsIn() {
        let log = TouchLog()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        log.view.addSubview(label)
        log.stage.tap(at: label)
        XCTAssertEqual(log.take().first, "began 0.0000 60.00 20.00")
    }

    func testLayoutThatWaitsIsDoneFirst() {
        let log = TouchLog()
        final class Row: UIView {
            override func layoutSubviews() { subviews.first?.frame = CGRect(x: 100, y: 0, width: 50, height: 50) }
        }
        let row = Row(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
        let button = TouchLog.View()
        row.addSubview(button)
        log.view.addSubview(row)
        log.stage.tap(at: button)
        XCTAssertEqual(button.lines.first, "began 0.0000 125.00 125.00")
    }

    func testAViewThatAFingerCannotReachTrapsAndSaysWhy() {
        final class Card: UIView {
            override nonisolated var description: String { "<Card>" }
        }
        final class Cover: UIView {
            override nonisolated var description: String { "<Cover>" }
        }
        let log = TouchLog()
        let card = Card(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
        @MainActor func sentence(_ change: () -> Void = {}) -> String {
            Diagnostics.trapSentence {
                change()
                MainActor.assumeIsolated { log.stage.tap(at: card) }
            } ?? "none"
        }
        XCTAssertTrue(sentence().hasPrefix("Stage.tap(at:): a finger does not reach <Card>: it is in no window."))
        let cover = Cover(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        log.view.addSubview(cover)
        cover.addSubview(card)
        let says = "Stage.tap(at:): a finger does not reach <Card>: "
        XCTAssertEqual(sentence(), "none")
        XCTAssertTrue(sentence { card.isHidden = true }.hasPrefix(says + "it is hidden"))
        XCTAssertTrue(sentence { cover.isHidden = true }.hasPrefix(says + "its superview <Cover> is hidden"))
        XCTAssertTrue(sentence { card.alpha = 0 }.hasPrefix(says + "it is transparent (alpha 0.0)"))
        XCTAssertTrue(sentence { card.center.x = 400 }.hasPrefix(says + "(400.0, 70.0) lies outside of the screen"))
        XCTAssertTrue(
            sentence { cover.addSubview(Cover(frame: card.frame)) }.hasPrefix(says + "at (70.0, 70.0) it is covered by <Cover>"))
        XCTAssertTrue(sentence { cover.bounds.size.height = 10 }.contains("reaches its superview"))
        let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        alert.windowLevel = .alert
        alert.addSubview(Cover(frame: alert.bounds))
        XCTAssertTrue(sentence { alert.isHidden = false }.hasPrefix(says + "at (70.0, 70.0) it is covered by <Cover>"))
        let pinch = Diagnostics.trapSentence { MainActor.assumeIsolated { log.stage.pinch(at: card, from: 100, to: 20) } }
        XCTAssertTrue(pinch?.hasPrefix("Stage.pinch(at:from:to:): a finger does not reach <Card>: ") == true)
    }
}
