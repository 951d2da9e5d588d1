extension UIApplication {
    /// Whether the app gets events.
    public enum State: Int, Sendable {
        case active = 0, inactive = 1, background = 2
    }

    /// The name of a launch option.
    ///
    /// Differs from UIKit: no host passes options yet, so an app's are nil and no names are declared.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A name of any text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
