import CoreGraphics

extension UIImage {
    /// The size, the weight, the scale and the colors of a symbol.
    ///
    /// What a configuration leaves open comes from the view that shows the symbol, then from the system: 17 points, regular, medium, in
    /// one color. Source: Apple,
    /// [UIImage.SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
    ///
    /// ```swift
    /// let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .semibold)
    /// let star = UIImage(systemName: "star.fill", withConfiguration: large)
    /// ```
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private convenience init(_ change: (inout SymbolState) -> Void) {
            var state = SymbolState()
            change(&state)
            self.init(state: state)
        }

        /// The configuration that leaves all open.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration { _ in } }

        /// Creates a configuration of a size in points, a weight and a scale. A size that is not positive and finite is left open.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
            self.init {
                $0.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize : nil
                $0.weight = weight.specified
                $0.scale = scale.specified
            }
        }

        /// Creates a configuration of the size and the weight of a text style, which follow the user's text size, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init {
                $0.textStyle = textStyle
                $0.scale = scale.specified
            }
        }

        /// Creates a configuration of a font's size and weight, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init {
                if let style = font.followedStyle {
                    $0.textStyle = style
                } else {
                    $0.pointSize = font.pointSize
                }
                $0.weight = UIFont.Weight(css: font.fontDescription.weight).symbolWeight()
                $0.scale = scale.specified
            }
        }

        /// Creates a configuration of a weight.
        public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight.specified } }

        /// Creates a configuration of a scale.
        public convenience init(scale: SymbolScale) { self.init { $0.scale = scale.specified } }

        /// Creates a configuration that draws the layers in one color: the primary at full opacity, the secondary and the tertiary paler.
        ///
        /// Source: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(hierarchicalcolor:)
        public convenience init(hierarchicalColor: UIColor) { self.init { $0.colors = .hierarchical(hierarchicalColor) } }

        /// Creates a configuration that draws each layer in a color of its own, further layers in the last. Without colors it leaves them
        /// open.
        ///
        /// Source: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(palettecolors:)
        public convenience init(paletteColors: [UIColor]) {
            self.init { $0.colors = paletteColors.isEmpty ? nil : .palette(paletteColors) }
        }

        /// Returns a configuration that draws a symbol in its own colors, if it has any.
        public class func preferringMulticolor() -> Self { Self(state: SymbolState(colors: .multicolor)) }

        /// Returns a configuration that draws a symbol in one color.
        public class func preferringMonochrome() -> Self { Self(state: SymbolState(colors: .monochrome)) }

        /// Returns this configuration without its text style.
        public func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }
        /// Returns this configuration without its scale.
        public func withoutScale() -> Self { changed { $0.scale = nil } }
        /// Returns this configuration without its weight.
        public func withoutWeight() -> Self { changed { $0.weight = nil } }
        /// Returns this configuration without its size in points and its weight.
        public func withoutPointSizeAndWeight() -> Self {
            changed {
                $0.pointSize = nil
                $0.weight = nil
            }
        }

        /// Whether another configuration says the same; false for nil.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        private func changed(_ change: (inout SymbolState) -> Void) -> Self {
            var changed = state
            change(&changed)
            return Self(state: changed)
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

        /// The weight of a font with the same strokes; regular for `unspecified`.
        public func fontWeight() -> UIFont.Weight {
            Self.fonts.first { $0.symbol == self }?.font ?? .regular
        }

        fileprivate static let fonts: [(symbol: SymbolWeight, font: UIFont.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]

        fileprivate var specified: SymbolWeight? { self == .unspecified ? nil : self }

        /// Width of strokes in fractions of the point size.
        ///
        /// Regular is that of Apple's symbols; the others have the ratios of the system font's stems.
        package var stroke: CGFloat {
            switch self {
            case .ultraLight: 0.018
            case .thin: 0.034
            case .light: 0.058
            case .unspecified, .regular: 0.083
            case .medium: 0.099
            case .semibold: 0.114
            case .bold: 0.129
            case .heavy: 0.148
            case .black: 0.167
            }
        }

        /// The weight while the user wants bold text: two steps heavier.
        var bolder: SymbolWeight { SymbolWeight(rawValue: min(rawValue + 2, SymbolWeight.black.rawValue)) ?? .black }
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

        fileprivate var specified: SymbolScale? { self == .unspecified || self == .default ? nil : self }

        /// Size as a multiple of medium.
        var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }
}

extension UIFont.Weight {
    /// The weight of a symbol whose strokes suit text of this weight: the nearest of the nine.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uifont/weight/symbolweight()
    public func symbolWeight() -> UIImage.SymbolWeight {
        let nearest = UIImage.SymbolWeight.fonts.min { abs($0.font.rawValue - rawValue) < abs($1.font.rawValue - rawValue) }
        return nearest?.symbol ?? .regular
    }
}
