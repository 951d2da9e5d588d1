import CoreGraphics

/// Lines that fill a path; immutable.
///
/// Source: https://developer.apple.com/documentation/coretext/ctframe
public final class CTFrame: @unchecked Sendable {
    let filling: FrameFilling
    let path: CGPath
    let box: CGRect

    init(_ filling: FrameFilling, path: CGPath, box: CGRect) {
        self.filling = filling
        self.path = path
        self.box = box
    }
}

/// Returns the units of the text that the frame shows.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.filling.visible }

/// Returns the units of the text that the frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.filling.visible }

/// Returns the path that the lines fill.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the lines, an array of `CTLine`, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.filling.lines }

/// Copies the origins of lines: the left end of each baseline, in points from the bottom left corner of the box around the path, y up.
///
/// - Parameters:
///   - frame: The frame.
///   - range: The lines; a length of 0 means all from the location on.
///   - origins: receives the origins.
/// - Complexity: O(*n*), where *n* is the number of lines.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let all = frame.filling.origins
    let first = min(max(range.location, 0), all.count)
    let last = range.length == 0 ? all.count : min(first + max(range.length, 0), all.count)
    for (offset, origin) in all[first..<last].enumerated() { origins[offset] = origin }
}

/// Draws all lines in the space of the path.
///
/// - Parameters:
///   - frame: The frame.
///   - context: The context. Its text matrix applies to each line at the line's origin; alpha, blend mode, clip and text drawing mode
///     apply too. Y points up in the path's space: where the context's points down, flip its matrix first. The text position stays.
/// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let position = context.textPosition
    for (line, origin) in zip(frame.filling.lines, frame.filling.origins) {
        context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
        line.draw(in: context)
    }
    context.textPosition = position
}
