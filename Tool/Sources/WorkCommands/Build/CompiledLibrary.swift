import CommandSupport
import Foundation

/// Kinora's modules as they are compiled once for all packages and apps of a user: `kinora swift`, `kinora open` and `kinora --package`
/// link them.
///
/// They are a build for debugging of the checkout, in a folder of the user's cache, whose objects `Tool/prebuild` links into libraries.
/// They hold until the sources or the compiler change.
package struct CompiledLibrary {
    private let checkout: Checkout
    private let folder: String

    package init(checkout: Checkout, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.checkout = checkout
        folder = "\(CacheFolder.path(environment: environment))/compiled-\(Digest(checkout.root).text)"
    }

    /// The package of the modules, which other packages take instead of the checkout. SwiftPM knows a package by the name of its folder.
    package var root: String { folder + "/kinora" }

    /// The modules, if these and all below them were compiled from the present sources by the present compiler.
    ///
    /// - Parameter modules: nil for all of the library.
    package func current(with modules: Set<String>?) -> Prebuilt? {
        guard let made, made.has(modules) else { return nil }
        return Prebuilt(in: root)
    }

    /// The modules that were compiled, and from which sources.
    private struct Contents: Codable {
        /// The sources and the compiler.
        var fingerprint: String
        /// The modules that packages and apps import; nil for all.
        var modules: Set<String>?

        func has(_ others: Set<String>?) -> Bool { modules.map { others?.isSubset(of: $0) ?? false } ?? true }
    }

    /// The contents of a build from the present sources by the present compiler; nil for none.
    private var made: Contents? {
        guard let data = FileManager.default.contents(atPath: stamp), let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        return contents.fingerprint == fingerprint ? contents : nil
    }

    /// The names of Kinora's modules among imports and other words, which a package or an app links.
    package func modules(imported names: Set<String>) -> Set<String> {
        names.intersection((try? FileManager.default.contentsOfDirectory(atPath: checkout.root + "/Sources")) ?? [])
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

    /// Begins to compile modules, with all that was compiled before.
    ///
    /// - Parameters:
    ///   - modules: nil for all.
    ///   - waits: Called if another process compiles at the time, before this one waits for it.
    package func start(_ modules: Set<String>?, waits: () -> Void) throws -> Build { try Build(self, modules, waits: waits) }

    /// Compiles modules, unless they are current.
    ///
    /// - Parameters:
    ///   - modules: nil for all.
    ///   - report: Takes a sentence before something that takes minutes.
    @discardableResult
    package func make(_ modules: Set<String>?, report: (String) -> Void) throws -> Prebuilt {
        if let current = current(with: modules) { return current }
        report(
            made == nil
                ? "compiling UIKit, which takes minutes; later packages and apps take seconds"
                : "compiling \(modules?.subtracting(made?.modules ?? []).sorted().joined(separator: ", ") ?? "the rest of Kinora")")
        return try start(modules) { report(FolderLock.waiting) }.finish()
    }

    /// Compilation that goes on while other programs run.
    package final class Build {
        private let library: CompiledLibrary
        private var contents: Contents
        private let log: LogFile
        private let lock: FolderLock
        /// The builds that have not begun, with their targets; nil for all of the library.
        private var waiting: [(target: String?, program: ChildProgram)] = []
        private let start: Date?
        /// nil if another process has compiled the modules.
        private var program: ChildProgram.Running?

        fileprivate init(_ library: CompiledLibrary, _ modules: Set<String>?, waits: () -> Void) throws {
            self.library = library
            try FileManager.default.createDirectory(atPath: library.folder, withIntermediateDirectories: true)
            lock = try FolderLock(of: library.folder, wait: waits)
            log = try LogFile()
            start = CompiledLibrary.modificationDate(of: log.url.path)
            let made = library.made
            contents = Contents(fingerprint: library.fingerprint, modules: nil)
            if let modules { contents.modules = made?.has(nil) == true ? nil : modules.union(made?.modules ?? []) }
            guard made?.has(modules) != true else { return }
            // Without symbols for a debugger it is a third as large; the index, in which tests are found, takes a twelfth of the time. The
            // lines of declarations are not among what packages link.
            let words = [
                "build", "--package-path", library.checkout.root, "--scratch-path", library.scratch, "-Xswiftc", "-gnone",
                "-Xswiftc", "-avoid-emit-module-source-info", "--disable-index-store",
            ]
            let swift = try ToolBuild.swift()
            // The one with the most below it first, since each build uses all processors.
            let targets: [String?] = contents.modules?.sorted { CompiledLibrary.order($0) < CompiledLibrary.order($1) } ?? [nil]
            waiting = targets.map { ($0, ChildProgram(path: swift, arguments: words + ($0.map { ["--target", $0] } ?? []))) }
            try startNext()
        }

        /// Starts the next build, unless one before it has made its module.
        private func startNext() throws {
            program = nil
            while program == nil, !waiting.isEmpty {
                let next = waiting.removeFirst()
                if let target = next.target, isMade(target) { continue }
                program = try next.program.start(output: log.descriptor, errors: log.descriptor)
            }
        }

        private func isMade(_ target: String) -> Bool {
            let module = "\(library.scratch)/debug/Modules/\(target).swiftmodule"
            guard let start, let date = CompiledLibrary.modificationDate(of: module) else { return false }
            return date > start
        }

        /// Waits for the end, with a line now and then, and links the modules.
        ///
        /// - Throws: `Failure` with what the compiler said.
        @discardableResult
        package func finish() throws -> Prebuilt {
            let progress = BuildProgress(of: "UIKit", log: log.url, every: isatty(STDERR_FILENO) == 0 ? 20 : 5)
            defer { progress.end() }
            if program != nil {
                while let program {
                    guard try program.wait() == .exit(0) else { throw try failure() }
                    try startNext()
                }
                try library.link(contents.modules, log)
                library.removeNotes()
                try JSONEncoder().encode(contents).write(to: URL(fileURLWithPath: library.stamp))
            }
            guard let made = Prebuilt(in: library.root) else { throw try failure() }
            return withExtendedLifetime(lock) { made }
        }

        /// Ends the compilation before its time.
        package func cancel() {
            waiting = []
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

    private static func modificationDate(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// A key that sorts modules with many others below them to the front.
    private static func order(_ module: String) -> (Int, String) {
        (["KinoraCommandLine", "KinoraTesting", "Kinora", "Browser", "UIKit"].firstIndex(of: module) ?? 9, module)
    }

    /// Removes what a later build does not read: the lists of all sources for each object, which are SwiftPM's for modules in C alone, the
    /// plan, which each build makes, and the system's modules, which the compiler reads again in seconds.
    private func removeNotes() {
        let products = scratch + "/debug"
        for name in ["debug.yaml", "plugin-tools.yaml", "debug/description.json", "debug/plugin-tools-description.json"] {
            unlink("\(scratch)/\(name)")
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? [] where name.hasSuffix(".build") {
            unlink("\(products)/\(name)/\(name.dropLast(".build".count)).d")
        }
        try? FileManager.default.removeItem(atPath: products + "/ModuleCache")
    }

    /// Links the objects of the build into libraries, with a package around them.
    private func link(_ modules: Set<String>?, _ log: LogFile) throws {
        unlink(stamp)
        let products = root + "/Prebuilt"
        var words = [products, "--root", products, "--build", scratch + "/debug"]
        if let modules { words += ["--targets", modules.sorted().joined(separator: ",")] }
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
    /// Has packages that SwiftPM builds from here take these modules: by `KINORA_PATH`, which their manifests read, and by the search path
    /// of pkg-config, which finds an installed Kinora without.
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
