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
        let line = "kinora: building \(target) for the package; the first time takes minutes\n"
        if reports { FileHandle.standardError.write(Data(line.utf8)) }
        _ = try run(["--target", target], building: target)
    }

    /// Builds an executable product; what SwiftPM says appears only after a failure.
    func buildProduct(_ name: String) throws {
        guard let output = try run(["--product", name], building: name) else { return }
        FileHandle.standardError.write(output)
        throw Failure("the build of \(name) failed", status: 3)
    }

    /// Runs a build, with SwiftPM's progress on a terminal and a line now and then elsewhere. Returns the output of one that fails.
    private func run(_ words: [String], building name: String) throws -> Data? {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-build-\(getpid()).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        let output = try FileHandle(forWritingTo: log)
        let process = process(words)
        process.standardOutput = terminal ?? output
        process.standardError = output
        let progress = terminal == nil ? BuildProgress(of: name, log: log) : nil
        defer { progress?.end() }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : (try? Data(contentsOf: log)) ?? Data()
    }

    /// The folder of the build's products.
    func products() throws -> String {
        let process = process(["--show-bin-path"])
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let path = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return path.trimmingCharacters(in: .whitespacesAndNewlines)
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
        where host == .tests ? name.hasSuffix(".xctest") : !name.contains(".") {
            var isFolder: ObjCBool = false
            let file = products + "/" + name
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue, access(file, X_OK) == 0 else {
                continue
            }
            try FileManager.default.removeItem(atPath: file)
        }
        try Data().write(to: URL(fileURLWithPath: mark))
    }

    /// The terminal, on which SwiftPM shows its progress; nil if there is none.
    private var terminal: FileHandle? { isatty(STDERR_FILENO) != 0 ? .standardError : nil }

    private func process(_ words: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: toolchain.real + "/swift")
        process.arguments = ["build", "--toolchain", toolchain.path] + words + options
        return process
    }
}
