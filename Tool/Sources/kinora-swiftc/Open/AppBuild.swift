import CKinoraProgram
import CommandSupport
import Foundation
import SourceTranslator
import WorkCommands

/// Builds of an app's package: all projects share a build folder, so that UIKit is compiled once.
struct AppBuild {
    let toolchain: ToolchainFolder
    let folder: AppPackageFolder
    let scratch: String

    private var location: [String] { ["--package-path", folder.path + "/Package", "--scratch-path", scratch] }

    /// Builds a product, or all of the package with its tests, without what the compiler refuses of the app's sources.
    ///
    /// - Parameter report: Takes a line for each further build.
    /// - Returns: What is left out.
    /// - Throws: `Failure` with status 3, after the errors, if it cannot be built.
    func build(_ product: String?, named name: String, report: (String) -> Void) throws -> RefusedSources {
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        try prebuilt?.mark(products: products)
        let path = folder.refusedSources
        let sources = folder.package.modules.flatMap(\.sources)
        var refused = RefusedSources(contentsOf: path, key: key, sources: sources)
        var isOld = !refused.isEmpty
        if !isOld { forgetPrograms(after: path) }
        setenv(RefusedSources.variable, path, 1)
        for round in 1... {
            try refused.write(to: path)
            let (isBuilt, output) = try build(product, named: name)
            if isBuilt, isOld, refused.key != key {
                // The library has changed with this build: it may have what it lacked.
                refused = RefusedSources(contentsOf: "", key: key, sources: sources)
                forgetPrograms()
                isOld = false
                continue
            }
            if isBuilt { return refused }
            let messages = BuildMessages(output: output, resolving: resolve)
            let before = refused.count
            var errors = messages.errors
            if errors.contains(where: { $0.text.hasPrefix("no such module") }) {
                let absent = absentImports.errors(in: sources) { self.translation(of: $0)?.path }
                errors += absent.filter { found in !errors.contains { $0.file == found.file && $0.line == found.line } }
            }
            guard round < 12, refused.add(errors, translation: translation) else { throw failure(messages, output, of: name) }
            report("\(OpenReport.count(refused.count - before, "place")) of the sources cannot be compiled: left out")
        }
        return refused
    }

    /// - Returns: Whether the build ended well, and what SwiftPM said.
    private func build(_ product: String?, named name: String) throws -> (isBuilt: Bool, output: String) {
        forgetOtherPlan()
        let log = try LogFile()
        let progress = BuildProgress(of: name, log: log.url, every: isatty(STDERR_FILENO) == 0 ? 20 : 5)
        let words = product.map { ["--product", $0] } ?? ["--build-tests"]
        let end = try ChildProgram(
            path: toolchain.real + "/swift", arguments: ["build", "--toolchain", toolchain.path] + words + location
        ).run(output: log.descriptor, errors: log.descriptor)
        progress.end()
        return (end == .exit(0), String(decoding: try log.contents(), as: UTF8.self))
    }

    private var absentImports: AbsentImports {
        let library = toolchain.real + "/../lib/swift"
        return AbsentImports(
            modules: folder.package.modules.map(\.name) + ["SwiftGlibc", "Glibc", "Dispatch", "CoreFoundation", "Swift"],
            folders: [Prebuilt.used(products: products)?.modules ?? "\(products)/Modules", "\(library)/linux", "\(library)/linux/testing"])
    }

    /// Changes with the translator and the library.
    private var key: String {
        let modules = ["UIKit"] + Set(Frameworks.linked.flatMap(\.modules)).sorted()
        let folder = prebuilt?.modules ?? "\(products)/Modules"
        let files = ["/proc/self/exe".resolvingLink] + modules.map { "\(folder)/\($0).swiftmodule" }
        let times = files.map { path in (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date }
        return times.map { "\($0?.timeIntervalSince1970 ?? 0)" }.joined(separator: " ")
    }

    /// Has the app's modules compiled again, from whole sources, if something was left out of them.
    private func forgetPrograms(after path: String? = nil) {
        if let path, RefusedSources(contentsOf: path).isEmpty { return }
        for module in folder.package.modules { unlink("\(products)/Modules/\(module.name).swiftmodule") }
    }

    /// The translation of a source of the package.
    private func translation(of file: String) -> (path: String, isTest: Bool)? {
        guard let module = folder.package.modules.first(where: { $0.sources.contains(file) }) else { return nil }
        let link =
            folder.path + "/Package/" + AppPackage.folder(of: module) + "/" + AppPackageFolder.name(of: file, in: folder.package.folder)
        return (Cache(folder: "\(products)/\(module.name).build/kinora").path(of: link), module.kind == .tests)
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

    /// Kinora's compiled modules; nil for a checkout, whose modules are built with the app.
    /// The modules that apps link.
    private var prebuilt: Prebuilt? { Prebuilt(in: folder.kinora) }
}
