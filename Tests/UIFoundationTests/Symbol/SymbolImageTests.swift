import Symbols
import TestSupport
import UIKit
import UIKitTestSupport
import XCTest

final class SymbolImageTests: XCTestCase {
    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil, scale: CGFloat = 2) throws -> UIImage {
        try UITraitCollection(displayScale: scale).asCurrent {
            try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration))
        }
    }

    /// Printed by UIKit at 17 points on a screen of two pixels per point: size, baseline, alignment insets (Behavior.md, Symbols).
    func testACircleHasTheSizeAndTheBaselineThatUIKitPrints() throws {
        let image = try symbol("play.circle.fill")
        XCTAssertEqual(image.size, CGSize(width: 20, height: 19))
        XCTAssertEqual(try XCTUnwrap(image.baselineOffsetFromBottom), 3.5, accuracy: 0.001)
        XCTAssertEqual(image.alignmentRectInsets.top, -0.5, accuracy: 0.51)
        XCTAssertEqual(image.alignmentRectInsets.bottom, -0.5, accuracy: 0.51)
        XCTAssertTrue(image.isSymbolImage)
        XCTAssertEqual(image.renderingMode, .automatic)
    }

    /// Printed by UIKit: {19, 17.5} with a baseline at 2.5.
    func testAPersonIsWithinAPointOfTheSizeThatUIKitPrints() throws {
        let image = try symbol("person")
        XCTAssertEqual(image.size.width, 19, accuracy: 2.5)
        XCTAssertEqual(image.size.height, 17.5, accuracy: 2)
        XCTAssertEqual(try XCTUnwrap(image.baselineOffsetFromBottom), 2.5, accuracy: 1.5)
    }

    func testAChevronIsNarrow() throws {
        let size = try symbol("chevron.left", UIImage.SymbolConfiguration(pointSize: 100)).size
        XCTAssertEqual((size.width - 17.6) / (size.height - 11.8), 0.6, accuracy: 0.04)
    }

    func testSizesFollowThePointSizeAndTheScale() throws {
        let medium = try symbol("circle", UIImage.SymbolConfiguration(pointSize: 100)).size
        XCTAssertEqual(medium.width, 99.6 + 17.6, accuracy: 1)
        XCTAssertEqual(try symbol("circle", UIImage.SymbolConfiguration(pointSize: 50)).size.width, medium.width / 2, accuracy: 0.5)
        let large = try symbol("circle", UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .large)).size
        let small = try symbol("circle", UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .small)).size
        XCTAssertEqual(large.width, 91.3 * 1.28 + 8.3 + 17.6, accuracy: 1)
        XCTAssertEqual(small.width, 91.3 * 0.79 + 8.3 + 17.6, accuracy: 1)
    }

    /// The stroke of a minus sign, in pixels: the sum of a column's opacities.
    func testWeightsAreTheWidthsOfStrokes() throws {
        let widths: [UIImage.SymbolWeight: Double] = [
            .ultraLight: 1.8, .thin: 3.4, .light: 5.8, .regular: 8.3, .medium: 9.9, .semibold: 11.4, .bold: 12.9, .heavy: 14.8,
            .black: 16.7,
        ]
        for (weight, width) in widths {
            let image = try symbol("minus", UIImage.SymbolConfiguration(pointSize: 100, weight: weight))
            let pixels = Pixels(try XCTUnwrap(image.cgImage))
            let column = pixels.width / 2
            let sum = (0..<pixels.height).reduce(0.0) { $0 + Double(pixels.values[$1 * pixels.width + column] >> 24) / 255 }
            XCTAssertEqual(sum / 2, width, accuracy: 0.1, "\(weight)")
        }
    }

    func testAScaleKeepsTheWidthOfStrokes() throws {
        for scale in [UIImage.SymbolScale.small, .medium, .large] {
            let image = try symbol("minus", UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: scale))
            let pixels = Pixels(try XCTUnwrap(image.cgImage))
            let sum = (0..<pixels.height).reduce(0.0) { $0 + Double(pixels.values[$1 * pixels.width + pixels.width / 2] >> 24) / 255 }
            XCTAssertEqual(sum / 2, 8.3, accuracy: 0.1)
        }
    }

    func testConfigurationsCombine() throws {
        let large = UIImage.SymbolConfiguration(scale: .large)
        let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        XCTAssertEqual(large.applying(bold), UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        let style = bold.applying(UIImage.SymbolConfiguration(textStyle: .title1))
        XCTAssertEqual(style, UIImage.SymbolConfiguration(textStyle: .title1).applying(UIImage.SymbolConfiguration(weight: .bold)))
        let image = try symbol("star", bold)
        XCTAssertEqual(image.symbolConfiguration, bold)
        XCTAssertEqual(image.applyingSymbolConfiguration(large)?.symbolConfiguration, bold.applying(large))
        XCTAssertEqual(image.withConfiguration(large).symbolConfiguration, large)
        XCTAssertEqual(bold.withoutPointSizeAndWeight(), .unspecified)
        XCTAssertEqual(bold.applying(nil), bold)
        XCTAssertNil(UIImage().applyingSymbolConfiguration(large))
        XCTAssertEqual(UIFont.Weight.semibold.symbolWeight(), .semibold)
        XCTAssertEqual(UIImage.SymbolWeight.black.fontWeight(), .black)
    }

    func testATextStyleFollowsTheTextSize() throws {
        let configuration = UIImage.SymbolConfiguration(textStyle: .body)
        func width(_ category: UIContentSizeCategory) throws -> CGFloat {
            let traits = UITraitCollection { traits in
                traits.displayScale = 2
                traits.preferredContentSizeCategory = category
            }
            return try traits.asCurrent { try XCTUnwrap(UIImage(systemName: "circle", withConfiguration: configuration)) }.size.width
        }
        XCTAssertEqual(try width(.large), 20)
        XCTAssertEqual(try width(.accessibilityExtraExtraExtraLarge), 53 * 1.172, accuracy: 1)
    }

    func testAFilledGroundHasItsFigureCutOutInOneColorAndDrawnInTwo() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 60)
        let plain = Pixels(try XCTUnwrap(try symbol("plus.circle.fill", configuration).cgImage))
        let middle = plain.height / 2 * plain.width + plain.width / 2
        XCTAssertEqual(plain.values[middle] >> 24, 0)
        let palette = configuration.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        let colored = Pixels(try XCTUnwrap(try symbol("plus.circle.fill", palette).cgImage))
        XCTAssertEqual(colored.values[middle], 0xFFFF_0000)
        XCTAssertEqual(colored.values[middle + colored.width / 8 + colored.width * (colored.height / 8)], 0xFF00_00FF)
        let hierarchy = configuration.applying(UIImage.SymbolConfiguration(hierarchicalColor: .blue))
        let pale = Pixels(try XCTUnwrap(try symbol("plus.circle.fill", hierarchy).cgImage))
        XCTAssertEqual(pale.values[middle], 0xFF00_00FF)
        XCTAssertEqual(Double(pale.values[middle + pale.width / 8 + pale.width * (pale.height / 8)] >> 24), 127.5, accuracy: 1)
    }

    func testMulticolorHasTheSymbolsOwnColorsAndElseNone() throws {
        let multicolor = UIImage.SymbolConfiguration(pointSize: 60).applying(UIImage.SymbolConfiguration.preferringMulticolor())
        let heart = try symbol("heart.fill", multicolor)
        let pixels = Pixels(try XCTUnwrap(heart.cgImage))
        let red = UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components ?? []
        let value = pixels.values[pixels.height / 2 * pixels.width + pixels.width / 2]
        XCTAssertEqual(Double(value >> 16 & 255) / 255, Double(red[0]), accuracy: 0.01)
        XCTAssertFalse(heart.isDrawnAsTemplate)
        XCTAssertTrue(try symbol("link", multicolor).isDrawnAsTemplate)
        XCTAssertTrue(try symbol("heart.fill").isDrawnAsTemplate)
    }

    func testAVariableValuePalesTheStepsBeyondIt() throws {
        func ink(_ name: String, _ value: Double) throws -> Double {
            let image = try XCTUnwrap(
                UIImage(systemName: name, variableValue: value, configuration: UIImage.SymbolConfiguration(pointSize: 60)))
            return Pixels(try XCTUnwrap(image.cgImage)).values.reduce(0) { $0 + Double($1 >> 24) / 255 }
        }
        let steps = try [0, 0.2, 0.5, 0.7, 1].map { try ink("wifi", $0) }
        for (less, more) in zip(steps, steps.dropFirst()) { XCTAssertLessThan(less, more - 10) }
        XCTAssertEqual(steps[0] / steps[4], 0.3, accuracy: 0.02)
        XCTAssertEqual(try ink("star.fill", 0), try ink("star.fill", 1))
        XCTAssertEqual(try ink("wifi", .nan), steps[0])
    }

    func testATintedSymbolStaysASymbolInTheColor() throws {
        let image = try symbol("circle.fill").withTintColor(.green, renderingMode: .alwaysOriginal)
        let pixels = Pixels(try XCTUnwrap(image.cgImage))
        XCTAssertEqual(pixels.values[pixels.height / 2 * pixels.width + pixels.width / 2], 0xFF00_FF00)
        XCTAssertTrue(image.isSymbolImage)
        XCTAssertEqual(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)).size.width, 39.5, accuracy: 1)
    }

    func testDirectionalNamesAreMirroredAndOthersAreNot() throws {
        for name in ["chevron.forward", "arrow.backward", "list.bullet", "sidebar.leading", "chevron.forward.circle.fill"] {
            XCTAssertTrue(try symbol(name).flipsForRightToLeftLayoutDirection, name)
        }
        for name in ["chevron.left", "arrow.right", "star", "sidebar.left"] {
            XCTAssertFalse(try symbol(name).flipsForRightToLeftLayoutDirection, name)
        }
    }

    func testASymbolIsEqualToAnotherOfItsNameAndConfiguration() throws {
        XCTAssertEqual(try symbol("star"), try symbol("star"))
        XCTAssertNotEqual(try symbol("star"), try symbol("star.fill"))
        XCTAssertNotEqual(try symbol("star"), try symbol("star", UIImage.SymbolConfiguration(weight: .bold)))
        XCTAssertTrue(try symbol("star").description.contains("symbol(system: star)"))
    }

    func testASymbolIsMadeAndDrawnOnce() throws {
        let first = try symbol("star")
        XCTAssertTrue(try symbol("star").symbol === first.symbol)
        XCTAssertTrue(try symbol("star").cgImage === first.cgImage)
        XCTAssertTrue(first.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).symbol !== first.symbol)
    }

    func testASymbolInTextHasItsBaseline() throws {
        let image = try symbol("circle.fill")
        let attachment = NSTextAttachment(image: image)
        let offset = try XCTUnwrap(image.baselineOffsetFromBottom)
        XCTAssertEqual(attachment.textAttachment(color: .black).bounds, CGRect(origin: CGPoint(x: 0, y: -offset), size: image.size))
        XCTAssertNil(image.imageWithoutBaseline().baselineOffsetFromBottom)
        XCTAssertEqual(UIImage().withBaselineOffset(fromBottom: 4).baselineOffsetFromBottom, 4)
    }
}
