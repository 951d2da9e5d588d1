import CoreGraphics

extension UIAccessibility {
    /// What assistive technologies are told of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        /// Any number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Much of the screen is new.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is new.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said that is not on the screen.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled to.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Something that an app has told assistive technologies.
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
