import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// Effects, section 4: presentations and pushes.
@preconcurrency @MainActor
final class ZoomTransitionTests: XCTestCase, @unchecked Sendable {
    /// The four shapes of the rule: phones and tablets, each both ways round.
    private static let shapes = [
        CGSize(width: 320, height: 480), CGSize(width: 480, height: 320), CGSize(width: 300, height: 400), CGSize(width: 400, height: 300),
    ]

    /// A green thumbnail on the first screen that grows into a red one.
    @MainActor
    private final class Scene {
        let modal: ModalScene
        let zoom: ZoomTransition
        let thumbnail: UIView

        init(
            _ style: ZoomTransition.Style, size: CGSize = shapes[0], scale: CGFloat = 1,
            source: CGRect = CGRect(x: 40, y: 60, width: 80, height: 50)
        ) {
            let thumbnail = UIView(frame: source)
            thumbnail.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            zoom = ZoomTransition { [weak thumbnail] in thumbnail }
            zoom.style = style
            modal = ModalScene(zoom, size: size, scale: scale)
            modal.first.view.backgroundColor = .black
            modal.first.view.addSubview(thumbnail)
            modal.stage.window.backgroundColor = .black
            modal.stage.settle()
            self.thumbnail = thumbnail
        }

        var stage: Stage { modal.stage }
    }

    private func randomSources(_ count: Int, _ dice: inout SeededDice, in size: CGSize) -> [CGRect] {
        (0..<count).map { index in
            func length(_ most: CGFloat) -> CGFloat {
                CGFloat.random(in: 0..<5, using: &dice) < 1 && index % 4 == 0 ? 0 : .random(in: 2...most, using: &dice)
            }
            let (w, h) = (length(size.width * 0.7), length(size.height * 0.7))
            return CGRect(
                x: .random(in: 0...size.width - w, using: &dice), y: .random(in: 0...size.height - h, using: &dice), width: w, height: h)
        }
    }

    private func check(_ a: Double, _ b: Double, _ within: Double, _ message: String) { XCTAssertEqual(a, b, accuracy: within, message) }

    func testInTheStyleViewAllFourCornersStartOnTheSource() throws {
        var dice = SeededDice(seed: 4)
        for (index, shape) in Self.shapes.enumerated() {
            for scale in [CGFloat(1), 2, 3] {
                let scene = Scene(.view, size: shape, scale: scale)
                for source in randomSources(index == 0 ? 18 : 17, &dice, in: shape) {
                    scene.thumbnail.frame = source
                    let modal = scene.modal.present()
                    modal.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    scene.stage.advance(by: 0)
                    let message = "\(source), \(shape), scale \(scale)"
                    // A projected point of the screen.
                    let m = try XCTUnwrap(modal.view.layer.presentation()).affineTransform()
                    check(Double(m.a), Double(max(source.width, 0.00001) / shape.width), 1e-9, message)
                    check(Double(m.d), Double(max(source.height, 0.00001) / shape.height), 1e-9, message)
                    let box = PixelBox(2, in: scene.stage.image(), around: CGPoint(x: source.midX * scale, y: source.midY * scale))
                    if source.width > 0, source.height > 0 {
                        let found = try XCTUnwrap(box, message)
                        check(found.minX, Double(source.minX * scale), 0.5, message)
                        check(found.maxX, Double(source.maxX * scale), 0.5, message)
                        check(found.minY, Double(source.minY * scale), 0.5, message)
                        check(found.maxY, Double(source.maxY * scale), 0.5, message)
                    } else if let box {
                        // A line: within half a pixel of nothing.
                        XCTAssertLessThan(min(box.maxX - box.minX, box.maxY - box.minY), 0.5, message)
                    }
                    scene.modal.dismiss()
                    scene.modal.first.dismiss(animated: false)
                    scene.stage.settle()
                }
                scene.modal.checkRest("\(shape)")
            }
        }
    }

    func testInTheStyleScreenTheSourceIsVisibleWholeAsLargeAsItFits() throws {
        var dice = SeededDice(seed: 9)
        for (index, shape) in Self.shapes.enumerated() {
            for scale in [CGFloat(1), 2, 3] {
                let scene = Scene(.screen, size: shape, scale: scale)
                for source in randomSources(index == 0 ? 18 : 17, &dice, in: shape) {
                    scene.thumbnail.frame = source
                    scene.stage.advance(by: 0)
                    let start = scene.stage.now
                    scene.modal.present()
                    scene.modal.advance(to: 0.4, after: start)
                    let message = "\(source), \(shape), scale \(scale)"
                    let s = Double(min(shape.width / max(source.width, 0.00001), shape.height / max(source.height, 0.00001)))
                    let (w, h) = (Double(source.width) * s, Double(source.height) * s)
                    let (width, height) = (Double(shape.width), Double(shape.height))
                    if source.width > 0, source.height > 0 {
                        let box = try XCTUnwrap(
                            PixelBox(
                                1, in: scene.stage.image(), around: CGPoint(x: shape.width / 2 * scale, y: shape.height / 2 * scale)),
                            message)
                        check(box.minX, (width - w) / 2 * Double(scale), 0.5, message)
                        check(box.maxX, (width + w) / 2 * Double(scale), 0.5, message)
                        check(box.minY, (height - h) / 2 * Double(scale), 0.5, message)
                        check(box.maxY, (height + h) / 2 * Double(scale), 0.5, message)
                    } else {
                        _ = scene.stage.image()
                    }
                    scene.modal.first.dismiss(animated: false)
                    scene.stage.settle()
                }
                scene.modal.checkRest("\(shape)")
            }
        }
    }

    /// The numbers, for a tablet that is held in each of four ways; every fourth source has no width, no height, or neither.
    func testSourcesOfAnySizeInEveryOrientation() throws {
        var dice = SeededDice(seed: 12)
        let size = CGSize(width: 768, height: 1024)
        for style in [ZoomTransition.Style.screen, .view] {
            for scale in [CGFloat(1), 2, 3] {
                for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown] {
                    let scene = Scene(style, size: size, scale: scale)
                    scene.stage.rotate(to: orientation)
                    scene.stage.settle()
                    let size = scene.stage.window.bounds.size
                    XCTAssertEqual(size.width > size.height, orientation.isLandscape)
                    XCTAssertEqual(scene.stage.window.windowScene?.interfaceOrientation, orientation)
                    for (index, source) in randomSources(17, &dice, in: size).enumerated() {
                        var source = source
                        if index % 4 == 0, index % 3 != 1 { source.size.width = 0 }
                        if index % 4 == 0, index % 3 != 2 { source.size.height = 0 }
                        scene.thumbnail.frame = source
                        try checkStart(scene, source, style, in: size, "\(source), \(orientation), scale \(scale)")
                    }
                    scene.modal.checkRest("\(style), \(orientation), scale \(scale)")
                }
            }
        }
    }

    /// Frame of the source when the presented screen begins to appear.
    private func checkStart(_ scene: Scene, _ source: CGRect, _ style: ZoomTransition.Style, in size: CGSize, _ message: String) throws {
        scene.stage.advance(by: 0)
        let start = scene.stage.now
        let modal = scene.modal.present()
        scene.modal.advance(to: style == .screen ? 0.4 : 0, after: start)
        let views = try XCTUnwrap(modal.view.superview?.subviews)
        let shown = try XCTUnwrap((style == .screen ? views[2] : modal.view).layer.presentation())
        let m = shown.affineTransform()
        func seen(_ point: CGPoint) -> CGPoint {
            let from = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2).applying(m)
            return CGPoint(x: from.x + shown.position.x, y: from.y + shown.position.y)
        }
        let (w, h) = (max(source.width, 0.00001), max(source.height, 0.00001))
        let half = 0.5 / Double(scene.stage.device.scale)
        if style == .screen {
            let s = min(size.width / w, size.height / h)
            XCTAssertEqual(Double(m.a / s), 1, accuracy: 1e-9, message)
            XCTAssertEqual(m.a, m.d, message)
            let middle = seen(CGPoint(x: source.midX, y: source.midY))
            check(Double(middle.x), Double(size.width / 2), half, message)
            check(Double(middle.y), Double(size.height / 2), half, message)
            // The limiting side fills the screen.
            let (wide, high) = (Double(w * m.a), Double(h * m.d))
            check(min(abs(wide - Double(size.width)), abs(high - Double(size.height))), 0, half, message)
            XCTAssertTrue(wide <= Double(size.width) + half && high <= Double(size.height) + half, message)
        } else {
            for (corner, position) in [
                (CGPoint.zero, CGPoint(x: source.minX, y: source.minY)),
                (CGPoint(x: size.width, y: 0), CGPoint(x: source.maxX, y: source.minY)),
                (CGPoint(x: 0, y: size.height), CGPoint(x: source.minX, y: source.maxY)),
                (CGPoint(x: size.width, y: size.height), CGPoint(x: source.maxX, y: source.maxY)),
            ] {
                check(Double(seen(corner).x), Double(position.x), half, message)
                check(Double(seen(corner).y), Double(position.y), half, message)
            }
        }
        scene.modal.first.dismiss(animated: false)
        scene.stage.settle()
    }

    func testNothingJumpsAtTheBeginningOrTheEndWithAnyStatusBar() {
        for height in [CGFloat(0), 20, 59] {
            for (style, color) in [(ZoomTransition.Style.screen, UIColor.white), (.view, .white), (.screen, .black), (.view, .black)] {
                let thumbnail = UIView(frame: CGRect(x: 40, y: 90, width: 80, height: 50))
                thumbnail.backgroundColor = .orange
                let zoom = ZoomTransition { [weak thumbnail] in thumbnail }
                zoom.style = style
                let insets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
                let stage = Stage(
                    device: Device(name: "bar", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: insets))
                stage.showsStatusBar = height > 0
                let (first, modal) = (ScreenController("First", color), ScreenController("Modal", .orange))
                stage.window.rootViewController = first
                first.view.addSubview(thumbnail)
                stage.settle()
                let before = FrameDigest(stage.image())
                modal.modalPresentationStyle = .fullScreen
                modal.transitioningDelegate = zoom
                first.present(modal, animated: true)
                stage.advance(by: 0)
                XCTAssertEqual(FrameDigest(stage.image()), before, "\(style), status bar \(height), in")
                stage.settle()
                let start = stage.now
                first.dismiss(animated: true)
                stage.advance(by: 0)
                stage.advance(by: start + (style == .screen ? 0.55 : 0.4) - 1e-7 - stage.now)
                XCTAssertNotNil(modal.view.window)
                XCTAssertEqual(FrameDigest(stage.image()), before, "\(style), status bar \(height), out")
                stage.settle()
                XCTAssertEqual(FrameDigest(stage.image()), before, "\(style), status bar \(height), after")
            }
        }
    }

    func testTheScreenZoomsOverItsBackgroundAndThenFades() throws {
        let scene = Scene(.screen)
        scene.modal.first.view.backgroundColor = .orange
        scene.stage.settle()
        let ease = Curve.easeInOut
        let modal = scene.modal.present()
        let start = scene.stage.now
        let container = try XCTUnwrap(modal.view.superview)
        let (screen, backdrop, image) = (scene.modal.first.view, container.subviews[1], container.subviews[2])
        XCTAssertTrue(container.subviews[0] === screen && container.subviews[3] === modal.view)
        XCTAssertEqual(backdrop.backgroundColor, .orange)
        XCTAssertEqual(backdrop.frame, container.bounds)
        let s = min(320.0 / 80, 480.0 / 50)
        for time in [0.1, 0.2, 0.3] {
            scene.modal.advance(to: time, after: start)
            let m = try XCTUnwrap(image.layer.presentation()).affineTransform()
            XCTAssertEqual(Double(m.a), 1 + (s - 1) * ease(time / 0.4), accuracy: 1e-6)
            XCTAssertEqual(m.a, m.d)
            XCTAssertEqual(try XCTUnwrap(modal.view.layer.presentation()).opacity, 0)
        }
        // A point p goes to C + s (p - c).
        let p = CGPoint(x: 10, y: 30), c = CGPoint(x: 80, y: 85)
        let end = image.transform
        let seen = CGPoint(x: p.x - 160, y: p.y - 240).applying(end)
        XCTAssertEqual(seen.x + 160, 160 + CGFloat(s) * (p.x - c.x), accuracy: 1e-9)
        XCTAssertEqual(seen.y + 240, 240 + CGFloat(s) * (p.y - c.y), accuracy: 1e-9)
        for time in [0.45, 0.525, 0.6] {
            scene.modal.advance(to: time, after: start)
            XCTAssertEqual(Double(try XCTUnwrap(modal.view.layer.presentation()).opacity), ease((time - 0.4) / 0.25), accuracy: 1e-6)
        }
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now - start, 0.65, accuracy: 0.02)
        XCTAssertEqual(container.subviews, [modal.view])
        scene.modal.checkRest("presented")
    }

    func testTheReversalFadesFirstThenZoomsFromANewSnapshot() throws {
        let scene = Scene(.screen)
        let ease = Curve.easeInOut
        scene.modal.present()
        scene.stage.settle()
        // While it is covered the thumbnail moves, and becomes blue.
        scene.thumbnail.frame = CGRect(x: 200, y: 300, width: 64, height: 96)
        scene.thumbnail.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        weak var modal: UIView? = scene.modal.modal?.view
        modal?.backgroundColor = .black
        scene.modal.dismiss()
        let start = scene.stage.now
        let image = try XCTUnwrap(modal?.superview?.subviews.dropLast().last)
        XCTAssertEqual(Double(image.layer.presentation()?.affineTransform().a ?? 0), 5, accuracy: 1e-6)
        scene.modal.advance(to: 0.075, after: start)
        XCTAssertEqual(Double(try XCTUnwrap(modal?.layer.presentation()).opacity), 1 - ease(0.5), accuracy: 1e-6)
        XCTAssertEqual(Double(image.layer.presentation()?.affineTransform().a ?? 0), 5, accuracy: 1e-6)
        scene.modal.advance(to: 0.15, after: start)
        let box = try XCTUnwrap(PixelBox(0, in: scene.stage.image(), around: CGPoint(x: 160, y: 240)))
        XCTAssertEqual([box.minX, box.maxX, box.minY, box.maxY], [0, 320, 0, 480])
        scene.modal.advance(to: 0.15 + 0.1, after: start)
        XCTAssertEqual(Double(image.layer.presentation()?.affineTransform().a ?? 0), 5 - 4 * ease(0.25), accuracy: 1e-6)
        XCTAssertEqual(
            [scene.modal.first.appearances, scene.modal.first.faults.count], [2, 0], "no appearance callback but those of the dismissal"
        )
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now - start, 0.55, accuracy: 0.02)
        scene.modal.checkRest("dismissed")
        XCTAssertNil(scene.modal.modal)
    }

    func testWithoutASourceItContractsToTheMiddleAndFades() throws {
        for style in [ZoomTransition.Style.screen, .view] {
            let scene = Scene(style)
            let modal = scene.modal.present()
            scene.stage.settle()
            scene.thumbnail.removeFromSuperview()
            scene.modal.dismiss()
            let duration = scene.zoom.animator(isReversed: true).transitionDuration(using: nil)
            scene.stage.advance(by: duration / 2)
            let layer = try XCTUnwrap(modal.view.layer.presentation())
            XCTAssertEqual(Double(layer.affineTransform().a), 0.5, accuracy: 1e-4)
            XCTAssertEqual(layer.frame.midX, 160, accuracy: 1e-6)
            XCTAssertEqual(layer.frame.midY, 240, accuracy: 1e-6)
            XCTAssertEqual(layer.opacity, 0.5, accuracy: 1e-4)
            scene.stage.settle()
            scene.modal.checkRest("\(style)")
            // And comes out of it.
            let again = scene.modal.present()
            scene.stage.advance(by: 0.05)
            XCTAssertLessThan(try XCTUnwrap(again.view.layer.presentation()).opacity, 0.5)
            XCTAssertEqual(try XCTUnwrap(again.view.layer.presentation()).frame.midX, 160, accuracy: 1e-6)
            scene.stage.settle()
            scene.modal.checkRest("\(style), presented")
        }
    }

    func testItEndsWhereTheSourceIsNow() throws {
        var named: UIView?
        let zoom = ZoomTransition { named }
        zoom.style = .view
        let scene = ModalScene(zoom)
        let (a, b) = (
            UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30)), UIView(frame: CGRect(x: 200, y: 400, width: 60, height: 20))
        )
        b.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        for view in [a, b] { scene.first.view.addSubview(view) }
        named = a
        let modal = scene.present()
        XCTAssertEqual(try XCTUnwrap(modal.view.layer.presentation()).frame.minX, 10, accuracy: 1e-6)
        scene.stage.settle()
        // Another view, and another way up: that one keeps its distance from the lower right corner.
        named = b
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        scene.dismiss()
        scene.stage.advance(by: 0.399)
        let frame = try XCTUnwrap(modal.view.layer.presentation()).frame
        XCTAssertEqual(frame.minX, 480 - 120, accuracy: 0.1)
        XCTAssertEqual(frame.minY, 320 - 80, accuracy: 0.1)
        XCTAssertEqual(frame.width, 60, accuracy: 0.1)
        XCTAssertEqual(frame.height, 20, accuracy: 0.1)
        scene.stage.settle()
        scene.checkRest("dismissed")
        named = nil
    }

    func testACancelledTransitionLeavesEverythingUntouched() {
        for style in [ZoomTransition.Style.screen, .view] {
            let thumbnail = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 50))
            let zoom = ZoomTransition { [weak thumbnail] in thumbnail }
            zoom.style = style
            let handheld = Handheld(zoom)
            let scene = ModalScene(handheld)
            scene.first.view.addSubview(thumbnail)
            scene.stage.settle()
            let before = ModelValues(scene.first.view)
            scene.present()
            for fraction in [0.2, 0.9, 0.6] {
                handheld.interaction.update(fraction)
                scene.stage.advance(by: 0.1)
            }
            handheld.interaction.cancel()
            scene.stage.settle()
            XCTAssertEqual(ModelValues(scene.first.view), before)
            XCTAssertNil(scene.first.presentedViewController)
            scene.checkRest("presentation cancelled")
            handheld.isInteractive = false
            let modal = scene.present()
            scene.stage.settle()
            handheld.isInteractive = true
            let second = ModelValues(modal.view)
            scene.dismiss()
            handheld.interaction.update(0.7)
            scene.stage.advance(by: 0.1)
            handheld.interaction.cancel()
            scene.stage.settle()
            XCTAssertEqual(ModelValues(modal.view), second)
            XCTAssertEqual(ModelValues(scene.first.view), before)
            scene.checkRest("dismissal cancelled")
        }
    }

    func testInterruptionsEndAsIfThereWereNone() {
        let deep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
        for style in [ZoomTransition.Style.screen, .view] {
            for frame in [CGRect(x: 20, y: 400, width: 60, height: 40), CGRect(x: -300, y: 900, width: 0, height: 20)] {
                let thumbnail = UIView(frame: frame)
                InterruptedTransitions.run(seeds: 1...(deep ? 200 : 8)) {
                    let zoom = ZoomTransition { thumbnail }
                    zoom.style = style
                    return zoom
                }
            }
        }
    }

    func testInAPushTheScreenIsTheContainerAndBarsStay() throws {
        for style in [ZoomTransition.Style.screen, .view] {
            let stage = Stage(device: Device(name: "zoom", size: CGSize(width: 320, height: 480), scale: 1))
            let (a, b) = (ScreenController("A", .black), ScreenController("B", .red))
            let thumbnail = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
            a.view.addSubview(thumbnail)
            let zoom = ZoomTransition { [weak thumbnail] in thumbnail }
            zoom.style = style
            let navigation = UINavigationController(rootViewController: a)
            navigation.delegate = zoom
            stage.window.rootViewController = navigation
            stage.settle()
            let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 0.2)
            let moving = try XCTUnwrap(style == .view ? b.view : b.view.superview?.subviews.dropLast().last)
            XCTAssertNotEqual(try XCTUnwrap(moving.layer.presentation()).affineTransform(), .identity)
            XCTAssertEqual(navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil), bar)
            XCTAssertNil(navigation.navigationBar.layer.animation(forKey: "position"))
            stage.settle()
            checkNothingIsLeft(in: stage.window, "pushed")
            XCTAssertNil(a.view.window)
            navigation.popViewController(animated: true)
            stage.settle()
            checkNothingIsLeft(in: stage.window, "popped")
            XCTAssertNil(b.view.window)
            for controller in [a, b] { XCTAssertTrue(controller.isAtRest, "\(controller)") }
        }
    }

    func testOverAScreenThatStaysItWorksTheSame() {
        for style in [ZoomTransition.Style.screen, .view] {
            let scene = Scene(style)
            scene.modal.present(style: .overFullScreen)
            scene.stage.settle()
            checkNothingIsLeft(in: scene.stage.window, "presented")
            XCTAssertNotNil(scene.modal.first.view.window)
            scene.modal.dismiss()
            scene.stage.settle()
            scene.modal.checkRest("dismissed")
            XCTAssertNil(scene.modal.modal)
        }
    }

    func testWithReduceMotionItFades() throws {
        for style in [ZoomTransition.Style.screen, .view] {
            let scene = Scene(style)
            scene.stage.isReduceMotionEnabled = true
            let modal = scene.modal.present()
            let start = scene.stage.now
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(try XCTUnwrap(modal.view.layer.presentation()).opacity, 0.25, accuracy: 1e-6)
            XCTAssertEqual(modal.view.transform, .identity)
            scene.stage.settle()
            XCTAssertEqual(scene.stage.now - start, 0.2, accuracy: 0.02)
            scene.modal.dismiss()
            scene.stage.settle()
            scene.modal.checkRest("dismissed")
        }
    }
}
