import Foundation

/// The purpose of a measurement, which decides about the unit that a region shows it in.
///
/// Foundation of Linux lacks it. Source: Apple,
/// [MeasurementFormatUnitUsage](https://developer.apple.com/documentation/foundation/measurementformatunitusage).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The usage's name in CLDR.
    let rawValue: String

    /// No particular purpose.
    public static var general: Self { Self(rawValue: "default") }
    /// The measurement's own unit in every region.
    public static var asProvided: Self { Self(rawValue: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(rawValue: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A size of a person's body.
    public static var person: Self { Self(rawValue: "person") }
    /// The height of a person: "5 ft, 11 in".
    public static var personHeight: Self { Self(rawValue: "person-height") }
    /// A distance on a road.
    public static var road: Self { Self(rawValue: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(rawValue: "focal-length") }
    /// An amount of rain.
    public static var rainfall: Self { Self(rawValue: "rainfall") }
    /// An amount of snow.
    public static var snowfall: Self { Self(rawValue: "snowfall") }
    /// The distance at which things are visible.
    public static var visibility: Self { Self(rawValue: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(rawValue: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { Self(rawValue: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(rawValue: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(rawValue: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(rawValue: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of a liquid.
    public static var liquid: Self { Self(rawValue: "fluid") }
}
