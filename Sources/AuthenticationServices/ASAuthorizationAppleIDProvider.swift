import DeviceServices
import Foundation

/// Makes requests to sign in with the account of the device's user, which a test makes (`Stage.setAppleAccount`).
///
/// Source: Apple,
/// [ASAuthorizationAppleIDProvider](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider).
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The state of a credential.
    public enum CredentialState: Int, Sendable {
        /// The user has signed out, or has taken the permission back.
        case revoked = 0
        /// The user is signed in.
        case authorized
        /// The user has not signed in by the app.
        case notFound
        /// The app was given to another team.
        case transferred
    }

    /// Creates a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Calls a closure with the state of a user's credential, in the next run-loop turn.
    ///
    /// - Parameters:
    ///   - userID: The user of a credential.
    ///   - completion: Takes the state.
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        let state: CredentialState =
            if !SignedInUsers.current.names.contains(userID) {
                .notFound
            } else {
                DeviceServices.current.appleAccount?.user == userID ? .authorized : .revoked
            }
        DeviceServices.later { completion(state, nil) }
    }

    /// Returns the state of a user's credential.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        await withCheckedContinuation { continuation in
            getCredentialState(forUserID: userID) { state, _ in continuation.resume(returning: state) }
        }
    }

    /// Posted after the user has signed out, if the user had signed in by the app.
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
}

/// The users who have signed in by the app.
final class SignedInUsers: @unchecked Sendable {
    private(set) var names: Set<String> = []
    private var present: String?

    static var current: SignedInUsers { DeviceServices.current.object { SignedInUsers() } }

    private init() {
        DeviceServices.current.observe(by: self) { [weak self] event in if case .account = event { self?.accountDidChange() } }
    }

    /// Notes a sign-in. Returns whether it is the user's first.
    func add(_ user: String) -> Bool {
        present = user
        return names.insert(user).inserted
    }

    private func accountDidChange() {
        guard let user = present, DeviceServices.current.appleAccount?.user != user else { return }
        present = nil
        DeviceServices.later {
            NotificationCenter.default.post(name: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil)
        }
    }
}

/// A request to sign in with the account of the device's user.
///
/// Source: Apple,
/// [ASAuthorizationAppleIDRequest](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest).
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// The requested values of the user; none by default. The first sign-in alone has them.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that the credential repeats; nil by default.
    open var state: String?
    /// A text that the identity token repeats; nil by default.
    open var nonce: String?
    /// The purpose of the request; implicit by default.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
    /// The user who has to sign in again; nil, the default, for any. Another account is not handled.
    open var user: String?
}

/// A guess whether a user is a person.
public enum ASUserDetectionStatus: Int, Sendable {
    /// The device makes none.
    case unsupported = 0
    /// Not known.
    case unknown
    /// Very likely.
    case likelyReal
}

/// The credential of a sign-in with the account of the device's user.
///
/// Differs from UIKit: the identity token, a JSON web token, is not signed, and the code is one that no server knows. Source: Apple,
/// [ASAuthorizationAppleIDCredential](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential).
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    private let account: AppleAccount
    private let request: (state: String?, nonce: String?)
    private let scopes: [ASAuthorization.Scope]
    private let isFirst: Bool

    init(_ account: AppleAccount, _ request: ASAuthorizationAppleIDRequest, isFirst: Bool) {
        self.account = account
        self.request = (request.state, request.nonce)
        self.isFirst = isFirst
        scopes = isFirst ? request.requestedScopes ?? [] : []
        super.init()
    }

    /// The name of the user for the app, which is the same at each time.
    open var user: String { account.user }
    /// The state of the request.
    open var state: String? { request.state }
    /// The values of the user that the credential has.
    open var authorizedScopes: [ASAuthorization.Scope] { scopes }
    /// The mail address, with the first sign-in that wants it; nil otherwise.
    open var email: String? { scopes.contains(.email) && !account.email.isEmpty ? account.email : nil }
    /// Whether the user is a person.
    open var realUserStatus: ASUserDetectionStatus { isFirst ? .likelyReal : .unknown }

    /// The name, with the first sign-in that wants it; nil otherwise.
    open var fullName: PersonNameComponents? {
        guard scopes.contains(.fullName) else { return nil }
        var name = PersonNameComponents()
        if !account.givenName.isEmpty { name.givenName = account.givenName }
        if !account.familyName.isEmpty { name.familyName = account.familyName }
        return name
    }

    /// A code for the app's server, in UTF-8.
    open var authorizationCode: Data? { Data("code.\(account.user)".utf8) }

    /// A JSON web token with the user and the request's nonce, in UTF-8; not signed.
    open var identityToken: Data? {
        var claims: [String: Any] = ["iss": "https://appleid.apple.com", "sub": account.user, "nonce_supported": true]
        claims["aud"] = Bundle.main.bundleIdentifier
        claims["nonce"] = request.nonce
        claims["email"] = account.email.isEmpty ? nil : account.email
        let sections = [["alg": "none"], claims].compactMap { try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        return Data((sections.map(Self.encoded).joined(separator: ".") + ".").utf8)
    }

    private static func encoded(_ data: Data) -> String {
        String(data.base64EncodedString().map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }.filter { $0 != "=" })
    }
}

/// Makes requests of passwords that the user has saved: there are none.
///
/// Source: Apple,
/// [ASAuthorizationPasswordProvider](https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider).
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Creates a request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request of a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A user with a password.
///
/// Source: Apple, [ASPasswordCredential](https://developer.apple.com/documentation/authenticationservices/aspasswordcredential).
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    private let storedUser: String
    private let storedPassword: String

    /// Creates a credential.
    public init(user: String, password: String) {
        (storedUser, storedPassword) = (user, password)
        super.init()
    }

    /// The user.
    open var user: String { storedUser }
    /// The password.
    open var password: String { storedPassword }
}
