import CoreGraphics

/// Replaces the content of `rect` (points, current context) with the fill color, including alpha (blend mode copy).
///
/// Source: https://developer.apple.com/documentation/uikit/uirectfill(_:)
///
/// - Complexity: O(*p*), where *p* is the number of painted pixels.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` (points) of the current context with the fill color and the blend mode.
///
/// - Complexity: O(*p*), where *p* is the number of painted pixels.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a border one point wide inside the edges of `rect` with the fill color (blend mode copy).
///
/// Source: https://developer.apple.com/documentation/uikit/uirectframe(_:)
///
/// - Complexity: O(*p*), where *p* is the number of painted pixels.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a border one point wide inside the edges of `rect` with the fill color and the blend mode.
///
/// - Complexity: O(*p*), where *p* is the number of painted pixels.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let rect = rect.standardized
    guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
    let edgeHeight = rect.height - 2
    UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: edgeHeight), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: edgeHeight), blendMode)
}

/// Intersects the current context's clip with `rect` (points).
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
