import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// Section 1 of the effects, on every device, both ways, with and without movement.
@preconcurrency @MainActor
final class DashboardEverywhereTests: XCTestCase, @unchecked Sendable {
    private typealias Direction = DashboardNavigationController.PresentationDirection

    func testEveryNumberHoldsOnEveryDeviceInBothDirections() throws {
        for kind in ScreenKind.all {
            let scene = DashboardScene(kind)
            XCTAssertEqual(scene.navigation.transitionDuration, 0.3)
            XCTAssertTrue(scene.navigation.hidesTitles)
            let styles: [(coming: Direction, going: Direction, curves: (in: Curve, out: Curve), shown: (Double) -> [Double])] = [
                (.inViaScale, .outViaScale, (.easeOut, .easeIn), { [0.1 + 0.9 * $0, 1 - 0.99 * $0] }),
                (.inFromBottom, .outToBottom, (.easeInOut, .easeInOut), { [kind.height * (1 - $0), kind.height * $0] }),
            ]
            for style in styles {
                let screen = ColoredController("Screen", .red)
                for (target, direction, curve, index) in [
                    (screen, style.coming, style.curves.in, 0), (scene.root, style.going, style.curves.out, 1),
                ] {
                    scene.present(target, direction)
                    scene.commit()
                    let start = scene.stage.now
                    for time in [0, 0.1, 0.2, 0.29] {
                        scene.advance(to: time, after: start)
                        let message = "\(kind), \(direction) at \(time)"
                        let shown = try XCTUnwrap(scene.shownTransform(of: screen), message)
                        let expected = style.shown(curve(time / 0.3))[index]
                        let isScaled = style.coming == .inViaScale
                        XCTAssertEqual(Double(isScaled ? shown.m11 : shown.m42), expected, accuracy: expected * 1e-5 + 1e-6, message)
                        XCTAssertEqual(Double(isScaled ? shown.m22 : shown.m11), isScaled ? expected : 1, accuracy: 1e-6, message)
                        XCTAssertEqual(shown.m41, 0, message)
                        let middle = CGPoint(x: kind.size.width / 2, y: kind.size.height / 2)
                        XCTAssertEqual(screen.view.layer.presentation()?.position, middle, message)
                        XCTAssertTrue(scene.screens.elementsEqual([scene.root.view, screen.view], by: ===), message)
                    }
                    scene.advance(to: 0.3, after: start)
                    scene.stage.settle()
                    XCTAssertTrue(scene.screens.elementsEqual([target.view], by: ===), "\(kind), \(direction)")
                    XCTAssertEqual(target.view.frame, CGRect(origin: .zero, size: kind.size))
                    XCTAssertEqual(screen.view.transform, .identity)
                    XCTAssertTrue(scene.animatedLayers.isEmpty, "\(kind), \(direction)")
                }
            }
            XCTAssertEqual(scene.stackNames, ["Dashboard"])
            XCTAssertEqual(scene.completions, Array(repeating: " true", count: 4))
        }
    }

    func testWithReduceMotionEveryDirectionFadesOnEveryDevice() throws {
        for kind in ScreenKind.all {
            let scene = DashboardScene(kind, reducesMotion: true)
            for (coming, going) in [(Direction.inViaScale, Direction.outViaScale), (.inFromBottom, .outToBottom)] {
                let screen = ColoredController("Screen", .red)
                for (target, direction, from) in [(screen, coming, 0.0), (scene.root, going, 1.0)] {
                    scene.present(target, direction)
                    scene.commit()
                    let start = scene.stage.now
                    scene.advance(to: 0.05, after: start)
                    let shown = try XCTUnwrap(screen.view.layer.presentation())
                    XCTAssertEqual(Double(shown.opacity), abs(from - 0.25), accuracy: 1e-6, "\(kind), \(direction)")
                    XCTAssertEqual(shown.affineTransform(), .identity, "\(kind), \(direction)")
                    scene.advance(to: 0.19, after: start)
                    XCTAssertFalse(scene.animatedLayers.isEmpty, "\(kind), \(direction)")
                    scene.advance(to: 0.21, after: start)
                    XCTAssertTrue(scene.animatedLayers.isEmpty, "\(kind), \(direction)")
                    XCTAssertTrue(scene.screens.elementsEqual([target.view], by: ===), "\(kind), \(direction)")
                }
            }
        }
    }

    func testTheBarDoesNotJump() {
        for kind in ScreenKind.all {
            let scene = DashboardScene(kind)
            let bar = scene.navigation.navigationBar
            let frame = bar.convert(bar.bounds, to: nil)
            let screen = ColoredController("Screen", .red)
            for direction in [Direction.inViaScale, .outViaScale, .inFromBottom, .outToBottom] {
                let isIn = direction == .inViaScale || direction == .inFromBottom
                scene.present(isIn ? screen : scene.root, direction)
                scene.commit()
                for _ in 0..<22 {
                    XCTAssertEqual(
                        bar.layer.presentation().map { bar.superview?.layer.convert($0.frame, to: nil) }, frame,
                        "\(kind), \(direction)")
                    XCTAssertEqual(bar.alpha, 1)
                    XCTAssertTrue(bar.window === scene.stage.window)
                    scene.stage.advance(by: 1 / 60)
                }
            }
        }
    }

    func testTheAppsDelegateIsNotifiedOfEveryScreen() {
        final class AppDelegate: NSObject, UINavigationControllerDelegate {
            var received: [String] = []

            func navigationController(_ controller: UINavigationController, willShow screen: UIViewController, animated: Bool) {
                received.append("will \(screen.title ?? "")")
            }

            func navigationController(_ controller: UINavigationController, didShow screen: UIViewController, animated: Bool) {
                received.append("did \(screen.title ?? "")")
            }
        }
        let scene = DashboardScene()
        XCTAssertNil(scene.navigation.delegate, "nobody has taken it")
        let delegate = AppDelegate()
        scene.navigation.delegate = delegate
        let section = ColoredController("Section", .red)
        scene.present(section, .inViaScale)
        scene.stage.settle()
        XCTAssertTrue(scene.navigation.delegate === delegate)
        XCTAssertEqual(delegate.received, ["will Section", "did Section"])
        scene.present(scene.root, .outViaScale)
        scene.stage.settle()
        XCTAssertTrue(scene.navigation.delegate === delegate)
        XCTAssertEqual(delegate.received, ["will Section", "did Section", "will Dashboard", "did Dashboard"])
    }
}
