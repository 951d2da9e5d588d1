import Foundation

/// A shadow behind text.
package struct TextShadow: Hashable, Sendable {
    /// Points to the right and down, not affected by the current matrix.
    package var offset: CGSize
    /// The blur radius in points; 0 for a sharp edge.
    package var blur: Double
    package var color: CGColor

    package init(offset: CGSize, blur: Double, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}
