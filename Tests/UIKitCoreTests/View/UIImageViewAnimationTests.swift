import Kinora
import UIKit
import XCTest
import UIKitTestSupport

private func colored(_ color: UInt32, width: Int = 1) -> UIImage {
    UIImage(cgImage: CGImage(width: width, height: 1, isOpaque: true) { $0.update(repeating: color) })
}

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF

/// Runs `body` with a view on a stage of 10 x 10 points, and a function that returns the rendered color.
private func onStage(_ body: @MainActor (Stage, UIImageView, @MainActor () -> UInt32) throws -> Void) rethrows {
    try MainActor.assumeIsolated {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 10, height: 10), scale: 1, safeAreaInsets: .zero))
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(view)
        stage.advance(by: 0)
        try body(stage, view) { Pixels(stage.image())[5, 5] }
    }
}

final class UIImageViewAnimationTests: XCTestCase {
    func testImagesFollowOneAnotherInEqualTimesForEver() {
        onStage { stage, view, shown in
            view.image = colored(0xFFFF_FFFF)
            view.animationImages = [colored(red), colored(green), colored(blue)]
            view.animationDuration = 0.6
            XCTAssertFalse(view.isAnimating)
            view.startAnimating()
            XCTAssertTrue(view.isAnimating)
            var seen: [UInt32] = []
            for _ in 0..<6 {
                stage.advance(by: 0.1)
                seen.append(shown())
                stage.advance(by: 0.1)
            }
            XCTAssertEqual(seen, [red, green, blue, red, green, blue])
            view.stopAnimating()
            stage.advance(by: 0.1)
            XCTAssertFalse(view.isAnimating)
            XCTAssertEqual(shown(), 0xFFFF_FFFF)
        }
    }

    func testARepeatCountEndsTheAnimation() {
        onStage { stage, view, shown in
            view.image = colored(blue)
            view.animationImages = [colored(red), colored(green)]
            view.animationRepeatCount = 2
            view.animationDuration = 0.5
            view.startAnimating()
            stage.advance(by: 0.9)
            XCTAssertTrue(view.isAnimating)
            XCTAssertEqual(shown(), green)
            stage.advance(by: 0.2)
            XCTAssertFalse(view.isAnimating)
            XCTAssertEqual(shown(), blue)
        }
    }

    func testWithoutADurationEachImageTakesAThirtieth() {
        onStage { stage, view, shown in
            view.animationImages = [colored(red), colored(green)]
            view.startAnimating()
            stage.advance(by: 1.0 / 60)
            XCTAssertEqual(shown(), red)
            stage.advance(by: 2.0 / 60)
            XCTAssertEqual(shown(), green)
        }
    }

    func testAnAnimatedImageRunsBySettingItAndStopsWithTheNext() {
        onStage { stage, view, shown in
            view.image = UIImage.animatedImage(with: [colored(red), colored(green)], duration: 0.4)
            XCTAssertTrue(view.isAnimating)
            stage.advance(by: 0.1)
            XCTAssertEqual(shown(), red)
            stage.advance(by: 0.2)
            XCTAssertEqual(shown(), green)
            view.image = colored(blue)
            stage.advance(by: 0.1)
            XCTAssertFalse(view.isAnimating)
            XCTAssertEqual(shown(), blue)
        }
    }

    func testAnAnimatedImageRunsAgainAfterTheViewWasAway() {
        onStage { stage, view, shown in
            view.image = UIImage.animatedImage(with: [colored(red), colored(green)], duration: 0.4)
            let parent = view.superview
            view.removeFromSuperview()
            stage.advance(by: 1)
            parent?.addSubview(view)
            stage.advance(by: 0.1)
            XCTAssertTrue(view.isAnimating)
            let first = shown()
            stage.advance(by: 0.2)
            XCTAssertEqual(Set([first, shown()]), [red, green])
        }
    }

    func testTheAnimationIsScrubbedByTheLayersTime() {
        onStage { stage, view, shown in
            view.animationImages = [colored(red), colored(green), colored(blue)]
            view.animationDuration = 3
            view.superview?.layer.speed = 0
            view.startAnimating()
            for (offset, color) in [(0.5, red), (2.5, blue), (1.5, green)] {
                view.superview?.layer.timeOffset = offset
                stage.advance(by: 0.1)
                XCTAssertEqual(shown(), color)
            }
        }
    }

    func testHighlightingShowsTheOtherImages() {
        onStage { stage, view, shown in
            view.image = colored(red)
            view.highlightedImage = colored(green)
            stage.advance(by: 0.1)
            XCTAssertEqual(shown(), red)
            view.isHighlighted = true
            stage.advance(by: 0.1)
            XCTAssertEqual(shown(), green)
            view.highlightedAnimationImages = [colored(blue)]
            view.animationDuration = 1
            view.startAnimating()
            stage.advance(by: 0.1)
            XCTAssertEqual(shown(), blue)
            view.isHighlighted = false
            view.stopAnimating()
            stage.advance(by: 0.1)
            XCTAssertEqual(shown(), red)
        }
    }

    func testAResizableImageKeepsItsCapsInAnySize() {
        onStage { stage, view, _ in
            let stripes = CGImage(width: 3, height: 1, isOpaque: true) { pixels in
                (pixels[0], pixels[1], pixels[2]) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
            }
            let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
            for mode in [UIImage.ResizingMode.stretch, .tile] {
                view.image = UIImage(cgImage: stripes).resizableImage(withCapInsets: insets, resizingMode: mode)
                for width in [10, 6] {
                    view.frame.size.width = CGFloat(width)
                    stage.advance(by: 0.1)
                    let pixels = Pixels(stage.image())
                    let row = (0..<width).map { pixels[$0, 5] }
                    XCTAssertEqual(row, [red] + Array(repeating: green, count: width - 2) + [blue])
                }
            }
        }
    }

    func testAStretchedImageKeepsItsCapsWhileTheBoundsAreAnimated() {
        onStage { stage, view, _ in
            let stripes = CGImage(width: 3, height: 1, isOpaque: true) { pixels in
                (pixels[0], pixels[1], pixels[2]) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
            }
            let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
            view.image = UIImage(cgImage: stripes).resizableImage(withCapInsets: insets, resizingMode: .stretch)
            XCTAssertEqual(view.layer.contentsCenter, CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1))
            view.frame.size.width = 4
            stage.advance(by: 0.1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.size.width = 8 })
            stage.advance(by: 0.5)
            let pixels = Pixels(stage.image())
            XCTAssertEqual((0..<6).map { pixels[$0, 5] }, [red, green, green, green, green, blue])
            view.contentMode = .center
            XCTAssertEqual(view.layer.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    func testAnImageForBothDirectionsIsMirroredFromRightToLeft() {
        onStage { stage, view, _ in
            let image = CGImage(width: 2, height: 1, isOpaque: true) { pixels in (pixels[0], pixels[1]) = (0xFFFF_0000, 0xFF00_FF00) }
            view.image = UIImage(cgImage: image).imageFlippedForRightToLeftLayoutDirection()
            stage.advance(by: 0.1)
            XCTAssertEqual(Pixels(stage.image())[1, 5], red)
            view.semanticContentAttribute = .forceRightToLeft
            stage.advance(by: 0.1)
            XCTAssertEqual(Pixels(stage.image())[1, 5], green)
        }
    }
}
