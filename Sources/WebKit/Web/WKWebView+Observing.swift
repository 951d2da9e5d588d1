import Foundation

extension NSObjectProtocol where Self: WKWebView {
    /// Observes `title`, `url`, `isLoading`, `estimatedProgress`, `canGoBack` or `canGoForward`, while the observation is retained.
    ///
    /// Differs from UIKit: in code that `kinora swift` does not translate, other key paths trap.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let keys: [(PartialKeyPath<Self>, String)] = [
            (\.title, "title"), (\.url, "URL"), (\.isLoading, "loading"), (\.estimatedProgress, "estimatedProgress"),
            (\.canGoBack, "canGoBack"), (\.canGoForward, "canGoForward"),
        ]
        guard let key = keys.first(where: { $0.0 == keyPath })?.1 else {
            trap(
                object: "\(self)", value: "\(keyPath) cannot be observed here",
                remedy: "observe one of \(keys.map(\.1).joined(separator: ", ")), or use addObserver(_:forKeyPath:options:context:)")
        }
        return observe(keyPath, _key: key, options: options, changeHandler: changeHandler)
    }
}
