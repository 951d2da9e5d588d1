extension UIWindow {
    /// How far in front a window lies: windows of a higher level cover those of a lower one.
    ///
    /// Source: Apple, [UIWindow.Level](https://developer.apple.com/documentation/uikit/uiwindow/level).
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// A level of any height. NaN counts as the normal level.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue.isNaN ? 0 : rawValue
        }

        /// The same as `init(rawValue:)`.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// 0, the level of an app's windows.
        public static let normal = Level(rawValue: 0)

        /// 1000, above the app's windows.
        public static let statusBar = Level(rawValue: 1000)

        /// 2000, above everything else.
        public static let alert = Level(rawValue: 2000)
    }
}
