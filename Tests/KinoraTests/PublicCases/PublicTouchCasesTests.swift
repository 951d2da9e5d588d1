import Kinora
import XCTest

/// Touch cases of `Documentation/PublicCases.md`; the number of a case is in its comment.
@preconcurrency @MainActor
final class PublicTouchCasesTests: XCTestCase {
    @MainActor private final class Counter: NSObject {
        var count = 0
        func act() { count += 1 }

        func tap() -> UITapGestureRecognizer { UITapGestureRecognizer(target: self, action: Selector("act", Counter.act)) }
    }

    /// XCTest keeps the objects of all its tests, and a process has one stage at a time.
    private var made: Stage?
    private var stage: Stage {
        let stage = made ?? Stage()
        made = stage
        return stage
    }

    override func tearDown() async throws { made = nil }
    private lazy var root: UIView = {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        return controller.view
    }()

    // Case 1.
    func testAHiddenViewIsNotHit() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.addSubview(view)
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
        view.isHidden = true
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
    }

    // Case 2.
    func testAViewBelowOnePercentOfAlphaIsNotHit() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.addSubview(view)
        view.alpha = 0.009
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
        view.alpha = 0.02
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
    }

    // Case 3.
    func testAViewWithoutInteractionTakesItsSubviewsOutToo() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        root.addSubview(view)
        view.isUserInteractionEnabled = false
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
    }

    // Case 4.
    func testASubviewBeyondItsSuperviewIsNotHitThoughItShows() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.clipsToBounds = false
        view.addSubview(inner)
        root.addSubview(view)
        XCTAssertTrue(root.hitTest(CGPoint(x: 250, y: 250), with: nil) === root)
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === inner)
    }

    // Case 5.
    func testOfSiblingsTheFrontOneIsHit() {
        let (back, front) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        )
        root.addSubview(back)
        root.addSubview(front)
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === front)
        root.bringSubviewToFront(back)
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === back)
    }

    /// Taps a control in a view with a recognizer; returns how often the control's event and the recognizer's action came.
    private func taps(_ control: UIControl, _ event: UIControl.Event, at point: CGPoint? = nil) -> [Int] {
        let (events, recognizer) = (Counter(), Counter())
        root.addGestureRecognizer(recognizer.tap())
        control.addAction(UIAction { _ in events.act() }, for: event)
        if control.frame.size == .zero { control.sizeToFit() }
        control.center = CGPoint(x: 190, y: 300)
        root.addSubview(control)
        stage.advance(by: 0.1)
        stage.tap(at: control.convert(point ?? CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
        stage.advance(by: 0.5)
        return [events.count, recognizer.count]
    }

    // Case 6.
    func testATapOnAButtonIsTheButtonsNotItsSuperviewsRecognizers() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        XCTAssertEqual(taps(button, .touchUpInside), [1, 0])
    }

    // Case 7.
    func testATapOnASwitchIsTheSwitchs() { XCTAssertEqual(taps(UISwitch(), .valueChanged), [1, 0]) }

    // Case 8.
    func testATapOnASegmentIsTheSegmentedControls() {
        XCTAssertEqual(taps(UISegmentedControl(items: ["One", "Two"]), .valueChanged, at: CGPoint(x: 5, y: 10)), [1, 0])
    }

    // Case 9.
    func testATapOnAStepperIsTheSteppers() {
        let stepper = UIStepper()
        stepper.value = 1
        XCTAssertEqual(taps(stepper, .valueChanged, at: CGPoint(x: 80, y: 16)), [1, 0])
    }

    // Case 10.
    func testATapOnAPageControlIsThePageControls() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        pages.numberOfPages = 3
        XCTAssertEqual(taps(pages, .valueChanged, at: CGPoint(x: 190, y: 15)), [1, 0])
    }

    // Case 11.
    func testARecognizerOnAButtonItselfTakesItsTap() {
        let (button, own) = (UIButton(type: .system), Counter())
        button.setTitle("Send", for: .normal)
        button.addGestureRecognizer(own.tap())
        XCTAssertEqual(taps(button, .touchUpInside), [0, 0])
        XCTAssertEqual(own.count, 1)
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 440))
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (rows, rows)
        root.addSubview(table)
        stage.advance(by: 0.1)
        return table
    }

    // Case 12.
    func testARecognizerAroundATableEatsTheTapsOnItsRows() {
        let (rows, recognizer) = (Rows(), Counter())
        root.addGestureRecognizer(recognizer.tap())
        _ = table(rows)
        stage.tap(at: CGPoint(x: 100, y: 120))
        stage.advance(by: 0.5)
        XCTAssertEqual(rows.selected, [])
        XCTAssertEqual(recognizer.count, 1)
    }

    // Case 13.
    func testARecognizerThatCancelsNothingLeavesRowsTheirTaps() {
        let (rows, recognizer) = (Rows(), Counter())
        let tap = recognizer.tap()
        tap.cancelsTouchesInView = false
        root.addGestureRecognizer(tap)
        _ = table(rows)
        stage.tap(at: CGPoint(x: 100, y: 120))
        stage.advance(by: 0.5)
        XCTAssertEqual(rows.selected, [0])
        XCTAssertEqual(recognizer.count, 1)
    }

    // Cases 14 and 15.
    func testAFingerOnAnotherRowHighlightsItAndKeepsTheSelection() {
        let rows = Rows()
        let table = table(rows)
        stage.tap(at: CGPoint(x: 100, y: 120))
        stage.advance(by: 0.5)
        stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 100, y: 210))])
        stage.advance(by: 0.3)
        let (first, third) = (table.cellForRow(at: IndexPath(row: 0, section: 0)), table.cellForRow(at: IndexPath(row: 2, section: 0)))
        XCTAssertEqual(third?.isHighlighted, true)
        XCTAssertEqual(first?.isSelected, true)
        stage.touch([TouchSample(time: 0.02, phase: .moved, location: CGPoint(x: 100, y: 150))])
        XCTAssertEqual(third?.isHighlighted, false)
        XCTAssertEqual(first?.isSelected, true)
        stage.touch([TouchSample(time: 0.3, phase: .ended, location: CGPoint(x: 100, y: 150))])
        stage.settle()
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 0)
        XCTAssertEqual(rows.selected, [0])
    }

    // Case 16.
    func testACellThatIsDeselectedByItselfStaysTheTablesSelection() {
        let rows = Rows()
        let table = table(rows)
        let path = IndexPath(row: 0, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.cellForRow(at: path)?.setSelected(false, animated: false)
        XCTAssertEqual(table.indexPathForSelectedRow, path)
        table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
        stage.advance(by: 0.1)
        table.scrollToRow(at: path, at: .top, animated: false)
        stage.advance(by: 0.1)
        XCTAssertEqual(table.cellForRow(at: path)?.isSelected, true)
    }

    // Case 17.
    func testARowThatCodeSelectsIsNotReported() {
        let rows = Rows()
        table(rows).selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        XCTAssertEqual(rows.selected, [])
    }

    private final class Scrolled: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animation") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("dragging \(decelerate)") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerating") }
    }

    private func scrollView(_ delegate: Scrolled) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        view.contentSize = CGSize(width: 390, height: 4000)
        view.delegate = delegate
        root.addSubview(view)
        stage.advance(by: 0.1)
        return view
    }

    // Case 18.
    func testAScrollingAnimationsEndIsReportedForScrollsByCodeAlone() {
        let delegate = Scrolled()
        let view = scrollView(delegate)
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.settle()
        XCTAssertEqual(delegate.log, ["animation"])
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
        stage.settle()
        XCTAssertEqual(delegate.log, ["animation"])
    }

    // Case 19.
    func testAFlickEndsWithTheEndOfItsDeceleration() {
        let delegate = Scrolled()
        _ = scrollView(delegate)
        stage.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
        stage.settle()
        XCTAssertEqual(delegate.log, ["dragging true", "decelerating"])
    }

    // Case 20.
    func testADragFromRestEndsWithoutDeceleration() {
        let delegate = Scrolled()
        _ = scrollView(delegate)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
        stage.settle()
        XCTAssertEqual(delegate.log, ["dragging false"])
    }

    // Cases 21 and 22.
    func testOnlyTypedTextIsReportedAndThatAfterTheQuestion() {
        final class Typed: NSObject, UITextFieldDelegate {
            var log: [String] = []
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                log.append("should: \(textField.text ?? "")")
                return true
            }
        }
        let (field, typed) = (UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40)), Typed())
        field.delegate = typed
        field.addAction(UIAction { [weak field] _ in typed.log.append("changed: \(field?.text ?? "")") }, for: .editingChanged)
        root.addSubview(field)
        stage.advance(by: 0.1)
        field.text = "a"
        XCTAssertEqual(typed.log, [])
        field.becomeFirstResponder()
        stage.settle()
        field.insertText("b")
        XCTAssertEqual(typed.log.suffix(1), ["changed: ab"])
        stage.window.endEditing(true)
    }

    // Case 23.
    func testControlsThatCodeChangesSendNoEvent() {
        var events = 0
        let controls: [UIControl] = [UISwitch(), UISegmentedControl(items: ["a", "b"]), UISlider(), UIStepper(), UIPageControl()]
        for control in controls {
            control.addAction(UIAction { _ in events += 1 }, for: .allEvents)
            root.addSubview(control)
        }
        (controls[0] as? UISwitch)?.setOn(true, animated: true)
        (controls[1] as? UISegmentedControl)?.selectedSegmentIndex = 1
        (controls[2] as? UISlider)?.setValue(0.5, animated: true)
        (controls[3] as? UIStepper)?.value = 5
        (controls[4] as? UIPageControl)?.numberOfPages = 4
        (controls[4] as? UIPageControl)?.currentPage = 2
        stage.settle()
        XCTAssertEqual(events, 0)
    }
}
