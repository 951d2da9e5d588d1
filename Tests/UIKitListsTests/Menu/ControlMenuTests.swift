import Kinora
import TestSupport
import UIKit
import XCTest

/// Menus of controls, which are their own delegates, and the views to which previews go back.
@preconcurrency @MainActor
final class ControlMenuTests: XCTestCase {
    private final class Dial: UIControl {
        var log: [String] = []
        var point: CGPoint?
        var lifts = false
        var hasMenu = true

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu at \(Int(location.x)),\(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Turn") { self.log.append("turn by \($0.sender as? UIControl === self)") }])
            })
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { lifts ? UITargetedPreview(view: self) : nil }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            log.append("display")
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            log.append("end")
        }
        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
            point ?? super.menuAttachmentPoint(for: configuration)
        }
    }

    private func menus(_ view: UIView) -> [UIView] { view.accessibilityIdentifier == "menu" ? [view] : view.subviews.flatMap(menus) }

    private func rows(_ stage: Stage) -> [UIView] {
        func found(_ view: UIView) -> [UIView] {
            view.isAccessibilityElement && view.accessibilityTraits.contains(.button) ? [view] : view.subviews.flatMap(found)
        }
        return menus(stage.window).last.map(found) ?? []
    }

    private func frame(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }

    private func made<Control: UIControl>(_ control: Control) -> (stage: Stage, control: Control) {
        let stage = Stage(device: .iPhone15)
        control.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
        stage.window.addSubview(control)
        return (stage, control)
    }

    func testALongPressOpensTheMenuOfAControlThatEnablesIt() throws {
        let (stage, dial) = made(Dial())
        XCTAssertNil(dial.contextMenuInteraction)
        stage.longPress(at: dial, duration: 0.7)
        XCTAssertEqual(dial.log, [])
        dial.isContextMenuInteractionEnabled = true
        let interaction = try XCTUnwrap(dial.contextMenuInteraction)
        XCTAssertTrue(interaction.view === dial && interaction.delegate === dial)
        XCTAssertEqual(interaction.menuAppearance, .unknown)
        stage.longPress(at: dial, duration: 0.7)
        stage.advance(by: 0.6)
        XCTAssertEqual(dial.log, ["menu at 50,22", "display"])
        XCTAssertEqual(interaction.menuAppearance, .compact)
        XCTAssertFalse(dial.isHidden, "nothing is lifted")
        XCTAssertEqual(frame(rows(stage).first).origin, CGPoint(x: 40, y: 252))
        stage.tap(at: try XCTUnwrap(rows(stage).first))
        stage.advance(by: 0.6)
        XCTAssertEqual(dial.log, ["menu at 50,22", "display", "end", "turn by true"])
        XCTAssertEqual(interaction.menuAppearance, .unknown)
        dial.isContextMenuInteractionEnabled = false
        XCTAssertNil(dial.contextMenuInteraction)
        XCTAssertEqual(dial.gestureRecognizers?.count ?? 0, 0)
    }

    func testATouchOpensThePrimaryMenuOrSendsTheActionWithoutOne() {
        let (stage, dial) = made(Dial())
        dial.isContextMenuInteractionEnabled = true
        let interaction = dial.contextMenuInteraction
        dial.showsMenuAsPrimaryAction = true
        XCTAssertTrue(dial.contextMenuInteraction === interaction)
        var taps = 0
        dial.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        dial.addAction(UIAction { _ in dial.log.append("triggered") }, for: .menuActionTriggered)
        stage.tap(at: dial)
        stage.advance(by: 0.6)
        XCTAssertEqual(dial.log, ["menu at 50,22", "triggered", "display"])
        XCTAssertEqual(taps, 0)
        stage.tap(at: CGPoint(x: 300, y: 700))
        stage.advance(by: 0.6)
        dial.hasMenu = false
        stage.tap(at: dial)
        XCTAssertEqual(taps, 1)
        dial.isEnabled = false
        dial.hasMenu = true
        dial.log = []
        stage.tap(at: dial)
        XCTAssertEqual(dial.log, [])
    }

    func testAMenuOpensBelowItsPoint() {
        // Below a point in the control and outside of it; above the control where there is no space below.
        for (point, y, origin) in [
            (CGPoint(x: 60, y: 20), 200, CGPoint(x: 100, y: 228)), (CGPoint(x: 10, y: 60), 200, CGPoint(x: 50, y: 268)),
            (CGPoint(x: 60, y: 44), 770, CGPoint(x: 100, y: 718)),
        ] as [(CGPoint, CGFloat, CGPoint)] {
            let (stage, dial) = made(Dial())
            dial.frame.origin.y = y
            dial.point = point
            dial.isContextMenuInteractionEnabled = true
            stage.longPress(at: dial, duration: 0.7)
            stage.advance(by: 0.6)
            XCTAssertEqual(frame(rows(stage).first).origin, origin)
        }
    }

    func testAControlWithAPreviewIsLifted() {
        let (stage, dial) = made(Dial())
        dial.lifts = true
        dial.isContextMenuInteractionEnabled = true
        stage.longPress(at: dial, duration: 0.7)
        stage.advance(by: 0.6)
        XCTAssertEqual(dial.contextMenuInteraction?.menuAppearance, .rich)
        XCTAssertTrue(dial.isHidden)
        dial.contextMenuInteraction?.dismissMenu()
        stage.advance(by: 0.6)
        XCTAssertFalse(dial.isHidden)
    }

    func testAButtonsMenuEnablesItsInteractionAndIsReadWhenItOpens() throws {
        let (stage, button) = made(UIButton(type: .system))
        XCTAssertNil(button.contextMenuInteraction)
        button.menu = UIMenu(children: [UIAction(title: "Old") { _ in }])
        button.showsMenuAsPrimaryAction = true
        XCTAssertTrue(button.isContextMenuInteractionEnabled)
        button.addAction(
            UIAction { _ in button.menu = UIMenu(children: [UIAction(title: "New") { _ in }]) }, for: .menuActionTriggered)
        button.performPrimaryAction()
        stage.advance(by: 0.6)
        XCTAssertEqual(rows(stage).map { $0.accessibilityLabel ?? "" }, ["New"])
        stage.tap(at: CGPoint(x: 300, y: 700))
        stage.advance(by: 0.6)
        button.menu = nil
        XCTAssertFalse(button.isContextMenuInteractionEnabled)
        var performed = 0
        button.addAction(UIAction { _ in performed += 1 }, for: .primaryActionTriggered)
        button.performPrimaryAction()
        XCTAssertEqual(performed, 1)
        button.isEnabled = false
        button.performPrimaryAction()
        XCTAssertEqual(performed, 1)
    }

    private final class Source: NSObject, UIContextMenuInteractionDelegate {
        weak var home: UIView?
        var identifiers: [String] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: "card" as NSString, actionProvider: { _ in UIMenu(children: [UIAction { _ in }]) })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            identifiers.append("\(identifier)")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { home.map { UITargetedPreview(view: $0) } }
    }

    func testAPreviewGoesBackToTheViewOfItsDismissal() {
        let stage = Stage(device: .iPhone15)
        let (view, home) = (UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 80)), UIView())
        home.frame = CGRect(x: 20, y: 600, width: 40, height: 40)
        for added in [view, home] { stage.window.addSubview(added) }
        let source = Source()
        source.home = home
        let interaction = UIContextMenuInteraction(delegate: source)
        view.addInteraction(interaction)
        stage.longPress(at: view, duration: 0.7)
        stage.advance(by: 0.6)
        XCTAssertEqual(source.identifiers, ["card"])
        let preview = stage.window.subviews.last?.subviews.first { $0.bounds.size == view.bounds.size }
        XCTAssertNotNil(preview)
        interaction.dismissMenu()
        XCTAssertEqual(preview?.center, home.center)
        stage.advance(by: 0.6)
        XCTAssertNil(preview?.window)
        XCTAssertFalse(view.isHidden)
    }
}
