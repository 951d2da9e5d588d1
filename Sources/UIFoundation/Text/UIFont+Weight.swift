import CoreGraphics

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
    package var css: Double {
        let value = Double(rawValue)
        guard let first = Self.scale.first, let last = Self.scale.last, !value.isNaN else { return 400 }
        if value <= first.weight { return first.css }
        for (below, above) in zip(Self.scale, Self.scale.dropFirst()) where value <= above.weight {
            return below.css + (value - below.weight) / (above.weight - below.weight) * (above.css - below.css)
        }
        return last.css
    }

    /// Creates a weight from a CSS weight; the inverse of `css`.
    init(css: Double) {
        guard let first = Self.scale.first, let last = Self.scale.last, css > first.css else {
            self.init(CGFloat(Self.scale.first?.weight ?? 0))
            return
        }
        for (below, above) in zip(Self.scale, Self.scale.dropFirst()) where css <= above.css {
            self.init(CGFloat(below.weight + (css - below.css) / (above.css - below.css) * (above.weight - below.weight)))
            return
        }
        self.init(CGFloat(last.weight))
    }

    private static let scale: [(weight: Double, css: Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
}
