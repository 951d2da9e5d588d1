import Foundation

/// How a stretch of text looks.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescription
    package var color: CGColor
    /// Points added to the distance of letters; 0 leaves the font's own.
    package var kern: Double
    package var isUnderlined: Bool
    package var isStruckThrough: Bool

    package init(
        font: FontDescription, color: CGColor = .black, kern: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
        self.font = font
        self.color = color
        self.kern = kern
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}
