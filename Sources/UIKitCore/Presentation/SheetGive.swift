import CoreGraphics

/// Resistance of a sheet that is pulled above its highest position (an estimate).
enum SheetGive {
    /// Distance that a sheet never reaches, in points.
    private static let limit: CGFloat = 40
    /// Speed of the sheet against the finger's at first.
    private static let slope: CGFloat = 0.55

    /// Distance of the sheet for a pull, in points.
    static func distance(for pull: CGFloat) -> CGFloat { limit * (1 - 1 / (pull * slope / limit + 1)) }

    /// The pull for a distance of the sheet, in points; inverse of `distance(for:)`.
    static func pull(for distance: CGFloat) -> CGFloat { (1 / (1 - min(distance / limit, 0.999)) - 1) * limit / slope }

    /// Speed of the sheet against the finger's at a distance of the sheet.
    static func slope(at distance: CGFloat) -> CGFloat { slope * pow(1 - min(distance / limit, 1), 2) }
}
