import CommandSupport
import Foundation

/// A build of UIKit for the apps of `kinora open`, which goes on while the translator is built. What fails is said in the build that
/// follows.
final class UIKitBuild {
    private static let cache = OpenCache()
    private let scratch: String
    private let log: LogFile
    private let lock: FolderLock
    private let program: ChildProgram.Running

    /// The products that every app links.
    private static let products = ["UIKit", "Kinora", "Browser"]

    /// Begins the build.
    ///
    /// - Parameter waits: Called if another `open` builds at the time, before this one waits for it.
    init(checkout: Checkout, waits: () -> Void) throws {
        scratch = Self.cache.scratch(kinora: checkout.root)
        log = try LogFile()
        lock = try FolderLock(of: scratch, wait: waits)
        let toolchain = try ToolchainFolder(executable: "/proc/self/exe".resolvingLink)
        let words = ["build", "--toolchain", toolchain.path, "--target", "Everything", "--scratch-path", scratch]
        let package = try Self.writePackage(kinora: checkout.root)
        Self.forgetPlan(in: scratch)
        program = try ChildProgram(path: toolchain.real + "/swift", arguments: words + ["--package-path", package])
            .start(output: log.descriptor, errors: log.descriptor)
    }

    /// Waits for the end of the build, with a line now and then.
    func wait() throws {
        let progress = BuildProgress(of: "UIKit", log: log.url, every: isatty(STDERR_FILENO) == 0 ? 20 : 5)
        defer { progress.end() }
        _ = try program.wait()
        Self.forgetPlan(in: scratch)
    }

    /// Ends the build before its time.
    func cancel() {
        program.interrupt()
        _ = try? program.wait()
    }

    /// SwiftPM keeps one plan in the folder, and takes it for any package.
    private static func forgetPlan(in scratch: String) { unlink(scratch + "/debug.yaml") }

    /// Writes the package of a module that uses what apps use. Returns its folder.
    private static func writePackage(kinora: String) throws -> String {
        let folder = cache.root + "/first-" + Digest(kinora).text
        let products = products.map { ".product(name: \"\($0)\", package: \"Kinora\")" }.joined(separator: ", ")
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "First",
                dependencies: [.package(name: "Kinora", path: \(literal(kinora)))],
                targets: [.target(name: "Everything", dependencies: [\(products)])])

            """
        try FileManager.default.createDirectory(atPath: folder + "/Sources/Everything", withIntermediateDirectories: true)
        for (name, text) in [("Package.swift", manifest), ("Sources/Everything/Everything.swift", "")] {
            let file = "\(folder)/\(name)"
            if FileManager.default.contents(atPath: file) != Data(text.utf8) { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
        }
        return folder
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
