import CoreImage
import TestSupport
import XCTest

final class CIFilterResultTests: XCTestCase {
    private let one = CGRect(x: 0, y: 0, width: 1, height: 1)
    private let stored = CIContext(options: [.workingColorSpace: kCFNull])

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha)).cropped(to: one)
    }

    /// The red, green, blue and alpha of the pixel at the origin, premultiplied.
    private func pixel(_ image: CIImage?, _ context: CIContext? = nil) -> [Int]? {
        guard let image else { return nil }
        var bytes = [UInt8](repeating: 0, count: 4)
        (context ?? stored).render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: one, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
        return bytes.map(Int.init)
    }

    private func filtered(_ name: String, _ image: CIImage, _ values: [String: Any] = [:]) -> [Int]? {
        pixel(image.applyingFilter(name, parameters: values))
    }

    func testColorFiltersFollowTheirFormulas() {
        let image = color(0.8, 0.4, 0.2)
        XCTAssertEqual(filtered("CIColorInvert", image), [51, 153, 204, 255])
        XCTAssertEqual(filtered("CIExposureAdjust", image, ["inputEV": 1]), [255, 204, 102, 255])
        XCTAssertEqual(filtered("CIGammaAdjust", image, ["inputPower": 2]), [163, 41, 10, 255])
        // 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2 = 0.4706
        XCTAssertEqual(filtered("CIColorControls", image, [kCIInputSaturationKey: 0]), [120, 120, 120, 255])
        XCTAssertEqual(filtered("CIColorControls", image, [kCIInputBrightnessKey: 0.1]), [230, 128, 76, 255])
        XCTAssertEqual(filtered("CIColorControls", image, [kCIInputContrastKey: 0.5]), [166, 115, 89, 255])
        XCTAssertEqual(
            filtered(
                "CIColorMatrix", image,
                ["inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputBiasVector": CIVector(x: 0, y: 0, z: 0.1, w: 0)]),
            [102, 102, 77, 255])
        XCTAssertEqual(filtered("CIColorClamp", image, ["inputMaxComponents": CIVector(x: 0.5, y: 1, z: 1, w: 1)]), [128, 102, 51, 255])
        XCTAssertEqual(filtered("CIColorMonochrome", image, [kCIInputColorKey: CIColor.red]), [120, 0, 0, 255])
        XCTAssertEqual(filtered("CIFalseColor", image, ["inputColor0": CIColor.blue, "inputColor1": CIColor.red]), [120, 0, 135, 255])
        XCTAssertEqual(filtered("CIMaskToAlpha", image), [120, 120, 120, 120])
    }

    func testAHueTurnedByAThirdMovesRedToGreen() {
        XCTAssertEqual(filtered("CIHueAdjust", color(1, 0, 0), [kCIInputAngleKey: 2 * Double.pi / 3]), [0, 255, 0, 255])
    }

    func testAHalfTransparentColorIsFilteredWithoutItsAlpha() {
        XCTAssertEqual(filtered("CIColorInvert", color(1, 1, 0, 0.5)), [0, 0, 128, 128])
    }

    func testFiltersComputeInLinearLightByDefault() {
        // Half of the light of white is 188 in sRGB.
        let half = color(1, 1, 1).applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
        XCTAssertEqual(pixel(half, CIContext()), [188, 188, 188, 255])
        XCTAssertEqual(pixel(half), [128, 128, 128, 255])
    }

    func testAnImageIsMixedWithItsBackground() {
        let values: [String: Any] = [kCIInputBackgroundImageKey: color(0.2, 0.6, 1)]
        let image = color(0.5, 0.5, 0.5)
        XCTAssertEqual(filtered("CIMultiplyBlendMode", image, values), [26, 77, 128, 255])
        XCTAssertEqual(filtered("CIScreenBlendMode", image, values), [153, 204, 255, 255])
        XCTAssertEqual(filtered("CIDifferenceBlendMode", image, values), [77, 26, 128, 255])
        XCTAssertEqual(filtered("CIAdditionCompositing", image, values), [179, 255, 255, 255])
        XCTAssertEqual(filtered("CIMaximumCompositing", image, values), [128, 153, 255, 255])
        XCTAssertEqual(filtered("CISourceOverCompositing", color(1, 0, 0, 0.5), values), [153, 77, 128, 255])
        XCTAssertEqual(
            filtered("CISourceInCompositing", color(1, 0, 0, 0.5), [kCIInputBackgroundImageKey: color(0, 0, 0, 0.5)]), [64, 0, 0, 64])
        XCTAssertEqual(filtered("CISourceOverCompositing", image), [128, 128, 128, 255])
    }

    func testAMaskChoosesBetweenTwoImages() {
        let background: [String: Any] = [kCIInputBackgroundImageKey: color(0, 0, 1), kCIInputMaskImageKey: color(0.25, 0.25, 0.25)]
        XCTAssertEqual(filtered("CIBlendWithMask", color(1, 0, 0), background), [64, 0, 191, 255])
        XCTAssertEqual(
            filtered("CIDissolveTransition", color(1, 0, 0), [kCIInputTargetImageKey: color(0, 0, 1), kCIInputTimeKey: 0.2]),
            [204, 0, 51, 255])
    }

    func testTheMeanOfAnAreaIsOnePixel() {
        let image = CGImage(width: 2, height: 1, isOpaque: true) { pixels in (pixels[0], pixels[1]) = (0xFFFF_0000, 0xFF00_0000) }
        let mean = CIImage(cgImage: image).applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 2, height: 1))])
        XCTAssertEqual(mean.extent, one)
        XCTAssertEqual(pixel(mean), [128, 0, 0, 255])
    }

    func testABlurKeepsTheSumAndGrowsByThreeDeviations() throws {
        let dot = CIImage(color: .white).cropped(to: CGRect(x: 50, y: 50, width: 1, height: 1))
        let blurred = dot.applyingGaussianBlur(sigma: 2)
        XCTAssertEqual(blurred.extent, CGRect(x: 44, y: 44, width: 13, height: 13))
        // A blurred edge is the normal distribution: at the center of the pixel beside it 0.5 + erf(0.5 / (sqrt(2) * 2)) / 2.
        let edge = CIImage(color: .white).cropped(to: CGRect(x: 0, y: -50, width: 50, height: 100)).applyingGaussianBlur(sigma: 2)
        let alpha = try XCTUnwrap(pixel(edge)?.last)
        XCTAssertEqual(Double(alpha), 255 * (0.5 + erf(0.5 / (2.0.squareRoot() * 2)) / 2), accuracy: 1)
    }

    func testPixellatedSquaresHaveTheMeanOfTheirPixels() {
        let image = CGImage(width: 4, height: 1, isOpaque: true) { pixels in
            for (index, level) in [0, 100, 200, 255].enumerated() { pixels[index] = 0xFF00_0000 | UInt32(level) << 16 }
        }
        let result = CIImage(cgImage: image).applyingFilter(
            "CIPixellate", parameters: [kCIInputCenterKey: CIVector(x: 1, y: 1), kCIInputScaleKey: 2])
        let pixels = stored.createCGImage(result, from: CGRect(x: 0, y: 0, width: 4, height: 1))?.withPixels(Array.init)
        XCTAssertEqual(pixels?.map { Int($0 >> 16 & 255) }, [50, 50, 228, 228])
    }

    func testAQRCodeHasTheFinderPatternsOfItsStandard() throws {
        let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data("kinora".utf8)]))
        let code = try XCTUnwrap(filter.outputImage)
        // Version 1 has 21 modules a side; Core Image adds one around.
        XCTAssertEqual(code.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
        let pixels = try XCTUnwrap(CIContext().createCGImage(code, from: code.extent)?.withPixels(Array.init))
        let finder = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]
        for (x, y) in [(1, 1), (15, 1), (1, 15)] {
            let rows = (0..<7).map { row in String((0..<7).map { pixels[(y + row) * 23 + x + $0] == 0xFF00_0000 ? "#" : " " }) }
            XCTAssertEqual(rows, finder)
        }
        XCTAssertEqual(Set(pixels), [0xFF00_0000, 0xFFFF_FFFF])
        XCTAssertNil(CIFilter(name: "CIQRCodeGenerator")?.outputImage)
    }

    func testAFilterWithoutItsImageHasNoResult() throws {
        let blur = try XCTUnwrap(CIFilter(name: "CIGaussianBlur"))
        XCTAssertNil(blur.outputImage)
        blur.setValue(color(1, 0, 0), forKey: kCIInputImageKey)
        XCTAssertTrue(blur.value(forKey: kCIOutputImageKey) is CIImage)
        blur.setValue(CIImage?.none as Any, forKey: kCIInputImageKey)
        XCTAssertNil(blur.outputImage)
        let lines = Diagnostics.complaints { blur.setValue("no image", forKey: kCIInputImageKey) }
        XCTAssertEqual(lines.count, 1)
    }

    func testAResultDoesNotFollowItsFilter() throws {
        let filter = try XCTUnwrap(
            CIFilter(name: "CIExposureAdjust", parameters: [kCIInputImageKey: color(0.5, 0.5, 0.5), kCIInputEVKey: 1]))
        let result = filter.outputImage
        filter.setValue(0, forKey: kCIInputEVKey)
        XCTAssertEqual(pixel(result), [255, 255, 255, 255])
    }

    func testEveryKindGivesAnImageFromItsDefaults() {
        for name in FilterNames.all {
            guard let filter = CIFilter(name: name) else {
                XCTFail("\(name) is unknown")
                continue
            }
            for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(color(0.25, 0.5, 0.75, 0.5), forKey: key) }
            XCTAssertNotNil(pixel(filter.outputImage), name)
        }
    }
}

/// The filters that the comment of `CIFilter` promises.
private enum FilterNames {
    static let all = [
        "CIGaussianBlur", "CIBoxBlur", "CIColorControls", "CIColorInvert", "CIExposureAdjust", "CIGammaAdjust", "CIHueAdjust",
        "CIColorMonochrome", "CIFalseColor", "CIColorMatrix", "CIColorClamp", "CIMaskToAlpha", "CISourceOverCompositing",
        "CIMultiplyBlendMode", "CIScreenBlendMode", "CIOverlayBlendMode", "CIDarkenBlendMode", "CILightenBlendMode",
        "CIColorDodgeBlendMode",
        "CIColorBurnBlendMode", "CIHardLightBlendMode", "CISoftLightBlendMode", "CIDifferenceBlendMode", "CIExclusionBlendMode",
        "CIHueBlendMode", "CISaturationBlendMode", "CIColorBlendMode", "CILuminosityBlendMode", "CIAdditionCompositing",
        "CISourceInCompositing", "CISourceOutCompositing", "CISourceAtopCompositing", "CIMaximumCompositing", "CIMinimumCompositing",
        "CIMultiplyCompositing", "CIBlendWithMask", "CIBlendWithAlphaMask", "CIDissolveTransition", "CIAffineTransform", "CIAffineClamp",
        "CICrop", "CIPixellate", "CIAreaAverage", "CIConstantColorGenerator", "CILinearGradient",
    ]
}
