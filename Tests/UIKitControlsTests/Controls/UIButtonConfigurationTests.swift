import Kinora
import UIKit
import XCTest
import UIKitTestSupport

@MainActor
private func square(_ length: CGFloat) -> UIImage {
    makeRenderer(length, length).image { $0.fill(CGRect(x: 0, y: 0, width: length, height: length)) }
}

@MainActor
private func size(_ text: String, _ style: UIFont.TextStyle) -> CGSize {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.text = text
    return label.intrinsicContentSize
}

@preconcurrency @MainActor
final class UIButtonConfigurationTests: XCTestCase {
    func testADestructiveButtonIsRed() {
        let stage = Stage()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Delete"
        let button = UIButton(configuration: configuration)
        stage.window.addSubview(button)
        stage.advance(by: 0.1)
        XCTAssertNotEqual(button.titleLabel?.textColor, .systemRed)
        button.role = .destructive
        stage.advance(by: 0.1)
        XCTAssertEqual(button.titleLabel?.textColor, .systemRed)
        button.role = .cancel
        stage.advance(by: 0.1)
        XCTAssertEqual(button.titleLabel?.textColor, button.tintColor)
    }

    func testTheSizeIsTextImageAndInsets() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let title = size("Title", .body)
        @MainActor func fitting() -> CGSize { UIButton(configuration: configuration).intrinsicContentSize }
        XCTAssertEqual(fitting(), CGSize(width: title.width + 24, height: title.height + 14))
        configuration.image = square(40)
        configuration.imagePadding = 6
        XCTAssertEqual(fitting(), CGSize(width: title.width + 24 + 46, height: 54))
        configuration.imagePlacement = .top
        XCTAssertEqual(fitting(), CGSize(width: max(title.width, 40) + 24, height: title.height + 46 + 14))
        configuration.subtitle = "Sub"
        configuration.titlePadding = 3
        XCTAssertEqual(fitting().height, title.height + size("Sub", .caption1).height + 3 + 46 + 14, accuracy: 0.001)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        XCTAssertEqual(fitting().width, max(title.width, 40) + 3)
        configuration.buttonSize = .large
        XCTAssertEqual(configuration.contentInsets.leading, 1, "those that were set stay")
        configuration.setDefaultContentInsets()
        XCTAssertEqual(configuration.contentInsets.leading, 20)
    }

    func testAnArrangementIsAFunctionOfSizes() {
        var arrangement = ButtonArrangementProbe()
        arrangement.expect(
            .leading, .center, image: CGRect(x: 40, y: 45, width: 20, height: 10), title: CGRect(x: 66, y: 40, width: 94, height: 20))
        arrangement.expect(
            .trailing, .center, image: CGRect(x: 140, y: 45, width: 20, height: 10), title: CGRect(x: 40, y: 40, width: 94, height: 20))
        arrangement.expect(
            .top, .center, image: CGRect(x: 90, y: 32, width: 20, height: 10), title: CGRect(x: 53, y: 48, width: 94, height: 20))
        arrangement.expect(
            .bottom, .left, image: CGRect(x: 37, y: 58, width: 20, height: 10), title: CGRect(x: 0, y: 32, width: 94, height: 20))
        arrangement.expect(
            .leading, .right, image: CGRect(x: 80, y: 45, width: 20, height: 10), title: CGRect(x: 106, y: 40, width: 94, height: 20))
        arrangement.expect(
            .leading, .fill, image: CGRect(x: 0, y: 45, width: 20, height: 10), title: CGRect(x: 26, y: 40, width: 94, height: 20))
    }

    func testStylesHaveTheirColors() {
        @MainActor func pixel(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) -> UInt32 {
            var color: UInt32 = 0
            ControlScene.run { scene in
                scene.root.backgroundColor = .white
                let button = scene.add(UIButton(configuration: configuration), CGRect(x: 0, y: 0, width: 60, height: 40))
                button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                change(button)
                color = Pixels(scene.stage.image())[30, 20]
            }
            return color
        }
        XCTAssertEqual(pixel(.filled()), 0xFFFF_0000)
        XCTAssertEqual(pixel(.plain()), 0xFFFF_FFFF)
        XCTAssertEqual(pixel(.tinted()), 0xFFFF_D1D1, "18 % of red on white")
        XCTAssertEqual(pixel(.gray()), 0xFFE9_E9EA, "787880 at 16 % on white: 233.4, 233.4, 234.7, premultiplied in bytes")
        XCTAssertEqual(pixel(.filled()) { $0.isHighlighted = true }, 0xFFFF_4040, "three quarters of red")
        XCTAssertEqual(
            pixel(.filled()) { $0.isEnabled = false }, 0xFFEE_EEEF, "767680 at 12 %: 238.6, 238.6, 239.8, premultiplied in bytes")
        XCTAssertEqual(pixel(.gray()) { $0.isSelected = true }, 0xFFFF_0000)
        var own = UIButton.Configuration.filled()
        own.baseBackgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        XCTAssertEqual(pixel(own), 0xFF00_FF00)
        own.background.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        XCTAssertEqual(pixel(own) { $0.isHighlighted = true }, 0xFF00_00FF, "one's own color stays")
        own.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        }
        XCTAssertEqual(pixel(own), 0xFF00_FFFF)
    }

    func testTheHandlerMayChangeTheConfigurationForTheState() {
        ControlScene.run { scene in
            let button = scene.add(UIButton(configuration: .filled()), CGRect(x: 0, y: 0, width: 100, height: 40))
            var calls = 0
            button.configurationUpdateHandler = { button in
                calls += 1
                button.configuration?.title = button.isHighlighted ? "Pressed" : "Up"
            }
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(button.titleLabel?.text, "Up")
            scene.finger(.began, 20, 20)
            XCTAssertEqual(button.titleLabel?.text, "Pressed")
            XCTAssertEqual(calls, 2, "once a state")
            scene.finger(.ended, 20, 20)
            button.configurationUpdateHandler = nil
        }
    }

    func testTitlesOfStatesAreShownWhereTheConfigurationHasNone() {
        let button = UIButton(configuration: .gray())
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "normal")
        button.isSelected = true
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "selected")
        button.configuration?.title = "own"
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "own")
        XCTAssertEqual(button.configuration?.title, "own")
    }

    func testATransformerChangesTheFont() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Title"
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 30)
            return outgoing
        }
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.font, .boldSystemFont(ofSize: 30))
        var text = AttributedString("Title")
        text.foregroundColor = .red
        text.kern = 3
        button.configuration?.attributedTitle = text
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.textColor, .red)
        XCTAssertEqual(button.titleLabel?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat, 3)
    }

    func testCornersFollowTheirStyle() {
        @MainActor func radius(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
            var configuration = UIButton.Configuration.filled()
            change(&configuration)
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
            button.layoutIfNeeded()
            return button.subviews[0].layer.cornerRadius
        }
        XCTAssertEqual(radius { $0.cornerStyle = .capsule }, 18)
        XCTAssertEqual(radius { $0.cornerStyle = .fixed }, 5.95)
        XCTAssertEqual(
            radius {
                $0.cornerStyle = .fixed
                $0.background.cornerRadius = 100
            }, 18)
        XCTAssertEqual(
            radius {
                $0.cornerStyle = .capsule
                $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
            }, 13)
    }

    func testAnActivityIndicatorReplacesTheImage() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = square(60)
        let button = UIButton(configuration: configuration)
        button.configuration?.showsActivityIndicator = true
        let wheel = UIActivityIndicatorView(style: .medium).intrinsicContentSize
        XCTAssertEqual(button.intrinsicContentSize.width, size("Title", .body).width + 24 + wheel.width)
        XCTAssertTrue(button.subviews.contains { $0 is UIActivityIndicatorView })
        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        XCTAssertFalse(button.subviews.contains { $0 is UIActivityIndicatorView })
    }

    func testWithoutAConfigurationItIsTheOldButtonAgain() {
        let button = UIButton(configuration: .filled())
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        XCTAssertEqual(
            button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50)), CGRect(x: 12, y: 7, width: 76, height: 36))
        button.configuration = nil
        XCTAssertEqual(button.subviews, [button.titleLabel!])
        XCTAssertEqual(button.titleLabel?.text, "Title")
        XCTAssertEqual(button.contentRect(forBounds: button.bounds), button.bounds)
    }
}

/// An image of 20 x 10 and a title of 94 x 20, 6 apart, in 200 x 100.
@MainActor
private struct ButtonArrangementProbe {
    private final class Fixed: UIButton {}

    func expect(
        _ placement: NSDirectionalRectEdge, _ alignment: UIControl.ContentHorizontalAlignment, image: CGRect, title: CGRect,
        line: UInt = #line
    ) {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.imagePlacement = placement
        configuration.imagePadding = 6
        configuration.titleAlignment = .center
        configuration.image = makeRenderer(20, 10).image { _ in }
        var text = AttributedString("x")
        text.paragraphStyle = {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 20
            style.maximumLineHeight = 20
            return style
        }()
        configuration.attributedTitle = text
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.contentHorizontalAlignment = alignment
        button.layoutIfNeeded()
        // The title is narrower than in the closed form: by how much counts on both sides.
        let width = button.titleLabel!.sizeThatFits(CGSize(width: 200, height: 100)).width
        let found = (button.imageRect(forContentRect: button.bounds), button.titleRect(forContentRect: button.bounds))
        let isBeside = placement == .leading || placement == .trailing
        let shift = 94 - width
        var (wantedImage, wantedTitle) = (image, title)
        wantedTitle.size.width = width
        switch alignment {
        case .center where isBeside:
            wantedImage.origin.x += placement == .leading ? shift / 2 : -shift / 2
            wantedTitle.origin.x += shift / 2
        case .center: wantedTitle.origin.x += shift / 2
        case .right:
            wantedImage.origin.x += shift
            wantedTitle.origin.x += shift
        case .left:
            // Both labels are as wide as the image, the widest element.
            let widest = max(width, 20)
            wantedImage.origin.x = (widest - 20) / 2
            wantedTitle.origin.x = (widest - width) / 2
        case .fill: wantedTitle.origin.x += (200 - 26 - width) / 2
        default: break
        }
        for (one, other) in [(found.0, wantedImage), (found.1, wantedTitle)] {
            XCTAssertEqual(one.minX, other.minX, accuracy: 0.01, line: line)
            XCTAssertEqual(one.minY, other.minY, accuracy: 0.01, line: line)
            XCTAssertEqual(one.width, other.width, accuracy: 0.01, line: line)
        }
    }
}
