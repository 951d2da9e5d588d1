import CCairo
import Foundation

extension CGContext {
    /// Paints a gradient between two points all over the clip.
    ///
    /// - Parameters:
    ///   - start: where location 0 is, in user space.
    ///   - end: where location 1 is. Nothing is drawn when it is the same point.
    ///   - options: whether the end colours go on beyond the two points; nothing is drawn there otherwise.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), start != end else { return }
        paint(gradient, cairo_pattern_create_linear(start.x.native, start.y.native, end.x.native, end.y.native), options)
    }

    /// Paints a gradient between two circles all over the clip.
    ///
    /// - Parameters:
    ///   - startCenter: the middle of the circle where location 0 is, in user space.
    ///   - startRadius: its radius in user space; nothing is drawn when it is negative.
    ///   - endCenter: the middle of the circle where location 1 is.
    ///   - endRadius: its radius.
    ///   - options: whether the end colours go on beyond the two circles; nothing is drawn there otherwise.
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
        // Cairo fills beyond the ends with the outermost stops: clear ones where nothing is to be drawn.
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
