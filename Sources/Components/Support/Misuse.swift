import Foundation

/// What an app asked for and cannot have: told in the log, and nothing changes.
@MainActor
enum Misuse {
    /// Takes the sentences; tests put their own in its place.
    static var log: (String) -> Void = { NSLog("%@", $0) }

    static func report(_ sentence: String) { log("Components: \(sentence)") }
}
