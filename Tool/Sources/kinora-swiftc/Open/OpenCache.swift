import CommandSupport
import Foundation

/// The folders of `kinora open`: nothing is written into projects.
struct OpenCache {
    /// `open` in the folder of caches.
    let root: String

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        root = CacheFolder.path(environment: environment) + "/open"
    }

    /// The build folder of all projects, so that UIKit is compiled once.
    func scratch(kinora: String) -> String { root + "/build-" + Digest(kinora).text }

    /// The folder of an app's package, bundle and files.
    func folder(of package: AppPackage) -> String {
        root + "/projects/" + AppPackage.identifier(package.name) + "-" + Digest(package.folder + "\0" + package.name).text
    }
}
