import CoreText

extension UIFont {
    /// The weight of a font: 0 is regular, from about -1 to 1. Source: Apple's UIFont.h, UIFontWeight constants.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// 0 is regular, lighter below and bolder above.
        public var rawValue: CGFloat

        /// Creates a weight from its value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from its value.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The thinnest strokes: -0.8.
        public static let ultraLight = Weight(-0.8)
        /// Between ultra light and light: -0.6.
        public static let thin = Weight(-0.6)
        /// Lighter than regular: -0.4.
        public static let light = Weight(-0.4)
        /// The weight of running text: 0.
        public static let regular = Weight(0)
        /// A little bolder than regular: 0.23.
        public static let medium = Weight(0.23)
        /// For emphasis: 0.3.
        public static let semibold = Weight(0.3)
        /// Bolder than semibold: 0.4.
        public static let bold = Weight(0.4)
        /// Between bold and black: 0.56.
        public static let heavy = Weight(0.56)
        /// The boldest strokes: 0.62.
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    /// The CSS weight, 100…900: exact for named weights, interpolated between them.
    package var css: Double { FontWeight.css(of: Double(rawValue)) }

    /// Creates a weight from a CSS weight; the inverse of `css`.
    init(css: Double) { self.init(CGFloat(FontWeight.value(ofCSS: css))) }
}
