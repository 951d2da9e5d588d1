import CKinoraProgram
import CommandSupport
import Foundation
import SourceTranslator
import WorkCommands

/// `kinora --package PATH COMMAND …`: the command line on the scenes that a package declares.
///
/// The program that declares them is built with the command line linked into it, in a build folder of its own, so that it works beside
/// the package's other builds; then it replaces this process. Where Kinora is compiled with it, the build is one for release.
struct SceneCommand {
    private let path: String
    private let product: String?
    /// The command and its arguments.
    private let words: [String]

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        var values: [String: String] = [:]
        while let word = rest.first {
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard ["--package", "--product"].contains(halves[0]) else { break }
            rest.removeFirst()
            guard let value = halves.count > 1 ? halves[1] : rest.popFirst() else {
                throw Failure("\(word) needs a value, as in kinora --package ../Checkout list", status: 2)
            }
            values[halves[0]] = value
        }
        path = values["--package"] ?? "."
        product = values["--product"]
        words = Array(rest)
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            throw Failure("--package \(path): there is no Package.swift; name the folder of a package", status: 2)
        }
    }

    /// Replaces the process by the program of the scenes.
    func run() throws -> Never {
        let toolchain = try ToolchainFolder(executable: "/proc/self/exe".resolvingLink)
        let location = ["--package-path", path, "--scratch-path", path + "/.build/kinora"]
        let product = try product ?? declaringProduct(toolchain, location)
        let build = try build(toolchain, location)
        let products = try build.products()
        let program = products + "/" + product
        let stamp = program + ".kinora-stamp"
        let isServed = words.first == "serve"
        let hasServer = !isServed || FileManager.default.fileExists(atPath: "\(products)/\(Host.browser.mark)")
        if hasServer, FileManager.default.isExecutableFile(atPath: program),
            (try? String(contentsOfFile: stamp, encoding: .utf8)) == sources()
        {
            try start(program)
        }
        _ = kinora_say("building \(product)\(build.isPrebuilt ? "" : " (release; the first time takes minutes)")")
        try build.build("UIKit")
        try build.prepare(.commandLine)
        if isServed { try build.prepare(.browser) }
        try build.buildProduct(product)
        try Data(sources().utf8).write(to: URL(fileURLWithPath: stamp))
        try start(program)
    }

    /// A build for release; where UIKit is compiled already, one for debugging, which shares the modules of C libraries with the builds for
    /// the package's tests: the compiler takes seconds for them.
    private func build(_ toolchain: ToolchainFolder, _ location: [String]) throws -> PackageBuild {
        let modules = (path + "/.build/debug/ModuleCache").resolvingLink
        let shared = FileManager.default.fileExists(atPath: modules) ? ["-Xswiftc", "-module-cache-path", "-Xswiftc", modules] : []
        let debug = PackageBuild(toolchain: toolchain, options: location + shared, reports: false)
        let isServed = words.first == "serve"
        try debug.takeCompiledLibrary(Set([.commandLine] + (isServed ? [.browser] : [])).modulesToCompile)
        guard debug.isPrebuilt else { return PackageBuild(toolchain: toolchain, options: location + ["-c", "release"], reports: false) }
        return debug
    }

    private func start(_ program: String) throws -> Never {
        setenv("KINORA_PACKAGE", path, 1)
        var pointers = ([program] + words).map { strdup($0) } + [nil]
        execv(program, &pointers)
        throw Failure("cannot run \(program): \(String(cString: strerror(errno)))", status: 3)
    }

    // MARK: The program

    private struct Manifest: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
        }
        struct Dependency: Decodable {
            struct Local: Decodable {
                let path: String
            }
            let fileSystem: [Local]?
        }
        let targets: [Target]
        let dependencies: [Dependency]?
    }

    private func manifest(_ toolchain: ToolchainFolder, _ location: [String]) throws -> Manifest {
        let (data, end) = try ChildProgram(path: toolchain.real + "/swift", arguments: ["package"] + location + ["dump-package"]).output()
        guard end == .exit(0), let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else {
            throw Failure("--package \(path): Package.swift cannot be read; see above", status: 3)
        }
        return manifest
    }

    /// The only executable of the package in whose sources the protocol `KinoraScenes` is named.
    private func declaringProduct(_ toolchain: ToolchainFolder, _ location: [String]) throws -> String {
        let programs = try manifest(toolchain, location).targets.filter { $0.type == "executable" }
        let declaring = programs.filter { target in
            let folder = path + "/" + (target.path ?? "Sources/" + target.name)
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return files.contains { file in
                file.hasSuffix(".swift")
                    && (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8))?.contains("KinoraScenes") == true
            }
        }.map(\.name)
        if declaring.count == 1 { return declaring[0] }
        if declaring.isEmpty {
            throw Failure(
                """
                --package \(path): no executable declares scenes; write a type with @main that conforms to KinoraScenes \
                (Documentation/OwnScenes.md), or kinora new NAME for a package with one
                """, status: 2)
        }
        throw Failure(
            "--package \(path): several programs declare scenes; write --product with one of: \(declaring.joined(separator: " "))",
            status: 2)
    }

    /// The sources of the program: a digest of names, sizes and dates of files of the package and of packages in local folders.
    private func sources() -> String {
        var folders = [path]
        // Local packages, as SwiftPM found them in the last build.
        let workspace = path + "/.build/kinora/workspace-state.json"
        if let data = FileManager.default.contents(atPath: workspace),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let dependencies = (object["object"] as? [String: Any])?["dependencies"] as? [[String: Any]]
        {
            for dependency in dependencies {
                let state = dependency["state"] as? [String: Any]
                if state?["name"] as? String == "fileSystem", let path = state?["path"] as? String { folders.append(path) }
            }
        }
        let files = folders.flatMap { folder in ["Package.swift", "Package.resolved", "Sources"].map { folder + "/" + $0 } }
        let tool = "/proc/self/exe".resolvingLink
        return Digest(tool + "\n" + SourceFingerprint(of: files).text).text
    }
}
