import UIKit

/// Work that a deinitializer leaves to the main actor, because the last reference may be released on any thread.
///
/// Used instead of `isolated deinit`, which needs a Swift 6.2 compiler and has crashed subclasses of `NSObject`
/// (https://github.com/swiftlang/swift/issues/85500) and programs for systems before iOS 18.4 (https://github.com/swiftlang/swift/issues/87316).
public enum Teardown {
    /// Runs `body` at once on the main thread, and from another thread as soon as the main actor is free. It must not capture the object
    /// itself.
    public static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread { MainActor.assumeIsolated { body() } } else { Task { @MainActor in body() } }
    }
}
