import CommandSupport
import Foundation

/// The folders of `kinora open`: nothing is written into projects.
struct OpenCache {
    /// `kinora/open` in `XDG_CACHE_HOME`, or in `~/.cache`.
    let root: String

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (environment["HOME"] ?? "/root") + "/.cache"
        root = base + "/kinora/open"
    }

    /// The build folder of all projects, so that UIKit is compiled once.
    func scratch(kinora: String) -> String { root + "/build-" + Digest(kinora).text }

    /// The folder of an app's package, bundle and files.
    func folder(of package: AppPackage) -> String {
        root + "/projects/" + AppPackage.identifier(package.name) + "-" + Digest(package.folder + "\0" + package.name).text
    }
}
