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

    func testTextFieldsAreTypedInto() throws {
        try MainActor.assumeIsolated {
            let scene = Scene()
            let alert = scene.show(.alert, [("Cancel", .cancel), ("Log in", .default)], title: "Log in", message: "With your name")
            XCTAssertNil(alert.textFields)
            alert.dismiss(animated: false)
            let asking = UIAlertController(title: "Log in", message: "With your name", preferredStyle: .alert)
            asking.addTextField { $0.placeholder = "Name" }
            asking.addTextField {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
            }
            asking.addTextField()
            let action = UIAlertAction(title: "OK", style: .default)
            action.isEnabled = false
            asking.addAction(action)
            let fields = try XCTUnwrap(asking.textFields)
            XCTAssertEqual(fields.map(\.placeholder), ["Name", "Password", nil])
            var ends = 0
            let counter = EndCounter { ends += 1 }
            fields[0].delegate = counter
            scene.root.present(asking, animated: true)
            scene.stage.advance(by: 0.1)
            XCTAssertTrue(fields[0].isFirstResponder)
            scene.stage.type("Ada")
            XCTAssertEqual(fields[0].text, "Ada")
            // What becomes of the buttons does not disturb who types.
            action.isEnabled = true
            asking.message = "With your name, please"
            XCTAssertTrue(fields[0].isFirstResponder)
            XCTAssertEqual(ends, 0)
            scene.stage.settle()
            let places = fields.map { $0.convert($0.bounds, to: nil) }
            let labels = scene.labels(asking)
            let message = try XCTUnwrap(labels["With your name, please"])
            XCTAssertGreaterThan(places[0].minY, message.maxY + 10)
            XCTAssertEqual(places.map { $0.minY - places[0].minY }, [0, 30, 60])
            XCTAssertTrue(places.allSatisfy { $0.minX > 61.5 + 16 && $0.width.rounded() == 238 - 14 && $0.height == 30 }, "\(places)")
            XCTAssertGreaterThan(try XCTUnwrap(labels["OK"]).minY, places[2].maxY + 15)
            XCTAssertEqual(message.midX, 196.5, accuracy: 0.5)
            scene.tap(places[1])
            XCTAssertTrue(fields[1].isFirstResponder)
            scene.tap(labels["OK"])
            scene.stage.settle()
            XCTAssertNil(asking.presentingViewController)
            XCTAssertFalse(fields[1].isFirstResponder)
            XCTAssertEqual(asking.textFields?.first?.text, "Ada")
        }
    }

    private final class EndCounter: NSObject, UITextFieldDelegate {
        let ended: () -> Void
        init(_ ended: @escaping () -> Void) { self.ended = ended }
        func textFieldDidEndEditing(_ textField: UITextField) { ended() }
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
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            XCTAssertTrue(
                Diagnostics.trapSentence { MainActor.assumeIsolated { sheet.addTextField() } }?.contains("to an action sheet") ?? false)
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
                    guard style == .alert else { continue }
                    scene.root.dismiss(animated: false)
                    let alert = UIAlertController(title: "Log in", message: "With your name and password", preferredStyle: .alert)
                    alert.addTextField { $0.text = "Ada" }
                    alert.addTextField { $0.placeholder = "Password" }
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    alert.addAction(UIAlertAction(title: "Log in", style: .default))
                    scene.root.present(alert, animated: false)
                    try scene.stage.image().pngData().write(
                        to: URL(fileURLWithPath: folder).appendingPathComponent("alert-fields-\(dark ? "dark" : "light").png"))
                }
            }
        }
    }
}
