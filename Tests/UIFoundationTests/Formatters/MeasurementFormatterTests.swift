import XCTest

@testable import UIFoundation

final class MeasurementFormatterTests: XCTestCase {
    private func formatter(_ language: String, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.unitOptions = options
        return formatter
    }

    private let distance = Measurement(value: 5, unit: UnitLength.kilometers)

    func testAMeasurementIsInTheUnitOfTheRegion() {
        let texts = [("en_US", "3.107 mi"), ("en_GB", "3.107 mi"), ("de_DE", "5 km"), ("ja_JP", "5 km"), ("ar_EG", "٥ كم")]
        for (language, text) in texts { XCTAssertEqual(formatter(language).string(from: distance), text, language) }
        let heat = Measurement(value: 30, unit: UnitTemperature.celsius)
        XCTAssertEqual(formatter("en_US").string(from: heat), "86°F")
        XCTAssertEqual(formatter("fr_FR").string(from: Measurement(value: 86, unit: UnitTemperature.fahrenheit)), "30\u{202F}°C")
        XCTAssertEqual(formatter("en_US", .temperatureWithoutUnit).string(from: heat), "86°")
        XCTAssertEqual(formatter("en_US", [.temperatureWithoutUnit, .providedUnit]).string(from: heat), "30°")
    }

    func testOptionsChooseTheUnit() {
        XCTAssertEqual(formatter("en_US", .providedUnit).string(from: distance), "5 km")
        XCTAssertEqual(formatter("de_DE", .naturalScale).string(from: Measurement(value: 5300, unit: UnitLength.meters)), "5,3 km")
        let size = Measurement(value: 0.5, unit: UnitInformationStorage.gigabytes)
        XCTAssertEqual(formatter("en_US", .providedUnit).string(from: size), "0.5 GB")
    }

    func testNamesHaveSeveralLengths() {
        let texts: [(Formatter.UnitStyle, String, String)] = [
            (.short, "5km", "km"), (.medium, "5 km", "km"), (.long, "5 kilometers", "kilometers"),
        ]
        for (style, text, name) in texts {
            let formatter = formatter("en_US", .providedUnit)
            formatter.unitStyle = style
            XCTAssertEqual(formatter.string(from: distance), text)
            XCTAssertEqual(formatter.string(from: UnitLength.kilometers), name)
            XCTAssertEqual(formatter.string(for: distance), text)
        }
        let one = formatter("en_US", .providedUnit)
        one.unitStyle = .long
        XCTAssertEqual(one.string(from: Measurement(value: 1, unit: UnitLength.kilometers)), "1 kilometer")
        XCTAssertNil(one.string(for: 5))
    }

    func testTheNumbersAreThoseOfTheFormatter() {
        let formatter = formatter("de_DE")
        formatter.numberFormatter.minimumFractionDigits = 2
        XCTAssertEqual(formatter.string(from: distance), "5 km")
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "de_DE")
        numbers.minimumFractionDigits = 2
        formatter.numberFormatter = numbers
        XCTAssertEqual(formatter.string(from: distance), "5,00 km")
    }

    func testAUnitWithoutANameIsItsSymbol() {
        let charge = Measurement(value: 1200, unit: UnitElectricCharge.milliampereHours)
        XCTAssertEqual(formatter("en_US").string(from: charge), "1,200 mAh")
        let own = Measurement(value: 3, unit: Unit(symbol: "apples"))
        XCTAssertEqual(formatter("en_US").string(from: own), "3 apples")
        XCTAssertEqual(formatter("en_US").string(from: own.unit), "apples")
    }

    func testStylesOfMeasurementsHaveUsages() {
        let us = Locale(identifier: "en_US")
        let germany = Locale(identifier: "de_DE")
        let height = Measurement(value: 1.8, unit: UnitLength.meters)
        XCTAssertEqual(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us)), "5 ft, 11 in")
        XCTAssertEqual(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(germany)), "180 cm")
        XCTAssertEqual(distance.formatted(.measurement(width: .wide).locale(us)), "3.1 miles")
        XCTAssertEqual(distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)), "5 kilometers")
        let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        let style = Measurement<UnitLength>.FormatStyle.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: number)
        XCTAssertEqual(distance.formatted(style.locale(us)), "5.0km")
        let heat = Measurement(value: 20.4, unit: UnitTemperature.celsius)
        XCTAssertEqual(heat.formatted(.measurement(width: .abbreviated, usage: .weather).locale(us)), "69°F")
        XCTAssertEqual(heat.formatted(.measurement(width: .abbreviated, hidesScaleName: true).locale(germany)), "20°")
    }

    func testStylesOfMeasurementsAreCoded() throws {
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "en_US"), usage: .road)
        let coded = try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
        XCTAssertEqual(coded, style)
        XCTAssertEqual(coded.format(distance), "3.1 miles")
    }

    func testICUKnowsTheNameOfEveryUnit() {
        for name in UnitNames.all {
            let text = UnitText.text(2, skeleton: "unit/\(name)", locale: Locale(identifier: "en_US"))
            XCTAssertNotNil(text, name)
        }
    }
}
