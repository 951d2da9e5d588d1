import Foundation

/// Where the tool's data and messages go.
@MainActor
struct Console {
    /// Takes data: standard output.
    let write: (String) throws -> Void
    /// Takes messages and progress: standard error.
    let note: (String) -> Void
    /// Whether messages are read by a person now, so that progress may be drawn over itself.
    let isTerminal: Bool

    /// The process's own.
    static let standard = Console(
        write: { text in
            do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
                throw WritingError(place: "standard output", reason: error.localizedDescription)
            }
        },
        note: { FileHandle.standardError.write(Data($0.utf8)) },
        isTerminal: isatty(STDERR_FILENO) == 1
    )

    /// Reports why a command failed, in one line.
    func report(_ sentence: String) {
        note("kinora: \(sentence)\n")
    }
}
