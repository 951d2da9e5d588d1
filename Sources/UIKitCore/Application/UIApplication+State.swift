extension UIApplication {
    /// The state of an app.
    public enum State: Int, Sendable {
        case active = 0, inactive = 1, background = 2
    }

    /// A launch option's name.
    ///
    /// Differs from UIKit: hosts pass no options, so an app's are nil and no names are declared.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a name from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
