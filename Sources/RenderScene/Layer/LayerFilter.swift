/// Something that is done with the colours of a picture, with the numbers that say how much.
package struct LayerFilter: Sendable, Equatable {
    package enum Effect: Sendable, CaseIterable {
        /// Each pixel becomes the mean of those around it, weighted by a Gaussian whose deviation is the radius, in points.
        case gaussianBlur
        /// More or less colour, then light, then contrast.
        case colorControls
        /// Each of red, green and blue becomes what it lacks.
        case colorInvert
    }

    /// A number of a filter, by the name that it has in key paths.
    package enum Parameter: String, Sendable {
        case radius = "inputRadius"
        case saturation = "inputSaturation"
        case brightness = "inputBrightness"
        case contrast = "inputContrast"
    }

    package let effect: Effect
    /// What key paths call it.
    package var name: String
    /// In the order of the effect's parameters.
    private var numbers: SIMD4<Double>

    /// A filter with its effect's own numbers.
    package init(_ effect: Effect, name: String = "") {
        (self.effect, self.name) = (effect, name)
        numbers = .zero
        for (index, parameter) in effect.parameters.enumerated() { numbers[index] = parameter.standard }
    }

    /// nil for what is no parameter of the effect; writing that changes nothing.
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

    /// What can be set, and what it is until then.
    package var parameters: [(parameter: LayerFilter.Parameter, standard: Double)] {
        switch self {
        case .gaussianBlur: Self.ofBlurs
        case .colorControls: Self.ofControls
        case .colorInvert: []
        }
    }
}
