import Kinora
import UIKit
import XCTest
import UIKitTestSupport

@preconcurrency @MainActor
final class UIActivityIndicatorViewTests: XCTestCase {
    func testItIsVisibleOnlyWhileItTurns() {
        let wheel = UIActivityIndicatorView(style: .medium)
        XCTAssertTrue(wheel.isHidden)
        wheel.startAnimating()
        XCTAssertTrue(wheel.isAnimating)
        XCTAssertFalse(wheel.isHidden)
        wheel.stopAnimating()
        XCTAssertFalse(wheel.isAnimating)
        XCTAssertTrue(wheel.isHidden)
        wheel.hidesWhenStopped = false
        XCTAssertFalse(wheel.isHidden)
    }

    func testSizesAreThoseOfTheStyles() {
        XCTAssertEqual(UIActivityIndicatorView(style: .medium).bounds.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(UIActivityIndicatorView(style: .large).intrinsicContentSize, CGSize(width: 37, height: 37))
    }

    func testItTurnsByASpokeEveryEighthOfASecondAndForEver() {
        let stage = Stage(device: Device(name: "wheel", size: CGSize(width: 40, height: 40), scale: 1, safeAreaInsets: .zero))
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.color = .white
        stage.window.addSubview(wheel)
        wheel.startAnimating()
        XCTAssertEqual(stage.settle(timeout: 1), [], "an endless animation is not waited for")
        stage.advance(by: 0.01)
        let first = stage.image()
        stage.advance(by: 0.1)
        XCTAssertEqual(Pixels(stage.image()), Pixels(first), "within an eighth it stands")
        stage.advance(by: 0.1)
        XCTAssertNotEqual(Pixels(stage.image()), Pixels(first))
        stage.advance(by: 0.8)
        XCTAssertEqual(Pixels(stage.image()), Pixels(first), "after a second it stands as before")
    }

    func testItGoesOnWhenItComesIntoAWindowAgain() {
        let stage = Stage()
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.startAnimating()
        stage.window.addSubview(wheel)
        stage.advance(by: 0.1)
        wheel.removeFromSuperview()
        stage.advance(by: 0.1)
        stage.window.addSubview(wheel)
        stage.advance(by: 0.1)
        XCTAssertNotNil(wheel.subviews.first?.layer.animation(forKey: "turning"))
    }

    func testOldStylesHaveSizesAndColors() {
        for (style, length, color) in [
            (UIActivityIndicatorView.Style.whiteLarge, 37.0, UIColor.white), (.white, 20, .white), (.gray, 20, .systemGray),
            (.large, 37, .systemGray),
        ] {
            let view = UIActivityIndicatorView(style: style)
            XCTAssertEqual(view.bounds.width, length)
            XCTAssertEqual(view.color, color)
        }
        let view = UIActivityIndicatorView(style: .gray)
        view.color = .red
        view.style = .whiteLarge
        XCTAssertEqual(view.color, .red)
        view.color = nil
        XCTAssertEqual(view.color, .white)
    }
}
