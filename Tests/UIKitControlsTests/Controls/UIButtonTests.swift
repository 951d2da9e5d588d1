import Kinora
import UIKit
import XCTest
import UIKitTestSupport

@MainActor
private func square(_ length: CGFloat) -> UIImage {
    makeRenderer(length, length).image { $0.fill(CGRect(x: 0, y: 0, width: length, height: length)) }
}

@MainActor
private func titleSize(_ button: UIButton) -> CGSize {
    button.titleLabel!.sizeThatFits(CGSize(width: 1000, height: 1000))
}

@preconcurrency @MainActor
final class UIButtonTests: XCTestCase {
    func testAStateWithoutAValueHasTheNormalStates() {
        let button = UIButton()
        button.setTitle("normal", for: .normal)
        button.setTitle("pressed", for: .highlighted)
        XCTAssertEqual(button.title(for: .selected), "normal")
        XCTAssertEqual(button.title(for: [.selected, .highlighted]), "normal", "not the highlighted one")
        XCTAssertEqual(button.currentTitle, "normal")
        XCTAssertEqual(button.titleLabel?.text, "normal")
        button.isHighlighted = true
        XCTAssertEqual(button.titleLabel?.text, "pressed")
        button.setTitle(nil, for: .highlighted)
        XCTAssertEqual(button.titleLabel?.text, "normal")
        button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "attributed")
    }

    func testColorsAreTheTypesUnlessSet() {
        let custom = UIButton(type: .custom)
        XCTAssertEqual(custom.currentTitleColor, .white)
        let system = UIButton(type: .system)
        system.tintColor = .red
        XCTAssertEqual(system.currentTitleColor, .red)
        system.isEnabled = false
        XCTAssertEqual(system.currentTitleColor, .tertiaryLabel)
        system.setTitleColor(.green, for: .normal)
        XCTAssertEqual(system.currentTitleColor, .tertiaryLabel)
        system.isEnabled = true
        XCTAssertEqual(system.currentTitleColor, .green)
    }

    func testSelectedSystemButtonsAreCutOutOfTheTint() {
        let button = UIButton(type: .system)
        button.tintColor = .red
        button.setTitle("On", for: .normal)
        button.setImage(square(10), for: .normal)
        button.sizeToFit()
        @MainActor func grounds() -> [CGRect] {
            button.layoutIfNeeded()
            return button.subviews.filter { $0.backgroundColor == .red }.map(\.frame)
        }
        XCTAssertEqual(grounds(), [])
        button.isSelected = true
        XCTAssertEqual(
            Set(grounds().map(\.minX)), Set([button.titleLabel!.frame.minX - 3, button.imageView!.frame.minX - 3]))
        XCTAssertEqual(button.titleLabel?.textColor, .white)
        XCTAssertEqual(button.imageView?.tintColor, .white)
        button.setTitleColor(.green, for: .selected)
        XCTAssertEqual(button.titleLabel?.textColor, .green)
        button.setImage(square(12), for: .selected)
        XCTAssertEqual(grounds().count, 1, "a picture of its own shows the state itself")
        XCTAssertEqual(button.imageView?.tintColor, .red)
        button.configuration = .plain()
        XCTAssertEqual(grounds(), [])
        button.configuration = nil
        XCTAssertEqual(grounds().count, 1)
        button.isSelected = false
        XCTAssertEqual(grounds(), [])
        let custom = UIButton()
        custom.tintColor = .red
        custom.setTitle("On", for: .normal)
        custom.isSelected = true
        XCTAssertEqual(custom.subviews.count, 1)
    }

    func testSizesAreTheContentsWithTheSystemsInsets() {
        XCTAssertEqual(UIButton(type: .system).intrinsicContentSize.width, 30)
        let button = UIButton(type: .system)
        button.setTitle("A longer title", for: .normal)
        let title = titleSize(button)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: title.width.rounded(.up), height: (title.height + 12).rounded(.up)))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(
            button.intrinsicContentSize, CGSize(width: (title.width + 6).rounded(.up), height: (title.height + 4).rounded(.up)))
        let rendered = UIButton()
        rendered.setImage(square(17), for: .normal)
        XCTAssertEqual(rendered.intrinsicContentSize, CGSize(width: 17, height: 17))
        rendered.setBackgroundImage(square(50), for: .normal)
        XCTAssertEqual(rendered.sizeThatFits(.zero), CGSize(width: 50, height: 50))
        XCTAssertEqual(UIButton(type: .close).bounds.size, CGSize(width: 30, height: 30))
        XCTAssertEqual(UIButton(type: .contactAdd).bounds.size, CGSize(width: 24, height: 24))
    }

    func testTheImageIsBeforeTheTitle() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Title", for: .normal)
        button.setImage(square(20), for: .normal)
        let title = titleSize(button)
        @MainActor func check(_ x: CGFloat, _ titleX: CGFloat, _ message: String) {
            let (image, text) = (button.imageRect(forContentRect: button.bounds), button.titleRect(forContentRect: button.bounds))
            XCTAssertEqual(image.minX, x, accuracy: 0.51, message)
            XCTAssertEqual(text.minX, titleX, accuracy: 0.51, message)
            XCTAssertEqual(image.midY, 25, accuracy: 0.51, message)
            XCTAssertEqual(text.midY, 25, accuracy: 0.51, message)
            XCTAssertEqual(text.width, title.width, accuracy: 0.01, message)
        }
        let whole = 20 + title.width
        check(100 - whole / 2, 120 - whole / 2, "center")
        button.contentHorizontalAlignment = .leading
        check(0, 20, "leading")
        button.contentHorizontalAlignment = .right
        check(200 - whole, 220 - whole, "right")
        button.semanticContentAttribute = .forceRightToLeft
        check(180, 180 - title.width, "right, from right to left")
        button.contentHorizontalAlignment = .leading
        check(180, 180 - title.width, "leading, from right to left")
        button.semanticContentAttribute = .unspecified
        button.contentHorizontalAlignment = .left
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
        check(5, 29, "insets")
        button.contentVerticalAlignment = .bottom
        XCTAssertEqual(button.imageRect(forContentRect: button.bounds).maxY, 50)
    }

    func testATooLongTitleLeavesTheImageWhole() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        button.setTitle("A very long title", for: .normal)
        button.setImage(square(20), for: .normal)
        XCTAssertEqual(button.imageRect(forContentRect: button.bounds), CGRect(x: 0, y: 5, width: 20, height: 20))
        XCTAssertEqual(button.titleRect(forContentRect: button.bounds).width, 40)
        XCTAssertEqual(button.titleRect(forContentRect: button.bounds).minX, 20)
    }

    func testTheOverriddenRectanglesAreUsed() {
        final class Own: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 5, y: 6, width: 7, height: 8) }
            override func backgroundRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 9, y: 9, width: 9, height: 9) }
        }
        let button = Own(type: .system)
        button.setTitle("T", for: .normal)
        button.setImage(square(20), for: .normal)
        button.setBackgroundImage(square(20), for: .normal)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(button.imageView?.frame, CGRect(x: 5, y: 6, width: 7, height: 8))
        XCTAssertEqual(button.subviews.first?.frame, CGRect(x: 9, y: 9, width: 9, height: 9))
    }

    func testASystemButtonFadesAtOnceAndComesBackOnLayerTime() {
        ControlScene.run { scene in
            let button = scene.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 80, height: 40))
            button.setTitle("Title", for: .normal)
            scene.stage.advance(by: 0.1)
            scene.finger(.began, 140, 120)
            let label = button.titleLabel!
            XCTAssertEqual(label.alpha, 0.2, accuracy: 0.001)
            XCTAssertNil(label.layer.animationKeys())
            scene.finger(.ended, 140, 120)
            XCTAssertEqual(label.alpha, 1)
            scene.stage.advance(by: 0.2)
            XCTAssertEqual(CGFloat(label.layer.presentation()?.opacity ?? 1), 0.6, accuracy: 0.05)
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertEqual(scene.take(), ["down", "upInside", "primary"])
        }
    }

    func testTheImagesOfACustomButtonDarkenAndFadeInTheirStates() {
        ControlScene.run { scene in
            let button = scene.add(UIButton(type: .custom), CGRect(x: 0, y: 0, width: 20, height: 20))
            scene.root.backgroundColor = .white
            let red = makeRenderer(20, 20).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            button.setImage(red, for: .normal)
            @MainActor func pixel() -> UInt32 { Pixels(scene.stage.image())[10, 10] }
            XCTAssertEqual(pixel(), 0xFFFF_0000)
            button.isHighlighted = true
            XCTAssertEqual(pixel(), 0xFFA6_0000, "65 % of red")
            button.adjustsImageWhenHighlighted = false
            XCTAssertEqual(pixel(), 0xFFFF_0000)
            button.isHighlighted = false
            button.isEnabled = false
            XCTAssertEqual(Double(pixel() & 0xFF), 127.5, accuracy: 1.5, "half of white")
            button.adjustsImageWhenDisabled = false
            XCTAssertEqual(pixel(), 0xFFFF_0000)
        }
    }

    func testSystemButtonsShowImagesInTheTintColor() {
        ControlScene.run { scene in
            let button = scene.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 20, height: 20))
            button.setImage(square(20), for: .normal)
            button.tintColor = .green
            XCTAssertEqual(Pixels(scene.stage.image())[10, 10], 0xFF00_FF00)
            button.setImage(square(20).withRenderingMode(.alwaysOriginal), for: .normal)
            XCTAssertEqual(Pixels(scene.stage.image())[10, 10], 0xFF00_0000)
        }
    }

    func testThePrimaryActionGivesTitleAndImageAndComesLast() {
        ControlScene.run { scene in
            var selected: [Bool] = []
            let action = UIAction(title: "Go", image: square(10)) { selected.append(($0.sender as? UIButton)?.isSelected ?? false) }
            let button = scene.add(UIButton(type: .system, primaryAction: action), CGRect(x: 0, y: 0, width: 60, height: 40))
            XCTAssertEqual(button.currentTitle, "Go")
            XCTAssertTrue(button.currentImage === action.image)
            button.changesSelectionAsPrimaryAction = true
            scene.tap(20, 20)
            scene.stage.advance(by: 1)
            scene.tap(20, 20)
            XCTAssertEqual(selected, [true, false])
            XCTAssertEqual(action.state, .off)
            XCTAssertEqual(scene.take(), ["down", "upInside", "primary", "down", "upInside", "primary"])
            scene.finger(.began, 20, 20)
            scene.finger(.moved, 20, 200)
            scene.finger(.ended, 20, 200)
            XCTAssertFalse(button.isSelected)
            XCTAssertEqual(selected.count, 2)
        }
    }
}
