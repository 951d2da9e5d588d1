import CWebHelper
import Foundation

/// The program that runs web views. It is compiled from the sources in `CWebHelper` when it is first needed, into the user's cache folder,
/// so that packages that depend on Kinora build without WebKitGTK, and so that it fits the version on this machine.
///
/// `KINORA_WEB_HELPER` names a program that was compiled before, for machines without a compiler.
enum HelperProgram {
    /// A reason why there is no program.
    struct Unavailable: Error {
        let sentence: String
    }

    static let packages = "libwebkitgtk-6.0-dev, libxtst-dev and xvfb"

    static let advice =
        "web views need the Debian packages \(packages); install them with: apt-get install -y libwebkitgtk-6.0-dev libxtst-dev xvfb"

    /// A sentence that names the packages to install, or nil if all are there.
    static let missingPackages: String? = {
        let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let hasServer = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/Xvfb") }
        if hasServer, given != nil || run("pkg-config --exists \(libraries)", seconds: 10) == nil { return nil }
        return advice
    }()

    private static let libraries = "webkitgtk-6.0 gtk4-x11 x11 xtst"
    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
    private static var given: String? { environment["KINORA_WEB_HELPER"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The path of the program, which is compiled if needed: takes some seconds. To be called on any thread.
    static func path() throws(Unavailable) -> String {
        if let given { return given }
        let files = sources
        let program = cacheFolder + "/web-helper-" + String(digest(of: files), radix: 36)
        if FileManager.default.isExecutableFile(atPath: program) { return program }
        if let missingPackages { throw Unavailable(sentence: missingPackages) }
        try compile(files, to: program)
        return program
    }

    private static var sources: [(name: String, data: Data)] {
        var files: [(name: String, data: Data)] = []
        var bytes: UnsafePointer<CChar>?
        var count = 0
        while let name = kinora_web_source(Int32(files.count), &bytes, &count), let start = bytes {
            files.append((String(cString: name), Data(bytes: start, count: count)))
        }
        return files
    }

    /// FNV-1a: the program of one version is not that of another.
    private static func digest(of files: [(name: String, data: Data)]) -> UInt64 {
        files.reduce(0xcbf2_9ce4_8422_2325) { digest, file in
            file.data.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
    }

    private static var cacheFolder: String {
        let home = environment["HOME"].map { $0 + "/.cache" }
        return (environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home ?? NSTemporaryDirectory()) + "/kinora"
    }

    private static func compile(_ files: [(name: String, data: Data)], to program: String) throws(Unavailable) {
        let folder = program + "-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for file in files { try file.data.write(to: URL(fileURLWithPath: folder + "/" + file.name)) }
        } catch {
            throw Unavailable(sentence: "the web helper cannot be written to \(folder): \(error)")
        }
        let command = """
            cd "$1" && compiler=$(command -v cc || command -v clang || command -v gcc) && "$compiler" -O2 -w -o helper *.c \
            $(pkg-config --cflags --libs \(libraries)) && mv helper "$2"
            """
        if let said = run(command, [folder, program], seconds: 120) {
            throw Unavailable(sentence: "the web helper cannot be compiled: \(said)")
        }
    }

    /// Runs a shell command; returns nil if it succeeds, else what it wrote.
    private static func run(_ command: String, _ arguments: [String] = [], seconds: Double) -> String? {
        let words = ["/bin/sh", "-c", command, "sh"] + arguments
        let strings = words.map { strdup($0) }
        defer { for string in strings { free(string) } }
        var said = [CChar](repeating: 0, count: 2000)
        let status = (strings.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
            kinora_web_run($0.baseAddress, seconds, &said, said.count)
        }
        guard status != 0 else { return nil }
        let text = String(decoding: said.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return text.isEmpty ? "'\(command)' ended with \(status)" : text
    }
}
