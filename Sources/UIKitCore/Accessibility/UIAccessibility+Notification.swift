import CoreGraphics

extension UIAccessibility {
    /// A notification to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        /// Creates a notification from a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Much of the screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement of something that is not on the screen.
        public static let announcement = Notification(rawValue: 1008)
        /// A scroll to another page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// A notification posted by the app.
    package struct Post {
        /// In media time, seconds.
        package let time: TimeInterval
        package let notification: Notification
        package let text: String?
        package private(set) weak var element: UIResponder?

        init(time: TimeInterval, notification: Notification, argument: Any?) {
            self.time = time
            self.notification = notification
            text = (argument as? NSAttributedString)?.string ?? argument as? String
            element = argument as? UIResponder
        }
    }
}
