import Foundation

// Messages are the notifications of the life cycle for observers on the main actor. Foundation on Linux delivers messages and notifications
// apart, so both are posted.

extension UIApplication {
    /// The app has become active. Sent with ``didBecomeActiveNotification``.
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIApplication

        /// The name of the notification.
        public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// The app becomes inactive. Sent with ``willResignActiveNotification``.
    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIApplication

        /// The name of the notification.
        public static var name: Notification.Name { UIApplication.willResignActiveNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// The app has entered the background. Sent with ``didEnterBackgroundNotification``.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIApplication

        /// The name of the notification.
        public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// The app enters the foreground. Sent with ``willEnterForegroundNotification``.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIApplication

        /// The name of the notification.
        public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// The app terminates. Sent with ``willTerminateNotification``.
    public struct WillTerminateMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIApplication

        /// The name of the notification.
        public static var name: Notification.Name { UIApplication.willTerminateNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// The app has received a memory warning. Sent with ``didReceiveMemoryWarningNotification``.
    public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIApplication

        /// The name of the notification.
        public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// ``UIApplication/DidBecomeActiveMessage``.
    public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// ``UIApplication/WillResignActiveMessage``.
    public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// ``UIApplication/DidEnterBackgroundMessage``.
    public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// ``UIApplication/WillEnterForegroundMessage``.
    public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// ``UIApplication/WillTerminateMessage``.
    public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    /// ``UIApplication/DidReceiveMemoryWarningMessage``.
    public static var didReceiveMemoryWarning: Self { Self() }
}

/// A message with the name of its notification, which Foundation on Linux keeps to itself.
protocol NamedMessage {
    static var name: Notification.Name { get }
}

extension NotificationCenter {
    /// Posts the notification of a message, and the message.
    @MainActor func send<Message: MainActorMessage & NamedMessage>(_ message: Message, of subject: Message.Subject)
    where Message.Subject: AnyObject {
        post(name: Message.name, object: subject)
        post(message, subject: subject)
    }
}
