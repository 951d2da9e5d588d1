import CKinoraProgram
import CommandSupport
import Foundation

/// A folder like a toolchain's, of symbolic links to the real one, with a program of Kinora's as its `swiftc` and its
/// `sourcekit-lsp`: the translator, or the first compiler until there is one.
package struct ToolchainFolder {
    package let path: String
    /// The real toolchain's folder of programs.
    package let real: String

    /// Makes the folder, or repairs it: beside the executable, or for one that is installed in the user's cache.
    package init(executable: String) throws {
        // With less SwiftPM waits forever for threads, or says other things than what it lacks.
        guard kinora_has_memory(400 << 20) else {
            throw Failure("swift: SwiftPM needs more memory than the limit leaves; raise it (ulimit -v)", status: 3)
        }
        guard kinora_descriptors_left(64) == 64 else {
            throw Failure("swift: SwiftPM opens more files than the limit leaves; raise it (ulimit -n 256)", status: 3)
        }
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift-frontend" }
        guard let frontend = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw Failure("swift: no Swift toolchain is in PATH", status: 3)
        }
        real = URL(fileURLWithPath: frontend.resolvingLink).deletingLastPathComponent().path
        let folder = URL(fileURLWithPath: executable).deletingLastPathComponent().path
        let isWritable = access(folder, W_OK) == 0
        path = isWritable ? folder + "/kinora-toolchain" : "\(CacheFolder.path())/toolchain-\(Digest(executable).text)"
        let usr = URL(fileURLWithPath: real).deletingLastPathComponent().path
        let programs = path + "/usr/bin"
        try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: usr) where name != "bin" {
            try Self.link("\(path)/usr/\(name)", to: "\(usr)/\(name)")
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: real) {
            try Self.link("\(programs)/\(name)", to: ["swiftc", "sourcekit-lsp"].contains(name) ? executable : "\(real)/\(name)")
        }
    }

    private static func link(_ path: String, to destination: String) throws {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == destination { return }
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
    }

    /// The real program of a name, beside the frontend that the folder of this program's call links to, or else of a folder in PATH.
    package static func realProgram(_ name: String) throws -> String {
        let called = CommandLine.arguments[0]
        var folders = called.contains("/") ? [URL(fileURLWithPath: called).deletingLastPathComponent().path] : []
        folders += (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        for folder in folders {
            let frontend = URL(fileURLWithPath: folder + "/swift-frontend").resolvingSymlinksInPath()
            let program = frontend.deletingLastPathComponent().path + "/" + name
            guard FileManager.default.isExecutableFile(atPath: frontend.path), program.resolvingLink != "/proc/self/exe".resolvingLink
            else {
                continue
            }
            return program
        }
        throw Failure("no \(name) is found beside swift-frontend", status: 3)
    }
}
