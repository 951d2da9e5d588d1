import CommandSupport
import Foundation

/// Kinora's modules as they are compiled once for all packages and apps of a user: `kinora swift`, `kinora open` and `kinora --package` link
/// them.
///
/// They are a build for debugging of the checkout, in a folder of the user's cache, whose objects `Tool/prebuild` links into libraries. They
/// hold until the sources or the compiler change.
package struct CompiledLibrary {
    private let checkout: Checkout
    private let folder: String

    package init(checkout: Checkout, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.checkout = checkout
        folder = "\(CacheFolder.path(environment: environment))/compiled-\(Digest(checkout.root).text)"
    }

    /// The package of the modules, which other packages take in the place of the checkout. SwiftPM knows a package by the name of its folder.
    package var root: String { folder + "/kinora" }

    /// The modules, if they were compiled from the present sources by the present compiler.
    package var current: Prebuilt? {
        FileManager.default.contents(atPath: stamp) == Data(fingerprint.utf8) ? Prebuilt(in: root) : nil
    }

    private var stamp: String { folder + "/sources" }
    private var scratch: String { folder + "/build" }

    private var fingerprint: String {
        let sources = SourceFingerprint(of: ["Package.swift", "Sources", "Tool/prebuild"], in: checkout.root).text
        let compiler = (try? ToolBuild.swift().resolvingLink) ?? ""
        return "\(compiler)\n\(sources)"
    }

    /// Removes all that was compiled.
    func remove() throws {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        try FileManager.default.removeItem(atPath: folder)
    }

    /// Begins to compile the modules.
    ///
    /// - Parameter waits: Called if another process compiles them at the time, before this one waits for it.
    package func start(waits: () -> Void) throws -> Build { try Build(self, waits: waits) }

    /// Compiles the modules, unless they are current.
    ///
    /// - Parameter report: Takes a sentence before something that takes minutes.
    @discardableResult
    package func make(report: (String) -> Void) throws -> Prebuilt {
        if let current { return current }
        report("compiling UIKit, which takes minutes; later packages and apps take seconds")
        return try start { report(FolderLock.waiting) }.finish()
    }

    /// Compilation that goes on while other programs run.
    package final class Build {
        private let library: CompiledLibrary
        private let sources: String
        private let log: LogFile
        private let lock: FolderLock
        /// nil if another process has compiled the modules.
        private let program: ChildProgram.Running?

        fileprivate init(_ library: CompiledLibrary, waits: () -> Void) throws {
            self.library = library
            try FileManager.default.createDirectory(atPath: library.folder, withIntermediateDirectories: true)
            lock = try FolderLock(of: library.folder, wait: waits)
            log = try LogFile()
            sources = library.fingerprint
            // Without symbols for a debugger it is a third as large.
            let words = ["build", "--package-path", library.checkout.root, "--scratch-path", library.scratch, "-Xswiftc", "-gnone"]
            program =
                library.current == nil
                ? try ChildProgram(path: ToolBuild.swift(), arguments: words).start(output: log.descriptor, errors: log.descriptor) : nil
        }

        /// Waits for the end, with a line now and then, and links the modules.
        ///
        /// - Throws: `Failure` with what the compiler said.
        @discardableResult
        package func finish() throws -> Prebuilt {
            let progress = BuildProgress(of: "UIKit", log: log.url, every: isatty(STDERR_FILENO) == 0 ? 20 : 5)
            defer { progress.end() }
            if let program {
                guard try program.wait() == .exit(0) else { throw try failure() }
                try library.link(log)
                try Data(sources.utf8).write(to: URL(fileURLWithPath: library.stamp))
            }
            guard let made = Prebuilt(in: library.root) else { throw try failure() }
            return withExtendedLifetime(lock) { made }
        }

        /// Ends the compilation before its time.
        package func cancel() {
            program?.interrupt()
            _ = try? program?.wait()
        }

        private func failure() throws -> Failure {
            let output = String(decoding: try log.contents(), as: UTF8.self)
            let errors = output.split(separator: "\n").filter { $0.contains("error:") }
            let said = errors.isEmpty ? String(output.suffix(4000)) : errors.joined(separator: "\n")
            return Failure("UIKit cannot be compiled:\n" + said, status: 3)
        }
    }

    /// Links the objects of the build into libraries, with a package around them.
    private func link(_ log: LogFile) throws {
        unlink(stamp)
        let products = root + "/Prebuilt"
        let words = [products, "--root", products, "--build", scratch + "/debug"]
        let program = ChildProgram(path: checkout.root + "/Tool/prebuild", arguments: words)
        guard try program.run(output: log.descriptor, errors: log.descriptor) == .exit(0) else {
            throw Failure("UIKit cannot be linked: \(String(decoding: try log.contents(), as: UTF8.self).suffix(2000))", status: 3)
        }
        unlink(root + "/Plugins")
        try FileManager.default.createSymbolicLink(atPath: root + "/Plugins", withDestinationPath: checkout.root + "/Plugins")
        guard rename(products + "/Package.swift", root + "/Package.swift") == 0 else {
            throw Failure("\(root)/Package.swift cannot be written: \(String(cString: strerror(errno)))", status: 3)
        }
    }
}

extension Prebuilt {
    /// Has packages that SwiftPM builds from here take these modules: by `KINORA_PATH`, which their manifests read, and by the search path of
    /// pkg-config, which finds an installed Kinora without.
    package func use() {
        let root = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        let path = folder + "/pkgconfig"
        guard FileManager.default.fileExists(atPath: path) else { return }
        setenv("KINORA_PATH", root, 1)
        let others = getenv("PKG_CONFIG_PATH").map { String(cString: $0) } ?? ""
        guard !others.split(separator: ":").contains(Substring(path)) else { return }
        setenv("PKG_CONFIG_PATH", others.isEmpty ? path : "\(path):\(others)", 1)
    }
}
