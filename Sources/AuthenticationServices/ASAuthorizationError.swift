import Foundation

/// An error of a sign-in.
///
/// Source: Apple, [ASAuthorizationError](https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct).
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The domain of the errors.
    public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"

    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown = 1000
        /// The user has cancelled, or there is no account and the user makes none.
        case canceled = 1001
        /// The answer cannot be understood.
        case invalidResponse = 1002
        /// Nothing answers the request.
        case notHandled = 1003
        /// It has failed.
        case failed = 1004
        /// The user would have to be asked.
        case notInteractive = 1005
    }

    /// The cause.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "The sign-in failed: \(code)." }

    /// Not known.
    public static var unknown: Code { .unknown }
    /// The user has cancelled.
    public static var canceled: Code { .canceled }
    /// The answer cannot be understood.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nothing answers the request.
    public static var notHandled: Code { .notHandled }
    /// It has failed.
    public static var failed: Code { .failed }
    /// The user would have to be asked.
    public static var notInteractive: Code { .notInteractive }
}
