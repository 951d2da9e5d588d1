import Foundation

@testable import kinora

/// What one command line wrote and how it ended.
@MainActor
final class Transcript {
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var code: ExitCode = .success

    /// Runs a command line in this process.
    ///
    /// - Parameter isTerminal: whether the messages go to a person, so that progress is drawn.
    init(_ words: [String], isTerminal: Bool = false) {
        let console = Console(
            write: { [unowned self] in output += $0 }, note: { [unowned self] in errors += $0 }, isTerminal: isTerminal)
        code = Tool.run(words, on: console)
    }

    convenience init(_ words: String..., isTerminal: Bool = false) {
        self.init(words, isTerminal: isTerminal)
    }
}
