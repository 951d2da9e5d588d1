import DeviceServices
import Foundation

/// The proof that the user is to give.
public enum LAPolicy: Int, Sendable {
    /// A face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A face, a finger or the passcode.
    case deviceOwnerAuthentication = 2
}

/// A kind of recognition.
public enum LABiometryType: Int, Sendable {
    /// None.
    case none = 0
    /// By finger.
    case touchID = 1
    /// By face.
    case faceID = 2
}

/// An error of recognition.
///
/// Source: Apple, [LAError](https://developer.apple.com/documentation/localauthentication/laerror-swift.struct).
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The domain of the errors.
    public static let errorDomain = "com.apple.LocalAuthentication"

    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// The user was not recognized.
        case authenticationFailed = -1
        /// The user cancelled.
        case userCancel = -2
        /// The user wants to type the passcode.
        case userFallback = -3
        /// The system cancelled.
        case systemCancel = -4
        /// There is no passcode.
        case passcodeNotSet = -5
        /// The device has no such sensor, or the user has denied it.
        case biometryNotAvailable = -6
        /// No face and no finger is known.
        case biometryNotEnrolled = -7
        /// Too many attempts.
        case biometryLockout = -8
        /// The app cancelled.
        case appCancel = -9
        /// The context has ended.
        case invalidContext = -10
    }

    /// The cause.
    public let code: Code

    init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .biometryNotAvailable: "Biometry is not available."
        case .appCancel: "Canceled by the app."
        case .invalidContext: "The context is invalid."
        default: "Authentication failed."
        }
    }

    /// The user was not recognized.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user cancelled.
    public static var userCancel: Code { .userCancel }
    /// The user wants to type the passcode.
    public static var userFallback: Code { .userFallback }
    /// There is no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no such sensor, or the user has denied it.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// No face and no finger is known.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// Too many attempts.
    public static var biometryLockout: Code { .biometryLockout }
}

/// Recognizes the user: not available until a test allows it (`Stage.setPermission(.granted, for: .biometrics)`).
///
/// Allowed, the face is recognized in the next run-loop turn; undecided, the question waits until the test decides: denied then, it
/// fails. Source: Apple, [LAContext](https://developer.apple.com/documentation/localauthentication/lacontext).
open class LAContext: NSObject, @unchecked Sendable {
    private var isInvalid = false

    /// The title of the button that asks for the passcode; nil for the system's.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels; nil for the system's.
    open var localizedCancelTitle: String?
    /// The reason, for controls of the system.
    open var localizedReason = ""
    /// Seconds for which an unlocked device counts as recognition.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    /// The kind of sensor: by face.
    open var biometryType: LABiometryType { .faceID }

    private var permission: DeviceServices.Permission { DeviceServices.current.permission(for: .biometrics) }

    /// Returns whether the user can be recognized; the error is written where the pointer says, if it is not nil.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        let isDenied = permission == .denied || permission == .restricted
        guard isInvalid || isDenied else { return true }
        error?.pointee = LAError(isInvalid ? .invalidContext : .biometryNotAvailable) as NSError
        return false
    }

    /// Recognizes the user; the handler is called with the result.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) {
        var error: NSError?
        guard canEvaluatePolicy(policy, error: &error) else { return DeviceServices.later { reply(false, error) } }
        DeviceServices.current.request(.biometrics) { [weak self] permission in
            if self?.isInvalid == true { return reply(false, LAError(.appCancel)) }
            reply(permission == .granted, permission == .granted ? nil : LAError(.authenticationFailed))
        }
    }

    /// Recognizes the user. Throws a `LAError` if that fails.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isRecognized, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isRecognized) }
            }
        }
    }

    /// Ends the context: a question that waits fails with `LAError.Code.appCancel`.
    open func invalidate() { isInvalid = true }
}
