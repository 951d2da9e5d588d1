import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// The opposite request at twenty random moments of every movement between screens: nothing jumps, no frame goes much further than the
/// longest of the undisturbed movement, and all ends as if there had been no movement.
@preconcurrency @MainActor
final class TwentyMomentsTests: XCTestCase, @unchecked Sendable {
    /// A movement, and the request that leads back.
    @MainActor
    private struct Trial {
        let stage: Stage
        let begin: () -> Void
        let ask: () -> Void
        let check: (String) -> Void
    }

    private static let frame = 1.0 / 60

    private func check(_ name: String, _ duration: TimeInterval, _ make: () -> Trial) {
        let longest = undisturbed(duration, make)
        var dice = SeededDice(seed: name.utf8.reduce(20) { $0 + Int($1) })
        for _ in 0..<20 {
            let moment = Double.random(in: 0.001...duration - 0.005, using: &dice)
            let message = "\(name) at \(moment)"
            let trial = make()
            trial.begin()
            trial.stage.advance(by: moment)
            let before = SeenViews(in: trial.stage.window)
            trial.ask()
            CATransaction.flush()
            var last = SeenViews(in: trial.stage.window)
            let jump = before.travel(to: last)
            XCTAssertEqual(jump.distance, 0, accuracy: 1e-6, message)
            XCTAssertEqual(jump.fade, 0, accuracy: 1e-6, message)
            for frame in 1...12 {
                trial.stage.advance(by: Self.frame)
                let next = SeenViews(in: trial.stage.window)
                let travel = last.travel(to: next)
                last = next
                XCTAssertLessThanOrEqual(travel.distance, 2 * longest.distance + 0.01, "\(message), frame \(frame)")
                XCTAssertLessThanOrEqual(travel.fade, 2 * longest.fade + 0.001, "\(message), frame \(frame)")
            }
            XCTAssertEqual(trial.stage.settle(), [], message)
            trial.check(message)
        }
    }

    /// The longest way and fade of any frame.
    private func undisturbed(_ duration: TimeInterval, _ make: () -> Trial) -> (distance: Double, fade: Double) {
        let trial = make()
        trial.begin()
        var last = SeenViews(in: trial.stage.window)
        var longest = (distance: 0.0, fade: 0.0)
        for _ in 0..<Int(duration * 60) {
            trial.stage.advance(by: Self.frame)
            let next = SeenViews(in: trial.stage.window)
            let travel = last.travel(to: next)
            longest = (max(longest.distance, travel.distance), max(longest.fade, travel.fade))
            last = next
        }
        trial.stage.settle()
        return longest
    }

    /// - Parameter isComing: the movement is the presentation, else the dismissal.
    private func modalTrial(_ delegate: any UIViewControllerTransitioningDelegate, isComing: Bool, source: UIView? = nil) -> Trial {
        let scene = ModalScene(delegate)
        if let source { scene.first.view.addSubview(source) }
        let modal = isComing ? nil : scene.present(animated: false)
        scene.stage.settle()
        return Trial(
            stage: scene.stage, begin: { if isComing { scene.present() } else { scene.dismiss() } },
            ask: { if let modal { scene.first.present(modal, animated: true) } else { scene.first.dismiss(animated: true) } },
            check: {
                XCTAssertEqual(scene.first.presentedViewController == nil, isComing, $0)
                scene.checkRest($0)
                if isComing { XCTAssertNil(scene.modal, $0) }
            })
    }

    func testSpin() {
        for isComing in [true, false] { check("spin, coming \(isComing)", 1) { modalTrial(SpinTransition(), isComing: isComing) } }
    }

    func testZoom() {
        for style in [ZoomTransition.Style.screen, .view] {
            for isComing in [true, false] {
                check("zoom \(style), coming \(isComing)", style == .view ? 0.4 : isComing ? 0.65 : 0.55) {
                    let source = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 100))
                    let zoom = ZoomTransition { [weak source] in source }
                    zoom.style = style
                    return modalTrial(zoom, isComing: isComing, source: source)
                }
            }
        }
    }

    func testDepth() {
        for isPush in [true, false] {
            check("depth, push \(isPush)", 2) {
                let stage = Stage(device: Device(name: "depth", size: CGSize(width: 320, height: 480), scale: 1))
                let (first, second) = (ScreenController("First", .blue), ScreenController("Second", .red))
                let navigation = UINavigationController(rootViewController: first)
                let delegate = DepthNavigationDelegate()
                navigation.delegate = delegate
                stage.window.rootViewController = navigation
                if !isPush { navigation.pushViewController(second, animated: false) }
                stage.settle()
                let push = {
                    navigation.pushViewController(second, animated: true)
                    CATransaction.flush()
                }
                let pop = {
                    navigation.popViewController(animated: true)
                    CATransaction.flush()
                }
                return Trial(
                    stage: stage, begin: isPush ? push : pop, ask: isPush ? pop : push,
                    check: {
                        XCTAssertEqual(navigation.viewControllers, isPush ? [first] : [first, second], $0)
                        XCTAssertTrue(first.isAtRest && second.isAtRest, $0)
                        checkNothingIsLeft(in: stage.window, $0)
                        XCTAssertTrue(navigation.delegate === delegate, $0)
                    })
            }
        }
    }

    func testDashboard() {
        let styles: [(DashboardNavigationController.PresentationDirection, DashboardNavigationController.PresentationDirection)] = [
            (.inViaScale, .outViaScale), (.inFromBottom, .outToBottom),
        ]
        for (coming, going) in styles {
            for isComing in [true, false] {
                check("dashboard \(coming), coming \(isComing)", 0.3) {
                    let scene = DashboardScene()
                    let screen = ColoredController("Screen", .red)
                    if !isComing {
                        scene.present(screen, coming)
                        scene.stage.settle()
                    }
                    let `in` = {
                        scene.present(screen, coming)
                        scene.commit()
                    }
                    let out = {
                        scene.present(scene.root, going)
                        scene.commit()
                    }
                    return Trial(
                        stage: scene.stage, begin: isComing ? `in` : out, ask: isComing ? out : `in`,
                        check: {
                            XCTAssertEqual(scene.stackNames, isComing ? ["Dashboard"] : ["Dashboard", "Screen"], $0)
                            XCTAssertTrue(scene.animatedLayers.isEmpty, $0)
                            XCTAssertEqual(scene.screens.count, 1, $0)
                            XCTAssertEqual(scene.screens.first?.transform, .identity, $0)
                        })
                }
            }
        }
    }
}
