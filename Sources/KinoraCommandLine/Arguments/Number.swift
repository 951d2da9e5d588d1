import CommandSupport
import Foundation

/// Numbers of a command line, parsed with limits; errors name the accepted range.
enum Number {
    /// Frames per second; the default is 60.
    static func framesPerSecond(_ text: String?) throws(UsageError) -> Int {
        guard let text else { return 60 }
        guard let value = Int(text), (1...240).contains(value) else {
            throw UsageError("--fps \(text): not a whole number from 1 to 240")
        }
        return value
    }

    /// Films at once; nil without a number.
    static func jobs(_ text: String?) throws(UsageError) -> Int? {
        guard let text else { return nil }
        guard let value = Int(text), (1...256).contains(value) else { throw UsageError("--jobs \(text): not a whole number from 1 to 256") }
        return value
    }

    /// Times in seconds from the scene's start, separated by commas, in written order. One that is a frame's time but for its last digits,
    /// as 5.133333, is that time: what happens in the frame has happened.
    static func times(_ text: String) throws(UsageError) -> [TimeInterval] {
        let components = text.split(separator: ",", omittingEmptySubsequences: false)
        guard components.count <= 100 else { throw UsageError("--at has \(components.count) moments; a filmstrip takes 100 at most") }
        var times: [TimeInterval] = []
        for component in components {
            let word = component.trimmingCharacters(in: .whitespaces)
            guard let time = Double(word), (0...3600).contains(time) else {
                throw UsageError("--at '\(word)': not a number of seconds from 0 to 3600, as in --at 0,0.1,0.3")
            }
            let frame = (time * 240).rounded() / 240
            times.append(abs(time - frame) < 1e-5 ? frame : time)
        }
        return times
    }
}
