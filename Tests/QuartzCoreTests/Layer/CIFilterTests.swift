import QuartzCore
import TestSupport
import Testing
import XCTest

final class CIFilterTests: XCTestCase {
    func testAFilterBeginsWithItsOwnValues() throws {
        let blur = try XCTUnwrap(CIFilter(name: "CIGaussianBlur"))
        XCTAssertEqual(blur.name, "CIGaussianBlur")
        XCTAssertEqual(blur.inputKeys, [kCIInputImageKey, kCIInputRadiusKey])
        XCTAssertEqual(blur.value(forKey: "inputRadius") as? NSNumber, 10)
        let controls = try XCTUnwrap(CIFilter(name: "CIColorControls", parameters: [kCIInputContrastKey: 2, "name": "soft"]))
        XCTAssertEqual(controls.inputKeys, ["inputImage", "inputSaturation", "inputBrightness", "inputContrast"])
        XCTAssertEqual(controls.inputKeys.dropFirst().map { controls.value(forKey: $0) as? NSNumber }, [1, 0, 2])
        XCTAssertEqual(controls.name, "soft")
        controls.setDefaults()
        XCTAssertEqual(controls.value(forKey: kCIInputContrastKey) as? NSNumber, 1)
        XCTAssertEqual(controls.name, "soft")
        XCTAssertEqual(CIFilter(name: "CIColorInvert")?.inputKeys, ["inputImage"])
        XCTAssertEqual(CIFilter(name: "CIMultiplyBlendMode")?.inputKeys, ["inputImage", "inputBackgroundImage"])
    }

    func testAnUnknownFilterIsNilWithALine() {
        let lines = Diagnostics.complaints {
            XCTAssertNil(CIFilter(name: "CIVortexDistortion"))
            XCTAssertNil(CIFilter(name: "", parameters: [:]))
        }
        XCTAssertEqual(lines.count, 2)
        XCTAssertTrue(lines.first?.contains("CIVortexDistortion") ?? false)
    }

    func testAValueThatIsNoNumberIsRefused() throws {
        let blur = try XCTUnwrap(CIFilter(name: "CIGaussianBlur"))
        let lines = Diagnostics.complaints {
            for value in [Double.nan, "wide", Double.infinity] as [Any] { blur.setValue(value, forKey: kCIInputRadiusKey) }
        }
        XCTAssertEqual(lines.count, 1)
        XCTAssertEqual(blur.value(forKey: kCIInputRadiusKey) as? NSNumber, 10)
    }

    func testACopyIsAnother() throws {
        let blur = try XCTUnwrap(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3, "name": "blur"]))
        let copy = try XCTUnwrap(blur.copy() as? CIFilter)
        blur.setValue(5, forKey: kCIInputRadiusKey)
        XCTAssertEqual(copy.value(forKey: kCIInputRadiusKey) as? NSNumber, 3)
        XCTAssertEqual(copy.name, "blur")
    }

    func testAKeyThatTheFilterDoesNotHaveHasNoValue() throws {
        XCTAssertNil(try XCTUnwrap(CIFilter(name: "CIGaussianBlur")).value(forKey: kCIInputContrastKey))
    }
}

@Suite struct CIFilterTrapTests {
    @Test func aKeyThatTheFilterDoesNotHaveTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { CIFilter(name: "CIGaussianBlur")?.setValue(1, forKey: kCIInputContrastKey) }
        }
        #expect(
            result.trapSentence
                == "CIFilter 'CIGaussianBlur': has no value for the key 'inputContrast'. "
                + "Use one of its inputKeys: inputImage, inputRadius.")
    }
}
