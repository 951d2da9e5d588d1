import Kinora
import UIKit
import XCTest

/// Long alerts, alerts right to left, and action sheets on tablets.
@preconcurrency @MainActor
final class AlertLayoutTests: XCTestCase {
    private func show(_ alert: UIAlertController, on stage: Stage, source: CGRect? = nil) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        stage.window.rootViewController = root
        stage.settle()
        if let source {
            alert.popoverPresentationController?.sourceView = root.view
            alert.popoverPresentationController?.sourceRect = source
        }
        root.present(alert, animated: false)
        stage.settle()
    }

    private func alert(_ style: UIAlertController.Style, message: String?, _ titles: [(String, UIAlertAction.Style)]) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
        for (title, style) in titles { alert.addAction(UIAlertAction(title: title, style: style)) }
        return alert
    }

    private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
        ([root as? View].compactMap { $0 }) + root.subviews.flatMap { views(type, in: $0) }
    }

    private func frame(of text: String, in alert: UIAlertController) -> CGRect {
        views(UILabel.self, in: alert.view).first { $0.text == text }.map { $0.convert($0.bounds, to: nil) } ?? .null
    }

    func testALongAlertScrollsItsMessageAndItsButtonsStay() throws {
        let message = (0..<120).map { "Line \($0)" }.joined(separator: "\n")
        for (style, titles) in [
            (UIAlertController.Style.alert, [("Cancel", UIAlertAction.Style.cancel), ("Agree", .default)]),
            (.alert, [("One", .default), ("Two", .default), ("Three", .destructive), ("Cancel", .cancel)]),
            (.actionSheet, [("One", .default), ("Two", .default), ("Cancel", .cancel)]),
        ] {
            let stage = Stage(device: .iPhone15)
            let alert = alert(style, message: message, titles)
            show(alert, on: stage)
            let frames = titles.map { frame(of: $0.0, in: alert) }
            for (title, frame) in zip(titles, frames) {
                XCTAssertGreaterThan(frame.minY, 59, title.0)
                XCTAssertLessThanOrEqual(frame.maxY, 852 - 34, title.0)
                // Nothing clips the button.
                let label = try XCTUnwrap(views(UILabel.self, in: alert.view).first { $0.text == title.0 })
                for scroll in sequence(first: label as UIView, next: \.superview).compactMap({ $0 as? UIScrollView }) {
                    let shown = scroll.convert(scroll.bounds, to: nil)
                    XCTAssertTrue(shown.insetBy(dx: -1, dy: -1).contains(frame), title.0)
                    XCTAssertFalse(scroll.isScrollEnabled, title.0)
                }
            }
            let text = try XCTUnwrap(views(UILabel.self, in: alert.view).first { $0.text == message })
            let scroll = try XCTUnwrap(sequence(first: text as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first)
            XCTAssertTrue(scroll.isScrollEnabled)
            XCTAssertGreaterThan(scroll.bounds.height, 300)
            let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
            stage.touchDown(at: middle)
            stage.touchMove(to: CGPoint(x: middle.x, y: middle.y - 150), duration: 0.3)
            stage.touchUp()
            stage.settle()
            XCTAssertGreaterThan(scroll.contentOffset.y, 100)
            XCTAssertEqual(titles.map { frame(of: $0.0, in: alert) }, frames)
            XCTAssertNotNil(alert.presentingViewController)
        }
    }

    func testAMessageAndManyButtonsShareTheHeight() throws {
        let stage = Stage(device: .iPhone15)
        let alert = alert(
            .alert, message: String(repeating: "Many words. ", count: 300), (0..<30).map { ("Button \($0)", .default) })
        show(alert, on: stage)
        let scrolls = views(UIScrollView.self, in: alert.view).filter(\.isScrollEnabled)
        XCTAssertEqual(scrolls.count, 2)
        for scroll in scrolls { XCTAssertGreaterThan(scroll.bounds.height, 66) }
        XCTAssertEqual(scrolls.reduce(0) { $0 + $1.bounds.height }, 852 - 59 - 34 - 16, accuracy: 1)
    }

    func testTwoButtonsAreMirroredRightToLeft() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let stage = Stage(device: .iPhone15)
            stage.layoutDirection = direction
            let alert = alert(.alert, message: "Message", [("Delete", .destructive), ("Cancel", .cancel)])
            show(alert, on: stage)
            let (cancel, delete) = (frame(of: "Cancel", in: alert), frame(of: "Delete", in: alert))
            XCTAssertEqual(cancel.midY, delete.midY)
            if direction == .leftToRight {
                XCTAssertLessThan(cancel.maxX, delete.minX)
            } else {
                XCTAssertGreaterThan(cancel.minX, delete.maxX)
            }
            XCTAssertEqual(abs(cancel.midX - delete.midX), 135, accuracy: 0.5)
            XCTAssertEqual((cancel.midX + delete.midX) / 2, 196.5, accuracy: 0.5)
        }
    }

    func testAnActionSheetWithASourceIsAPopoverOnATabletInAnyStyle() {
        for style in [UIModalPresentationStyle?.none, .popover, .pageSheet, .automatic, .formSheet, .fullScreen, .overFullScreen] {
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                let stage = Stage(device: .iPad10)
                stage.layoutDirection = direction
                let sheet = alert(.actionSheet, message: "Message", [("One", .default), ("Cancel", .cancel)])
                if let style { sheet.modalPresentationStyle = style }
                show(sheet, on: stage, source: CGRect(x: 300, y: 200, width: 40, height: 40))
                let shown = sheet.view.convert(sheet.view.bounds, to: nil)
                XCTAssertEqual(shown.midX, 320, "\(String(describing: style))")
                XCTAssertEqual(shown.width, 304, "\(String(describing: style))")
                XCTAssertGreaterThan(shown.minY, 240, "\(String(describing: style))")
                XCTAssertTrue(frame(of: "Cancel", in: sheet).isNull)
                XCTAssertTrue(sheet.presentationController is UIPopoverPresentationController)
            }
        }
        // On a phone it is at the bottom.
        for style in [UIModalPresentationStyle.popover, .pageSheet] {
            let stage = Stage(device: .iPhone15)
            let sheet = alert(.actionSheet, message: "Message", [("One", .default), ("Cancel", .cancel)])
            sheet.modalPresentationStyle = style
            show(sheet, on: stage, source: CGRect(x: 100, y: 200, width: 40, height: 40))
            XCTAssertEqual(frame(of: "Cancel", in: sheet).maxY, 852 - 34, accuracy: 1)
            XCTAssertNil(sheet.popoverPresentationController)
        }
    }
}
