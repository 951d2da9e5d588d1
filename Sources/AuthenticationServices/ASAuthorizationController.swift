import DeviceServices
import Foundation
import UIKit

/// Signs the user in.
///
/// Without an account (`Stage.setAppleAccount`) it fails with `canceled`, as on a device whose user makes no account when the system asks;
/// a request of passwords fails so too, since there are none. With an account the user agrees at once; no sheet is shown. The delegate is
/// notified in the next run-loop turn. Source: Apple,
/// [ASAuthorizationController](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller).
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    private let requests: [ASAuthorizationRequest]
    /// Tells the present attempt from those before.
    private var attempt = 0
    private var isRunning = false

    /// Creates a controller of requests, one of which is answered.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        requests = authorizationRequests
        super.init()
    }

    /// The requests.
    open var authorizationRequests: [ASAuthorizationRequest] { requests }

    /// The object that is notified, held weakly.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?

    /// The object that names the window, held weakly. It is asked as the requests are performed.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Performs the requests. While they are performed it does nothing.
    open func performRequests() {
        guard !isRunning else { return }
        isRunning = true
        attempt += 1
        let present = attempt
        _ = presentationContextProvider?.presentationAnchor(for: self)
        // The controller stays alive until its end, as on iOS.
        DeviceServices.later {
            MainActor.assumeIsolated { if self.isRunning, self.attempt == present { self.finish(self.result) } }
        }
    }

    /// Ends the requests: the delegate is notified that the user has cancelled. Without requests it does nothing.
    open func cancel() { if isRunning { finish(.failure(ASAuthorizationError(.canceled))) } }

    private var result: Result<ASAuthorization, ASAuthorizationError> {
        let wanted = requests.lazy.compactMap { $0 as? ASAuthorizationAppleIDRequest }.first
        guard let request = wanted else {
            return .failure(ASAuthorizationError(requests.isEmpty ? .notHandled : .canceled))
        }
        guard let account = DeviceServices.current.appleAccount else { return .failure(ASAuthorizationError(.canceled)) }
        if let user = request.user, user != account.user { return .failure(ASAuthorizationError(.notHandled)) }
        let isFirst = SignedInUsers.current.add(account.user)
        return .success(ASAuthorization(request.provider, ASAuthorizationAppleIDCredential(account, request, isFirst: isFirst)))
    }

    private func finish(_ result: Result<ASAuthorization, ASAuthorizationError>) {
        isRunning = false
        switch result {
        case .success(let authorization): delegate?.authorizationController(controller: self, didCompleteWithAuthorization: authorization)
        case .failure(let error): delegate?.authorizationController(controller: self, didCompleteWithError: error)
        }
    }
}

/// Methods that are notified of a sign-in. Both are optional.
///
/// Source: Apple,
/// [ASAuthorizationControllerDelegate](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate).
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Called when the user has signed in.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Called when the user has not.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A window that shows a sign-in.
public typealias ASPresentationAnchor = UIWindow

/// Names the window that shows a sign-in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Returns the window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
