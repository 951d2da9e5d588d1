import Kinora
import UIKit
import XCTest

/// Lines of `Stage.traceGestures(_:)`.
@preconcurrency @MainActor
final class GestureTraceTests: XCTestCase {
    private var stage: Stage!
    private var lines: [String] = []

    override func setUp() async throws {
        stage = Stage(device: Device(name: "small", size: CGSize(width: 200, height: 200), scale: 1))
        stage.window.rootViewController = UIViewController()
        await stage.settle()
        lines = []
    }

    override func tearDown() async throws { stage = nil }

    private func view(_ recognizers: UIGestureRecognizer...) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        stage.window.rootViewController?.view.addSubview(view)
        return view
    }

    /// Collects the lines but those of the window's own recognizer for taps at the status bar.
    private func trace() { stage.traceGestures { if !$0.contains("StatusBarTap") { self.lines.append($0) } } }

    func testATapIsALineForTheTouchAndOneForEachDecision() {
        _ = view(UITapGestureRecognizer())
        trace()
        stage.advance(by: 0.25)
        stage.tap(at: CGPoint(x: 20.5, y: 30))
        XCTAssertEqual(lines.count, 3, lines.joined(separator: "\n"))
        XCTAssert(lines[0].hasPrefix("0.2"), lines[0])
        XCTAssert(lines[0].hasSuffix("  touch at (20.5, 30): UIView in UIView in UIWindow"), lines[0])
        XCTAssert(lines[1].hasSuffix("  UITapGestureRecognizer of UIView receives the touch [Touches]"), lines[1])
        XCTAssert(lines[2].hasSuffix("  UITapGestureRecognizer of UIView is recognized: ended [Actions]"), lines[2])
    }

    func testTheReasonOfATapThatDoesNotArriveHasItsRule() {
        let (first, second, disabled, pan) = (
            UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer()
        )
        (first.name, second.name, disabled.name) = ("first", "second", "off")
        disabled.isEnabled = false
        second.numberOfTapsRequired = 2
        first.require(toFail: second)
        _ = view(first, second, disabled, pan)
        trace()
        stage.tap(at: CGPoint(x: 20, y: 30))
        let text = lines.joined(separator: "\n")
        XCTAssert(text.contains("UITapGestureRecognizer 'off' of UIView is not enabled [Defaults]"), text)
        XCTAssert(text.contains("'first' of UIView waits for UITapGestureRecognizer 'second' to fail [Failure requirements]"), text)
        XCTAssert(text.contains("UIPanGestureRecognizer of UIView fails: the touches do not match"), text)
        lines = []
        stage.settle()
        XCTAssert(lines.last?.contains("'first' of UIView is recognized: ended") == true, lines.joined(separator: "\n"))
    }

    func testASecondCallReplacesOutputAndOutsideNoRecognizerIsNamed() {
        trace()
        var others: [String] = []
        stage.traceGestures { if !$0.contains("StatusBarTap") { others.append($0) } }
        stage.tap(at: CGPoint(x: 150, y: 150))
        XCTAssertEqual(lines, [])
        XCTAssertEqual(others.count, 1, others.joined(separator: "\n"))
        XCTAssert(others[0].hasSuffix("touch at (150, 150): UIView in UIWindow"), others[0])
    }
}
