import CCairo
import Foundation

/// What every use of Pango here shares.
enum PangoText {
    /// Pango's units, 1024 to the point, as points.
    static func points(_ units: Int32) -> Double {
        Double(units) / Double(PANGO_SCALE)
    }

    /// Points as Pango's units, held to what Pango can add up.
    static func units(_ points: Double) -> Int32 {
        Int32(min(max((points * Double(PANGO_SCALE)).rounded(), -1e9), 1e9))
    }
}
