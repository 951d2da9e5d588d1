import Foundation

/// A number of layers over time, with a plot of its own.
struct Quantity {
    /// One number of a layer.
    struct Component {
        /// Beside the layer's name where the quantity has several; empty otherwise.
        let name: String
        /// How its line is drawn, as SVG writes it; empty for a whole line.
        let dashes: String
        let value: @Sendable (LayerMotion.Sample) -> Double
    }

    let name: String
    let unit: String
    let components: [Component]
    /// A smaller change within one movement is not drawn.
    let threshold: Double

    static let all = [
        Quantity(
            name: "position", unit: "points",
            components: [
                Component(name: "x", dashes: "") { $0.position.x },
                Component(name: "y", dashes: "5 3") { $0.position.y },
                Component(name: "z", dashes: "1.5 2.5") { $0.position.z },
            ], threshold: 1),
        Quantity(name: "scale", unit: "", components: [Component(name: "", dashes: "") { $0.scale }], threshold: 0.01),
        Quantity(
            name: "rotation", unit: "degrees", components: [Component(name: "", dashes: "") { $0.rotation }], threshold: 1),
        Quantity(name: "alpha", unit: "", components: [Component(name: "", dashes: "") { $0.alpha }], threshold: 0.01),
    ]
}
