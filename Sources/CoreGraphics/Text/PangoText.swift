import CCairo
import Foundation

/// Conversions between points and Pango units.
enum PangoText {
    /// Converts Pango units, 1024 per point, to points.
    static func points(_ units: Int32) -> Double {
        Double(units) / Double(PANGO_SCALE)
    }

    /// Converts points to Pango units, clamped to avoid overflow in Pango.
    static func units(_ points: Double) -> Int32 {
        Int32(min(max((points * Double(PANGO_SCALE)).rounded(), -1e9), 1e9))
    }
}
