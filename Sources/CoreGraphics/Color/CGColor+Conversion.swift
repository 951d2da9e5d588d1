import Foundation

extension CGColor {
    /// The color in another color space.
    ///
    /// A gray of a color is its luminance. Components outside 0...1 are clipped unless the space is an extended one.
    ///
    /// - Parameters:
    ///   - space: The color space to convert to.
    ///   - intent: Has no influence: all spaces here have the same white and are defined by matrices, for which Apple's intents clip too.
    ///   - options: Has no influence: Apple documents no key.
    /// - Returns: Nil for a pattern space, and for a color that is a pattern.
    ///
    /// Source: [converted(to:intent:options:)](https://developer.apple.com/documentation/coregraphics/cgcolor/converted(to:intent:options:)).
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard pattern == nil, space.model != .pattern else { return nil }
        if space == colorSpace { return self }
        var components = space.components(ofStandardRGB: SIMD3(rgba.x, rgba.y, rgba.z))
        if space.isLimited { components.clamp(lowerBound: .zero, upperBound: .one) }
        let all = space.model == .monochrome ? [components.x, rgba.w] : [components.x, components.y, components.z, rgba.w]
        return CGColor(colorSpace: space, components: all.map { CGFloat($0) })
    }
}
