import Kinora
import UIKit
import XCTest

final class UIAlertControllerTests: XCTestCase {
    /// A phone with white behind, and what was chosen.
    @MainActor
    private final class Scene {
        let stage = Stage(device: .iPhone15)
        let root = UIViewController()
        var chosen: [String] = []

        init() {
            root.view.backgroundColor = .white
            stage.window.rootViewController = root
            stage.settle()
        }

        func show(
            _ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)], title: String? = "Title",
            message: String? = "Message"
        )
            -> UIAlertController
        {
            let alert = UIAlertController(title: title, message: message, preferredStyle: style)
            for (title, style) in titles {
                alert.addAction(
                    UIAlertAction(title: title, style: style) { [unowned self, unowned alert] in
                        chosen.append(($0.title ?? "") + (alert.presentingViewController == nil ? "" : " early"))
                    })
            }
            root.present(alert, animated: false)
            stage.settle()
            return alert
        }

        /// The labels of an alert with their rectangles in the window.
        func labels(_ alert: UIAlertController) -> [String: CGRect] {
            var found: [String: CGRect] = [:]
            var pending: [UIView] = [alert.view]
            while let view = pending.popLast() {
                if let label = view as? UILabel, let text = label.text { found[text] = label.convert(label.bounds, to: nil) }
                pending += view.subviews
            }
            return found
        }

        func tap(_ rectangle: CGRect?) {
            let point = CGPoint(x: rectangle?.midX ?? 0, y: rectangle?.midY ?? 0)
            stage.touch([
                TouchSample(time: 0, phase: .began, location: point), TouchSample(time: 0.05, phase: .ended, location: point),
            ])
            stage.settle()
        }
    }

    func testAnAlertLiesInTheMiddleWithItsButtonsSideBySide() {
        MainActor.assumeIsolated {
            let scene = Scene()
            let alert = scene.show(.alert, [("OK", .default), ("Cancel", .cancel)])
            let labels = scene.labels(alert)
            XCTAssertEqual(labels["Cancel"]?.midX ?? 0, 61.5 + 67.5, accuracy: 0.5)
            XCTAssertEqual(labels["OK"]?.midX ?? 0, 61.5 + 202.5, accuracy: 0.5)
            XCTAssertEqual(labels["OK"]?.midY, labels["Cancel"]?.midY)
            XCTAssertEqual(labels["OK"]?.height, 44)
            XCTAssertEqual(labels["Title"]?.midX ?? 0, 196.5, accuracy: 0.5)
            scene.tap(labels["OK"])
            XCTAssertEqual(scene.chosen, ["OK"])
            XCTAssertNil(scene.root.presentedViewController)
            XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
        }
    }

    func testLongOrManyButtonsLieBelowEachOtherWithTheCancellingOneLast() {
        MainActor.assumeIsolated {
            let scene = Scene()
            let alert = scene.show(.alert, [("Cancel", .cancel), ("A", .default), ("B", .destructive)])
            let labels = scene.labels(alert)
            XCTAssertEqual((labels["B"]?.minY ?? 0) - (labels["A"]?.minY ?? 0), 44)
            XCTAssertEqual((labels["Cancel"]?.minY ?? 0) - (labels["B"]?.minY ?? 0), 44)
            alert.dismiss(animated: false)
            let long = scene.show(.alert, [("Cancel", .cancel), ("A title too long for half", .default)])
            let others = scene.labels(long)
            XCTAssertEqual((others["Cancel"]?.minY ?? 0) - (others["A title too long for half"]?.minY ?? 0), 44)
        }
    }

    func testASheetLiesAtTheBottomWithTheCancellingButtonApart() {
        MainActor.assumeIsolated {
            let scene = Scene()
            let alert = scene.show(.actionSheet, [("A", .default), ("Cancel", .cancel), ("B", .destructive)])
            let labels = scene.labels(alert)
            XCTAssertEqual(labels["Cancel"]?.maxY ?? 0, 852 - 34, accuracy: 0.5)
            XCTAssertEqual(labels["Cancel"]?.height, 57)
            XCTAssertEqual((labels["Cancel"]?.minY ?? 0) - (labels["B"]?.maxY ?? 0), 8)
            XCTAssertEqual(labels["A"]?.width, 377 - 16)
            // Beside it: as the cancelling button.
            scene.tap(CGRect(x: 100, y: 100, width: 0, height: 0))
            XCTAssertEqual(scene.chosen, ["Cancel"])
        }
    }

    func testAFingerSlidesFromButtonToButton() {
        MainActor.assumeIsolated {
            let scene = Scene()
            let alert = scene.show(.actionSheet, [("A", .default), ("Off", .default), ("Cancel", .cancel)])
            alert.actions[1].isEnabled = false
            scene.stage.settle()
            let labels = scene.labels(alert)
            func center(_ name: String) -> CGPoint { CGPoint(x: labels[name]?.midX ?? 0, y: labels[name]?.midY ?? 0) }
            scene.stage.touch([
                TouchSample(time: 0, phase: .began, location: center("A")), TouchSample(time: 0.1, phase: .moved, location: center("Off")),
                TouchSample(time: 0.2, phase: .ended, location: center("Off")),
            ])
            scene.stage.settle()
            XCTAssertEqual(scene.chosen, [])
            scene.stage.touch([
                TouchSample(time: 0, phase: .began, location: center("A")),
                TouchSample(time: 0.1, phase: .moved, location: center("Cancel")),
                TouchSample(time: 0.2, phase: .ended, location: center("Cancel")),
            ])
            scene.stage.settle()
            XCTAssertEqual(scene.chosen, ["Cancel"])
        }
    }

    func testAnAlertComesFromALargerSizeAndGoesByFading() {
        MainActor.assumeIsolated {
            let scene = Scene()
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            scene.root.present(alert, animated: true)
            CATransaction.flush()
            XCTAssertEqual(alert.view.layer.presentation()?.affineTransform().a ?? 0, 1.2, accuracy: 1e-6)
            XCTAssertEqual(alert.view.layer.presentation()?.opacity, 0)
            scene.stage.settle()
            XCTAssertEqual(alert.view.transform, .identity)
            alert.dismiss(animated: true)
            scene.stage.advance(by: 0.125)
            XCTAssertEqual(alert.view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
            scene.stage.settle()
            XCTAssertEqual(alert.view.alpha, 1)
        }
    }

    func testMoreThanFitsScrolls() {
        MainActor.assumeIsolated {
            let scene = Scene()
            let names = (0..<30).map { "Button \($0)" }
            let alert = scene.show(.alert, names.map { ($0, .default) }, message: String(repeating: "Many words. ", count: 200))
            let labels = scene.labels(alert)
            XCTAssertNotNil(labels["Button 29"])
            let card = alert.view.subviews[0].convert(alert.view.subviews[0].bounds, to: nil)
            XCTAssertGreaterThanOrEqual(card.minY, 59 + 8 - 1)
            XCTAssertLessThanOrEqual(card.maxY, 852 - 34 - 8 + 1)
        }
    }

    func testWrongActionsTrap() {
        MainActor.assumeIsolated {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "Cancel", style: .cancel)
            alert.addAction(action)
            XCTAssertTrue(
                Diagnostics.trapSentence { MainActor.assumeIsolated { alert.addAction(UIAlertAction(title: "No", style: .cancel)) } }?
                    .contains("second action") ?? false)
            XCTAssertTrue(
                Diagnostics.trapSentence {
                    MainActor.assumeIsolated { alert.preferredAction = UIAlertAction(title: "?", style: .default) }
                }?
                .contains("not one of its actions") ?? false)
            let other = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            XCTAssertTrue(
                Diagnostics.trapSentence { MainActor.assumeIsolated { other.addAction(action) } }?.contains("is in UIAlertController")
                    ?? false)
            alert.preferredAction = action
            XCTAssertTrue(alert.preferredAction === action)
        }
    }

    /// For looking at: set KINORA_PICTURES to a folder.
    func testPictures() throws {
        try MainActor.assumeIsolated {
            guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
            for dark in [false, true] {
                for style in [UIAlertController.Style.alert, .actionSheet] {
                    let scene = Scene()
                    scene.stage.userInterfaceStyle = dark ? .dark : .light
                    scene.root.view.backgroundColor = .systemBackground
                    let stripe = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
                    stripe.backgroundColor = .systemTeal
                    scene.root.view.addSubview(stripe)
                    _ = scene.show(
                        style,
                        style == .alert
                            ? [("Delete", .destructive), ("Cancel", .cancel)]
                            : [("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)],
                        title: "Delete this picture?", message: "It is deleted from all your devices, and cannot be brought back.")
                    let name = "alert-\(style.rawValue)-\(dark ? "dark" : "light").png"
                    try scene.stage.image().pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
                }
            }
        }
    }
}
