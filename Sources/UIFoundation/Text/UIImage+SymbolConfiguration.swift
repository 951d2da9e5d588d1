import CoreGraphics

extension UIImage {
    /// Details that select a variant of an image.
    ///
    /// Source: Apple, [UIImage.Configuration](https://developer.apple.com/documentation/uikit/uiimage/configuration).
    open class Configuration: NSObject, @unchecked Sendable {
        fileprivate override init() { super.init() }
    }

    /// The size and weight of a symbol.
    ///
    /// Differs from UIKit: Apple's symbols are not available (see `init(systemName:)`), so that no image has one. Source: Apple,
    /// [UIImage.SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private let pointSize: CGFloat?
        private let textStyle: UIFont.TextStyle?
        private let weight: SymbolWeight?
        private let scale: SymbolScale?

        private init(pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight?, scale: SymbolScale?) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            super.init()
        }

        /// Creates a configuration of a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        /// Creates a configuration of the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(pointSize: nil, textStyle: textStyle, weight: nil, scale: scale)
        }

        /// Creates a configuration of a font's size and weight.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, textStyle: nil, weight: nil, scale: scale)
        }

        /// Creates a configuration of a weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, textStyle: nil, weight: weight, scale: nil) }

        /// Creates a configuration of a scale.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, textStyle: nil, weight: nil, scale: scale) }

        /// Returns this configuration with what another one specifies.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, textStyle: other.textStyle ?? textStyle, weight: other.weight ?? weight,
                scale: other.scale ?? scale)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight && scale == other.scale
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(textStyle)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the environment.
        case unspecified = 0
        /// The thinnest strokes.
        case ultraLight
        /// Strokes between ultra-light and light.
        case thin
        /// Light strokes.
        case light
        /// Strokes of the regular font.
        case regular
        /// Strokes a little heavier than regular.
        case medium
        /// Strokes between medium and bold.
        case semibold
        /// Strokes of the bold font.
        case bold
        /// Strokes heavier than bold.
        case heavy
        /// The heaviest strokes.
        case black
    }

    /// The scale of a symbol.
    public enum SymbolScale: Int, Sendable {
        /// The scale of the system: medium.
        case `default` = -1
        /// The scale of the environment.
        case unspecified = 0
        /// Smaller than the font's capital letters need.
        case small
        /// The height that suits the font's capital letters.
        case medium
        /// Larger than the font's capital letters need.
        case large
    }

    /// Always nil, as `init(systemName:)`.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) { self.init(systemName: name) }
}
