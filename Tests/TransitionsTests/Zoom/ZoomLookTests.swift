import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// The parameters of the style `view` by which screen and source resemble each other.
@preconcurrency @MainActor
final class ZoomLookTests: XCTestCase, @unchecked Sendable {
    /// A green thumbnail with round corners on a black screen, out of which a red one grows.
    @MainActor
    private final class Scene {
        let modal: ModalScene
        let zoom: ZoomTransition
        let thumbnail = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 60))

        init(corners: Bool = true, contentFade: TimeInterval = 0, radius: CGFloat = 20) {
            zoom = ZoomTransition { [thumbnail] in thumbnail }
            zoom.style = .view
            zoom.followsSourceCorners = corners
            zoom.contentFade = contentFade
            modal = ModalScene(zoom, size: CGSize(width: 320, height: 480), scale: 2)
            modal.first.view.backgroundColor = .black
            thumbnail.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            thumbnail.layer.cornerRadius = radius
            modal.first.view.addSubview(thumbnail)
            modal.stage.settle()
        }

        var stage: Stage { modal.stage }

        func present() -> ScreenController {
            let screen = modal.present()
            screen.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.advance(by: 0)
            return screen
        }

        /// Red, green and blue at a point of the screen, from 0 to 1.
        func color(_ x: CGFloat, _ y: CGFloat) -> (red: Double, green: Double, blue: Double) {
            let image = stage.image()
            let pixel = image.withPixels { $0[Int(y * 2) * image.width + Int(x * 2)] }
            return (Double(pixel >> 16 & 0xFF) / 255, Double(pixel >> 8 & 0xFF) / 255, Double(pixel & 0xFF) / 255)
        }

        /// Visible rectangle of a screen.
        func frame(of screen: UIViewController) throws -> CGRect { try XCTUnwrap(screen.view.layer.presentation()).frame }
    }

    func testUnlessSetTheyAreOff() {
        let zoom = ZoomTransition { nil }
        XCTAssertFalse(zoom.followsSourceCorners)
        XCTAssertEqual(zoom.contentFade, 0)
        let scene = Scene(corners: false)
        let screen = scene.present()
        XCTAssertNil(screen.view.layer.mask)
        XCTAssertEqual(scene.color(40.5, 60.5).red, 1, accuracy: 0.01, "square corners, at once")
    }

    /// A radius r cuts its corner off at r (1 - √½) along the diagonal, in each direction.
    func testCornersFollowTheSourcesAndAreRound() throws {
        let scene = Scene()
        for isComing in [true, false] {
            let screen: UIViewController
            if isComing {
                screen = scene.present()
            } else {
                screen = try XCTUnwrap(scene.modal.modal)
                scene.modal.dismiss()
            }
            for time in [0, 0.1, 0.2, 0.3] {
                scene.stage.advance(by: time == 0 ? 0 : 0.1)
                let frame = try scene.frame(of: screen)
                // Linear with the scale, as everything between the two ends.
                let fraction = (frame.width - 80) / (320 - 80)
                let radius = 20 * (1 - fraction)
                let cut = radius * (1 - 0.5.squareRoot())
                let message = "\(time), coming \(isComing)"
                if radius > 4 {
                    XCTAssertLessThan(scene.color(frame.minX + cut - 1, frame.minY + cut - 1).red, 0.1, "outside, \(message)")
                    XCTAssertLessThan(scene.color(frame.minX + radius / 2 - 2, frame.minY + 0.5).red, 0.6, "outside above, \(message)")
                    XCTAssertLessThan(scene.color(frame.minX + 0.5, frame.minY + radius / 2 - 2).red, 0.6, "outside beside, \(message)")
                }
                XCTAssertEqual(scene.color(frame.minX + cut + 1, frame.minY + cut + 1).red, 1, accuracy: 0.05, "inside, \(message)")
                XCTAssertEqual(scene.color(frame.maxX - cut - 1.5, frame.maxY - cut - 1.5).red, 1, accuracy: 0.05, "inside, \(message)")
            }
            scene.stage.settle()
            XCTAssertNil(screen.view.layer.mask)
            scene.modal.checkRest("coming \(isComing)")
        }
    }

    /// Only the source's snapshot is visible at first, and goes within its time; on the way back it comes at the end.
    func testContentsFadeIntoEachOther() throws {
        let scene = Scene(contentFade: 0.2)
        let screen = scene.present()
        let middle = CGPoint(x: 80, y: 90)
        XCTAssertEqual(scene.color(middle.x, middle.y).green, 1, accuracy: 0.01, "the thumbnail, as before")
        scene.stage.advance(by: 0.1)
        let half = try scene.frame(of: screen)
        let seen = scene.color(half.midX, half.midY)
        XCTAssertEqual(seen.green, 0.5, accuracy: 0.02)
        XCTAssertEqual(seen.red, 0.5, accuracy: 0.02)
        for (x, y) in [(half.minX + 12, half.midY), (half.maxX - 12, half.midY), (half.midX, half.minY + 12)] {
            XCTAssertEqual(scene.color(x, y).green, 0.5, accuracy: 0.02, "the picture covers the screen")
        }
        XCTAssertLessThan(scene.color(half.maxX + 2, half.midY).green, 0.01, "and no more")
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.color(160, 240).red, 1, accuracy: 0.01)
        scene.stage.settle()
        scene.modal.checkRest("presented")

        scene.modal.dismiss()
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(scene.color(160, 240).red, 1, accuracy: 0.01)
        scene.stage.advance(by: 0.1)
        let late = try scene.frame(of: screen)
        XCTAssertEqual(scene.color(late.midX, late.midY).green, 0.5, accuracy: 0.02)
        scene.stage.advance(by: 0.0999)
        XCTAssertEqual(scene.color(middle.x, middle.y).green, 1, accuracy: 0.01)
        scene.stage.settle()
        scene.modal.checkRest("dismissed")
    }

    func testCancelledAndReversedNothingIsLeft() {
        let scene = Scene(contentFade: 0.15)
        let screen = scene.present()
        scene.stage.advance(by: 0.12)
        scene.modal.dismiss()
        scene.stage.settle()
        XCTAssertNil(screen.view.layer.mask)
        XCTAssertNil(screen.view.superview)
        scene.modal.checkRest("dismissed in the middle")

        let other = scene.present()
        scene.stage.settle()
        scene.modal.dismiss()
        scene.stage.advance(by: 0.1)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.advance(by: 0.05)
        XCTAssertNil(other.view.layer.mask, "its outline is that of the former size")
        scene.stage.settle()
        scene.modal.checkRest("turned in the middle")
    }

    func testAScreenWithAMaskOrASquareSourceKeepsItsOutline() {
        do {
            let square = Scene(radius: 0)
            XCTAssertNil(square.present().view.layer.mask)
        }
        let scene = Scene()
        let mask = CALayer()
        let screen = ScreenController("Modal", .red)
        screen.view.layer.mask = mask
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = scene.zoom
        scene.modal.first.present(screen, animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertTrue(screen.view.layer.mask === mask)
        scene.stage.settle()
        XCTAssertTrue(screen.view.layer.mask === mask)
    }
}
