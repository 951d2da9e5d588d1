import Foundation

/// What is plotted of layers over time: each has a plot of its own.
struct Quantity {
    /// One number of a layer.
    struct Component {
        /// Beside the layer's name where the quantity has several; empty otherwise.
        let name: String
        /// How its line is drawn, as SVG writes it; empty for a whole line.
        let dashes: String
        /// Whether it is drawn where nothing of the quantity changes.
        var isShownStill = true
        let value: @Sendable (LayerMotion.Sample) -> Double
    }

    let name: String
    let unit: String
    let components: [Component]
    /// A change that is less is none.
    let threshold: Double
    /// How much is shown above and below what stands still.
    var room: Double { threshold * 50 }
    /// Whether there is a plot even where nothing changes.
    var isAlwaysShown = true

    static let all = [
        Quantity(
            name: "position", unit: "points",
            components: [
                Component(name: "x", dashes: "") { $0.position.x },
                Component(name: "y", dashes: "5 3") { $0.position.y },
                Component(name: "z", dashes: "1.5 2.5", isShownStill: false) { $0.position.z },
            ], threshold: 1),
        Quantity(name: "scale", unit: "", components: [Component(name: "", dashes: "") { $0.scale }], threshold: 0.01),
        Quantity(
            name: "rotation", unit: "degrees", components: [Component(name: "", dashes: "") { $0.rotation }], threshold: 1,
            isAlwaysShown: false),
        Quantity(name: "alpha", unit: "", components: [Component(name: "", dashes: "") { $0.alpha }], threshold: 0.01),
    ]
}
