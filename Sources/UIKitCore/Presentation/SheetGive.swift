import CoreGraphics

/// Resistance of a sheet that is pulled above its highest position (an estimate).
struct SheetGive {
    /// Distance that the sheet never reaches, in points.
    let limit: CGFloat
    /// Speed of the sheet against the finger's at first.
    private static let slope: CGFloat = 0.55

    /// Distance of the sheet for a pull, in points.
    func distance(for pull: CGFloat) -> CGFloat { limit * (1 - 1 / (pull * Self.slope / limit + 1)) }

    /// The pull for a distance of the sheet, in points; inverse of `distance(for:)`.
    func pull(for distance: CGFloat) -> CGFloat { (1 / (1 - min(distance / limit, 0.999)) - 1) * limit / Self.slope }

    /// Speed of the sheet against the finger's at a distance of the sheet.
    func slope(at distance: CGFloat) -> CGFloat { Self.slope * pow(1 - min(distance / limit, 1), 2) }
}
