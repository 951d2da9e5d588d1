import Foundation

/// The command-line tool: finds the command, runs it, and turns what it throws into one line and an exit status.
@main
@MainActor
enum Tool {
    static let version = "0.2.0"
    static let commands: [any Command.Type] = [
        DemoCommand.self, ListCommand.self, RecordCommand.self, MergeCommand.self, FilmstripCommand.self, CardCommand.self,
        TraceCommand.self,
        BenchCommand.self, DoctorCommand.self,
    ]

    static func main() {
        Interruption.observe()
        let code = run(Array(CommandLine.arguments.dropFirst()), on: .standard)
        Interruption.dieIfInterrupted()
        exit(code.rawValue)
    }

    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: the words after the tool's name.
    ///   - console: where data and messages go.
    static func run(_ arguments: [String], on console: Console) -> ExitCode {
        do {
            try runCommand(arguments, on: console)
            return .success
        } catch {
            console.report(error.sentence)
            return error.code
        }
    }

    /// A failed command: its line for standard error and the status to end with.
    private struct Failure: Error {
        let sentence: String
        let code: ExitCode
    }

    private static func runCommand(_ arguments: [String], on console: Console) throws(Failure) {
        guard let name = arguments.first, !["-h", "--help", "help"].contains(name) else {
            return try complete("") { try console.write(overview + "\n") }
        }
        if name == "--version" {
            return try complete("") { try console.write("kinora \(version)\n") }
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            let names = commands.map { $0.name }
            let hint = name.nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
            throw Failure(sentence: "unknown command '\(name)'\(hint) the commands are: \(names.joined(separator: " "))", code: .usage)
        }
        let words = Array(arguments.dropFirst())
        try complete("\(name): ") {
            if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
                try console.write(command.help)
            } else {
                try command.init(command.syntax.parse(words)).run(on: console)
            }
        }
    }

    private static func complete(_ prefix: String, _ body: () throws -> Void) throws(Failure) {
        do {
            try body()
        } catch let error as UsageError {
            throw Failure(sentence: prefix + error.message, code: .usage)
        } catch let error as Differences {
            throw Failure(sentence: prefix + sentence(for: error), code: .differences)
        } catch {
            throw Failure(sentence: prefix + sentence(for: error), code: .cannotRender)
        }
    }

    /// One line for an error; ours describe themselves.
    private static func sentence(for error: any Error) -> String {
        "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
