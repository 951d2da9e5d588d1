import Foundation

/// The state of a connection to a watch.
public enum WCSessionActivationState: Int, Sendable {
    /// Not activated.
    case notActivated
    /// Ending.
    case inactive
    /// Activated.
    case activated
}

/// An error of a connection to a watch.
public struct WCError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The domain of the errors.
    public static let errorDomain = "WCErrorDomain"

    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// Without a cause that is known.
        case genericError = 7001
        /// There is no watch.
        case sessionNotSupported = 7002
        /// The session is not activated.
        case sessionNotActivated = 7004
        /// The watch does not answer.
        case notReachable = 7007
    }

    /// The cause.
    public let code: Code

    init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "WatchConnectivity session on paired device is not available." }
}

/// The connection to a watch: as on a device that cannot have one, `isSupported()` is false.
///
/// Source: Apple, [WCSession](https://developer.apple.com/documentation/watchconnectivity/wcsession).
open class WCSession: NSObject, @unchecked Sendable {
    /// The session of the app.
    public static let `default` = WCSession()

    private override init() {}

    /// Returns whether the device can have a watch: false.
    open class func isSupported() -> Bool { false }

    /// The object that is notified, held weakly.
    open weak var delegate: (any WCSessionDelegate)?
    /// Not activated.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether there is a watch: false.
    open var isPaired: Bool { false }
    /// Whether the watch has the app: false.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch answers: false.
    open var isReachable: Bool { false }
    /// The last values for the watch: none.
    open var applicationContext: [String: Any] { [:] }
    /// The last values of the watch: none.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// Activates the session: as it is not supported, nothing happens.
    open func activate() {}

    /// Sends values to the watch: the handler receives `WCError.Code.sessionNotSupported`.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }

    /// Keeps values for the watch. Throws: there is none.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotSupported) }
}

/// Methods that are notified of a connection to a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Called once the session is activated; never here.
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Called when the session ends.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Called when the session has ended.
    func sessionDidDeactivate(_ session: WCSession)
    /// Called with values of the watch.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Called with values of the watch, which waits for an answer.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    /// Called with new values of the watch.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Called when the watch begins or ends to answer.
    func sessionReachabilityDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
    public func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {}
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
}
