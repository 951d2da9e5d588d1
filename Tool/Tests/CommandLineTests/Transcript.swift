import Foundation

@testable import kinora

/// Output and exit status of one command line.
@MainActor
final class Transcript {
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var code: ExitCode = .success

    /// Runs a command line in this process.
    ///
    /// - Parameters:
    ///   - isTerminal: whether the messages go to a person, so that progress is drawn.
    ///   - columns: of the terminals.
    init(_ words: [String], isTerminal: Bool = false, columns: Int = 80) {
        let console = Console(
            write: { [unowned self] in output += $0 }, note: { [unowned self] in errors += $0 }, isTerminal: isTerminal,
            columns: { columns }, outputColumns: { columns })
        code = Tool.run(words, on: console)
    }

    convenience init(_ words: String..., isTerminal: Bool = false, columns: Int = 80) {
        self.init(words, isTerminal: isTerminal, columns: columns)
    }
}
