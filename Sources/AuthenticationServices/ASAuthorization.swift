import Foundation

/// A successful sign-in.
///
/// Source: Apple, [ASAuthorization](https://developer.apple.com/documentation/authenticationservices/asauthorization).
open class ASAuthorization: NSObject, @unchecked Sendable {
    private let storedProvider: any ASAuthorizationProvider
    private let storedCredential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (storedProvider, storedCredential) = (provider, credential)
        super.init()
    }

    /// The provider of the request.
    open var provider: any ASAuthorizationProvider { storedProvider }
    /// The credential.
    open var credential: any ASAuthorizationCredential { storedCredential }

    /// A value of the user that an app requests.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a scope.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope("full_name")
        /// The mail address.
        public static let email = Scope("email")
    }

    /// The purpose of a request.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an operation.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The one that suits the state of the credential.
        public static let operationImplicit = OpenIDOperation("implicit")
        /// Signing in.
        public static let operationLogin = OpenIDOperation("login")
        /// Signing in again.
        public static let operationRefresh = OpenIDOperation("refresh")
        /// Signing out.
        public static let operationLogout = OpenIDOperation("logout")
    }
}

/// A provider of sign-ins.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A credential.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    private let storedProvider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) {
        storedProvider = provider
        super.init()
    }

    /// The provider of the request.
    open var provider: any ASAuthorizationProvider { storedProvider }
}
