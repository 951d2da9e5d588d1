import CommandSupport
import Foundation

/// The folders of `kinora open`: nothing is written into projects.
package struct OpenCache {
    /// `open` in the folder of caches.
    package let root: String

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        root = CacheFolder.path(environment: environment) + "/open"
    }

    /// The build folder of all projects, so that UIKit is compiled once.
    package func scratch(kinora: String) -> String { root + "/build-" + Digest(kinora).text }
}
