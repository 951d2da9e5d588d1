import Foundation

/// An activity of the user in an app, to be continued later or on another device.
///
/// One activity is current at a time. There is no other device and no system's search here: an activity is kept by the app, and comes back
/// when the stage continues it (`Stage.continueUserActivity(_:)`). Source: Apple,
/// [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
open class NSUserActivity: NSObject, @unchecked Sendable {
    private static let current = NSLock()
    nonisolated(unsafe) private static weak var currentActivity: NSUserActivity?

    /// The type, in reverse order of a domain's name.
    public let activityType: String
    /// The title, for the user; nil by default.
    open var title: String?
    /// The state, of which property lists can be made; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the state without which the activity cannot be continued.
    open var requiredUserInfoKeys: Set<String>?
    /// A page with the same content, of type `http` or `https`; nil by default.
    open var webpageURL: URL?
    /// The page or document from which the user came; nil by default.
    open var referrerURL: URL?
    /// The date after which the activity is of no use; nil by default.
    open var expirationDate: Date?
    /// Words for a search.
    open var keywords: Set<String> = []
    /// Whether other devices may continue the activity; true by default. There is none.
    open var isEligibleForHandoff = true
    /// Whether the device's search may show the activity; false by default. It does not.
    open var isEligibleForSearch = false
    /// Whether all users' search may show the activity; false by default. It does not.
    open var isEligibleForPublicIndexing = false
    /// Whether the device may suggest the activity; false by default. It does not.
    open var isEligibleForPrediction = false
    /// The identifier by which the app deletes the activity.
    open var persistentIdentifier: String?
    /// The identifier by which an app with several scenes chooses one.
    open var targetContentIdentifier: String?
    /// Whether the continued activity may open streams; false by default. There is no other device to which they lead.
    open var supportsContinuationStreams = false
    /// The object that is notified.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Writes the state of objects that have the activity, once it is to be saved.
    package var update: (@Sendable (NSUserActivity) -> Void)?
    /// The objects that have the activity.
    package var owners: [Owner] = []

    /// An object that has an activity, while it lives.
    package struct Owner {
        package weak var object: AnyObject?
        package init(_ object: AnyObject) { self.object = object }
    }

    private let lock = NSLock()
    private var savesNext = false
    private var isInvalid = false

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// The activity of the app that is current; nil for none.
    package static var present: NSUserActivity? { current.withLock { currentActivity } }

    /// Whether the state is to be brought up to date. Set to true, the delegate and the responders that have the activity write it after
    /// this turn of the run loop, if the activity is current; then it is false again.
    open var needsSave: Bool {
        get { lock.withLock { savesNext } }
        set {
            let begins = lock.withLock {
                defer { savesNext = newValue }
                return newValue && !savesNext
            }
            if begins { DispatchQueue.main.async { self.saveIfNeeded() } }
        }
    }

    private func saveIfNeeded() {
        guard needsSave, Self.present === self else { return }
        lock.withLock { savesNext = false }
        delegate?.userActivityWillSave(self)
        update?(self)
    }

    /// Makes the activity current, in place of another one. An invalid one stays out.
    open func becomeCurrent() {
        guard !lock.withLock({ isInvalid }) else { return }
        Self.current.withLock { Self.currentActivity = self }
        if needsSave { DispatchQueue.main.async { self.saveIfNeeded() } }
    }

    /// Leaves no activity current, if it is this one.
    open func resignCurrent() { Self.current.withLock { if Self.currentActivity === self { Self.currentActivity = nil } } }

    /// Ends the activity: it is not current any more, and never will be.
    open func invalidate() {
        lock.withLock { isInvalid = true }
        resignCurrent()
    }

    /// Adds to the state; values of keys that are there are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Forgets all saved activities, which nothing here keeps; then calls the handler.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }

    /// Forgets saved activities by their identifiers, which nothing here keeps; then calls the handler.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }
}

/// Methods that are called for an activity. Every method is optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the state is saved: the time to write it.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Called when the activity was continued.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of the activity of a user who opens a page of the app's site.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
