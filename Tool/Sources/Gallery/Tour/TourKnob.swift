import UIKit

/// A value of an effect that a slider changes.
@MainActor
struct TourKnob {
    enum Unit {
        case seconds, points, ratio, degrees
        /// Whole distances a second.
        case pace
        /// The distance of the eye in points, of which m34 is the negative inverse.
        case perspective
    }

    let name: String
    /// The property in the copied source.
    let property: String
    let unit: Unit
    let range: ClosedRange<Double>
    /// The effect's own default.
    let standard: Double
    let get: @MainActor () -> Double
    let set: @MainActor (Double) -> Void

    init<Root: AnyObject, Value: BinaryFloatingPoint>(
        _ name: String, _ property: String, _ unit: Unit, _ range: ClosedRange<Double>, _ root: Root,
        _ path: ReferenceWritableKeyPath<Root, Value>, standard: Double
    ) {
        (self.name, self.property, self.unit, self.range, self.standard) = (name, property, unit, range, standard)
        get = { unit.shown(Double(root[keyPath: path])) }
        set = { root[keyPath: path] = Value(unit.value($0)) }
    }

    /// The present value, in steps of its unit.
    var value: Double {
        get { (get() / unit.step).rounded() * unit.step }
        nonmutating set {
            guard !newValue.isNaN else { return }
            set((min(max(newValue, range.lowerBound), range.upperBound) / unit.step).rounded() * unit.step)
        }
    }

    func reset() { set(standard) }

    /// The value with its unit, for people.
    var text: String {
        switch unit {
        case .seconds: value.asSeconds
        case .points: "\(Int(value.rounded()))\u{a0}pt"
        case .ratio: String(format: "%.2f", value)
        case .degrees: "\(Int(value.rounded()))°"
        case .pace: String(format: "%.1f\u{a0}/s", value)
        case .perspective: "−1/\(Int(value.rounded()))"
        }
    }

    /// The statement that gives the property its value.
    var assignment: String {
        switch unit {
        case .degrees: "\(property) = \(number) * .pi / 180"
        case .perspective: "\(property) = -1 / \(number)"
        default: "\(property) = \(number)"
        }
    }

    /// The value as a literal, without needless digits.
    private var number: String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension TourKnob.Unit {
    /// The distance between two values of a slider.
    var step: Double {
        switch self {
        case .seconds, .ratio: 0.01
        case .pace: 0.1
        case .points, .degrees: 1
        case .perspective: 10
        }
    }

    /// The slider's number for a property's value.
    fileprivate func shown(_ value: Double) -> Double {
        switch self {
        case .degrees: value * 180 / .pi
        case .perspective: value < 0 ? -1 / value : 0
        default: value
        }
    }

    /// The property's value for a slider's number.
    fileprivate func value(_ shown: Double) -> Double {
        switch self {
        case .degrees: shown * .pi / 180
        case .perspective: -1 / shown
        default: shown
        }
    }
}
