/// A colour, components 0 to 255, and its weight.
struct WeightedColor {
    var red: Double
    var green: Double
    var blue: Double
    var weight: Double

    /// Component 0 red, 1 green, 2 blue.
    subscript(axis: Int) -> Double { axis == 0 ? red : axis == 1 ? green : blue }
}
