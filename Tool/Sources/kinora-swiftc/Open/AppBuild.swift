import CKinoraProgram
import CommandSupport
import Foundation

/// Builds of an app's package: all projects share a build folder, so that UIKit is compiled once.
struct AppBuild {
    let toolchain: ToolchainFolder
    let folder: AppPackageFolder
    let scratch: String

    private var location: [String] { ["--package-path", folder.path + "/Package", "--scratch-path", scratch] }

    /// Builds a product, or all of the package with its tests. Returns what the compiler said.
    ///
    /// - Throws: `Failure` with status 3, after the errors, if it cannot be built.
    func build(_ product: String?, named name: String) throws -> BuildMessages {
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        forgetOtherPlan()
        let log = try LogFile()
        let progress = BuildProgress(of: name, log: log.url, every: isatty(STDERR_FILENO) == 0 ? 20 : 5)
        let words = product.map { ["--product", $0] } ?? ["--build-tests"]
        let end = try ChildProgram(
            path: toolchain.real + "/swift", arguments: ["build", "--toolchain", toolchain.path] + words + location
        ).run(output: log.descriptor, errors: log.descriptor)
        progress.end()
        let output = String(decoding: try log.contents(), as: UTF8.self)
        let messages = BuildMessages(output: output, resolving: resolve)
        guard end == .exit(0) else { throw failure(messages, output, of: name) }
        return messages
    }

    /// Builds UIKit, for packages that do not depend on it by name. What fails is said in the build that follows.
    func prepare() throws {
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        forgetOtherPlan()
        let log = try LogFile()
        let progress = BuildProgress(of: "UIKit", log: log.url)
        defer { progress.end() }
        _ = try ChildProgram(
            path: toolchain.real + "/swift", arguments: ["build", "--toolchain", toolchain.path, "--target", "UIKit"] + location
        ).run(output: log.descriptor, errors: log.descriptor)
    }

    /// The program of the package's tests.
    var tests: String { "\(products)/\(AppPackage.identifier(folder.package.name))PackageTests.xctest" }

    /// SwiftPM keeps one plan in the folder, and takes it for any package.
    private func forgetOtherPlan() {
        let mark = scratch + "/kinora-package"
        guard FileManager.default.contents(atPath: mark) != Data(folder.path.utf8) else { return }
        for name in ["debug", "release"] { unlink("\(scratch)/\(name).yaml") }
        _ = FileManager.default.createFile(atPath: mark, contents: Data(folder.path.utf8))
    }

    /// The project's file behind a link of the package.
    func resolve(_ path: String) -> String {
        guard path.hasPrefix(folder.path + "/") else { return path }
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
    }

    private func failure(_ messages: BuildMessages, _ output: String, of name: String) -> Failure {
        let errors = messages.errors
        let shown = errors.prefix(40).map { $0.text(from: folder.package.folder) + "\n" }.joined()
        var text = errors.isEmpty ? String(output.suffix(4000)) : shown
        if errors.count > 40 { text += "… and \(errors.count - 40) more\n" }
        text.withUTF8 { _ = kinora_write(STDERR_FILENO, $0.baseAddress, $0.count) }
        let files = Set(errors.compactMap(\.file)).count
        let sum = errors.isEmpty ? "see above" : "\(OpenReport.count(errors.count, "error")) in \(OpenReport.count(files, "file"))"
        return Failure("open: \(name) cannot be built: \(sum)", status: 3)
    }

    /// The folder of the build's products.
    var products: String { scratch + "/debug" }
}
