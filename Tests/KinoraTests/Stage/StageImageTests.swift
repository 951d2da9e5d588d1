import Kinora
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class StageImageTests: XCTestCase {
    func testAnImageHasTheDevicesPixels() {
        for (size, scale, pixels) in [
            (CGSize(width: 60, height: 80), CGFloat(1), [60, 80]), (CGSize(width: 60, height: 80), 3, [180, 240]),
            (CGSize(width: 0.1, height: 10.5), 1, [1, 11]),
        ] {
            let stage = Stage(device: Device(name: "test", size: size, scale: scale))
            let image = stage.image()
            XCTAssertEqual([image.width, image.height], pixels)
            XCTAssertEqual(stage.window.frame.size, size)
            XCTAssertEqual(UIScreen.main.scale, scale)
        }
    }

    func testItShowsWhatWasChangedBeforeAndWhereThingsAreNow() {
        let stage = Stage.small()
        let view = stage.addSquare()
        view.frame.origin = CGPoint(x: 30, y: 40)
        XCTAssertEqual(whiteBox(stage.image()), CGRect(x: 30, y: 40, width: 20, height: 20), "without advancing")
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin = CGPoint(x: 10, y: 20) })
        stage.advance(by: 0.5)
        XCTAssertEqual(whiteBox(stage.image()), CGRect(x: 20, y: 30, width: 20, height: 20))
        stage.advance(by: 0.5)
        XCTAssertEqual(whiteBox(stage.image()), CGRect(x: 10, y: 20, width: 20, height: 20))
    }

    func testTheSameFilmTwiceHasTheSameBytesHoweverTimeIsCut() {
        var runs: [[FrameDigest]] = []
        for cuts in [1, 1, 5] {
            let stage = Stage(device: Device(name: "test", size: CGSize(width: 61, height: 83), scale: 2))
            let view = stage.addSquare()
            view.layer.cornerRadius = 7
            let label = UILabel(frame: CGRect(x: 2, y: 30, width: 50, height: 30))
            label.text = "Ag"
            label.textColor = .red
            stage.window.addSubview(label)
            UIView.animate(
                withDuration: 0.2, delay: 0.03,
                animations: {
                    view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1.5, y: 2)
                    view.center = CGPoint(x: 30, y: 40)
                    label.alpha = 0.3
                })
            runs.append(
                (0..<18).map { _ in
                    for _ in 0..<cuts { stage.advance(by: 1.0 / 60 / Double(cuts)) }
                    return FrameDigest(stage.image())
                })
        }
        XCTAssertGreaterThan(Set(runs[0]).count, 12)
        XCTAssertEqual(runs[0], runs[1])
        XCTAssertEqual(runs[0], runs[2])
    }

    func testLookingChangesNothing() {
        let stage = Stage.small()
        let view = stage.addSquare()
        UIView.animate(withDuration: 1) { view.center.x += 10 }
        stage.advance(by: 0.5)
        let first = FrameDigest(stage.image())
        for _ in 0..<3 { XCTAssertEqual(FrameDigest(stage.image()), first) }
        XCTAssertEqual(stage.now, 0.5)
    }
}

/// The box around the pixels that are white in an image of one pixel per point.
private func whiteBox(_ image: CGImage) -> CGRect {
    image.withPixels { pixels in
        var box = CGRect.null
        for (index, pixel) in pixels.enumerated() where pixel == 0xFFFF_FFFF && image.width > 0 {
            box = box.union(CGRect(x: index % image.width, y: index / image.width, width: 1, height: 1))
        }
        return box
    }
}
