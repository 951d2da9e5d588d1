import Foundation

/// The units of a region: miles instead of kilometers in the United States.
enum RegionalUnits {
    /// The measurement in the unit of similar size that people of the locale's region use; the same where they use its unit.
    static func converted(_ value: Double, unit: Unit, locale: Locale) -> (value: Double, unit: Unit) {
        guard let dimension = unit as? Dimension else { return (value, unit) }
        let system = locale.measurementSystem
        let target: Dimension? =
            switch dimension {
            case let length as UnitLength: self.length(length, isMetric: system == .metric)
            case let mass as UnitMass: self.mass(mass, isMetric: system != .us)
            case let speed as UnitSpeed: self.speed(speed, isMetric: system == .metric)
            case let temperature as UnitTemperature where temperature != .kelvin: system == .us ? UnitTemperature.fahrenheit : .celsius
            default: nil
            }
        guard let target, target != dimension else { return (value, unit) }
        let base = dimension.converter.baseUnitValue(fromValue: value)
        return (target.converter.value(fromBaseUnitValue: base), target)
    }

    private static func length(_ unit: UnitLength, isMetric: Bool) -> UnitLength? {
        let pairs: [(metric: UnitLength, imperial: UnitLength)] = [
            (.kilometers, .miles), (.meters, .feet), (.meters, .yards), (.centimeters, .inches), (.millimeters, .inches),
        ]
        return isMetric ? pairs.first { $0.imperial == unit }?.metric : pairs.first { $0.metric == unit }?.imperial
    }

    private static func mass(_ unit: UnitMass, isMetric: Bool) -> UnitMass? {
        let pairs: [(metric: UnitMass, imperial: UnitMass)] = [
            (.kilograms, .pounds), (.grams, .ounces), (.metricTons, .shortTons), (.kilograms, .stones),
        ]
        return isMetric ? pairs.first { $0.imperial == unit }?.metric : pairs.first { $0.metric == unit }?.imperial
    }

    private static func speed(_ unit: UnitSpeed, isMetric: Bool) -> UnitSpeed? {
        guard unit != .knots else { return nil }
        return isMetric ? (unit == .milesPerHour ? .kilometersPerHour : nil) : .milesPerHour
    }
}
