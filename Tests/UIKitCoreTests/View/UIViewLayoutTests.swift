import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class UIViewLayoutTests: XCTestCase {
    func testManyRequestsAreOneLayout() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let view = LoggedView("V", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        _ = log.take()
        view.setNeedsLayout()
        view.setNeedsLayout()
        view.bounds.size.width = 20
        XCTAssertEqual(log.take(), [])
        stage.advance(by: 0.1)
        XCTAssertEqual(log.take(), ["V.layout"])
        stage.advance(by: 1)
        XCTAssertEqual(log.take(), [])
    }

    func testANewTextLaysOutWhatSizesItselfByItAndNothingElse() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let view = LoggedView("V", log, frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let label = UILabel(frame: view.bounds)
        view.addSubview(label)
        stage.window.addSubview(view)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.detailTextLabel?.text = "1"
        stage.window.addSubview(cell)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        button.setTitle("Title", for: .normal)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        _ = log.take()
        label.text = "A text"
        label.font = .boldSystemFont(ofSize: 20)
        let (detail, title) = (cell.detailTextLabel?.frame.width ?? 0, button.titleLabel?.frame.width ?? 0)
        cell.detailTextLabel?.text = "1,000,000"
        button.titleLabel?.font = .systemFont(ofSize: 30)
        stage.advance(by: 0.1)
        XCTAssertEqual(log.take(), [], "no constraints: the superview does not go by the label's size")
        XCTAssertGreaterThan(cell.detailTextLabel?.frame.width ?? 0, detail + 20)
        XCTAssertGreaterThan(button.titleLabel?.frame.width ?? 0, title + 10)
    }

    func testLayoutIfNeededLaysOutNowAndOnce() {
        let log = CallbackLog()
        let (outer, inner) = (LoggedView("O", log), LoggedView("I", log))
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        _ = log.take()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        XCTAssertEqual(log.take(), ["I.layout"])
        outer.layoutIfNeeded()
        XCTAssertEqual(log.take(), [])
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        XCTAssertEqual(log.take(), ["O.layout", "I.layout"], "superviews that need it come first")
    }

    func testAddingAndRemovingLaysOutTheSuperview() {
        let log = CallbackLog()
        let view = LoggedView("V", log)
        let child = UIView()
        for change in [{ view.addSubview(child) }, { child.removeFromSuperview() }, { view.bounds.size.height += 1 }] {
            view.layoutIfNeeded()
            change()
            _ = log.take()
            view.layoutIfNeeded()
            XCTAssertEqual(log.take(), ["V.layout"])
        }
        view.center = CGPoint(x: 5, y: 5)
        view.layoutIfNeeded()
        XCTAssertEqual(log.take(), [], "moving is no reason")
    }

    func testTheControllersCallbacksSurroundTheLayout() {
        final class Controller: UIViewController {
            let log: CallbackLog
            init(_ log: CallbackLog) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = LoggedView("V", log) }
            override func viewWillLayoutSubviews() { log.add("will") }
            override func viewDidLayoutSubviews() { log.add("did") }
        }
        let stage = Stage.plain()
        let log = CallbackLog()
        let controller = Controller(log)
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        _ = log.take()
        controller.view.setNeedsLayout()
        stage.advance(by: 0)
        XCTAssertEqual(log.take(), ["will", "V.layout", "did"])
    }

    func testLayoutWithinABlockIsAnimated() {
        final class Row: UIView {
            let child = UIView()
            var offset = CGFloat(0)
            override func layoutSubviews() { child.frame = CGRect(x: offset, y: 0, width: 10, height: 10) }
        }
        let stage = Stage.plain()
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        row.addSubview(row.child)
        stage.window.addSubview(row)
        stage.advance(by: 0)
        row.offset = 100
        row.setNeedsLayout()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { row.layoutIfNeeded() })
        stage.advance(by: 0.25)
        XCTAssertEqual(row.child.center.x, 105)
        XCTAssertEqual(row.child.layer.presentation()?.position.x ?? 0, 30, accuracy: 1e-9)
    }

    func testALayoutThatNeverRestsIsCutOffAndNamed() {
        final class Restless: UIView {
            var rounds = 0
            override func layoutSubviews() {
                rounds += 1
                setNeedsLayout()
            }
        }
        let stage = Stage.plain()
        let view = Restless()
        let complaints = Diagnostics.complaints {
            stage.window.addSubview(view)
            stage.advance(by: 0)
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(complaints.first?.contains("Restless"), true)
        XCTAssertLessThan(view.rounds, 1000)
        view.removeFromSuperview()
    }

    func testSubviewsAddedInLayoutAreLaidOutInTheSamePass() {
        final class Lazy: UIView {
            let log: CallbackLog
            init(_ log: CallbackLog) {
                self.log = log
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() { if subviews.isEmpty { addSubview(LoggedView("N", log)) } }
        }
        let log = CallbackLog()
        let view = Lazy(log)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertTrue(log.take().contains("N.layout"))
    }

    func testIntrinsicSizeIsNoneAndInvalidatingItLaysOutNoSuperview() {
        let log = CallbackLog()
        let (outer, inner) = (LoggedView("O", log), UIView())
        XCTAssertEqual(inner.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        _ = log.take()
        inner.invalidateIntrinsicContentSize()
        outer.layoutIfNeeded()
        XCTAssertEqual(log.take(), [])
    }
}
