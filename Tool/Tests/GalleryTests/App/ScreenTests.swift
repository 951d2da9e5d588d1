import Kinora
import UIKit
import XCTest

@testable import Gallery

/// Every screen of the gallery in both looks and directions, on all kinds of devices, from the smallest text to the largest.
@preconcurrency @MainActor
final class ScreenTests: XCTestCase, @unchecked Sendable {
    private static let phone = Device(name: "phone", size: CGSize(width: 393, height: 852), scale: 1)
    private static let landscape = Device(name: "landscape", size: CGSize(width: 852, height: 393), scale: 1)
    private static let devices = [
        Device.iPhoneSE1, Device(name: "iPad", size: CGSize(width: 1024, height: 1366), scale: 1),
        Device(name: "small landscape", size: CGSize(width: 568, height: 320), scale: 1),
        Device(
            name: "landscape with insets", size: CGSize(width: 852, height: 393), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    ]

    func testEveryLabelRightToLeftMirrorsTheOneLeftToRight() {
        for screen in Screen.all {
            for device in [Self.phone, Self.landscape] {
                var frames: [[CGRect]] = []
                var texts: [[String?]] = []
                for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                    screen.show(on: device, direction: direction) { stage, view in
                        let labels = view.ownLabels.sorted { ($0.text ?? "") < ($1.text ?? "") }
                        frames.append(labels.map { $0.convert($0.bounds, to: stage.window) })
                        texts.append(labels.map(\.text))
                    }
                }
                XCTAssertEqual(texts[0], texts[1], screen.name)
                XCTAssertFalse(texts[0].isEmpty, screen.name)
                // Those with the same text may come in another order.
                func sorted(_ frames: [CGRect]) -> [CGRect] { frames.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) } }
                let mirrored = frames[1].map { CGRect(x: device.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
                for (left, right) in zip(sorted(frames[0]), sorted(mirrored)) {
                    XCTAssertEqual(left.minX, right.minX, accuracy: 1, "\(screen.name) \(device.name)")
                    XCTAssertEqual(left.minY, right.minY, accuracy: 1, "\(screen.name) \(device.name)")
                    XCTAssertEqual(left.width, right.width, accuracy: 1, "\(screen.name) \(device.name)")
                }
            }
        }
    }

    func testAtEveryTextSizeLabelsFitAndDoNotOverlap() {
        for screen in Screen.all {
            for device in Self.devices {
                for size in [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
                    let context = "\(screen.name), \(device.name), \(size.rawValue)"
                    screen.show(on: device, textSize: size) { stage, view in check(view, in: stage, context) }
                }
            }
        }
    }

    private func check(_ view: UIView, in stage: Stage, _ context: String) {
        let labels = view.ownLabels.map { (label: $0, frame: $0.convert($0.bounds, to: stage.window)) }
        XCTAssertFalse(labels.isEmpty, context)
        let visible = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
        for (index, (label, frame)) in labels.enumerated() {
            let what = "\(context): \(label.text ?? "")"
            XCTAssertGreaterThan(frame.width, 6, what)
            XCTAssertGreaterThan(frame.height, 8, what)
            XCTAssertGreaterThanOrEqual(frame.minX, visible.minX - 0.5, what)
            XCTAssertLessThanOrEqual(frame.maxX, visible.maxX + 0.5, what)
            let needed = label.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude))
            XCTAssertGreaterThanOrEqual(frame.height, min(needed.height, label.font.lineHeight) - 1, what)
            if label.numberOfLines == 0 { XCTAssertGreaterThanOrEqual(frame.height, needed.height - 1, what) }
            for (other, otherFrame) in labels[(index + 1)...] where other.superview === label.superview {
                XCTAssertTrue(frame.intersection(otherFrame).insetBy(dx: 0.6, dy: 0.6).isEmpty, "\(what) / \(other.text ?? "")")
            }
        }
    }

    func testLargeTextBreaksNoWordsAndIsNotCutOff() {
        for screen in Screen.all {
            for device in [Device.iPhoneSE1, .iPhone15] {
                for size in [UIContentSizeCategory.accessibilityLarge, .accessibilityExtraExtraExtraLarge] {
                    screen.show(on: device, textSize: size) { _, view in
                        for label in view.ownLabels {
                            let what = "\(screen.name), \(device.name), \(size.rawValue): \(label.text ?? "")"
                            let words = (label.text ?? "").split { $0 == " " || $0 == "\n" }.map { NSString(string: String($0)) }
                            let widest = words.map { $0.size(withAttributes: [.font: label.font as Any]).width }.max() ?? 0
                            XCTAssertLessThanOrEqual(widest, label.bounds.width + 0.5, what)
                            guard !label.adjustsFontSizeToFitWidth else { continue }
                            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                            XCTAssertLessThanOrEqual(needed.height, label.bounds.height + 1, what)
                            guard label.numberOfLines == 1 else { continue }
                            XCTAssertLessThanOrEqual(label.naturalWidth, label.bounds.width + 1, what)
                        }
                    }
                }
            }
        }
    }

    func testTextHasAContrastOfFourAndAHalfInBothLooks() throws {
        for screen in Screen.all {
            for style in [UIUserInterfaceStyle.light, .dark] {
                try screen.show(on: Self.phone, style: style) { stage, view in
                    let labels = view.ownLabels.filter { stage.window.bounds.contains($0.convert($0.bounds, to: nil)) }
                    for label in labels { label.alpha = 0 }
                    stage.advance(by: 0.02)
                    let picture = stage.image()
                    for label in labels {
                        let text = try XCTUnwrap(label.textColor).resolvedColor(with: label.traitCollection)
                        let ground = Self.mean(of: label.convert(label.bounds, to: nil), in: picture)
                        let contrast = Self.contrast(Self.components(of: text), ground)
                        XCTAssertGreaterThanOrEqual(
                            contrast, 4.5,
                            "\(screen.name), \(style.rawValue): \(label.text ?? "") on \(ground) at \(label.convert(label.bounds, to: nil))"
                        )
                    }
                }
            }
        }
    }

    func testALargeGreetingContrastsWithEveryPixelBehindIt() throws {
        for screen in Screen.all where screen.name.hasPrefix("dashboard") {
            for (device, size) in [
                (Device.iPhoneSE1, UIContentSizeCategory.accessibilityLarge), (.iPhoneSE1, .accessibilityExtraExtraExtraLarge),
                (Self.phone, .accessibilityExtraExtraExtraLarge), (Self.landscape, .accessibilityExtraLarge),
            ] {
                var device = device
                device.scale = 1
                try screen.show(on: device, textSize: size) { stage, view in
                    let label = try XCTUnwrap(view.ownLabels.first { $0.text == "Hello, Ada" })
                    label.alpha = 0
                    stage.advance(by: 0.02)
                    let picture = stage.image()
                    let frame = label.convert(label.bounds, to: nil).integral.intersection(stage.window.bounds)
                    var least = 21.0
                    for y in Int(frame.minY)..<Int(frame.maxY) {
                        for x in Int(frame.minX)..<Int(frame.maxX) {
                            let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                            least = min(least, Self.contrast([1, 1, 1], Self.mean(of: pixel, in: picture)))
                        }
                    }
                    XCTAssertGreaterThanOrEqual(least, 3, "\(screen.name), \(device.name), \(size.rawValue)")
                }
            }
        }
    }

    func testWhatCanBeTappedIsFortyFourPointsWideAndHighAtLeast() {
        var count = 0
        for screen in Screen.all {
            for device in Self.devices {
                screen.show(on: device, textSize: .extraSmall) { _, view in
                    for target in view.ownTargets {
                        count += 1
                        let size = target.bounds.size
                        XCTAssertGreaterThanOrEqual(min(size.width, size.height), 44, "\(screen.name), \(device.name): \(target)")
                    }
                }
            }
        }
        XCTAssertGreaterThan(count, 100)
    }

    func testASwitchOfLookOrTextSizeReachesWhatIsShown() {
        for screen in Screen.all {
            var pictures: [FrameDigest] = []
            for switches in [true, false] {
                screen.show(on: .iPhoneSE1, style: switches ? .light : .dark, textSize: switches ? .large : .accessibilityLarge) {
                    stage, _ in
                    if switches {
                        stage.userInterfaceStyle = .dark
                        stage.preferredContentSizeCategory = .accessibilityLarge
                    }
                    stage.settle()
                    stage.advance(to: 3)
                    pictures.append(FrameDigest(stage.image()))
                }
            }
            XCTAssertEqual(pictures[0], pictures[1], screen.name)
        }
    }

    // MARK: - Measuring

    /// Red, green and blue from 0 to 1.
    private static func components(of color: UIColor) -> [Double] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue]
    }

    private static func mean(of frame: CGRect, in picture: CGImage) -> [Double] {
        let area = frame.integral.intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        var sums = [0.0, 0, 0]
        picture.withPixels { pixels in
            for y in Int(area.minY)..<Int(area.maxY) {
                for x in Int(area.minX)..<Int(area.maxX) {
                    let pixel = pixels[y * picture.width + x]
                    sums[0] += Double(pixel >> 16 & 0xFF)
                    sums[1] += Double(pixel >> 8 & 0xFF)
                    sums[2] += Double(pixel & 0xFF)
                }
            }
        }
        return sums.map { $0 / 255 / max(Double(area.width * area.height), 1) }
    }

    /// As WCAG 2 has it.
    private static func contrast(_ first: [Double], _ second: [Double]) -> Double {
        func luminance(_ color: [Double]) -> Double {
            let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
