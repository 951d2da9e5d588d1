import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct FilmRecorderTests {
    /// A layer that draws a bar as wide as an animated property of its own.
    private final class BarLayer: CALayer {
        var width: CGFloat {
            get { (value(forKey: "barWidth") as? CGFloat) ?? 0 }
            set { setValue(newValue, forKey: "barWidth") }
        }

        override class func needsDisplay(forKey key: String) -> Bool { key == "barWidth" || super.needsDisplay(forKey: key) }

        override func draw(in context: CGContext) {
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: width, height: bounds.height))
        }
    }

    /// Frames are rendered after the film, and look as they did at their times.
    @Test func framesAreThoseThatWereDisplayed() throws {
        let stage = Stage.small()
        let square = stage.addSquare()
        let bar = BarLayer()
        bar.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
        stage.root.layer.addSublayer(bar)
        bar.setNeedsDisplay()
        stage.advance(by: 0)
        let animation = CABasicAnimation(keyPath: "barWidth")
        (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(100), 1)
        bar.add(animation, forKey: nil)
        UIView.animate(withDuration: 1) { square.center.x += 50 }
        let recorder = FilmRecorder(stage, [0, 0.5, 1])
        var shown: [CGImage] = []
        stage.observeFrames({ recorder.take() }) {
            shown.append(stage.image())
            stage.advance(by: 0.5)
            shown.append(stage.image())
            stage.advance(by: 0.5)
            shown.append(stage.image())
        }
        let frames = try recorder.frames()
        #expect(frames.map(\.time) == [0, 0.5, 1])
        for (frame, image) in zip(frames, shown) {
            let comparison = ImageComparison(expected: image, actual: frame.image)
            #expect(comparison.matches, "\(frame.time) s: \(comparison.sentence)")
        }
    }
}
