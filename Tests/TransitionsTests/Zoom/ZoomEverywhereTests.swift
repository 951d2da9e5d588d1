import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// Section 4 of the effects, on every device, both ways, with and without movement. Nothing of it is mirrored.
@preconcurrency @MainActor
final class ZoomEverywhereTests: XCTestCase, @unchecked Sendable {
    private static let source = CGRect(x: 24, y: 130, width: 90, height: 60)

    private func makeScene(_ style: ZoomTransition.Style, _ kind: ScreenKind, reducesMotion: Bool = false) -> ModalScene {
        let thumbnail = UIView(frame: Self.source)
        let zoom = ZoomTransition { [weak thumbnail] in thumbnail }
        zoom.style = style
        let scene = ModalScene(zoom, at: kind, reducesMotion: reducesMotion)
        scene.first.view.addSubview(thumbnail)
        scene.stage.settle()
        return scene
    }

    func testTheDefaultsAndTheirSum() {
        let stage = Stage()
        let zoom = ZoomTransition { nil }
        XCTAssertEqual(zoom.style, .screen)
        XCTAssertEqual([zoom.duration, zoom.crossFadeIn, zoom.crossFadeOut], [0.4, 0.25, 0.15])
        XCTAssertEqual(zoom.curve, .easeInOut)
        @MainActor func sum(_ isReversed: Bool) -> TimeInterval { zoom.animator(isReversed: isReversed).transitionDuration(using: nil) }
        XCTAssertEqual(sum(false), 0.65, accuracy: 1e-12)
        XCTAssertEqual(sum(true), 0.55, accuracy: 1e-12)
        zoom.duration = 1
        zoom.crossFadeIn = 0.5
        zoom.crossFadeOut = 0.125
        XCTAssertEqual(sum(false), 1.5, accuracy: 1e-12)
        XCTAssertEqual(sum(true), 1.125, accuracy: 1e-12)
        zoom.style = .view
        XCTAssertEqual([sum(false), sum(true)], [1, 1])
        stage.isReduceMotionEnabled = true
        XCTAssertEqual([sum(false), sum(true)], [0.2, 0.2])
    }

    func testTheStyleScreenHoldsItsNumbersOnEveryDeviceBothWays() throws {
        let ease = Curve.easeInOut
        for kind in ScreenKind.all {
            let scene = makeScene(.screen, kind)
            let modal = scene.present()
            let (c, s) = (Self.source, Double(min(kind.size.width / 90, kind.size.height / 60)))
            /// The rendered image at a fraction of the transition, and the visible part of the presented screen.
            @MainActor func check(_ fraction: Double, _ opacity: Double, _ message: String) throws {
                let container = try XCTUnwrap(modal.view.superview)
                XCTAssertEqual(container.subviews[1].backgroundColor, .blue, message)
                let image = try XCTUnwrap(container.subviews[2].layer.presentation(), message)
                let m = image.affineTransform()
                XCTAssertEqual(Double(m.a), 1 + (s - 1) * fraction, accuracy: 1e-4, message)
                XCTAssertEqual(m.a, m.d, message)
                // The middle of the source goes to the middle of the screen.
                let seen = CGPoint(x: c.midX - kind.size.width / 2, y: c.midY - kind.size.height / 2).applying(m)
                let x = Double(seen.x + image.position.x), y = Double(seen.y + image.position.y)
                XCTAssertEqual(x, Double(c.midX) + (kind.width / 2 - Double(c.midX)) * fraction, accuracy: 1e-2, message)
                XCTAssertEqual(y, Double(c.midY) + (kind.height / 2 - Double(c.midY)) * fraction, accuracy: 1e-2, message)
                XCTAssertEqual(Double(try XCTUnwrap(modal.view.layer.presentation()).opacity), opacity, accuracy: 1e-4, message)
            }
            var start = scene.stage.now
            for time in [0, 0.1, 0.3, 0.4, 0.5, 0.64] {
                scene.advance(to: time, after: start)
                try check(ease(time / 0.4), ease((time - 0.4) / 0.25), "\(kind), in at \(time)")
            }
            scene.stage.settle()
            scene.checkRest("\(kind), presented")
            scene.dismiss()
            start = scene.stage.now
            for time in [0, 0.05, 0.14, 0.15, 0.3, 0.5] {
                scene.advance(to: time, after: start)
                try check(1 - ease((time - 0.15) / 0.4), 1 - ease(time / 0.15), "\(kind), out at \(time)")
            }
            scene.stage.settle()
            scene.checkRest("\(kind), dismissed")
        }
    }

    func testTheStyleViewHoldsItsNumbersOnEveryDeviceBothWays() throws {
        for kind in ScreenKind.all {
            let scene = makeScene(.view, kind)
            let modal = scene.present()
            for isComing in [true, false] {
                if !isComing { scene.dismiss() }
                let start = scene.stage.now
                for time in [0, 0.1, 0.25, 0.39] {
                    scene.advance(to: time, after: start)
                    let f = Curve.easeInOut(time / 0.4), fraction = isComing ? f : 1 - f
                    let shown = try XCTUnwrap(modal.view.layer.presentation()).frame
                    let message = "\(kind), \(isComing ? "in" : "out") at \(time)"
                    func between(_ a: CGFloat, _ b: CGFloat) -> Double { Double(a) + Double(b - a) * fraction }
                    XCTAssertEqual(Double(shown.minX), between(Self.source.minX, 0), accuracy: 1e-2, message)
                    XCTAssertEqual(Double(shown.minY), between(Self.source.minY, 0), accuracy: 1e-2, message)
                    XCTAssertEqual(Double(shown.width), between(90, kind.size.width), accuracy: 1e-2, message)
                    XCTAssertEqual(Double(shown.height), between(60, kind.size.height), accuracy: 1e-2, message)
                }
                scene.stage.settle()
                XCTAssertEqual(scene.stage.now - start, 0.4, accuracy: 0.02)
                scene.checkRest("\(kind)")
            }
        }
    }

    func testAViewExpandsAndContractsOnEveryDevice() throws {
        for kind in ScreenKind.all {
            let stage = kind.makeStage()
            let source = UIView(frame: Self.source), view = UIView(frame: CGRect(x: 40, y: 50, width: 240, height: 300))
            for one in [source, view] { stage.window.addSubview(one) }
            stage.settle()
            let before = ModelValues(view)
            var received: [String] = []
            for isComing in [true, false] {
                if isComing { view.expand(from: source) { received.append("in \($0)") } }
                if !isComing { view.contract(to: source) { received.append("out \($0)") } }
                stage.advance(by: 0)
                let start = stage.now
                for time in [0, 0.1, 0.3] {
                    if start + time > stage.now { stage.advance(by: start + time - stage.now) }
                    let f = Curve.easeInOut(time / 0.4), fraction = isComing ? f : 1 - f
                    let shown = try XCTUnwrap(view.layer.presentation()).frame
                    XCTAssertEqual(Double(shown.minX), 24 + 16 * fraction, accuracy: 1e-2, "\(kind) at \(time)")
                    XCTAssertEqual(Double(shown.minY), 130 - 80 * fraction, accuracy: 1e-2, "\(kind) at \(time)")
                    XCTAssertEqual(Double(shown.width), 90 + 150 * fraction, accuracy: 1e-2, "\(kind) at \(time)")
                    XCTAssertEqual(Double(shown.height), 60 + 240 * fraction, accuracy: 1e-2, "\(kind) at \(time)")
                }
                stage.settle()
                XCTAssertEqual(ModelValues(view), before, "\(kind)")
                XCTAssertEqual(view.superview == nil, !isComing, "\(kind)")
            }
            XCTAssertEqual(received, ["in true", "out true"])
        }
    }

    func testWithReduceMotionBothStylesFadeOnEveryDevice() throws {
        for kind in ScreenKind.all {
            for style in [ZoomTransition.Style.screen, .view] {
                let scene = makeScene(style, kind, reducesMotion: true)
                let modal = scene.present()
                for isComing in [true, false] {
                    if !isComing { scene.dismiss() }
                    let start = scene.stage.now
                    scene.advance(to: 0.05, after: start)
                    let shown = try XCTUnwrap(modal.view.layer.presentation())
                    XCTAssertEqual(shown.opacity, isComing ? 0.25 : 0.75, accuracy: 1e-6, "\(kind), \(style)")
                    XCTAssertEqual(shown.frame, CGRect(origin: .zero, size: kind.size), "\(kind), \(style)")
                    scene.stage.settle()
                    XCTAssertEqual(scene.stage.now - start, 0.2, accuracy: 0.02, "\(kind), \(style)")
                    scene.checkRest("\(kind), \(style)")
                }
            }
        }
    }
}
