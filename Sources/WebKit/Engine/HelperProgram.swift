import CWebHelper
import Foundation
import UIKit

/// The program that runs web views. It is compiled from the sources in `CWebHelper` when it is first needed, into the user's cache folder,
/// so that packages that depend on Kinora build without WebKitGTK, and so that it fits the version on this machine. Only a program that no
/// other user can change is run (`TrustedFile`).
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

    private static let libraries = "webkitgtk-6.0 gtk4-x11 gio-unix-2.0 x11 xtst"
    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
    /// The path in `KINORA_WEB_HELPER`.
    static var given: String? { environment["KINORA_WEB_HELPER"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The program, which is compiled if needed: takes some seconds. To be called on any thread.
    static func find() throws(Unavailable) -> TrustedFile {
        if let given { return try trusted(given) }
        let files = sources
        let program = try cacheFolder() + "/web-helper-" + String(digest(of: files), radix: 36)
        if !FileManager.default.fileExists(atPath: program) {
            if let missingPackages { throw Unavailable(sentence: missingPackages) }
            try compile(files, to: program)
        }
        return try trusted(program)
    }

    private static func trusted(_ path: String) throws(Unavailable) -> TrustedFile {
        do { return try TrustedFile(path) } catch { throw Unavailable(sentence: "the web helper is not run: \(error.sentence)") }
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

    /// The program of one version is not that of another.
    private static func digest(of files: [(name: String, data: Data)]) -> UInt64 {
        var hash = StableHash()
        for file in files { hash.add(file.data) }
        return hash.value
    }

    /// The folder of compiled programs, which is made and checked: `kinora` in the user's cache; without a home one of this user in the
    /// folder of temporary files, or, where another user has taken its name, one of this process.
    static func cacheFolder() throws(Unavailable) -> String {
        func folder(_ name: String, _ path: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 + path : nil } }
        if let folder = folder("XDG_CACHE_HOME", "") ?? folder("HOME", "/.cache") {
            do { try makeFolder(folder + "/kinora") } catch {
                throw Unavailable(sentence: "the web helper is not compiled: \(error.sentence)")
            }
            return folder + "/kinora"
        }
        let own = temporaryFolder + "/kinora-\(geteuid())"
        if (try? makeFolder(own)) != nil { return own }
        return try ownFolder.get()
    }

    private static var temporaryFolder: String {
        let path = NSTemporaryDirectory()
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static let ownFolder: Result<String, Unavailable> = {
        var path = Array((temporaryFolder + "/kinora-XXXXXX").utf8CString)
        guard mkdtemp(&path) != nil else {
            return .failure(Unavailable(sentence: "there is no folder for the web helper in \(temporaryFolder) (error \(errno))"))
        }
        return .success(String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    }()

    /// Makes a folder, and those above it that are missing, for this user alone, and checks it.
    private static func makeFolder(_ path: String) throws(TrustedFile.Untrusted) {
        var made = ""
        for name in path.split(separator: "/") {
            made += "/" + name
            mkdir(made, 0o700)
        }
        try TrustedFile.checkFolder(path)
    }

    private static func compile(_ files: [(name: String, data: Data)], to program: String) throws(Unavailable) {
        let folder = program + "-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            for file in files { try file.data.write(to: URL(fileURLWithPath: folder + "/" + file.name)) }
        } catch {
            throw Unavailable(sentence: "the web helper cannot be written to \(folder): \(error)")
        }
        let command = """
            umask 077 && cd "$1" && compiler=$(command -v cc || command -v clang || command -v gcc) && "$compiler" -O2 -w -o helper *.c \
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
