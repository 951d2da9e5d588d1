import DeviceServices
import Foundation

/// The kinds of notifications that an app wants to show.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Banners.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Also where sounds are off.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Without a question, in the list alone.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The user's decision on notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not asked yet.
    case notDetermined
    /// Denied.
    case denied
    /// Allowed.
    case authorized
    /// Allowed in the list alone.
    case provisional
}

/// Whether a part of notifications is on.
public enum UNNotificationSetting: Int, Sendable {
    /// The device has none.
    case notSupported
    /// Off.
    case disabled
    /// On.
    case enabled
}

/// The user's settings of notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// The decision.
    open private(set) var authorizationStatus: UNAuthorizationStatus
    /// Banners.
    open var alertSetting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
    /// Sounds.
    open var soundSetting: UNNotificationSetting { alertSetting }
    /// Numbers on the icon.
    open var badgeSetting: UNNotificationSetting { alertSetting }
    /// The list.
    open var notificationCenterSetting: UNNotificationSetting { alertSetting }
    /// The locked screen.
    open var lockScreenSetting: UNNotificationSetting { alertSetting }

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// The presentation of a notification while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As a number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// As an alert; by its older name.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Schedules notifications on the clock.
///
/// The user has denied them until a test decides otherwise (`Stage.setPermission(_:for:)`): requests wait then, and come to nothing, as on
/// iOS. Allowed, the delegate is asked at the time of each how it shows; shown or in the list it is delivered. A test taps it by
/// `Stage.openNotification(_:action:text:)`. Source: Apple,
/// [UNUserNotificationCenter](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter).
///
/// Differs from UIKit: no banner is drawn, and the handlers are called on the main queue.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private var waiting: [String: (request: UNNotificationRequest, timer: Timer?)] = [:]
    private var order: [String] = []
    private var delivered: [UNNotification] = []
    private var categories: Set<UNNotificationCategory> = []

    /// Returns the center of the app.
    open class func current() -> UNUserNotificationCenter {
        DeviceServices.current.object { UNUserNotificationCenter() }
    }

    private override init() {
        super.init()
        DeviceServices.current.openNotification = { [weak self] identifier, action, text in
            self?.open(identifier, action ?? UNNotificationDefaultActionIdentifier, text) ?? false
        }
    }

    deinit { for entry in waiting.values { entry.timer?.invalidate() } }

    /// The object that is notified, held weakly.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether notifications may have views of the app: false.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks the user. The handler is called once the user has decided.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { DeviceServices.current.request(.notifications) { completionHandler($0 == .granted, nil) } }

    /// Asks the user.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    private var settings: UNNotificationSettings {
        let statuses: [DeviceServices.Permission: UNAuthorizationStatus] = [.notDetermined: .notDetermined, .granted: .authorized]
        return UNNotificationSettings(statuses[DeviceServices.current.permission(for: .notifications)] ?? .denied)
    }

    /// Gives the user's settings.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        DeviceServices.later { [self] in completionHandler(settings) }
    }

    /// Returns the user's settings.
    open func notificationSettings() async -> UNNotificationSettings { settings }

    // MARK: Requests

    /// Schedules a notification, in place of one of the same name. The handler receives an error if its date does not come.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        let error = schedule(request)
        if let completionHandler { DeviceServices.later { completionHandler(error) } }
    }

    /// Schedules a notification. Throws an error if its date does not come.
    open func add(_ request: UNNotificationRequest) async throws { if let error = schedule(request) { throw error } }

    private func schedule(_ request: UNNotificationRequest) -> UNError? {
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        guard let trigger = request.trigger else {
            DeviceServices.later { [self] in deliver(request) }
            return nil
        }
        guard let delay = trigger.delay(from: DeviceServices.date) else { return UNError(.notificationInvalidNoDate) }
        let timer = DeviceServices.timer(after: delay) { [weak self] in
            guard let self else { return }
            waiting[request.identifier] = nil
            order.removeAll { $0 == request.identifier }
            deliver(request)
            if trigger.repeats { _ = schedule(request) }
        }
        waiting[request.identifier] = (request, timer)
        order.append(request.identifier)
        return nil
    }

    /// Gives the requests that wait, in the order in which they were added.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        DeviceServices.later { [self] in completionHandler(order.compactMap { waiting[$0]?.request }) }
    }

    /// Returns the requests that wait.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { order.compactMap { waiting[$0]?.request } }

    /// Removes requests that wait, by their names.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        for identifier in identifiers { waiting.removeValue(forKey: identifier)?.timer?.invalidate() }
        order.removeAll { identifiers.contains($0) }
    }

    /// Removes all requests that wait.
    open func removeAllPendingNotificationRequests() { removePendingNotificationRequests(withIdentifiers: order) }

    // MARK: Delivery

    private func deliver(_ request: UNNotificationRequest) {
        guard DeviceServices.current.permission(for: .notifications) == .granted else { return }
        let notification = UNNotification(request, at: DeviceServices.date)
        guard let delegate else { return }
        delegate.userNotificationCenter(self, willPresent: notification) { [weak self] options in
            if !options.isDisjoint(with: [.alert, .list, .banner]) { self?.delivered.append(notification) }
        }
    }

    /// Gives the delivered notifications.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        DeviceServices.later { [self] in completionHandler(delivered) }
    }

    /// Returns the delivered notifications.
    open func deliveredNotifications() async -> [UNNotification] { delivered }

    /// Removes delivered notifications, by their names.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }

    /// Removes all delivered notifications.
    open func removeAllDeliveredNotifications() { delivered = [] }

    private func open(_ identifier: String, _ action: String, _ text: String?) -> Bool {
        let shown = delivered.last { $0.request.identifier == identifier }
        guard let delegate, let notification = shown ?? waiting[identifier].map({ UNNotification($0.request, at: DeviceServices.date) })
        else { return false }
        delivered.removeAll { $0 === shown }
        let response =
            text.map { UNTextInputNotificationResponse(notification, action, text: $0) } ?? UNNotificationResponse(notification, action)
        delegate.userNotificationCenter(self, didReceive: response) {}
        return true
    }

    // MARK: Categories

    /// Sets the kinds of notifications with their buttons.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

    /// Gives the kinds of notifications.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        DeviceServices.later { [self] in completionHandler(categories) }
    }
}

/// Methods that are notified of notifications.
///
/// Source: Apple,
/// [UNUserNotificationCenterDelegate](https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate).
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification comes while the app is in front; the handler says how it shows. Not at all by default.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called when the user has tapped a notification or one of its actions.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}
