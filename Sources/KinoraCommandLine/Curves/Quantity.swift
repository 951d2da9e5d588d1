import Foundation

/// A plotted quantity of layers over time.
package struct Quantity {
    /// One component of a quantity.
    package struct Component {
        /// Shown beside the layer's name if the quantity has several components; otherwise empty.
        package let name: String
        /// The SVG dash pattern of its line; empty for a solid line.
        let dashes: String
        package let value: @Sendable (LayerMotion.Sample) -> Double
    }

    package let name: String
    let unit: String
    package let components: [Component]
    /// Smaller changes within a movement are not plotted.
    package let threshold: Double

    package static let all = [
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
