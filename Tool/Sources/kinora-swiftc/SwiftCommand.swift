import Foundation

/// `kinora swift build|run|test|package …`: SwiftPM with a toolchain folder whose compiler translates sources.
struct SwiftCommand {
    private let subcommand: String
    private let words: [String]

    init(_ arguments: [String]) throws {
        guard let first = arguments.first, ["build", "run", "test", "package"].contains(first) else {
            throw Failure("swift: write swift build, swift run, swift test or swift package, and SwiftPM's own arguments", status: 2)
        }
        subcommand = first
        words = Array(arguments.dropFirst())
    }

    /// Replaces the process by SwiftPM's.
    func run() throws -> Never {
        let toolchain = try ToolchainFolder(executable: "/proc/self/exe".resolvingLink)
        let swift = toolchain.real + "/swift"
        // Modules of dependencies that do not name Kinora in their manifests import its UIKit: it is built before them.
        if subcommand != "package", !words.contains("--help"), !words.contains("--skip-build") {
            try build("UIKit", swift, toolchain)
        }
        var pointers = ([swift, subcommand, "--toolchain", toolchain.path] + words).map { strdup($0) } + [nil]
        execv(swift, &pointers)
        throw Failure("cannot run \(swift): \(String(cString: strerror(errno)))", status: 3)
    }

    /// Builds a target. SwiftPM reports what fails again in the build that follows; a package without the target has nothing to wait for.
    private func build(_ target: String, _ swift: String, _ toolchain: ToolchainFolder) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: swift)
        process.arguments = ["build", "--toolchain", toolchain.path, "--target", target] + commonOptions
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
    }

    /// The options that select a package and its build.
    private var commonOptions: [String] {
        let withValue: Set<String> = [
            "--package-path", "--scratch-path", "--build-path", "--cache-path", "-c", "--configuration", "--build-system", "-Xswiftc",
            "-Xcc",
            "-Xlinker", "-j", "--jobs", "--sanitize", "--swift-sdk",
        ]
        let alone: Set<String> = ["--disable-sandbox", "--skip-update", "--enable-code-coverage", "--static-swift-stdlib"]
        var result: [String] = []
        var index = 0
        while index < words.count, words[index] != "--" {
            let word = words[index]
            if withValue.contains(word), index + 1 < words.count {
                result += [word, words[index + 1]]
                index += 1
            } else if alone.contains(word) || withValue.contains(where: { word.hasPrefix($0 + "=") }) {
                result.append(word)
            } else if subcommand == "run", !word.hasPrefix("-") {
                // The product; what follows is its own.
                break
            }
            index += 1
        }
        return result
    }
}

/// A folder like a toolchain's, of symbolic links to the real one, with the translator as its `swiftc`.
struct ToolchainFolder {
    let path: String
    /// The real toolchain's folder of programs.
    let real: String

    /// Makes the folder beside the executable, or repairs it.
    init(executable: String) throws {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift-frontend" }
        guard let frontend = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw Failure("swift: no Swift toolchain is in PATH", status: 3)
        }
        real = URL(fileURLWithPath: frontend.resolvingLink).deletingLastPathComponent().path
        path = URL(fileURLWithPath: executable).deletingLastPathComponent().path + "/kinora-toolchain"
        let usr = URL(fileURLWithPath: real).deletingLastPathComponent().path
        let programs = path + "/usr/bin"
        try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: usr) where name != "bin" {
            try Self.link("\(path)/usr/\(name)", to: "\(usr)/\(name)")
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: real) {
            try Self.link("\(programs)/\(name)", to: name == "swiftc" ? executable : "\(real)/\(name)")
        }
    }

    private static func link(_ path: String, to destination: String) throws {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == destination { return }
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
    }
}
