import Foundation

/// The sound of a notification: silent.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    private let name: String

    init(_ name: String) { self.name = name }

    /// Creates the sound of a file in the app.
    public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

    /// The usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound("") }
    /// The sound of important notifications.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that belongs to a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The name of the attachment.
    open private(set) var identifier: String
    /// The file.
    open private(set) var url: URL

    /// Creates an attachment; an empty identifier becomes a new one. Throws for a file that is not there.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
        (self.identifier, url) = (identifier.isEmpty ? UUID().uuidString : identifier, URL)
        super.init()
    }
}

/// An error of notifications.
public struct UNError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The domain of the errors.
    public static let errorDomain = "UNErrorDomain"

    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// The user has denied notifications.
        case notificationsNotAllowed = 1
        /// The attachment's file is not there.
        case attachmentInvalidURL = 100
        /// The trigger's date does not come.
        case notificationInvalidNoDate = 1400
    }

    /// The cause.
    public let code: Code

    init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "Invalid attachment file URL"
        case .notificationInvalidNoDate: "The date of the trigger does not come"
        }
    }
}

/// The content of a notification.
///
/// Source: Apple, [UNNotificationContent](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var attachments: [UNNotificationAttachment] = []
        var launchImageName = ""
    }

    var values: Values

    /// Creates an empty content.
    public override init() {
        values = Values()
        super.init()
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The title.
    open var title: String { values.title }
    /// The second line.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The number on the app's icon; nil leaves it.
    open var badge: NSNumber? { values.badge }
    /// The sound; nil for none.
    open var sound: UNNotificationSound? { values.sound }
    /// Values of the app.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The category with its actions.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The group.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The files.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The name of the image that the app shows first when the user opens the notification; no host shows one.
    open var launchImageName: String { values.launchImageName }

    /// Returns a copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
    /// Returns a copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// The content of a notification, to be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// Creates an empty content.
    public override init() { super.init() }

    override init(_ values: Values) { super.init(values) }

    /// The title.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The second line.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The text.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number on the app's icon; nil leaves it.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// The sound; nil for none.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// Values of the app.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The category with its actions.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// The group.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// The files.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    /// The name of the image that the app shows first when the user opens the notification; no host shows one.
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
}

extension NSString {
    /// Returns the text of a key in the app's string table, with arguments in place of its specifiers.
    ///
    /// The specifiers are `%@`. Differs from UIKit: in the language of now, and not of the delivery.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return String(format: format, locale: .current, arguments: arguments.map { NSString(string: "\($0)") })
    }
}
