import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// Surroundings and contents of a zoom: the presenting screen's background, images that coincide, a card with shadow and dimming.
@preconcurrency @MainActor
final class ZoomSurroundingsTests: XCTestCase, @unchecked Sendable {
    private static let paper = UIColor(red: 0.8, green: 0.6, blue: 0.4, alpha: 1)
    private static let source = CGRect(x: 10, y: 70, width: 90, height: 60)

    private func makeScene(
        _ style: ZoomTransition.Style, _ kind: ScreenKind, at source: CGRect = source,
        _ change: (ZoomTransition, UIView) -> Void = { _, _ in }
    ) -> ModalScene {
        let thumbnail = UIView(frame: source)
        thumbnail.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let zoom = ZoomTransition { thumbnail }
        zoom.style = style
        change(zoom, thumbnail)
        let scene = ModalScene(zoom, at: kind)
        scene.first.view.backgroundColor = Self.paper
        scene.first.view.addSubview(thumbnail)
        scene.stage.settle()
        return scene
    }

    /// Red, green and blue at a point of the screen, from 0 to 1.
    private func color(_ stage: Stage, _ point: CGPoint) -> [Double] {
        let image = stage.image()
        let scale = stage.device.scale
        let (x, y) = (min(Int(point.x * scale), image.width - 1), min(Int(point.y * scale), image.height - 1))
        let pixel = image.withPixels { $0[y * image.width + x] }
        return [16, 8, 0].map { Double(pixel >> $0 & 0xFF) / 255 }
    }

    // MARK: The style screen

    func testThePresentersBackgroundIsAroundTheSnapshotOnEveryDevice() throws {
        for kind in ScreenKind.all {
            let width = kind.size.width
            for source in [Self.source, CGRect(x: width - 60, y: 300, width: 60, height: 40)] {
                let scene = makeScene(.screen, kind, at: source)
                let modal = scene.present()
                let message = "\(kind), \(source.minX)"
                let backdrop = try XCTUnwrap(modal.view.superview).subviews[1]
                XCTAssertEqual(backdrop.backgroundColor, Self.paper, message)
                XCTAssertEqual(backdrop.frame, CGRect(origin: .zero, size: kind.size), message)
                let start = scene.stage.now
                for time in [0.2, 0.4] {
                    scene.advance(to: time, after: start)
                    // Beside the source, which is in the middle at the end.
                    for x in [1, width - 2] {
                        for y in [2, kind.size.height - 3] {
                            let seen = color(scene.stage, CGPoint(x: x, y: y))
                            let isPaper = zip(seen, [0.8, 0.6, 0.4]).allSatisfy { abs($0 - $1) < 0.01 }
                            XCTAssertTrue(isPaper || seen == [0, 1, 0], "\(message) at \(time): \(seen) at \(x), \(y)")
                        }
                    }
                }
                scene.stage.settle()
                scene.checkRest(message)
            }
        }
    }

    func testTheBackgroundIsOfTheInnermostViewThatCoversTheScreen() throws {
        let stage = Stage(device: Device(name: "zoom", size: CGSize(width: 320, height: 480), scale: 1))
        stage.window.backgroundColor = .red
        let (a, b) = (UIViewController(), UIViewController())
        a.view.backgroundColor = nil
        let table = UIScrollView(frame: a.view.bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let cell = UIView(frame: CGRect(x: 0, y: 60, width: 320, height: 44))
        cell.backgroundColor = .white
        let thumbnail = UIView(frame: CGRect(x: 4, y: 4, width: 36, height: 36))
        a.view.addSubview(table)
        table.addSubview(cell)
        cell.addSubview(thumbnail)
        let zoom = ZoomTransition { thumbnail }
        b.modalPresentationStyle = .fullScreen
        b.transitioningDelegate = zoom
        stage.window.rootViewController = a
        stage.settle()
        for (color, expected) in [(Self.paper, Self.paper), (UIColor.clear, UIColor.red), (.systemBackground, .systemBackground)] {
            table.backgroundColor = color
            a.overrideUserInterfaceStyle = .dark
            a.present(b, animated: true)
            stage.advance(by: 0.1)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            XCTAssertEqual(b.view.superview?.subviews[1].backgroundColor, expected.resolvedColor(with: dark))
            stage.settle()
            a.dismiss(animated: false)
            stage.settle()
        }
        withExtendedLifetime(zoom) {}
    }

    func testTheSourceEndsInTheMatchingViewAsLargeAsItFits() throws {
        for kind in ScreenKind.all {
            let hero = CGRect(x: 0, y: 0, width: kind.size.width, height: (kind.size.height / 2).rounded())
            var asked: [UIViewController] = []
            let scene = makeScene(.screen, kind) { zoom, _ in
                zoom.destination = { controller in
                    asked.append(controller)
                    return controller.view.viewWithTag(7)
                }
            }
            let modal = ScreenController("Modal", .red)
            let large = UIView(frame: hero)
            large.tag = 7
            modal.view.addSubview(large)
            modal.modalPresentationStyle = .fullScreen
            modal.transitioningDelegate = scene.delegate
            scene.first.present(modal, animated: true)
            scene.stage.advance(by: 0)
            let start = scene.stage.now
            scene.advance(to: 0.4, after: start)
            let image = try XCTUnwrap(try XCTUnwrap(modal.view.superview).subviews[2].layer.presentation())
            let m = image.affineTransform()
            let scale = min(hero.width / 90, hero.height / 60)
            XCTAssertEqual(m.a, scale, accuracy: 1e-6, "\(kind)")
            let middle = CGPoint(x: Self.source.midX - kind.size.width / 2, y: Self.source.midY - kind.size.height / 2).applying(m)
            XCTAssertEqual(middle.x + image.position.x, hero.midX, accuracy: 0.01, "\(kind)")
            XCTAssertEqual(middle.y + image.position.y, hero.midY, accuracy: 0.01, "\(kind)")
            scene.stage.settle()
            scene.first.dismiss(animated: true)
            scene.stage.advance(by: 0)
            let back = try XCTUnwrap(modal.view.superview?.subviews.dropLast().last)
            XCTAssertEqual(Double(back.layer.presentation()?.affineTransform().a ?? 0), Double(scale), accuracy: 1e-6, "\(kind)")
            scene.stage.settle()
            XCTAssertTrue(asked.count == 2 && asked.allSatisfy { $0 === modal })
            checkNothingIsLeft(in: scene.stage.window, "\(kind)")
        }
    }

    // MARK: The style view

    /// A presented screen with a hero in its upper half, a square in its middle, and a view that is wider than the screen.
    private func present(on scene: ModalScene, _ kind: ScreenKind) -> (modal: ScreenController, square: UIView, hero: UIView) {
        let modal = ScreenController("Modal", UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let size = kind.size
        let hero = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height / 2))
        hero.tag = 7
        let square = UIView(frame: CGRect(x: size.width / 2 - 20, y: size.height / 2 - 20, width: 40, height: 40))
        let wide = UIView(frame: CGRect(x: -400, y: size.height * 0.7, width: size.width + 800, height: 30))
        wide.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        for view in [hero, square, wide] { modal.view.addSubview(view) }
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = scene.delegate
        scene.first.present(modal, animated: true)
        scene.stage.advance(by: 0)
        return (modal, square, hero)
    }

    /// The presented frame of a subview of a zooming view in the window.
    private func seen(_ view: UIView, in screen: UIView) throws -> CGRect {
        let shown = try XCTUnwrap(screen.layer.presentation())
        let middle = CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
        let inner = CATransform3DGetAffineTransform(shown.sublayerTransform)
        let rect = view.frame.offsetBy(dx: -middle.x, dy: -middle.y).applying(inner).applying(shown.affineTransform())
        return rect.offsetBy(dx: shown.position.x, dy: shown.position.y)
    }

    func testContentsOfACardAreNeitherStretchedNorOutsideOfIt() throws {
        for kind in ScreenKind.all {
            for isMatched in [false, true] {
                let scene = makeScene(.view, kind) { zoom, _ in
                    if isMatched { zoom.destination = { $0.view.viewWithTag(7) } }
                }
                let (modal, square, hero) = present(on: scene, kind)
                for isComing in [true, false] {
                    if !isComing {
                        scene.first.dismiss(animated: true)
                        scene.stage.advance(by: 0)
                    }
                    let start = scene.stage.now
                    for time in [0, 0.05, 0.133, 0.2, 0.31, 0.39] {
                        scene.advance(to: time, after: start)
                        let message = "\(kind), matched \(isMatched), coming \(isComing), at \(time)"
                        let card = try XCTUnwrap(modal.view.layer.presentation()).frame
                        let shape = try seen(square, in: modal.view)
                        XCTAssertEqual(shape.width, shape.height, accuracy: shape.width / 100, message)
                        XCTAssertTrue(modal.view.clipsToBounds, message)
                        // The contents cover the card.
                        let whole = try seen(UIView(frame: modal.view.bounds), in: modal.view)
                        let covers = min(card.minX - whole.minX, card.minY - whole.minY, whole.maxX - card.maxX, whole.maxY - card.maxY)
                        XCTAssertGreaterThan(covers, -0.5, "\(message): \(whole), \(card)")
                        let end = isComing ? 0.0 : 0.4
                        guard time == end || (!isComing && time == 0.39) || time == 0 else { continue }
                        if isMatched, isComing {
                            let image = try seen(hero, in: modal.view)
                            XCTAssertTrue(image.insetBy(dx: -0.5, dy: -0.5).contains(Self.source), message)
                            XCTAssertEqual(image.midX, Self.source.midX, accuracy: 0.1, message)
                            XCTAssertEqual(image.midY, Self.source.midY, accuracy: 0.1, message)
                        }
                    }
                    scene.stage.settle()
                    XCTAssertFalse(modal.view.clipsToBounds)
                    XCTAssertEqual(modal.view.subviews.count, 3)
                    checkNothingIsLeft(in: scene.stage.window, "\(kind)")
                }
            }
        }
    }

    func testACardHasAShadowAndDimsWhatIsBehindItAndBothEndWithIt() throws {
        let kind = ScreenKind.all[0]
        let size = kind.size
        let scene = makeScene(.view, kind)
        let far = CGPoint(x: size.width - 2, y: size.height - 2)
        XCTAssertEqual(color(scene.stage, far)[0], 0.8, accuracy: 0.01)
        let (modal, _, _) = present(on: scene, kind)
        let start = scene.stage.now
        XCTAssertEqual(color(scene.stage, far)[0], 0.8, accuracy: 0.01, "no step at the beginning")
        scene.advance(to: 0.2, after: start)
        let card = try XCTUnwrap(modal.view.layer.presentation()).frame
        // Half of 0.3, far from the card; darker right below it, where the shadow is.
        XCTAssertEqual(color(scene.stage, far)[0], 0.8 * 0.85, accuracy: 0.015)
        XCTAssertLessThan(color(scene.stage, CGPoint(x: card.midX, y: card.maxY + 6))[0], 0.8 * 0.8)
        XCTAssertLessThan(color(scene.stage, CGPoint(x: card.maxX + 4, y: card.midY))[0], 0.8 * 0.82)
        scene.stage.settle()
        XCTAssertEqual(modal.view.superview?.subviews, [modal.view])
        scene.first.dismiss(animated: true)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(color(scene.stage, far)[0], 0.8 * 0.85, accuracy: 0.015)
        scene.stage.advance(by: 0.1999)
        XCTAssertEqual(color(scene.stage, far)[0], 0.8, accuracy: 0.01, "no step at the end")
        scene.stage.settle()
        XCTAssertEqual(scene.first.view.superview?.subviews, [scene.first.view])
        checkNothingIsLeft(in: scene.stage.window)
    }

    func testWithoutDepthNothingIsBehindTheCard() throws {
        let scene = makeScene(.view, ScreenKind.all[0]) { zoom, _ in
            (zoom.dimmingOpacity, zoom.shadowOpacity) = (0, 0)
        }
        let (modal, _, _) = present(on: scene, ScreenKind.all[0])
        scene.stage.advance(by: 0.2)
        let container = try XCTUnwrap(modal.view.superview)
        XCTAssertEqual(container.subviews.filter { !$0.isHidden }, [scene.first.view, modal.view])
        scene.stage.settle()
    }

    /// A driven zoom, whose finger pulls the screen out and lets it go.
    func testAReleasedZoomKeepsTheFingersSpeed() throws {
        for style in [ZoomTransition.Style.screen, .view] {
            for (fraction, finishes) in [(0.6, true), (0.3, false)] {
                let thumbnail = UIView(frame: Self.source)
                let zoom = ZoomTransition { thumbnail }
                zoom.style = style
                // Linear, so that the driven time is what is measured.
                zoom.curve = .linear
                let handheld = Handheld(zoom)
                let scene = ModalScene(handheld)
                scene.first.view.addSubview(thumbnail)
                scene.stage.settle()
                let modal = scene.present()
                func width() throws -> Double {
                    let view = style == .view ? modal.view : modal.view.superview?.subviews.dropLast().last
                    return Double(try XCTUnwrap(view?.layer.presentation()).affineTransform().a)
                }
                let speed = 0.8
                for step in (0...30).reversed() {
                    handheld.interaction.update(CGFloat(fraction - speed * Double(step) / 120))
                    if step > 0 { scene.stage.advance(by: 1 / 120) }
                }
                scene.stage.advance(by: 0)
                let last = try width()
                if finishes { handheld.interaction.finish() } else { handheld.interaction.cancel() }
                // At the release itself: the rest of a zoom is so short that a slow finger's speed changes within a frame.
                scene.stage.advance(by: 0.001)
                let whole = style == .view ? 1 - 90.0 / 320 : (320.0 / 90 - 1) * 0.65 / 0.4
                XCTAssertEqual((try width() - last) / 0.001 / whole, speed, accuracy: speed / 10, "\(style) \(finishes)")
                scene.stage.settle()
                XCTAssertEqual(scene.first.presentedViewController == nil, !finishes)
            }
        }
    }
}
