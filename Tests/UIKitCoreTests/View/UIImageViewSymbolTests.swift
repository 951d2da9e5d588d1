import Kinora
import Symbols
import UIKit
import UIKitTestSupport
import XCTest

@preconcurrency @MainActor
final class UIImageViewSymbolTests: XCTestCase {
    private var madeStage: Stage?
    private var stage: Stage {
        if let madeStage { return madeStage }
        let stage = Stage(device: Device(name: "plain", size: CGSize(width: 200, height: 200), scale: 2, safeAreaInsets: .zero))
        madeStage = stage
        addTeardownBlock { MainActor.assumeIsolated { self.madeStage = nil } }
        return stage
    }
    private lazy var view: UIImageView = {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        view.contentMode = .center
        controller.view.addSubview(view)
        stage.advance(by: 0)
        return view
    }()

    /// The pixels that the layer shows now.
    private func shown() throws -> Pixels {
        stage.advance(by: 0)
        return Pixels(try XCTUnwrap(view.layer.presentation()?.contents as? CGImage))
    }

    func testASymbolIsShownInTheTintColor() throws {
        view.tintColor = .red
        view.image = UIImage(systemName: "circle.fill")
        let pixels = try shown()
        XCTAssertEqual(pixels[pixels.width / 2, pixels.height / 2], 0xFFFF_0000)
        view.image = UIImage(systemName: "circle.fill")?.withTintColor(.green, renderingMode: .alwaysOriginal)
        XCTAssertEqual(try shown()[pixels.width / 2, pixels.height / 2], 0xFF00_FF00)
    }

    func testThePreferredConfigurationFillsWhatTheSymbolLeavesOpen() throws {
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        view.image = UIImage(systemName: "circle")
        XCTAssertEqual(view.sizeThatFits(.zero).width, 39.9 + 34 * 0.046, accuracy: 0.6)
        view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        XCTAssertEqual(view.sizeThatFits(.zero).width, 20 + 17 * 0.046, accuracy: 0.6)
    }

    func testASymbolWithATextStyleFollowsTheTextSizeOfTheView() throws {
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        view.image = UIImage(systemName: "circle")
        let before = view.intrinsicContentSize
        let pixels = try shown().width
        stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.advance(by: 0.1)
        XCTAssertEqual(view.intrinsicContentSize.width / before.width, 53.0 / 17, accuracy: 0.05)
        XCTAssertEqual(Double(try shown().width) / Double(pixels), 53.0 / 17, accuracy: 0.05)
    }

    func testBoldTextMakesStrokesHeavier() throws {
        view.image = UIImage(systemName: "minus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
        func stroke() throws -> Double {
            let pixels = try shown()
            return (0..<pixels.height).reduce(0.0) { $0 + Double(pixels.alpha(pixels.width / 2, $1)) / 255 } / 2
        }
        XCTAssertEqual(try stroke(), 8.3, accuracy: 0.1)
        stage.isBoldTextEnabled = true
        stage.advance(by: 0.1)
        XCTAssertEqual(try stroke(), 11.4, accuracy: 0.1)
    }

    /// Drawn from its outlines in the size of the view, not scaled from pixels.
    func testASymbolThatFillsAViewIsDrawnInItsSize() throws {
        view.image = UIImage(systemName: "circle.fill")
        XCTAssertEqual(try shown().width, 40)
        view.contentMode = .scaleAspectFit
        view.layoutIfNeeded()
        XCTAssertEqual(try shown().width, 200)
    }

    func testTheAlignmentRectangleIsALineOfText() throws {
        view.image = nil
        let image = try XCTUnwrap(UIImage(systemName: "circle"))
        view.image = image
        XCTAssertEqual(view.alignmentRectInsets, image.alignmentRectInsets)
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        XCTAssertEqual(view.intrinsicContentSize.height, line, accuracy: 0.75)
    }

    func testTheBaselineIsThatOfTextBesideIt() throws {
        let label = UILabel()
        label.text = "Text"
        let image = UIImageView(image: UIImage(systemName: "circle"))
        let parent = try XCTUnwrap(view.superview)
        for view in [label, image] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: parent.topAnchor, constant: 100),
            image.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        parent.layoutIfNeeded()
        let offset = try XCTUnwrap(image.image?.baselineOffsetFromBottom)
        XCTAssertEqual(image.frame.maxY - offset, label.frame.midY + (label.font.ascender + label.font.descender) / 2, accuracy: 0.5)
    }

    func testADirectionalSymbolIsMirroredFromRightToLeft() throws {
        view.image = UIImage(systemName: "chevron.forward")
        let left = try shown()
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        let right = try shown()
        XCTAssertNotEqual(left, right)
        for y in 0..<left.height { XCTAssertEqual(left[3, y], right[left.width - 4, y]) }
        view.image = UIImage(systemName: "chevron.right")
        XCTAssertEqual(try shown(), left)
    }

    func testColorsOfAPaletteFollowTheInterfaceStyle() throws {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        view.image = UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [dynamic]))
        XCTAssertEqual(try shown()[20, 19], 0xFFFF_0000)
        view.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        XCTAssertEqual(try shown()[20, 19], 0xFFFF_FFFF)
    }

    // MARK: Effects

    private func scale() -> CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }
    private func opacity() -> Float { view.layer.presentation()?.opacity ?? -1 }

    func testABounceGoesUpAndEndsWithItsCompletion() throws {
        view.image = UIImage(systemName: "star.fill")
        var finished: [Bool] = []
        view.addSymbolEffect(.bounce, options: .nonRepeating) { finished.append($0.isFinished) }
        stage.advance(by: 0.21)
        XCTAssertEqual(scale(), 1.16, accuracy: 0.005)
        XCTAssertEqual(finished, [])
        stage.advance(by: 0.4)
        XCTAssertEqual(scale(), 1, accuracy: 0.001)
        XCTAssertEqual(finished, [true])
        view.addSymbolEffect(.bounce.down, options: .speed(2).nonRepeating)
        stage.advance(by: 0.105)
        XCTAssertEqual(scale(), 0.84, accuracy: 0.005)
    }

    func testAPulseRepeatsUntilItIsRemoved() throws {
        view.image = UIImage(systemName: "star.fill")
        view.addSymbolEffect(.pulse)
        stage.advance(by: 10.5)
        XCTAssertEqual(opacity(), 0.4, accuracy: 0.02)
        view.removeSymbolEffect(ofType: .pulse)
        stage.advance(by: 0.1)
        XCTAssertEqual(opacity(), 1, accuracy: 0.001)
    }

    func testAScaleStaysUntilAllEffectsAreRemoved() throws {
        view.image = UIImage(systemName: "star.fill")
        view.addSymbolEffect(.scale.up)
        stage.advance(by: 3)
        XCTAssertEqual(scale(), 1.2, accuracy: 0.001)
        view.removeAllSymbolEffects()
        stage.advance(by: 1)
        XCTAssertEqual(scale(), 1, accuracy: 0.001)
        view.addSymbolEffect(.scale.down, animated: false)
        stage.advance(by: 0.02)
        XCTAssertEqual(scale(), 0.8, accuracy: 0.001)
    }

    func testASymbolDisappearsAndAppears() throws {
        view.image = UIImage(systemName: "star.fill")
        view.addSymbolEffect(.disappear)
        stage.advance(by: 1)
        XCTAssertEqual(opacity(), 0, accuracy: 0.001)
        view.addSymbolEffect(.appear)
        stage.advance(by: 1)
        XCTAssertEqual(opacity(), 1, accuracy: 0.001)
    }

    func testAReplacementShowsTheOldSymbolThenTheNewOne() throws {
        view.image = UIImage(systemName: "play.fill")
        let old = try shown()
        let next = try XCTUnwrap(UIImage(systemName: "pause.fill"))
        var ended = false
        view.setSymbolImage(next, contentTransition: .replace) { ended = $0.isFinished }
        stage.advance(by: 0.1)
        XCTAssertEqual(try shown(), old)
        XCTAssertLessThan(scale(), 1)
        stage.advance(by: 0.3)
        XCTAssertNotEqual(try shown(), old)
        stage.advance(by: 0.3)
        XCTAssertTrue(ended)
        XCTAssertEqual(view.image, next)
        XCTAssertEqual(scale(), 1, accuracy: 0.001)
    }

    func testVariableColorShowsOneStepAfterAnother() throws {
        view.image = UIImage(systemName: "wifi", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
        view.addSymbolEffect(.variableColor.cumulative)
        let ink = try (0..<5).map { step in
            stage.advance(by: step == 0 ? 0.1 : 0.25)
            return try shown().coverage
        }
        for (less, more) in zip(ink, ink.dropFirst()) { XCTAssertLessThan(less, more) }
    }

    func testWithReduceMotionNothingChangesItsSize() throws {
        stage.isReduceMotionEnabled = true
        view.image = UIImage(systemName: "star.fill")
        view.addSymbolEffect(.bounce, options: .nonRepeating)
        view.addSymbolEffect(.scale.up)
        stage.advance(by: 0.21)
        XCTAssertEqual(scale(), 1, accuracy: 0.001)
        view.addSymbolEffect(.disappear)
        stage.advance(by: 1)
        XCTAssertEqual(opacity(), 0, accuracy: 0.001)
    }

    func testAnImageThatIsNoSymbolHasNoEffects() throws {
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        view.addSymbolEffect(.scale.up)
        XCTAssertNil(view.layer.animationKeys())
    }
}
