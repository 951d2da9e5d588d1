import Kinora
import UIKit
import XCTest
import UIKitTestSupport

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let rgba = color.resolvedColor(with: traits).cgColor.components?.map { Int(($0 * 255).rounded()) } ?? []
    return rgba.map { String(format: "%02X", $0) }.joined()
}

@preconcurrency @MainActor
final class DynamicColorTests: XCTestCase {
    func testSystemColorsHaveTheReferencesLooks() {
        XCTAssertEqual(hex(.systemBlue, light), "007AFFFF")
        XCTAssertEqual(hex(.systemBlue, dark), "0A84FFFF")
        XCTAssertEqual(hex(.systemGray6, dark), "1C1C1EFF")
        XCTAssertEqual(hex(.label, light), "000000FF")
        XCTAssertEqual(hex(.label, dark), "FFFFFFFF")
        XCTAssertEqual(hex(.secondaryLabel, dark), "EBEBF599")
        XCTAssertEqual(hex(.quaternaryLabel, light), "3C3C432E")
        XCTAssertEqual(hex(.quaternaryLabel, dark), "EBEBF529")
        XCTAssertEqual(hex(.systemFill, dark), "7878805C")
        XCTAssertEqual(hex(.systemBackground, dark), "000000FF")
        let raised = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        XCTAssertEqual(hex(.systemBackground, raised), "1C1C1EFF")
        XCTAssertEqual(hex(.systemBackground, raised.modifyingTraits { $0.accessibilityContrast = .high }), "242426FF")
        XCTAssertEqual(hex(.systemRed, light.modifyingTraits { $0.accessibilityContrast = .high }), "D70015FF")
        XCTAssertEqual(hex(.lightText, dark), hex(.lightText, light))
    }

    func testComponentsAndTheCGColorAreThoseOfTheCurrentTraits() {
        dark.performAsCurrent {
            XCTAssertEqual(UIColor.systemBackground.cgColor, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            var white: CGFloat = -1
            UIColor.label.getWhite(&white, alpha: nil)
            XCTAssertEqual(white, 1)
        }
        XCTAssertEqual(UIColor.systemBackground.cgColor, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    func testAProviderIsAskedWithTheTraitsAsCurrent() {
        let color = UIColor { traits in
            XCTAssertTrue(UITraitCollection.current === traits)
            return traits.userInterfaceStyle == .dark ? .systemBlue : .red
        }
        XCTAssertEqual(color.resolvedColor(with: light), UIColor.red)
        XCTAssertEqual(hex(color, dark), "0A84FFFF", "a dynamic answer is resolved with the same traits")
        XCTAssertEqual(color, color)
        XCTAssertNotEqual(color, UIColor { _ in .red })
        XCTAssertNotEqual(UIColor { _ in .red }, UIColor.red)
    }

    func testAProviderThatAnswersWithItselfIsClear() {
        final class Circle: @unchecked Sendable { var color = UIColor.red }
        let circle = Circle()
        circle.color = UIColor { _ in circle.color }
        XCTAssertEqual(circle.color.resolvedColor(with: light).cgColor, .clear)
        circle.color = .red
    }

    func testAnotherOpacityKeepsAColorDynamic() {
        let half = UIColor.label.withAlphaComponent(0.5)
        XCTAssertEqual(hex(half, light), "00000080")
        XCTAssertEqual(hex(half, dark), "FFFFFF80")
        XCTAssertEqual(half, UIColor.label.withAlphaComponent(0.5))
        XCTAssertEqual(half.hash, UIColor.label.withAlphaComponent(0.5).hash)
        XCTAssertNotEqual(half, UIColor.label.withAlphaComponent(0.4))
        XCTAssertEqual(hex(half.withAlphaComponent(1), dark), "FFFFFFFF")
    }

    func testAFixedColorIsItsOwnResolution() {
        XCTAssertTrue(UIColor.red.resolvedColor(with: dark) === UIColor.red)
        XCTAssertEqual(UIColor.systemBlue, UIColor.systemBlue)
        XCTAssertNotEqual(UIColor.systemBlue, UIColor.systemBlue.resolvedColor(with: light))
    }

    func testThereAreNoColorsWithNames() {
        XCTAssertNil(UIColor(named: "Brand"))
    }

    func testBackgroundsFollowTheTraitsAndKeepTheColorThatWasSet() {
        let stage = Stage()
        let view = UIView()
        view.backgroundColor = .systemBackground
        stage.window.addSubview(view)
        XCTAssertEqual(view.layer.backgroundColor, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        stage.userInterfaceStyle = .dark
        XCTAssertEqual(view.layer.backgroundColor, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        XCTAssertTrue(view.backgroundColor === UIColor.systemBackground)
        view.overrideUserInterfaceStyle = .light
        XCTAssertEqual(view.layer.backgroundColor, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        view.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1), "the layer's color holds")
    }

    func testTheTintColorIsThatOfTheView() {
        let stage = Stage()
        let view = UIView()
        stage.window.addSubview(view)
        view.backgroundColor = .tintColor
        XCTAssertEqual(view.layer.backgroundColor, UIColor.systemBlue.cgColor)
        stage.window.tintColor = .red
        XCTAssertEqual(view.layer.backgroundColor, UIColor.red.cgColor)
        view.tintColor = .tintColor
        XCTAssertEqual(view.layer.backgroundColor, UIColor.systemBlue.cgColor, "it is not its own tint")
    }

    func testTemplateImagesTakeTheTintOfTheDark() {
        let stage = Stage(device: Device(name: "dot", size: CGSize(width: 4, height: 4), scale: 1, safeAreaInsets: .zero))
        let square = makeRenderer(4, 4).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        stage.window.addSubview(UIImageView(image: square.withRenderingMode(.alwaysTemplate)))
        XCTAssertEqual(Pixels(stage.image())[1, 1], 0xFF00_7AFF)
        stage.userInterfaceStyle = .dark
        XCTAssertEqual(Pixels(stage.image())[1, 1], 0xFF0A_84FF)
    }

    func testLabelsAreRedrawnInDarkMode() throws {
        let stage = Stage()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "MMMM"
        stage.window.addSubview(label)
        @MainActor func inks() -> (black: Int, white: Int) {
            let pixels = Pixels(stage.image()).values
            return (pixels.count { $0 == 0xFF00_0000 }, pixels.count { $0 == 0xFFFF_FFFF })
        }
        stage.window.backgroundColor = .systemBackground
        let bright = inks()
        XCTAssertGreaterThan(bright.white, bright.black)
        XCTAssertGreaterThan(bright.black, 100)
        stage.userInterfaceStyle = .dark
        let night = inks()
        XCTAssertEqual(night.black, bright.white)
        XCTAssertEqual(night.white, bright.black)
    }

    func testBackgroundOfGraysFollowsTheLook() {
        let stage = Stage()
        let view = UIView(frame: stage.window.bounds)
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        stage.window.addSubview(view)
        for (style, level) in [(UIUserInterfaceStyle.light, 1.0), (.dark, 0), (.light, 1)] {
            view.overrideUserInterfaceStyle = style
            stage.settle()
            XCTAssertEqual(view.layer.backgroundColor?.components?.first, level, "\(style)")
        }
    }
}
