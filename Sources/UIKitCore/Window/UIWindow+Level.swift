extension UIWindow {
    /// The z-order of windows: higher levels cover lower ones.
    ///
    /// Source: Apple, [UIWindow.Level](https://developer.apple.com/documentation/uikit/uiwindow/level).
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Creates a level. NaN counts as the normal level.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue.isNaN ? 0 : rawValue
        }

        /// Same as `init(rawValue:)`.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// 0, the level of app windows.
        public static let normal = Level(rawValue: 0)

        /// 1000, above app windows.
        public static let statusBar = Level(rawValue: 1000)

        /// 2000, above everything else.
        public static let alert = Level(rawValue: 2000)
    }
}
