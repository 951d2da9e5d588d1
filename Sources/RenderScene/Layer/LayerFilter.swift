/// A color operation on an image, with its parameters.
package struct LayerFilter: Sendable, Equatable {
    package enum Effect: Sendable, CaseIterable {
        /// Gaussian blur with the radius as its deviation, in points.
        case gaussianBlur
        /// Saturation, then brightness, then contrast.
        case colorControls
        /// Inverts red, green and blue.
        case colorInvert
        /// The mean color of the layer's area, everywhere in it.
        case average
    }

    /// A parameter of a filter, by its name in key paths.
    package enum Parameter: String, Sendable {
        case radius = "inputRadius"
        case saturation = "inputSaturation"
        case brightness = "inputBrightness"
        case contrast = "inputContrast"
    }

    package let effect: Effect
    /// Name in key paths.
    package var name: String
    /// In the order of the effect's parameters.
    private var numbers: SIMD4<Double>

    /// Creates a filter with the effect's default parameters.
    package init(_ effect: Effect, name: String = "") {
        (self.effect, self.name) = (effect, name)
        numbers = .zero
        for (index, parameter) in effect.parameters.enumerated() { numbers[index] = parameter.standard }
    }

    /// nil for a parameter that the effect does not have; writing it has no effect.
    package subscript(parameter: Parameter) -> Double? {
        get { index(of: parameter).map { numbers[$0] } }
        set { if let newValue, let index = index(of: parameter) { numbers[index] = newValue } }
    }

    private func index(of parameter: Parameter) -> Int? { effect.parameters.firstIndex { $0.parameter == parameter } }
}

extension LayerFilter.Effect {
    private typealias Entry = (parameter: LayerFilter.Parameter, standard: Double)
    private static let ofBlurs: [Entry] = [(.radius, 10)]
    private static let ofControls: [Entry] = [(.saturation, 1), (.brightness, 0), (.contrast, 1)]

    /// Parameters with their default values.
    package var parameters: [(parameter: LayerFilter.Parameter, standard: Double)] {
        switch self {
        case .gaussianBlur: Self.ofBlurs
        case .colorControls: Self.ofControls
        case .colorInvert, .average: []
        }
    }
}
