/// A colour, components 0 to 255, and how much it matters.
struct WeightedColor {
    var red: Double
    var green: Double
    var blue: Double
    var weight: Double

    /// 0 red, 1 green, 2 blue.
    subscript(axis: Int) -> Double { axis == 0 ? red : axis == 1 ? green : blue }
}
