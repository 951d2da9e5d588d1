import Foundation

extension Measurement where UnitType: Dimension {
    /// The text of the measurement in the units of the user's region: "2.2 mi" for three and a half kilometers in the United States.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// A style of measurements in the words and units of a region.
    ///
    /// Foundation of Linux lacks it. Source: Apple,
    /// [Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle).
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's name.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let rawValue: String

            /// "3 kilometers".
            public static var wide: UnitWidth { UnitWidth(rawValue: UnitText.Width.wide.rawValue) }
            /// "3 km".
            public static var abbreviated: UnitWidth { UnitWidth(rawValue: UnitText.Width.short.rawValue) }
            /// "3km".
            public static var narrow: UnitWidth { UnitWidth(rawValue: UnitText.Width.narrow.rawValue) }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The purpose, which decides about the unit; nil for the general one.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The style of the number; nil for that of the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether temperatures are degrees without the name of their scale.
        var hidesScale = false
        /// The language and region.
        public var locale: Locale

        /// Creates a style.
        ///
        /// - Parameters:
        ///   - width: the length of the unit's name.
        ///   - locale: the language and region; the user's by default.
        ///   - usage: the purpose, which decides about the unit.
        ///   - numberFormatStyle: the style of the number; nil for that of the usage.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.usage, self.numberFormatStyle, self.locale) = (width, usage, numberFormatStyle, locale)
        }

        /// The text of a measurement.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let width = UnitText.Width(rawValue: width.rawValue) ?? .short
            let usage = usage ?? .general
            let style = numberFormatStyle?.locale(locale)
            let number = style.map { style in { (value: Double) -> String? in style.format(value) } }
            if usage == .asProvided {
                if hidesScale { return UnitText.degrees(measurement.value, number: number, locale: locale) }
                return UnitText.text(measurement.value, unit: measurement.unit, width: width, number: number, locale: locale)
            }
            if hidesScale || style != nil {
                // ICU chooses the unit together with the digits, so numbers of an own style are in the region's unit of similar size.
                let shown = RegionalUnits.converted(measurement.value, unit: measurement.unit, locale: locale)
                if hidesScale {
                    let precision = style == nil ? "precision-integer" : nil
                    return UnitText.degrees(shown.value, precision: precision, number: number, locale: locale)
                }
                return UnitText.text(shown.value, unit: shown.unit, width: width, number: number, locale: locale)
            }
            return UnitText.text(measurement.value, unit: measurement.unit, width: width, usage: usage.rawValue, locale: locale)
        }

        /// The style in another language and region.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Creates a style of temperatures.
    ///
    /// - Parameters:
    ///   - width: the length of the unit's name.
    ///   - locale: the language and region; the user's by default.
    ///   - usage: the purpose, which decides about the unit.
    ///   - hidesScaleName: whether degrees have no name of their scale: "90°".
    ///   - numberFormatStyle: the style of the number; nil for that of the usage.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesScale = hidesScaleName
    }

    /// Whether degrees have no name of their scale: "90°".
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }
}

extension FormatStyle {
    /// A style of measurements.
    ///
    /// - Parameters:
    ///   - width: the length of the unit's name.
    ///   - usage: the purpose, which decides about the unit.
    ///   - numberFormatStyle: the style of the number; nil for that of the usage.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style of temperatures.
    ///
    /// - Parameters:
    ///   - width: the length of the unit's name.
    ///   - usage: the purpose, which decides about the unit.
    ///   - hidesScaleName: whether degrees have no name of their scale: "90°".
    ///   - numberFormatStyle: the style of the number; nil for that of the usage.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        .init(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
