import Foundation
import Kinora
import TestSupport
import Testing
import XCTest

@testable import UIFoundation
@testable import UIKitCore
import UIKitTestSupport

@preconcurrency @MainActor
final class PartialCurlTests: XCTestCase {
    fileprivate static func screen(_ scene: PresentationScene) -> LoggedController {
        scene.root.view.backgroundColor = .red
        let made = scene.screen("B")
        made.view.backgroundColor = .blue
        made.modalTransitionStyle = .partialCurl
        scene.stage.settle()
        return made
    }

    private static func page(_ controller: UIViewController) -> PageCurlView? {
        controller.presentationController?.containerView?.subviews.last as? PageCurlView
    }

    func testTheOrdersAreThoseOfFullScreenAndNothingIsLeftBehind() {
        for animated in [false, true] {
            let scene = PresentationScene()
            let b = Self.screen(scene)
            scene.root.present(b, animated: animated) { scene.log.add("presented") }
            XCTAssertEqual(
                scene.received(),
                ["A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "A.didDisappear", "presented"])
            XCTAssertNil(scene.root.view.window)
            XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 300, height: 600))
            let pixels = Pixels(scene.stage.image())
            // The front, the paler back, and the view below.
            XCTAssertEqual(pixels[150, 10] & 0xFFFFFF, 0xFF0000)
            XCTAssertGreaterThan(pixels[150, 120] & 0xFF, 0xC0)
            XCTAssertEqual(pixels[150, 500] & 0xFFFFFF, 0x0000FF)
            b.dismiss(animated: animated) { scene.log.add("dismissed") }
            XCTAssertEqual(
                scene.received(),
                ["B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear", "dismissed"])
            XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
            XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
            XCTAssertEqual(Pixels(scene.stage.image())[150, 590] & 0xFFFFFF, 0xFF0000)
        }
    }

    func testTheCornersOfTheStripsLieOnTheCylinder() throws {
        let scene = PresentationScene()
        let b = Self.screen(scene)
        scene.root.present(b, animated: true)
        CATransaction.flush()
        let start = scene.stage.now
        let page = try XCTUnwrap(Self.page(b))
        let strips = (page.layer.sublayers ?? []).filter { $0.contents != nil }
        XCTAssertEqual(strips.count, 36)
        let shadow = try XCTUnwrap(page.layer.sublayers?.first)
        let radius = 54.0
        for fraction in [0.25, 0.5, 0.8] {
            scene.stage.advance(by: start + 0.75 * fraction - scene.stage.now)
            let line = Double(shadow.presentation()?.position.y ?? .nan) - 1.6 * radius
            if fraction == 0.5 { XCTAssertEqual(line, 600 * (1 - 0.6 * 0.5), accuracy: 1e-6) }
            for strip in strips {
                let shown = strip.presentation() ?? strip
                let (m, top) = (shown.transform, Double(strip.position.y))
                for y in [0, Double(strip.bounds.height)] {
                    let (s, position) = (top + y - line, (top + m.m42 + y * m.m22, m.m43 + y * m.m23))
                    let angle = min(max(s / radius, 0), .pi)
                    let flat = s > .pi * radius ? s - .pi * radius : min(s, 0) * -1
                    XCTAssertEqual(Double(position.0), line + radius * sin(angle) - flat, accuracy: 0.3)
                    XCTAssertEqual(Double(position.1), radius * (1 - cos(angle)), accuracy: 0.3)
                }
            }
        }
        scene.stage.settle()
    }

    func testATapOnThePageDismissesAndOneBelowDoesNot() {
        let scene = PresentationScene()
        let b = Self.screen(scene)
        scene.root.present(b, animated: true)
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 150, y: 450))
        scene.stage.settle()
        XCTAssertTrue(scene.root.presentedViewController === b)
        scene.stage.tap(at: CGPoint(x: 150, y: 150))
        scene.stage.settle()
        XCTAssertNil(scene.root.presentedViewController)
        XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
    }

    func testOneThatIsDismissedMidwayGoesBackAndLeavesNothing() {
        let scene = PresentationScene()
        let b = Self.screen(scene)
        scene.root.present(b, animated: true)
        CATransaction.flush()
        scene.stage.advance(by: 0.3)
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        XCTAssertNil(scene.root.presentedViewController)
        XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
        XCTAssertNil(b.view.superview)
        // Again, and a cancelled dismissal.
        scene.root.present(b, animated: true)
        scene.stage.settle()
        scene.root.dismiss(animated: true)
        CATransaction.flush()
        scene.stage.advance(by: 0.3)
        scene.root.present(b, animated: true)
        scene.stage.settle()
        XCTAssertTrue(scene.root.presentedViewController === b)
        XCTAssertNotNil(Self.page(b))
        XCTAssertEqual(Pixels(scene.stage.image())[150, 500] & 0xFFFFFF, 0x0000FF)
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
    }
}

@Suite struct PartialCurlTrapTests {
    @Test func anotherStyleTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = PresentationScene()
                let b = PartialCurlTests.screen(scene)
                b.modalPresentationStyle = .pageSheet
                scene.root.present(b, animated: true)
            }
        }
        #expect(result.trapSentence?.contains("by a partial curl with the style") == true)
    }

    @Test func aPresentationOnTopTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = PresentationScene()
                let b = PartialCurlTests.screen(scene)
                b.modalPresentationStyle = .fullScreen
                scene.root.present(b, animated: false)
                scene.stage.settle()
                b.present(scene.screen("C"), animated: true)
            }
        }
        #expect(result.trapSentence?.contains("is presented by a partial curl") == true)
    }
}
