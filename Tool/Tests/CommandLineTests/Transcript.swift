import CommandSupport
import Foundation

@testable import KinoraCommandLine
@testable import kinora

/// Output and exit status of one command line.
@MainActor
final class Transcript {
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var questions: [String] = []
    private(set) var code: ExitCode = .success

    /// Runs a command line in this process.
    ///
    /// - Parameters:
    ///   - isTerminal: whether the messages go to a person, so that progress is drawn.
    ///   - columns: of the terminals.
    ///   - answer: The answer to all questions.
    ///   - catalog: The scenes; those of the gallery unless given.
    init(
        _ words: [String], isTerminal: Bool = false, columns: Int = 80, answer: Bool = true, on catalog: SceneCatalog = GalleryTool.catalog
    ) {
        SceneCatalog.current = catalog
        let console = Console(
            write: { [unowned self] in output += $0 }, note: { [unowned self] in errors += $0 }, isTerminal: isTerminal,
            columns: { columns }, outputColumns: { columns },
            agrees: { [unowned self] in
                questions.append($0)
                return answer
            })
        code = (catalog.isOwn ? CommandLineTool.ownProgram : GalleryTool.program).run(words, on: console)
    }

    convenience init(_ words: String..., isTerminal: Bool = false, columns: Int = 80) {
        self.init(words, isTerminal: isTerminal, columns: columns)
    }
}
