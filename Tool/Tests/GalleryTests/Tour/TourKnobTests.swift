import Kinora
import UIKit
import XCTest

@testable import Gallery

/// Each knob changes its effect's movement as a closed form says.
@preconcurrency @MainActor
final class TourKnobTests: XCTestCase, @unchecked Sendable {
    override func tearDown() async throws { TourScene.forget() }

    /// The distance of a damped spring from its end, by the textbook, with mass 1.
    private func spring(_ time: Double, response: Double, ratio: Double, velocity: Double = 0) -> Double {
        let w = 2 * .pi / response
        guard ratio < 1 else { return (1 + (w - velocity) * time) * exp(-w * time) }
        let d = w * (1 - ratio * ratio).squareRoot()
        return exp(-ratio * w * time) * (cos(d * time) + (ratio * w - velocity) / d * sin(d * time))
    }

    func testDurationAndDampingOfTheHero() throws {
        let scene = TourScene(0)
        try scene.set(["Duration": 1.2, "Damping": 0.4])
        let closed = try scene.find(PictureView.self)
        let from = closed.convert(closed.bounds, to: scene.tour.stage)
        scene.tour.effect.play()
        scene.stage.advance(by: 0)
        let start = scene.stage.now
        let screens = try scene.find(UINavigationController.self, in: scene)
        let to = try XCTUnwrap(screens.topViewController as? TourPhotoViewController).picture.frame
        let flying = try XCTUnwrap(scene.flyingPhotograph)
        for time in [0.1, 0.4, 0.7] {
            scene.stage.advance(to: start + time)
            let rest = spring(time, response: 1.2, ratio: 0.4)
            XCTAssertEqual(flying.shownFrame.width, to.width + (from.width - to.width) * rest, accuracy: 0.1, "\(time)")
            XCTAssertEqual(flying.shownFrame.midY, to.midY + (from.midY - to.midY) * rest, accuracy: 0.1, "\(time)")
        }
        scene.stage.settle()
    }

    func testShrinkageAndDistanceOfTheHerosPull() throws {
        let scene = TourScene(0)
        try scene.set(["Shrinkage": 0.8, "Closes from": 200])
        scene.tour.effect.play()
        scene.stage.settle()
        let screens = try XCTUnwrap(scene.tour.effect.children.first as? UINavigationController)
        let whole = try XCTUnwrap(screens.topViewController as? TourPhotoViewController).picture.frame.width
        scene.drag(from: scene.point(0.5, 0.2), by: CGPoint(x: 0, y: 160))
        let flying = try XCTUnwrap(scene.flyingPhotograph)
        // A pan begins ten points after the touch.
        let share = 0.8 * 150 / (scene.tour.stage.bounds.height / 2)
        XCTAssertEqual(flying.shownFrame.width, whole * (1 - share), accuracy: whole * 0.03)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(screens.viewControllers.count, 2, "less than the distance: it stays")
        try scene.set(["Closes from": 100])
        scene.tour.effect.play()
        scene.stage.settle()
        scene.tour.effect.play()
        scene.stage.settle()
        scene.drag(from: scene.point(0.5, 0.2), by: CGPoint(x: 0, y: 160))
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(screens.viewControllers.count, 1)
    }

    func testDurationDampingTiltAndDistanceOfTheCards() throws {
        let scene = TourScene(1)
        try scene.set(["Duration": 0.9, "Damping": 0.3, "Tilt": 40, "Throw from": 0.7])
        scene.drag(from: scene.point(0.5, 0.4), by: CGPoint(x: 140, y: 0))
        let carrier = try XCTUnwrap(scene.find(TourCard.self) { !($0.superview?.superview?.accessibilityElementsHidden ?? true) }.superview)
        let middle = carrier.bounds.midX
        let (from, width) = (carrier.layer.position.x - middle, carrier.bounds.width)
        XCTAssertGreaterThan(from, 0.4 * width, "beyond the usual distance")
        XCTAssertEqual(atan2(carrier.transform.b, carrier.transform.a), 40 * .pi / 180 * from / width, accuracy: 1e-6)
        let start = scene.stage.now
        scene.stage.touchUp()
        for time in [0.1, 0.35, 0.6] {
            scene.stage.advance(to: start + time)
            let shown = (carrier.layer.presentation()?.position.x ?? .nan) - middle
            XCTAssertEqual(shown, from * spring(time, response: 0.9, ratio: 0.3), accuracy: 0.2, "\(time)")
        }
        scene.stage.settle()
    }

    func testTheExitOfTheCards() throws {
        let scene = TourScene(1)
        try scene.set(["Exit": 1.5])
        let card = try XCTUnwrap(scene.find(TourCard.self) { !($0.superview?.superview?.accessibilityElementsHidden ?? true) }.superview)
        let middle = card.bounds.midX
        scene.tour.effect.play()
        let (start, to) = (scene.stage.now, card.layer.position.x - middle)
        for time in [0.2, 0.5] {
            scene.stage.advance(to: start + time)
            let shown = (card.layer.presentation()?.position.x ?? .nan) - middle
            XCTAssertEqual(shown, to * (1 - spring(time, response: 1.5, ratio: 1)), accuracy: 0.2, "\(time)")
        }
        scene.stage.settle()
    }

    func testDurationDampingCornersAndDimmingOfTheSheet() throws {
        let scene = TourScene(2)
        try scene.set(["Duration": 1, "Damping": 0.5, "Corners, bar": 30, "Corners, screen": 10, "Dimming": 0.8])
        scene.stage.settle()
        let sheet = try XCTUnwrap(scene.find(TourSheetBar.self).superview)
        let closed = sheet.frame
        scene.tour.effect.play()
        let start = scene.stage.now
        let open = try XCTUnwrap(sheet.superview).bounds
        for time in [0.1, 0.3, 0.6] {
            scene.stage.advance(to: start + time)
            let (rest, fade) = (spring(time, response: 1, ratio: 0.5), spring(time, response: 1, ratio: 1))
            XCTAssertEqual(sheet.shownFrame.minY, open.minY + (closed.minY - open.minY) * rest, accuracy: 0.1, "\(time)")
            XCTAssertEqual(sheet.layer.presentation()?.cornerRadius ?? .nan, 10 + 20 * fade, accuracy: 0.01, "\(time)")
            let dimming = sheet.superview?.subviews[1].layer.presentation()?.opacity ?? .nan
            XCTAssertEqual(Double(dimming), 0.8 * (1 - fade), accuracy: 1e-3, "\(time)")
        }
        scene.stage.settle()
    }

    func testDurationDampingAndVelocityOfTheSpin() throws {
        let scene = TourScene(3)
        try scene.set(["Duration": 1.6, "Damping": 1, "Velocity": 2])
        let first = try scene.find(UINavigationController.self, in: scene).viewControllers[0].view!
        scene.tour.effect.play()
        scene.stage.advance(by: 0)
        let start = scene.stage.now
        // The frequency with which a thousandth is left after 1.6 seconds: |1 + (ω - v) t| e^(-ω t) = 0.001.
        var (low, high) = (1.0, 20.0)
        for _ in 0..<60 {
            let w = (low + high) / 2
            if abs(1 + (w - 2) * 1.6) * exp(-w * 1.6) > 0.001 { low = w } else { high = w }
        }
        for time in [0.1, 0.3, 0.8] {
            scene.stage.advance(to: start + time)
            let shown = try XCTUnwrap(first.layer.presentation()).transform
            let rest = (1 + (low - 2) * time) * exp(-low * time)
            let angle = atan2(shown.m12, shown.m11)
            XCTAssertEqual(angle < 0 ? angle + 2 * .pi : angle, .pi * (1 - rest), accuracy: 2e-3, "\(time)")
        }
        scene.stage.settle()
    }

    func testDurationPerspectiveAndDepthOfTheDepthPush() throws {
        let scene = TourScene(4)
        try scene.set(["Duration": 0.8, "m34": 400, "Depth": 100])
        let screens = try scene.find(UINavigationController.self, in: scene)
        let list = screens.viewControllers[0]
        scene.tour.effect.play()
        scene.stage.advance(by: 0)
        let start = scene.stage.now
        // A pop: the list comes from in front, 100 points nearer to an eye at 400.
        let corners = list.view.layer.shownCorners(in: scene.tour.stage.layer)
        XCTAssertEqual(corners[1].x - corners[0].x, list.view.bounds.width / (1 - 100.0 / 400), accuracy: 0.5)
        scene.stage.advance(to: start + 0.78)
        XCTAssertNotNil(screens.transitionCoordinator)
        scene.stage.advance(to: start + 0.82)
        XCTAssertNil(screens.transitionCoordinator)
        XCTAssertEqual(scene.stage.settle(), [])
    }

    func testTheTravelOfTheDepthPush() throws {
        let scene = TourScene(4)
        try scene.set(["Travel": 100])
        let screens = try scene.find(UINavigationController.self, in: scene)
        scene.drag(from: scene.point(0.05, 0.5), by: CGPoint(x: 30, y: 0))
        XCTAssertEqual(screens.transitionCoordinator?.percentComplete ?? .nan, 0.3, accuracy: 1e-6)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    func testDurationAndBounceOfTheRows() throws {
        let scene = TourScene(5)
        try scene.set(["Duration": 0.5, "Bounce": 30])
        scene.tour.effect.play()
        let start = scene.stage.now
        let row = try scene.find(UITableViewCell.self) { $0.transform != .identity }
        let width = row.bounds.width
        func shown() -> CGFloat { row.layer.presentation()?.affineTransform().tx ?? .nan }
        scene.stage.advance(to: start + 0.25)
        XCTAssertEqual(shown(), width / 2, accuracy: 0.5, "half-way after half of the time")
        scene.stage.advance(to: start + 0.5)
        XCTAssertEqual(shown(), width, accuracy: 0.5)
        scene.stage.settle()
        scene.tour.effect.play()
        let close = scene.stage.now
        for (time, x) in [(0.5, 30.0), (1, 60), (1.25, 30), (1.5, 0)] {
            scene.stage.advance(to: close + time)
            XCTAssertEqual(shown(), x, accuracy: 0.5, "\(time)")
        }
        scene.stage.settle()
    }

    func testEachKnobShowsItsDefaultAndIsResetToIt() throws {
        let scene = TourScene()
        for index in scene.tour.steps.indices {
            scene.tour.show(index)
            for knob in scene.tour.effect.knobs {
                XCTAssertEqual(knob.value, knob.standard, accuracy: 1e-9, "\(index) \(knob.name)")
                XCTAssertTrue(knob.range.contains(knob.standard), knob.name)
                knob.value = knob.range.upperBound + 1
                XCTAssertEqual(knob.value, knob.range.upperBound, accuracy: 1e-9, knob.name)
                knob.value = .nan
                XCTAssertEqual(knob.value, knob.range.upperBound, accuracy: 1e-9, "not a number changes nothing")
            }
            scene.tour.knobs.resetButton.sendActions(for: .primaryActionTriggered)
            for knob in scene.tour.effect.knobs { XCTAssertEqual(knob.value, knob.standard, accuracy: 1e-9, knob.name) }
        }
        scene.stage.settle()
    }

    func testASlidersValueAppliesToTheNextMovement() throws {
        let scene = TourScene(2)
        scene.tour.panel.setOpen(true, animated: false)
        scene.stage.settle()
        let row = scene.tour.knobs.rows[0]
        row.slider.value = 1.5
        row.slider.sendActions(for: .valueChanged)
        XCTAssertEqual(try scene.knob("Duration").value, 1.5, accuracy: 1e-6)
        XCTAssertEqual(row.slider.accessibilityValue, "1.50\u{a0}s")
        scene.stage.tap(at: scene.tour.knobs.playButton)
        let sheet = try XCTUnwrap(scene.find(TourSheetBar.self).superview)
        let animation = sheet.layer.animation(forKey: "kinora.pullup.position.y") as? CASpringAnimation
        let frequency = 2 * Double.pi / 1.5
        XCTAssertEqual(animation?.stiffness ?? .nan, frequency * frequency, accuracy: 1e-3)
        scene.stage.settle()
    }
}

extension TourScene {
    /// A view controller below the effect.
    func find<Controller: UIViewController>(_ type: Controller.Type, in scene: TourScene) throws -> Controller {
        try XCTUnwrap(tour.effect.children.lazy.compactMap { $0 as? Controller }.first)
    }
}
