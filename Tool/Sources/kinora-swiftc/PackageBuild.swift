import CKinoraProgram
import CommandSupport
import Foundation

/// Builds of a package by the translating compiler, with what `kinora` links into its programs.
struct PackageBuild {
    let toolchain: ToolchainFolder
    /// The options that select a package and its build.
    let options: [String]
    /// Whether lines on standard error say what is built.
    let reports: Bool

    /// Builds a target. SwiftPM reports what fails again in the build that follows; a package without the target has nothing to wait for.
    func build(_ target: String) throws {
        if reports { _ = kinora_say("building \(target) for the package; the first time takes minutes") }
        _ = try run(["--target", target], building: target)
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

    /// The folder of the build's products.
    func products() throws -> String {
        let (path, end) = try swift(["--show-bin-path"]).output()
        guard end == .exit(0) else { throw Failure("SwiftPM does not say where it builds; see above", status: 3) }
        return String(decoding: path, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Builds a host's modules, and has programs linked again that were linked without them.
    func prepare(_ host: Host) throws {
        try build(host.target)
        let products = try products()
        let mark = products + "/" + host.mark
        // A package that does not use Kinora has none of its objects.
        guard !BuildFolder(path: products).objects(ofModule: host.target).isEmpty, !FileManager.default.fileExists(atPath: mark) else {
            return
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: products)
        where (name.hasSuffix(".xctest") || !name.contains(".")) && Host.ofProgram(isTest: name.hasSuffix(".xctest")).contains(host) {
            var isFolder: ObjCBool = false
            let file = products + "/" + name
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue, access(file, X_OK) == 0 else {
                continue
            }
            try FileManager.default.removeItem(atPath: file)
        }
        try Data().write(to: URL(fileURLWithPath: mark))
    }

    private func swift(_ words: [String]) -> ChildProgram {
        ChildProgram(path: toolchain.real + "/swift", arguments: ["build", "--toolchain", toolchain.path] + words + options)
    }
}
