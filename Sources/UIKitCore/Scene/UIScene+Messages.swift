import Foundation

extension UIScene {
    /// A scene was connected. Sent with ``willConnectNotification``.
    public struct WillConnectMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIScene

        /// The name of the notification.
        public static var name: Notification.Name { UIScene.willConnectNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// A scene was disconnected. Sent with ``didDisconnectNotification``.
    public struct DidDisconnectMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIScene

        /// The name of the notification.
        public static var name: Notification.Name { UIScene.didDisconnectNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// A scene has become active. Sent with ``didActivateNotification``.
    public struct DidActivateMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIScene

        /// The name of the notification.
        public static var name: Notification.Name { UIScene.didActivateNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// A scene becomes inactive. Sent with ``willDeactivateNotification``.
    public struct WillDeactivateMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIScene

        /// The name of the notification.
        public static var name: Notification.Name { UIScene.willDeactivateNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// A scene becomes visible. Sent with ``willEnterForegroundNotification``.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIScene

        /// The name of the notification.
        public static var name: Notification.Name { UIScene.willEnterForegroundNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }

    /// A scene has entered the background. Sent with ``didEnterBackgroundNotification``.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage, NamedMessage {
        public typealias Subject = UIScene

        /// The name of the notification.
        public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }

        /// Creates a message, to post as the system does.
        public init() {}

        /// Returns the message of a notification.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }

        /// Returns the notification of a message.
        public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
    /// ``UIScene/WillConnectMessage``.
    public static var willConnect: Self { Self() }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> {
    /// ``UIScene/DidDisconnectMessage``.
    public static var didDisconnect: Self { Self() }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
    /// ``UIScene/DidActivateMessage``.
    public static var didActivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
    /// ``UIScene/WillDeactivateMessage``.
    public static var willDeactivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    /// ``UIScene/WillEnterForegroundMessage``.
    public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    /// ``UIScene/DidEnterBackgroundMessage``.
    public static var didEnterBackground: Self { Self() }
}
