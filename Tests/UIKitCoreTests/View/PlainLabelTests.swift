import CoreGraphics
import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Texts with the same attributes everywhere are shown and measured without attributed strings, which Foundation on Linux never frees.
@preconcurrency @MainActor
final class PlainLabelTests: XCTestCase {
    nonisolated(unsafe) private static let attributes: [(String, [NSAttributedString.Key: Any])] = [
        ("font and color", [.font: UIFont.boldSystemFont(ofSize: 19), .foregroundColor: UIColor.systemRed]),
        ("kern", [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.systemBlue, .kern: 2.0]),
        ("color", [.foregroundColor: UIColor.systemGreen]), ("nothing", [:]),
        ("wrong type", [.font: "no font", .foregroundColor: UIColor.systemGreen]),
    ]

    func testALabelShowsTheSamePixelsAsWithAnAttributedString() {
        for (name, attributes) in Self.attributes {
            let stage = Stage.plain()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
            label.textAlignment = .center
            stage.window.addSubview(label)
            label.attributedText = NSAttributedString(string: "Title äß", attributes: attributes)
            let (wanted, size) = (stage.image(), label.intrinsicContentSize)
            label.attributedText = nil
            label.show("Title äß", attributes)
            XCTAssertEqual(label.intrinsicContentSize, size, name)
            XCTAssertEqual(FrameDigest(stage.image()), FrameDigest(wanted), name)
            XCTAssertEqual(label.text, "Title äß")
        }
    }

    func testAStringIsMeasuredAsTheAttributedStringIs() {
        let stage = Stage.plain()
        for text in ["", "Title", "two\nlines", "سلام"] {
            for (name, attributes) in Self.attributes {
                let wanted = NSAttributedString(string: text, attributes: attributes).size()
                XCTAssertEqual(text.size(withAttributes: attributes), wanted, name)
            }
        }
        withExtendedLifetime(stage) {}
    }

    /// A color with a weak reference.
    func testTheTitlesOfABarAreFreed() {
        let stage = Stage.plain()
        weak var color: UIColor?
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.settle()
        scope {
            let made = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
            color = made
            navigation.navigationBar.titleTextAttributes = [.foregroundColor: made]
            let next = UIViewController()
            next.title = "Title"
            navigation.pushViewController(next, animated: true)
            stage.settle()
            navigation.popViewController(animated: false)
            navigation.navigationBar.titleTextAttributes = nil
            stage.settle()
        }
        XCTAssertNotNil(navigation.topViewController)
        XCTAssertNil(color)
    }
}

private func scope(_ body: () -> Void) { body() }
