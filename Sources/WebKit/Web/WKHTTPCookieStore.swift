import CWebHelper
import Foundation
import FoundationNetworking

/// The cookies of a data store.
///
/// Differs from UIKit: observers are not declared. Source: Apple,
/// [WKHTTPCookieStore](https://developer.apple.com/documentation/webkit/wkhttpcookiestore).
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private let store: UInt32

    init(store: UInt32) {
        self.store = store
        super.init()
    }

    private var connection: HelperConnection { HelperConnection.shared(scale: WebEngine.screenScale) }

    /// Reads all cookies; an empty list without a helper.
    ///
    /// - Complexity: O(*n*), where *n* is the number of cookies.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        let store = store
        connection.ask(KINORA_WEB_GET_COOKIES, view: 0) {
            $0.number(store)
        } answer: { reader in
            var cookies: [HTTPCookie] = []
            for _ in 0..<(reader?.integer() ?? 0) { if let cookie = reader.flatMap({ _ in Self.read(&reader) }) { cookies.append(cookie) } }
            completionHandler(cookies)
        }
    }

    /// Reads all cookies.
    ///
    /// - Complexity: O(*n*), where *n* is the number of cookies.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
    }

    /// Sets a cookie, in place of one of the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        change(cookie, deletes: false, completionHandler)
    }

    /// Deletes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { change(cookie, deletes: true, completionHandler) }

    private func change(_ cookie: HTTPCookie, deletes: Bool, _ completionHandler: (() -> Void)?) {
        let store = store
        let isSent = connection.ask(KINORA_WEB_SET_COOKIE, view: 0) { writer in
            writer.number(store)
            writer.flag(deletes)
            for text in [cookie.name, cookie.value, cookie.domain, cookie.path] { writer.text(text) }
            writer.double(cookie.expiresDate?.timeIntervalSince1970 ?? 0)
            writer.number((cookie.isSecure ? 1 : 0) | (cookie.isHTTPOnly ? 2 : 0))
        } answer: { _ in
            completionHandler?()
        }
        // No server takes a cookie that is too long for a message.
        if !isSent { completionHandler?() }
    }

    private static func read(_ reader: inout MessageReader?) -> HTTPCookie? {
        guard var fields = reader else { return nil }
        defer { reader = fields }
        let texts = (0..<4).map { _ in fields.text() }
        let (expiry, flags) = (fields.double(), fields.number())
        var properties: [HTTPCookiePropertyKey: Any] = [.name: texts[0], .value: texts[1], .domain: texts[2], .path: texts[3]]
        if expiry > 0 { properties[.expires] = Date(timeIntervalSince1970: expiry) }
        if flags & 1 != 0 { properties[.secure] = "TRUE" }
        if flags & 2 != 0 { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
        return HTTPCookie(properties: properties)
    }
}
