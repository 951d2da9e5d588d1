import CBrowser
import Foundation
import QuartzCore

/// Values by which a program that starts again brings a fresh app to the moment of the one before: its input, its start, its address.
///
/// The program writes it to a file that its user alone may read, and replaces itself by its own executable, which reads and removes it. So
/// all of the app begins again, static variables too; files and defaults that the app has written stay.
struct Replay: Codable {
    /// The variable that names the file.
    static let variable = "KINORA_SERVE_REPLAY"

    /// `Date()` at the start, in seconds since 2001.
    let date: Double
    /// Seconds since the start.
    let end: Double
    let log: InputLog
    /// By the numbers of animations in the order of adding.
    let edits: [Int: AnimationEdit]
    /// Animations whose edits have the timing of a property animator, by the numbers of the animators in the order of creation.
    let animatorEdits: [Int: Int]
    let controlToken: String
    let watchToken: String
    /// Whether the app's appearance is still to be that of the browser.
    let followsAppearance: Bool

    /// Reads and removes the file that the environment names; nil without one.
    ///
    /// - Throws: What is wrong with the file.
    static func taken(_ environment: [String: String]) throws -> Replay? {
        guard let path = environment[variable] else { return nil }
        unsetenv(variable)
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        try FileManager.default.removeItem(atPath: path)
        return try JSONDecoder().decode(Replay.self, from: data)
    }

    /// Writes the file, and returns its path.
    func write() throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/kinora-replay-\(UUID().uuidString).json"
        let data = try JSONEncoder().encode(self)
        guard FileManager.default.createFile(atPath: path, contents: data, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
        }
        return path
    }

    /// Replaces the program by itself, with other values of some variables. Returns only if that fails, with the reason.
    static func startAgain(_ path: String, _ environment: [String: String]) -> String {
        for (name, value) in environment { setenv(name, value, 1) }
        setenv(variable, path, 1)
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        kinora_start_again(&arguments)
        return String(cString: strerror(errno))
    }
}
