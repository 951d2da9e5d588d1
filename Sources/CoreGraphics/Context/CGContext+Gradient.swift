import CCairo
import Foundation

extension CGContext {
    /// Paints a gradient between two points over the whole clip.
    ///
    /// - Parameters:
    ///   - gradient: The colors with their locations.
    ///   - start: The point of location 0, in user space.
    ///   - end: The point of location 1. Nothing is drawn if it equals `start`.
    ///   - options: Whether the end colors extend beyond the two points; otherwise nothing is drawn there.
    /// - Complexity: O(*p* + *s*), where *p* is the number of pixels in the clip and *s* that of the gradient's colors.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), start != end else { return }
        paint(gradient, cairo_pattern_create_linear(start.x.native, start.y.native, end.x.native, end.y.native), options)
    }

    /// Paints a gradient between two circles over the whole clip.
    ///
    /// - Parameters:
    ///   - gradient: The colors with their locations.
    ///   - startCenter: The center of the circle of location 0, in user space.
    ///   - startRadius: Its radius in user space; nothing is drawn if it is negative.
    ///   - endCenter: The center of the circle of location 1.
    ///   - endRadius: Its radius.
    ///   - options: Whether the end colors extend beyond the two circles; otherwise nothing is drawn there.
    /// - Complexity: O(*p* + *s*), where *p* is the number of pixels in the clip and *s* that of the gradient's colors.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let numbers = [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius]
        guard numbers.allSatisfy(\.isFinite), startRadius >= 0, endRadius >= 0, startCenter != endCenter || startRadius != endRadius
        else { return }
        let pattern = cairo_pattern_create_radial(
            startCenter.x.native, startCenter.y.native, startRadius.native, endCenter.x.native, endCenter.y.native, endRadius.native)
        paint(gradient, pattern, options)
    }

    private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        defer { cairo_pattern_destroy(pattern) }
        // Cairo extends the outermost stops beyond the ends; transparent ones draw nothing there.
        if !options.contains(.drawsBeforeStartLocation) { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        for stop in gradient.drawnStops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.x, color.y, color.z, color.w * state.alpha.native)
        }
        if !options.contains(.drawsAfterEndLocation) { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        drawing(at: userToCairo) {
            cairo_set_source(cairo, pattern)
            paintEverything()
        }
    }
}

/// Extension of a gradient beyond its ends.
///
/// Source: [CGGradientDrawingOptions](https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions).
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color extends before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color extends beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
