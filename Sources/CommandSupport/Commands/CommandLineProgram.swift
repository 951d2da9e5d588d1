import Foundation

/// A program with commands: parses and runs one, and converts errors into one line and an exit status.
@MainActor
package struct CommandLineProgram {
    /// The words that call it.
    let name: String
    let overview: Overview
    /// Its own commands, and those of other programs, in the order of the overview.
    let commands: [any CommandDeclaration.Type]
    /// Further names of commands, for misspelt ones.
    let otherNames: [String]

    package init(name: String, overview: Overview, commands: [any CommandDeclaration.Type], otherNames: [String] = []) {
        self.name = name
        self.overview = overview
        self.commands = commands
        self.otherNames = otherNames
    }

    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: The words after the program's name.
    ///   - console: The destination of data and messages.
    package func run(_ arguments: [String], on console: Console) -> ExitCode {
        do {
            try runCommand(arguments, on: console)
            return .success
        } catch {
            if let message = error.message { console.report(message) }
            return ExitCode(rawValue: error.status)
        }
    }

    private func runCommand(_ arguments: [String], on console: Console) throws(Failure) {
        guard let name = arguments.first, !Self.isHelp(name) else {
            return try complete("") { try help(on: arguments.dropFirst(), on: console) }
        }
        if name == "--version" || name == "-V" {
            return try complete("") { try console.write("kinora \(KinoraVersion.described)\n") }
        }
        let command: any CommandDeclaration.Type
        do { command = try self.command(named: name) } catch { throw Failure(error.message, status: ExitCode.usage.rawValue) }
        let words = Array(arguments.dropFirst())
        try complete("\(name): ") {
            if command.syntax.asksForHelp(words) {
                try console.write(command.help(of: self.name, columns: console.outputColumns()))
            } else if let command = command as? any Command.Type {
                try command.init(command.syntax.parse(words)).run(on: console)
            } else {
                try SiblingProgram(command.programs[0]).become(arguments, startedBy: "\(self.name) \(name)")
            }
        }
    }

    private static func isHelp(_ word: String) -> Bool { ["-h", "--help", "help"].contains(word) }

    /// `help` shows the overview, `help COMMAND` that command's help.
    private func help(on words: ArraySlice<String>, on console: Console) throws {
        guard let name = words.first, !Self.isHelp(name) else { return try console.write(overview.text(of: commands)) }
        guard words.count == 1 else { throw UsageError("help: unexpected argument '\(words[words.startIndex + 1])'") }
        try console.write(try command(named: name).help(of: self.name, columns: console.outputColumns()))
    }

    private func command(named name: String) throws(UsageError) -> any CommandDeclaration.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let names = otherNames.isEmpty ? commands.map { $0.name } : otherNames
        let hint = name.nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
        throw UsageError("unknown command '\(name)'\(hint) the commands are: \(names.joined(separator: " "))")
    }

    private func complete(_ prefix: String, _ body: () throws -> Void) throws(Failure) {
        do {
            try body()
        } catch let failure as Failure {
            throw failure
        } catch let error as UsageError {
            throw Failure(prefix + error.message, status: ExitCode.usage.rawValue)
        } catch let error as any InputError {
            throw Failure(prefix + "\(error)", status: ExitCode.usage.rawValue)
        } catch let error as LostOutput {
            throw Failure(error.sentence.map { prefix + $0 }, status: ExitCode.usage.rawValue)
        } catch let error as Differences {
            throw Failure(prefix + "\(error)", status: ExitCode.differences.rawValue)
        } catch {
            throw Failure(prefix + Self.sentence(about: error), status: ExitCode.cannotRender.rawValue)
        }
    }

    /// An error's description; the path and the system's message of one of Foundation.
    package nonisolated static func sentence(about error: any Error) -> String {
        let bridged = error as NSError
        guard let cause = bridged.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain else { return "\(error)" }
        let message = String(cString: strerror(Int32(cause.code))).lowercased()
        return "\(bridged.userInfo[NSFilePathErrorKey] ?? bridged.userInfo[NSURLErrorKey] ?? "a file"): \(message)"
    }
}
