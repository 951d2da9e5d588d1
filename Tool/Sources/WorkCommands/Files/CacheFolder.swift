import Foundation

/// The folder of what can be made again.
package enum CacheFolder {
    /// `kinora` in `XDG_CACHE_HOME`, or in `~/.cache`.
    package static func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (environment["HOME"] ?? "/root") + "/.cache"
        return base + "/kinora"
    }
}
