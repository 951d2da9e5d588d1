import CoreGraphics

/// Text that is broken into lines to fill frames; immutable.
///
/// Source: https://developer.apple.com/documentation/coretext/ctframesetter
public final class CTFramesetter: @unchecked Sendable {
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) {
        self.typesetter = typesetter
    }
}

extension CTFramesetter {
    fileprivate static func refuse(_ attributes: CFDictionary?) {
        guard let attributes, !attributes.isEmpty else { return }
        reportOnce(
            "CTFramesetter.frameAttributes",
            "CTFramesetter: the frame attributes \(attributes.keys.sorted().joined(separator: ", ")) are not known; they are left out.")
    }
}

/// Returns a framesetter of text.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(CTTypesetterCreateWithAttributedString(attrString))
}

/// Returns a framesetter of a typesetter's text.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }

/// Returns the typesetter that makes the lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Fills a path with lines.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The units of the text; a length of 0 means all from the location on. What does not fit is left out.
///   - path: The area, in a space with y up; lines fill it from its top. In one that is no rectangle each line takes the widest part that
///     is free over the line's height.
///   - frameAttributes: nil: there are no attributes here, and others are logged once.
/// - Complexity: O(*n* + *l* · *e*), where *n* is the length of the text, *l* the number of lines and *e* that of the path's edges.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFramesetter.refuse(frameAttributes)
    let area = FrameArea(path)
    let filling = FrameFilling(framesetter.typesetter, framesetter.typesetter.clamped(stringRange), in: area)
    return CTFrame(filling, path: path, box: area.box)
}

/// Measures the frame that text needs.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The units of the text; a length of 0 means all from the location on.
///   - frameAttributes: nil: there are no attributes here, and others are logged once.
///   - constraints: The largest size in points; 0 or less, or as much as a number holds, is no limit.
///   - fitRange: receives the units that fit; nil for none.
/// - Returns: the width of the widest line without spaces at its end, and the height of all lines, in points; not rounded.
/// - Complexity: O(*n*), where *n* is the length of the text.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    CTFramesetter.refuse(frameAttributes)
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < FrameArea.unlimited ? length : FrameArea.unlimited }
    let area = FrameArea(size: CGSize(width: limit(constraints.width), height: limit(constraints.height)))
    let filling = FrameFilling(framesetter.typesetter, framesetter.typesetter.clamped(stringRange), in: area)
    fitRange?.pointee = filling.visible
    return CGSize(width: min(filling.widest, area.box.width), height: filling.height)
}
