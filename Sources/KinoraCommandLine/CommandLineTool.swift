import Foundation
import Kinora

/// The command-line tool: parses and runs a command, and converts errors into one line and an exit status.
@MainActor
package enum CommandLineTool {
    static let version = "0.2.0"
    /// The commands; without those about Kinora itself in a package's own tool.
    static var commands: [any Command.Type] {
        let ofScenes: [any Command.Type] = [
            ServeCommand.self, DemoCommand.self, ListCommand.self, RecordCommand.self, PlanCommand.self, TaskCommand.self,
            MergeCommand.self, CompareCommand.self, FilmstripCommand.self,
        ]
        return SceneCatalog.current.isOwn
            ? ofScenes + [TraceCommand.self]
            : ofScenes + [CardCommand.self, TraceCommand.self, BenchCommand.self, DoctorCommand.self, CompletionCommand.self]
    }

    /// Runs the process's command line on scenes and ends the process.
    package static func main(on catalog: SceneCatalog) -> Never {
        SceneCatalog.current = catalog
        Program.begin()
        Interruption.observe()
        if CommandLine.arguments.count == 3, CommandLine.arguments[1] == FilmWorker.word { FilmWorker.main(CommandLine.arguments[2]) }
        // Also after a new build has replaced the file.
        FilmWorkers.program = "/proc/\(getpid())/exe"
        let code = run(Array(CommandLine.arguments.dropFirst()), on: .standard)
        Interruption.dieIfInterrupted()
        exit(code.rawValue)
    }

    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: The words after the tool's name.
    ///   - console: The destination of data and messages.
    static func run(_ arguments: [String], on console: Console) -> ExitCode {
        do {
            try runCommand(arguments, on: console)
            return .success
        } catch {
            if let sentence = error.sentence { console.report(sentence) }
            return error.code
        }
    }

    /// A failed command: its message for standard error, if any, and the exit status.
    private struct Failure: Error {
        let sentence: String?
        let code: ExitCode
    }

    private static func runCommand(_ arguments: [String], on console: Console) throws(Failure) {
        guard let name = arguments.first, !isHelp(name) else {
            return try complete("") { try help(on: arguments.dropFirst(), on: console) }
        }
        if name == "--version" || name == "-V" {
            return try complete("") { try console.write("kinora \(version)\n") }
        }
        let command: any Command.Type
        do { command = try Self.command(named: name) } catch { throw Failure(sentence: error.message, code: .usage) }
        let words = Array(arguments.dropFirst())
        try complete("\(name): ") {
            if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
                try console.write(command.help(columns: console.outputColumns()))
            } else {
                try command.init(command.syntax.parse(words)).run(on: console)
            }
        }
    }

    private static func isHelp(_ word: String) -> Bool { ["-h", "--help", "help"].contains(word) }

    /// `help` shows the overview, `help COMMAND` that command's help.
    private static func help(on words: ArraySlice<String>, on console: Console) throws {
        guard let name = words.first, !isHelp(name) else {
            return try console.write((SceneCatalog.current.isOwn ? ownOverview : overview) + "\n")
        }
        guard words.count == 1 else { throw UsageError("help: unexpected argument '\(words[words.startIndex + 1])'") }
        try console.write(try command(named: name).help(columns: console.outputColumns()))
    }

    private static func command(named name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let names = commands.map { $0.name }
        let hint = name.nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
        throw UsageError("unknown command '\(name)'\(hint) the commands are: \(names.joined(separator: " "))")
    }

    private static func complete(_ prefix: String, _ body: () throws -> Void) throws(Failure) {
        do {
            try body()
        } catch let error as UsageError {
            throw Failure(sentence: prefix + error.message, code: .usage)
        } catch let error as any InputError {
            throw Failure(sentence: prefix + "\(error)", code: .usage)
        } catch let error as LostOutput {
            throw Failure(sentence: error.sentence.map { prefix + $0 }, code: .usage)
        } catch let error as Differences {
            throw Failure(sentence: prefix + "\(error)", code: .differences)
        } catch {
            throw Failure(sentence: prefix + "\(error)", code: .cannotRender)
        }
    }

}
