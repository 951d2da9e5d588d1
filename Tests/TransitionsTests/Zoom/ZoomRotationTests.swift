import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// The device is turned in the middle of a zoom.
@preconcurrency @MainActor
final class ZoomRotationTests: XCTestCase, @unchecked Sendable {
    /// A thumbnail that keeps its distance from the lower right corner, and text, on a first screen; its second one is shown.
    private func presented(_ style: ZoomTransition.Style) -> (scene: ModalScene, thumbnail: UIView) {
        let thumbnail = UIView(frame: CGRect(x: 200, y: 360, width: 80, height: 100))
        thumbnail.backgroundColor = .yellow
        thumbnail.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        let zoom = ZoomTransition { [weak thumbnail] in thumbnail }
        zoom.style = style
        let scene = ModalScene(zoom)
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 280, height: 60))
        label.text = "First screen"
        label.backgroundColor = .white
        for view in [label, thumbnail] { scene.first.view.addSubview(view) }
        scene.present()
        scene.stage.settle()
        return (scene, thumbnail)
    }

    func testAReversedSnapshotBecomesOneOfTheRotatedScreen() {
        for (orientation, frames) in [(UIInterfaceOrientation.landscapeLeft, 11.0), (.landscapeRight, 14)] {
            let (scene, _) = presented(.screen)
            scene.dismiss()
            let start = scene.stage.now
            scene.stage.advance(by: frames / 60)
            let appearances = scene.first.appearances
            scene.stage.rotate(to: orientation)
            scene.advance(to: 0.5499, after: start)
            XCTAssertNotNil(scene.modal?.view.window)
            let last = scene.stage.image()
            scene.stage.settle()
            XCTAssertLessThan(
                difference(last, scene.stage.image()), 0.002, "the picture is replaced by the screen itself: nobody sees it")
            XCTAssertEqual(scene.first.appearances, appearances)
            scene.checkRest("\(orientation)")
        }
    }

    func testAContractingViewGoesToWhereTheSourceIsAfterRotation() throws {
        let (scene, thumbnail) = presented(.view)
        scene.dismiss()
        let start = scene.stage.now
        scene.stage.advance(by: 0.05)
        scene.stage.rotate(to: .landscapeLeft)
        scene.advance(to: 0.3999, after: start)
        let seen = try XCTUnwrap(scene.modal?.view.layer.presentation()).frame
        XCTAssertEqual(thumbnail.frame, CGRect(x: 360, y: 200, width: 80, height: 100))
        let (frame, seenEdges) = (thumbnail.frame, [seen.minX, seen.minY, seen.maxX, seen.maxY])
        for (a, b) in zip(seenEdges, [frame.minX, frame.minY, frame.maxX, frame.maxY]) { XCTAssertEqual(a, b, accuracy: 0.1) }
        scene.stage.settle()
        scene.checkRest("contracted")
    }

    /// The differing fraction of the image, 0…1.
    private func difference(_ a: CGImage, _ b: CGImage) -> Double {
        guard a.width == b.width, a.height == b.height else { return 1 }
        let count = a.width * a.height
        return a.withPixels { a in
            b.withPixels { b in
                var sum = 0
                for at in 0..<count {
                    for shift: UInt32 in [0, 8, 16] { sum += abs(Int(a[at] >> shift & 0xFF) - Int(b[at] >> shift & 0xFF)) }
                }
                return Double(sum) / Double(3 * 255 * count)
            }
        }
    }
}
