import Foundation
import Kinora

extension FuzzTarget {
    /// Reads a gesture script and writes it again: a script that was accepted must survive the round trip.
    func readScript(_ input: Data) {
        guard let script = try? GestureScript(text: String(decoding: input, as: UTF8.self)) else { return }
        precondition(script.duration.isFinite && script.duration >= 0)
        do {
            let again = try GestureScript(text: script.text)
            precondition(again == script, "a script changed when it was written and read again")
        } catch { preconditionFailure("a script that was read cannot be read again: \(error)") }
    }
}
