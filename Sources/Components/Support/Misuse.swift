import Foundation

/// Invalid requests of an app: logged and ignored.
@MainActor
enum Misuse {
    /// Receives the messages; tests replace it.
    static var log: (String) -> Void = { NSLog("%@", $0) }

    static func report(_ sentence: String) { log("Components: \(sentence)") }
}
