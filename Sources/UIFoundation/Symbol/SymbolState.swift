import CoreGraphics

/// The values of a configuration of symbols; nil for those that it leaves open.
package struct SymbolState: Hashable, @unchecked Sendable {
    /// The colors of a symbol's layers.
    enum Colors: Hashable {
        case monochrome
        case multicolor
        case hierarchical(UIColor)
        case palette([UIColor])
    }

    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    var colors: Colors?
    var traits: UITraitCollection?

    /// The values of another state, and these where it leaves them open. A size in points and a text style exclude each other.
    func applying(_ other: SymbolState) -> SymbolState {
        var sum = self
        if other.pointSize != nil || other.textStyle != nil { (sum.pointSize, sum.textStyle) = (other.pointSize, other.textStyle) }
        sum.weight = other.weight ?? weight
        sum.scale = other.scale ?? scale
        sum.colors = other.colors ?? colors
        sum.traits = other.traits ?? traits
        return sum
    }
}
