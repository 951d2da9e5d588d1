import CoreGraphics

extension UIFont {
    /// The width of a font's letters: 0 is standard, narrower below and wider above.
    ///
    /// Source: Apple, [UIFont.Width](https://developer.apple.com/documentation/uikit/uifont/width).
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// 0 is standard, narrower below and wider above.
        public var rawValue: CGFloat

        /// Creates a width from its value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a width from its value.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// The narrowest letters: -0.3.
        public static let compressed = Width(-0.3)
        /// Narrower letters: -0.2.
        public static let condensed = Width(-0.2)
        /// The letters of running text: 0.
        public static let standard = Width(0)
        /// Wider letters: 0.2.
        public static let expanded = Width(0.2)
    }
}
