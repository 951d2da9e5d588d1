import Foundation

/// A formatter of measurements in the words and units of a region: "3.107 mi" for five kilometers in the United States.
///
/// Foundation of Linux lacks it. The words are those of CLDR, in all its languages. Lengths, masses, speeds and temperatures have regional
/// units; others keep theirs unless `naturalScale` chooses one.
///
/// Source: Apple, [MeasurementFormatter](https://developer.apple.com/documentation/foundation/measurementformatter).
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Options of the unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The region's unit that suits the size: kilometers for many meters. Without effect together with `providedUnit`.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees without the name of their scale: "90°".
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The options of the unit; none by default, for the region's unit.
    open var unitOptions: UnitOptions = []
    /// The length of the unit's name: "km" in `medium`, the default, "kilometers" in `long`; `short` has no space.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and region; the user's by default. nil makes it that again.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if locale == nil { locale = .autoupdatingCurrent } }
    }
    /// The formatter of the number; one of decimal numbers in the locale by default. nil makes it that again.
    open var numberFormatter: NumberFormatter! {
        get { storedNumberFormatter ?? decimals }
        set { storedNumberFormatter = newValue }
    }

    private var storedNumberFormatter: NumberFormatter?

    private var decimals: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        return formatter
    }

    /// The text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String { text(measurement.value, unit: measurement.unit) }

    /// The name of a unit: "km". A unit without a name in CLDR is its symbol.
    open func string(from unit: Unit) -> String {
        let locale: Locale = locale
        let count = 1000.0
        guard UnitNames.name(of: unit) != nil, let number = UnitText.text(count, skeleton: "", locale: locale) else { return unit.symbol }
        let text = UnitText.text(count, unit: unit, width: width, locale: locale)
        return text.replacingOccurrences(of: number, with: "").trimmingCharacters(in: .whitespaces)
    }

    /// The text of a measurement; nil for another object.
    open override func string(for obj: Any?) -> String? { (obj as? any AnyMeasurement).map { text($0.value, unit: $0.anyUnit) } }

    private var width: UnitText.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .wide
        @unknown default: .short
        }
    }

    private func text(_ value: Double, unit: Unit) -> String {
        let locale: Locale = locale
        let keepsUnit = unitOptions.contains(.providedUnit)
        if unitOptions.contains(.naturalScale), !keepsUnit, !(unit is UnitTemperature) {
            return UnitText.text(value, unit: unit, width: width, usage: "default", precision: ".###", locale: locale)
        }
        let shown = keepsUnit ? (value: value, unit: unit) : RegionalUnits.converted(value, unit: unit, locale: locale)
        let formatter: NumberFormatter = numberFormatter
        let number = { (value: Double) in formatter.string(from: NSNumber(value: value)) }
        if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature {
            return UnitText.degrees(shown.value, precision: ".###", number: number, locale: locale)
        }
        return UnitText.text(shown.value, unit: shown.unit, width: width, precision: ".###", number: number, locale: locale)
    }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
