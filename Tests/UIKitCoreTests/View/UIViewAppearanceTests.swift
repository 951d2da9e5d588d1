import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIViewAppearanceTests: XCTestCase {
    func testAppearanceIsTheLayers() {
        let view = UIView()
        view.alpha = 0.25
        view.isHidden = true
        view.clipsToBounds = true
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        view.contentScaleFactor = 3
        XCTAssertEqual(view.layer.opacity, 0.25)
        XCTAssertTrue(view.layer.isHidden)
        XCTAssertTrue(view.layer.masksToBounds)
        XCTAssertEqual(view.layer.backgroundColor, CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertEqual(view.layer.contentsScale, 3)
        view.layer.opacity = 0.5
        view.layer.isHidden = false
        view.layer.backgroundColor = nil
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertFalse(view.isHidden)
        XCTAssertNil(view.backgroundColor)
    }

    func testBackgroundColorIsTheObjectThatWasSet() {
        final class BrandColor: UIColor {
            let name: String

            init(name: String) {
                self.name = name
                super.init(red: 1, green: 0.5, blue: 0, alpha: 1)
            }

            required init?(coder: NSCoder) { nil }

            required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) { self.init(name: "literal") }
        }
        let view = UIView()
        let gray = UIColor(white: 0.25, alpha: 0.5)
        let wide = UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1)
        for color in [.clear, .white, .black, .red, .lightGray, gray, wide, .systemBackground, BrandColor(name: "brand")] as [UIColor] {
            view.backgroundColor = color
            XCTAssertTrue(view.backgroundColor === color, "\(color)")
            XCTAssertTrue(view.backgroundColor == color, "\(color)")
        }
        XCTAssertEqual((view.backgroundColor as? BrandColor)?.name, "brand")
        view.layer.backgroundColor = CGColor(gray: 0, alpha: 1)
        XCTAssertEqual(view.backgroundColor, .black)
        view.backgroundColor = nil
        XCTAssertNil(view.backgroundColor)
    }

    /// A theme that a library sets in `didSet` until it is there.
    func testAColorThatIsSetUntilItIsThereEnds() {
        final class Themed: UIView {
            var count = 0
            override var backgroundColor: UIColor? {
                didSet {
                    count += 1
                    apply()
                }
            }

            private func apply() { if backgroundColor != .clear, count < 100 { backgroundColor = .clear } }
        }
        let view = Themed()
        view.backgroundColor = .red
        XCTAssertEqual(view.count, 2)
    }

    func testDefaultsAreUIKits() {
        let view = UIView()
        XCTAssertEqual(view.alpha, 1)
        XCTAssertFalse(view.isHidden)
        XCTAssertFalse(view.clipsToBounds)
        XCTAssertTrue(view.isOpaque)
        XCTAssertTrue(view.isUserInteractionEnabled)
        XCTAssertTrue(view.autoresizesSubviews)
        XCTAssertEqual(view.autoresizingMask, [])
        XCTAssertEqual(view.contentMode, .scaleToFill)
        XCTAssertEqual(view.tag, 0)
        XCTAssertTrue(view.layer.delegate === view)
    }

    func testTheContentModeIsTheGravity() {
        let pairs: [(UIView.ContentMode, CALayerContentsGravity)] = [
            (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize),
            (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft),
            (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
        ]
        let view = UIView()
        for (index, (mode, gravity)) in pairs.enumerated() {
            view.contentMode = mode
            XCTAssertEqual(view.layer.contentsGravity, gravity)
            XCTAssertEqual(view.contentMode, mode)
            XCTAssertEqual(mode.rawValue, index)
        }
    }

    func testOnlyRedrawModeRedrawsWhenTheSizeChanges() {
        let view = UIView()
        view.frame.size = CGSize(width: 10, height: 10)
        XCTAssertFalse(view.layer.needsDisplay())
        view.contentMode = .redraw
        view.frame.origin.x = 10
        XCTAssertFalse(view.layer.needsDisplay())
        view.frame.size.width = 11
        XCTAssertTrue(view.layer.needsDisplay())
    }

    func testTintIsInheritedUntilAViewHasItsOwn() {
        let log = CallbackLog()
        let (outer, middle, inner) = (LoggedView("O", log), LoggedView("M", log), LoggedView("I", log))
        outer.addSubview(middle)
        middle.addSubview(inner)
        XCTAssertEqual(inner.tintColor, .systemBlue)
        _ = log.take()
        outer.tintColor = .red
        XCTAssertEqual(inner.tintColor, .red)
        XCTAssertEqual(log.take(), ["O.tint", "M.tint", "I.tint"])
        middle.tintColor = .green
        XCTAssertEqual(inner.tintColor, .green)
        XCTAssertEqual(log.take(), ["M.tint", "I.tint"])
        outer.tintColor = .blue
        XCTAssertEqual(log.take(), ["O.tint"], "those with a color of their own, and what is in them, keep theirs")
        middle.tintColor = nil
        XCTAssertEqual(inner.tintColor, .blue)
        XCTAssertEqual(log.take(), ["M.tint", "I.tint"])
        middle.tintColor = nil
        XCTAssertEqual(log.take(), [])
    }

    func testANewSuperviewsTintIsNotifiedWhereItDiffers() {
        let log = CallbackLog()
        let (view, inner) = (LoggedView("V", log), LoggedView("I", log))
        view.addSubview(inner)
        let (red, plain) = (UIView(), UIView())
        red.tintColor = .red
        _ = log.take()
        plain.addSubview(view)
        XCTAssertFalse(log.take().contains { $0.hasSuffix("tint") })
        red.addSubview(view)
        XCTAssertEqual(log.take().filter { $0.hasSuffix("tint") }, ["V.tint", "I.tint"])
    }

    func testTheLayerIsMadeByItsClassAndItsInit() {
        let view = ProgressView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual((view.layer as? ProgressLayer)?.progress, 0.5)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual((ProgressView(coder: NSCoder())?.layer as? ProgressLayer)?.progress, 0.5)
        XCTAssertEqual((ProgressView().layer as? ProgressLayer)?.progress, 0.5)
    }

    func testAPresentationLayerIsOfTheSubclassAndKeepsItsProperties() {
        let stage = Stage.plain()
        let view = ProgressView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        (view.layer as? ProgressLayer)?.progress = 0.75
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x += 100 })
        stage.advance(by: 0.5)
        let shown = view.layer.presentation() as? ProgressLayer
        XCTAssertEqual(shown?.progress, 0.75)
        XCTAssertEqual(shown?.position.x ?? 0, 55, accuracy: 1e-9)
        XCTAssertTrue(shown?.model() === view.layer)
    }

    func testACoderGivesAViewOfDefaults() {
        let view = UIView(coder: NSCoder())
        XCTAssertEqual(view?.frame, .zero)
        XCTAssertEqual(view?.alpha, 1)
        XCTAssertTrue(view?.layer.delegate === view)
    }

    private final class ProgressLayer: CALayer {
        var progress = 0.0

        override init() {
            super.init()
            progress = 0.5
        }

        override init(layer: Any) {
            super.init(layer: layer)
            if let other = layer as? ProgressLayer { progress = other.progress }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class ProgressView: UIView {
        override class var layerClass: AnyClass { ProgressLayer.self }
    }
}
