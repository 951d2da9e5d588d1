import Kinora
@testable import UIFoundation
@testable import UIKitCore
import XCTest

@preconcurrency @MainActor
final class UIVisualEffectViewTests: XCTestCase {
    /// A stage half black and half white, from left to right, with an effect view over all of it.
    private static func scene(_ effect: UIVisualEffect?) -> (Stage, UIVisualEffectView) {
        let stage = Stage(device: Device(name: "square", size: CGSize(width: 100, height: 100), scale: 1))
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let black = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        black.backgroundColor = .black
        controller.view.addSubview(black)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.addSubview(view)
        stage.window.rootViewController = controller
        return (stage, view)
    }

    private static func row(_ stage: Stage) -> [Int] {
        stage.image().withPixels { pixels in (0..<100).map { Int(pixels[50 * 100 + $0] & 255) } }
    }

    func testWithoutAnEffectWhatIsBelowIsVisibleAsItIs() {
        let (stage, _) = Self.scene(nil)
        XCTAssertEqual(Self.row(stage), (0..<100).map { $0 < 50 ? 0 : 255 })
    }

    func testABlurSoftensEdgesUnderTheContent() {
        let (stage, view) = Self.scene(UIBlurEffect(style: .light))
        let label = UIView(frame: CGRect(x: 45, y: 45, width: 10, height: 10))
        label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.contentView.addSubview(label)
        let row = Self.row(stage)
        XCTAssertEqual(row[50], 0, "the content is not blurred")
        XCTAssertEqual(zip(row[..<44], row[1..<45]).filter { $0 > $1 }.count, 0, "it rises from left to right")
        XCTAssertGreaterThan(row[40], 60)
        XCTAssertLessThan(row[60], 240)
    }

    func testEveryStyleHasALightOfItsOwn() {
        let (stage, view) = Self.scene(nil)
        for style in UIBlurEffect.Style.allCases {
            view.effect = UIBlurEffect(style: style)
            view.overrideUserInterfaceStyle = .light
            stage.advance(by: 0)
            let light = Self.row(stage)[50]
            view.overrideUserInterfaceStyle = .dark
            stage.advance(by: 0)
            let dark = Self.row(stage)[50]
            let adapts = [.regular, .prominent].contains(style) || 6...10 ~= style.rawValue
            if adapts { XCTAssertGreaterThan(light, dark + 40, "\(style)") } else { XCTAssertEqual(light, dark, "\(style)") }
        }
    }

    func testAnEffectComesInWithAnAnimation() {
        let (stage, view) = Self.scene(nil)
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.effect = UIBlurEffect(style: .dark) })
        var brightness: [Int] = []
        for _ in 0...4 {
            brightness.append(Self.row(stage)[99])
            stage.advance(by: 0.25)
        }
        XCTAssertEqual(brightness.first, 255)
        XCTAssertEqual(brightness, brightness.sorted(by: >))
        XCTAssertEqual(Set(brightness).count, 5)
    }

    func testALightEffectOverWhiteComesAndGoesWithoutGray() {
        let (stage, view) = Self.scene(nil)
        stage.advance(by: 0)
        for effect in [UIBlurEffect(style: .systemUltraThinMaterialLight), nil, UIBlurEffect(style: .systemThickMaterialLight), nil] {
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.effect = effect })
            for _ in 0...5 {
                // The tint's white is 0.97.
                XCTAssertGreaterThanOrEqual(Self.row(stage)[99], 245)
                stage.advance(by: 0.1)
            }
        }
    }

    func testVibrantContentBrightensADarkBlurAndDarkensALightOne() {
        let (stage, view) = Self.scene(nil)
        for (style, color, isLighter) in [(UIBlurEffect.Style.dark, UIColor.white, true), (.extraLight, .black, false)] {
            let blur = UIBlurEffect(style: style)
            view.effect = blur
            stage.advance(by: 0)
            let below = Self.row(stage)
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
            vibrant.frame = view.contentView.bounds
            view.contentView.addSubview(vibrant)
            let content = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
            content.backgroundColor = color
            vibrant.contentView.addSubview(content)
            var last = Int.max
            for kind in [UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel] {
                vibrant.effect = UIVibrancyEffect(blurEffect: blur, style: kind)
                stage.advance(by: 0)
                let row = Self.row(stage)
                for x in [5, 50, 95] {
                    // White is added, black subtracted, each with the style's alpha.
                    let alpha = Double(kind.alpha)
                    let expected = isLighter ? min(Double(below[x]) + 255 * alpha, 255) : Double(below[x]) * (1 - alpha)
                    XCTAssertEqual(Double(row[x]), expected, accuracy: 2, "\(style) \(kind) \(x)")
                }
                let strength = abs(row[5] - below[5])
                XCTAssertLessThan(strength, last)
                last = strength
            }
            vibrant.effect = nil
            stage.advance(by: 0)
            XCTAssertEqual(vibrant.contentView.alpha, 1)
            XCTAssertNil(vibrant.contentView.layer.compositingFilter)
            vibrant.removeFromSuperview()
        }
    }
}
