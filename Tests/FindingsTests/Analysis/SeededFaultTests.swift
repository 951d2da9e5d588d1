import Findings
import KinoraTesting
import Testing
import UIKit

/// Ten faults, each found with its layer, time and number, and nothing else.
@Suite(.onStage) @MainActor struct SeededFaultTests {
    /// The only finding of an app.
    private func only(_ app: WatchedApp, _ kind: Finding.Kind, of object: AnyObject?) throws -> Finding {
        let found = app.findings()
        #expect(found.count == 1, "\(found.map(\.text))")
        let finding = try #require(found.first { $0.kind == kind })
        if let view = object as? UIView { #expect(finding.layer == view.layer.id) }
        return finding
    }

    private func isClose(_ value: Double, _ expected: Double, _ tolerance: Double = 1e-3) -> Bool { abs(value - expected) < tolerance }

    @Test func anAnimationThatBeginsElsewhereJumps() throws {
        let app = WatchedApp()
        let square = app.addSquare()
        let start = app.stage.now
        square.center.x = 220
        UIView.animate(withDuration: 0.5) { square.center.x = 300 }
        app.advance(1)
        let finding = try only(app, .jump, of: square)
        #expect(isClose(finding.time, app.epoch + start))
        #expect(isClose(finding.value, 90, 0.1))
        #expect(finding.text.hasPrefix("UIView 'square' jumps by 90 points at 0.6 s, from (100 100; 60 60) to (190 100; 60 60)"))
        #expect(isClose(Double(finding.frame?.minX ?? 0), 190, 0.1))
    }

    @Test func anAnimationThatTakesOverWithAnotherVelocityJumps() throws {
        let app = WatchedApp()
        let square = app.addSquare()
        let start = app.stage.now
        // 400 points per second, and back at 400 from where it is.
        animate(square, from: 130, to: 330, 0.5)
        app.advance(0.25)
        animate(square, from: 230, to: 130, 0.25)
        app.advance(1)
        let finding = try only(app, .jump, of: square)
        #expect(isClose(finding.time, app.epoch + start + 0.25))
        #expect(isClose(finding.value, 800, 1))
        #expect(finding.text.contains("from (400 0) to (-400 0)"))
    }

    private func animate(_ view: UIView, from start: CGFloat, to end: CGFloat, _ duration: Double) {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (start, end, duration)
        view.layer.position.x = end
        view.layer.add(animation, forKey: "move")
    }

    @Test func aMovementThatRestsBetweenTwoAnimationsStalls() throws {
        let app = WatchedApp()
        let square = app.addSquare()
        let start = app.stage.now
        animate(square, from: 130, to: 230, 0.25)
        app.advance(0.25)
        app.stage.advance(by: 0.1)
        animate(square, from: 230, to: 330, 0.25)
        app.advance(1)
        let finding = try only(app, .stall, of: square)
        // The animation is at its end in the 15th frame; from the 16th to the 20th the square is still, and until the 21st for a frame.
        #expect(isClose(finding.time, app.epoch + start + 0.25 + 1 / 60, 0.02))
        #expect(finding.value >= 5 && finding.value <= 6)
    }

    @Test func aTapWhoseMovementComesLateIsFound() throws {
        let app = WatchedApp()
        let square = app.addSquare()
        square.addGestureRecognizer(UITapGestureRecognizer())
        app.advance(0.3)
        app.tap(square.center)
        let end = app.stage.now
        app.advance(0.3)
        // As the recognizer's target would.
        UIView.animate(withDuration: 0.3) { square.center.x = 250 }
        app.advance(1.2)
        let finding = try only(app, .lateReaction, of: square)
        #expect(isClose(finding.time, app.epoch + end))
        #expect(finding.value > 0.3 && finding.value < 0.35)
    }

    @Test func aLabelThatChangesEveryFrameIsDrawnEveryFrame() throws {
        let app = WatchedApp()
        let label = UILabel(frame: CGRect(x: 50, y: 100, width: 200, height: 30))
        label.accessibilityIdentifier = "counter"
        app.root.view.addSubview(label)
        app.advance(0.25)
        let start = app.stage.now
        for number in 0..<30 {
            label.text = String(number)
            app.stage.advance(by: 1.0 / 60)
        }
        app.advance(1)
        let finding = try only(app, .redraw, of: label)
        #expect(isClose(finding.time, app.epoch + start, 0.02))
        #expect(finding.value >= 28 && finding.value <= 30)
        #expect(finding.text.hasPrefix("UILabel 'counter' is drawn again in each of "))
    }

    @Test func aSmallButtonIsFound() throws {
        let app = WatchedApp()
        let button = UIButton(frame: CGRect(x: 50, y: 100, width: 80, height: 30))
        button.accessibilityIdentifier = "more"
        app.root.view.addSubview(button)
        app.advance(1)
        let finding = try only(app, .hitArea, of: button)
        #expect(finding.value == 30)
        #expect(isClose(finding.time, app.epoch + 0.75))
        #expect(finding.frame == CGRect(x: 50, y: 100, width: 80, height: 30))
        #expect(finding.text == "UIButton 'more' takes touches in 44 x 30 points; at least 44 x 44 are expected.")
    }

    private func label(_ text: String, _ color: UIColor, on view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 260, height: 30))
        (label.text, label.textColor) = (text, color)
        view.addSubview(label)
        return label
    }

    @Test func palerTextThanPeopleReadIsFound() throws {
        let app = WatchedApp()
        // Relative luminance of 0.6 in gray: 0.3185; (1 + 0.05) / (0.3185 + 0.05) = 2.85.
        let label = label("Pale", UIColor(white: 0.6, alpha: 1), on: app.root.view)
        app.advance(1)
        let finding = try only(app, .contrast, of: label)
        #expect(isClose(finding.value, 2.85, 0.02))
        #expect(finding.limit == 4.5)
        #expect(isClose(finding.time, app.epoch + 0.5, 0.02))
    }

    @Test func textThatIsPaleInTheMiddleOfAnAnimationIsFound() throws {
        let app = WatchedApp()
        let panel = UIView(frame: CGRect(x: 0, y: 80, width: 300, height: 80))
        panel.backgroundColor = .white
        app.root.view.addSubview(panel)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 260, height: 30))
        (label.text, label.textColor) = ("Readable before and after", .black)
        panel.addSubview(label)
        app.advance(0.5)
        let start = app.stage.now
        // From white over the text's black to white again.
        let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
        animation.values = [UIColor.white.cgColor, UIColor.black.cgColor, UIColor.white.cgColor]
        animation.duration = 1
        panel.layer.add(animation, forKey: nil)
        app.advance(2)
        let finding = try only(app, .contrast, of: label)
        #expect(isClose(finding.time, app.epoch + start + 0.5))
        #expect(isClose(finding.value, 1, 0.01))
        // Gray of 0.4545 has 4.5 : 1 to black.
        #expect(isClose(try #require(finding.end), app.epoch + start + 0.5 + 0.5 * 0.4545, 0.03))
    }

    @Test func textWithoutEnoughWidthIsFound() throws {
        let app = WatchedApp()
        let label = label("A sentence that is longer than its label", .black, on: app.root.view)
        label.frame.size.width = 100
        app.advance(1)
        let finding = try only(app, .cutOffText, of: label)
        #expect(finding.text.hasPrefix("UILabel \"A sentence that is longer than its label\" cuts off its text"))
        #expect(finding.value > 0)
    }

    private final class DetailViewController: UIViewController {
        var ownReference: UIViewController?
    }

    @Test func controllersThatStayInMemoryAreFound() throws {
        let app = WatchedApp()
        var kept: [DetailViewController] = []
        for _ in 0..<2 {
            let controller = DetailViewController()
            controller.view.backgroundColor = .white
            kept.append(controller)
            app.root.present(controller, animated: false)
            app.advance(0.5)
            app.root.dismiss(animated: false)
            app.advance(0.5)
        }
        let end = app.stage.now
        app.advance(3)
        let finding = try only(app, .leak, of: nil)
        #expect(finding.name == "DetailViewController")
        #expect(finding.value == 2)
        #expect(finding.layer == kept[0].view.layer.id)
        #expect(isClose(finding.time, app.epoch + end - 0.25))
        #expect(finding.text.hasPrefix("2 instances of DetailViewController are still in memory 2 s after"))
    }

    @Test func anAppWithoutFaultsHasNoFindings() {
        let app = WatchedApp()
        let square = app.addSquare()
        let label = label("Readable", .black, on: app.root.view)
        UIView.animate(withDuration: 0.4) { square.center.x = 300 }
        app.advance(0.2)
        UIView.animate(withDuration: 0.4) { square.center.x = 60 }
        app.advance(1)
        UIView.animate(withDuration: 0.4) { label.alpha = 0 }
        UIView.animate(withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            square.center.y = 500
        }
        app.advance(2)
        #expect(app.findings().map(\.text) == [])
    }
}
