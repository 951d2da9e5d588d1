import CoreGraphics
import DeviceServices
import Foundation

/// The cause of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification comes again and again.
    open private(set) var repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The seconds from a date to the next notification; nil if there is none.
    func delay(from date: Date) -> Double? { nil }
}

/// A time from now.
///
/// Source: Apple,
/// [UNTimeIntervalNotificationTrigger](https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger).
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds.
    open private(set) var timeInterval: TimeInterval

    /// Creates a trigger after seconds, which are to be positive, and at least 60 if it repeats: iOS raises an exception for others.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
        if !(timeInterval > 0) || repeats && timeInterval < 60 {
            reportOnce(
                "notification interval", as: .exception("NSInternalInconsistencyException"),
                "UNTimeIntervalNotificationTrigger: \(timeInterval) seconds are refused; use more than 0, and 60 or more to repeat")
        }
    }

    /// Returns the date at which a notification comes that is added now.
    open func nextTriggerDate() -> Date? { DeviceServices.date.addingTimeInterval(timeInterval) }

    override func delay(from date: Date) -> Double? { timeInterval }
}

/// A date of the calendar.
///
/// Source: Apple,
/// [UNCalendarNotificationTrigger](https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger).
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date that are to match.
    open private(set) var dateComponents: DateComponents

    /// Creates a trigger at the next date with these parts.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date with these parts; nil if there is none.
    open func nextTriggerDate() -> Date? { next(after: DeviceServices.date) }

    private func next(after date: Date) -> Date? {
        (dateComponents.calendar ?? Calendar.current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }

    override func delay(from date: Date) -> Double? { next(after: date)?.timeIntervalSince(date) }
}

/// A notification that the app wants to show.
///
/// Source: Apple, [UNNotificationRequest](https://developer.apple.com/documentation/usernotifications/unnotificationrequest).
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The name of the request; the app has one of a name.
    open private(set) var identifier: String
    /// The content.
    open private(set) var content: UNNotificationContent
    /// The time at which it comes; nil for at once.
    open private(set) var trigger: UNNotificationTrigger?

    /// Creates a request, with a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
        super.init()
    }
}

/// A notification that has come.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The date at which it came.
    open private(set) var date: Date
    /// The request.
    open private(set) var request: UNNotificationRequest

    init(_ request: UNNotificationRequest, at date: Date) { (self.request, self.date) = (request, date) }
}

/// The identifier of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the removal of a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's reaction to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    open private(set) var notification: UNNotification
    /// The action.
    open private(set) var actionIdentifier: String

    init(_ notification: UNNotification, _ action: String) { (self.notification, actionIdentifier) = (notification, action) }
}

/// The user's written answer to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    open private(set) var userText: String

    init(_ notification: UNNotification, _ action: String, text: String) {
        userText = text
        super.init(notification, action)
    }
}

/// Options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On an unlocked device alone.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// In red.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The app opens.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The name.
    open private(set) var identifier: String
    /// The title.
    open private(set) var title: String
    /// The options.
    open private(set) var options: UNNotificationActionOptions

    /// Creates a button.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
        super.init()
    }
}

/// A button of a notification that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button beside the text.
    open private(set) var textInputButtonTitle: String
    /// The text before anything is written.
    open private(set) var textInputPlaceholder: String

    /// Creates a button.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// Options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is notified of a removal.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// In cars too.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

/// A kind of notification with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The name.
    open private(set) var identifier: String
    /// The buttons.
    open private(set) var actions: [UNNotificationAction]
    /// The intents, by name.
    open private(set) var intentIdentifiers: [String]
    /// The options.
    open private(set) var options: UNNotificationCategoryOptions

    /// Creates a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
        super.init()
    }
}
