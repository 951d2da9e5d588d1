import CWebHelper
import Foundation

/// An error of a web view.
///
/// Source: Apple, [WKError](https://developer.apple.com/documentation/webkit/wkerror-swift.struct).
public struct WKError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// The domain of the errors.
    public static let errorDomain = "WKErrorDomain"

    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// An error without a more exact code.
        case unknown = 1
        /// The process of the page's content ended.
        case webContentProcessTerminated = 2
        /// The web view has ended.
        case webViewInvalidated = 3
        /// A script threw an exception.
        case javaScriptExceptionOccurred = 4
        /// The result of a script has no counterpart in Swift.
        case javaScriptResultTypeIsUnsupported = 5
    }

    /// The cause of the error.
    public let code: Code
    /// A sentence about the error.
    public let errorDescription: String?

    init(_ code: Code, _ sentence: String) {
        self.code = code
        errorDescription = sentence
    }

    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
}

/// Errors of loads, as `URLSession` and WebKit report them.
enum LoadError {
    /// The domain of WebKit's own errors of loads.
    static let webKitDomain = "WebKitErrorDomain"

    static func error(_ failure: kinora_web_failure, _ sentence: String, url: String) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: sentence, "NSErrorFailingURLStringKey": url]
        if let url = URL(string: url) { info[NSURLErrorFailingURLErrorKey] = url }
        let (domain, code) = identity(of: failure)
        return NSError(domain: domain, code: code, userInfo: info)
    }

    /// The error of a load whose text is too long for a page's process.
    static func tooLong(_ sentence: String, url: URL?) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: sentence]
        if let url { info[NSURLErrorFailingURLErrorKey] = url }
        return NSError(domain: NSURLErrorDomain, code: NSURLErrorDataLengthExceedsMaximum, userInfo: info)
    }

    private static func identity(of failure: kinora_web_failure) -> (domain: String, code: Int) {
        switch failure {
        case KINORA_WEB_FAILURE_CANCELLED: (NSURLErrorDomain, NSURLErrorCancelled)
        case KINORA_WEB_FAILURE_NO_HOST: (NSURLErrorDomain, NSURLErrorCannotFindHost)
        case KINORA_WEB_FAILURE_NO_CONNECTION: (NSURLErrorDomain, NSURLErrorCannotConnectToHost)
        case KINORA_WEB_FAILURE_TIME: (NSURLErrorDomain, NSURLErrorTimedOut)
        case KINORA_WEB_FAILURE_CERTIFICATE: (NSURLErrorDomain, NSURLErrorServerCertificateUntrusted)
        case KINORA_WEB_FAILURE_NO_FILE: (NSURLErrorDomain, NSURLErrorFileDoesNotExist)
        case KINORA_WEB_FAILURE_FILE_ACCESS: (NSURLErrorDomain, NSURLErrorNoPermissionsToReadFile)
        case KINORA_WEB_FAILURE_SCHEME: (NSURLErrorDomain, NSURLErrorUnsupportedURL)
        case KINORA_WEB_FAILURE_POLICY: (webKitDomain, 102)
        case KINORA_WEB_FAILURE_TYPE: (webKitDomain, 100)
        case KINORA_WEB_FAILURE_BLOCKED: (webKitDomain, 104)
        case KINORA_WEB_FAILURE_NO_SANDBOX: (NSURLErrorDomain, NSURLErrorAppTransportSecurityRequiresSecureConnection)
        case KINORA_WEB_FAILURE_REDIRECTS: (NSURLErrorDomain, NSURLErrorHTTPTooManyRedirects)
        case KINORA_WEB_FAILURE_PORT: (webKitDomain, 103)
        case KINORA_WEB_FAILURE_LOST: (NSURLErrorDomain, NSURLErrorNetworkConnectionLost)
        default: (NSURLErrorDomain, NSURLErrorUnknown)
        }
    }
}
