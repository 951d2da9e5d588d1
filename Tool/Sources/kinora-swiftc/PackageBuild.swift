import CKinoraProgram
import CommandSupport
import Foundation
import WorkCommands

/// Builds of a package by the translating compiler, with what `kinora` links into its programs.
final class PackageBuild {
    let toolchain: ToolchainFolder
    /// The options that select a package and its build.
    let options: [String]
    /// Whether lines on standard error say what is built.
    let reports: Bool

    init(toolchain: ToolchainFolder, options: [String], reports: Bool) {
        (self.toolchain, self.options, self.reports) = (toolchain, options, reports)
    }

    // MARK: Prebuilt modules

    /// Kinora's compiled modules, if the package takes Kinora from the folder of this program, or names no Kinora and imports UIKit; nil
    /// before `takeCompiledLibrary`.
    private var prebuilt: Prebuilt?

    /// Whether the package names no Kinora, so that its manifest is as for Apple's platforms.
    private(set) var isForeign = false

    /// Whether the package links Kinora's compiled modules, so that no build takes minutes.
    var isPrebuilt: Bool { prebuilt != nil }

    /// Has the package link Kinora's compiled modules, which are compiled if they are not there yet: those that its sources import, and
    /// others. A package that names the checkout itself, and not what `KINORA_PATH` says, compiles the sources. One that names no Kinora
    /// links the compiled modules too, if it imports Apple's frameworks.
    func takeCompiledLibrary(_ others: Set<String>) throws {
        let checkout = try Checkout()
        let imports = PackageImports(words: options)
        func takes(_ root: String) -> Bool { imports.localDependencies.contains { $0.resolvingLink == root.resolvingLink } }
        let library = CompiledLibrary(checkout: checkout)
        if imports.localDependencies.isEmpty { resolve(imports) }
        let names = imports.modules
        isForeign = !imports.namesKinora && !names.isDisjoint(with: Self.frameworks)
        if let installed = Prebuilt(in: checkout.root) {
            prebuilt = isForeign || takes(checkout.root) ? installed : nil
            return
        }
        guard isForeign || takes(checkout.root) || takes(library.root) else { return }
        let modules = library.modules(imported: names.union(imports.manifestWords)).union(others)
        let made = try library.make(modules) { _ = kinora_say($0) }
        if isForeign { return prebuilt = made }
        made.use()
        resolve(imports)
        if takes(library.root) { return prebuilt = made }
        _ = kinora_say(
            "\(imports.package)/Package.swift names Kinora's folder, which is compiled for it alone; to link the compiled one, write "
                + "path: Context.environment[\"KINORA_PATH\"] ?? \"\(checkout.root)\"")
    }

    /// The modules by whose import a package asks for Kinora.
    private static let frameworks = ["UIKit", "QuartzCore", "CoreGraphics"] + Host.frameworks.map(\.target)

    /// Has SwiftPM note the package's dependencies.
    private func resolve(_ imports: PackageImports) {
        let location = ["--package-path", imports.package, "--scratch-path", imports.scratch]
        _ = try? ChildProgram(path: toolchain.real + "/swift", arguments: ["package"] + location + ["resolve"]).output()
    }

    /// Builds a target of Kinora's, unless it has been built since its sources were changed. SwiftPM reports what fails again in the build
    /// that follows; a package without the target has nothing to wait for.
    func build(_ target: String) throws { try build(target, mark: "kinora-target-" + target) }

    private func build(_ target: String, mark: String) throws {
        let folder = BuildFolder(path: try products())
        if let prebuilt {
            try prebuilt.mark(products: folder.path)
            return try folder.setMark(mark, options: options)
        }
        if folder.isCurrent(target, mark: mark, options: options) { return }
        if reports { _ = kinora_say("building \(target) for the package; the first time takes minutes") }
        guard try run(["--target", target], building: target) == nil, folder.isBuilt(target) else { return }
        try folder.setMark(mark, options: options)
    }

    /// Builds an executable product; what SwiftPM says appears only after a failure.
    func buildProduct(_ name: String) throws {
        guard let output = try run(["--product", name], building: name) else { return }
        _ = output.withUnsafeBytes { kinora_write(STDERR_FILENO, $0.baseAddress, $0.count) }
        throw Failure("the build of \(name) failed", status: 3)
    }

    /// Runs a build, with SwiftPM's progress on a terminal and a line now and then elsewhere. Returns the output of one that fails.
    private func run(_ words: [String], building name: String) throws -> Data? {
        let log = try LogFile()
        // SwiftPM shows its progress on a terminal.
        let isOnTerminal = isatty(STDERR_FILENO) != 0
        let progress = isOnTerminal ? nil : BuildProgress(of: name, log: log.url)
        defer { progress?.end() }
        let end = try swift(words).run(output: isOnTerminal ? STDERR_FILENO : log.descriptor, errors: log.descriptor)
        return end == .exit(0) ? nil : try log.contents()
    }

    private var knownProducts: String?

    /// The folder of the build's products.
    func products() throws -> String {
        if let knownProducts { return knownProducts }
        let (path, end) = try swift(["--show-bin-path"]).output()
        guard end == .exit(0) else { throw Failure("SwiftPM does not say where it builds; see above", status: 3) }
        let products = String(decoding: path, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        knownProducts = products
        return products
    }

    /// Builds a host's modules, and has programs linked again that were linked without them.
    func prepare(_ host: Host) throws {
        let products = try products()
        let isNew = !FileManager.default.fileExists(atPath: products + "/" + host.mark)
        try build(host.target, mark: host.mark)
        // A package that does not use Kinora has none of its objects, and no mark.
        guard isNew, FileManager.default.fileExists(atPath: products + "/" + host.mark) else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: products)
        where (name.hasSuffix(".xctest") || !name.contains(".")) && Host.ofProgram(isTest: name.hasSuffix(".xctest")).contains(host) {
            var isFolder: ObjCBool = false
            let file = products + "/" + name
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue, access(file, X_OK) == 0 else {
                continue
            }
            try FileManager.default.removeItem(atPath: file)
        }
    }

    private func swift(_ words: [String]) -> ChildProgram {
        ChildProgram(path: toolchain.real + "/swift", arguments: ["build", "--toolchain", toolchain.path] + words + options)
    }
}
