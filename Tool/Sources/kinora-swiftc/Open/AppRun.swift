import CKinoraProgram
import CommandSupport
import Foundation

/// A run of a built app, in an environment of its own: its settings, files and defaults lie in a folder of the run, as in an app's
/// container.
struct AppRun {
    let program: String
    let arguments: [String]
    /// The folder of the app's files.
    let home: String
    let environment: [String: String]

    /// The folders that an app finds.
    private static let folders = [
        "Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp",
    ]

    /// Makes the folders; an app that is filmed or tested begins without the files of the last run.
    func prepare(fresh: Bool) throws {
        let files = FileManager.default
        do {
            if fresh, files.fileExists(atPath: home) { try files.removeItem(atPath: home) }
            for folder in Self.folders { try files.createDirectory(atPath: home + "/" + folder, withIntermediateDirectories: true) }
        } catch { throw Failure("open: \(home) cannot be written: \(CommandLineProgram.sentence(about: error))", status: 3) }
        for (name, value) in Self.container(home).merging(environment, uniquingKeysWith: { $1 }) { setenv(name, value, 1) }
    }

    /// The variables by which Foundation finds the folders.
    static func container(_ home: String) -> [String: String] {
        [
            "CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home + "/Library/Preferences", "XDG_CACHE_HOME": home + "/Library/Caches",
            "XDG_DATA_HOME": home + "/Library/Application Support", "TMPDIR": home + "/tmp",
            "KINORA_KEYCHAIN": home + "/Library/Keychains/keychain.plist",
        ]
    }

    /// Runs the app to its end; its output goes where this program's goes.
    /// - Returns: How it ended, and the lines of Kinora about what the app lacks.
    func run() throws -> (end: ChildProgram.End, remarks: [String]) {
        var remarks: [String] = []
        var rest = Data()
        let end = try ChildProgram(path: program, arguments: arguments).run { data in
            _ = data.withUnsafeBytes { kinora_write(STDERR_FILENO, $0.baseAddress, $0.count) }
            rest += data
            while let end = rest.firstIndex(of: 0x0A) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[(end + 1)...])
                if line.hasPrefix("kinora: ") { remarks.append(String(line.dropFirst(8))) }
            }
        }
        return (end, remarks)
    }

    /// Replaces this process by the app.
    func become() throws -> Never { try ChildProgram(path: program, arguments: arguments).become() }
}
