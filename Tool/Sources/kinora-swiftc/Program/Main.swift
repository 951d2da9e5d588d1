import CKinoraProgram
import CommandSupport
import Foundation
import SourceTranslator
import WorkCommands

/// `kinora-swiftc`: the compiler with the source translator in front of it, if called as `swiftc`; the language server, if called as
/// `sourcekit-lsp`; else the translator alone.
@main
@MainActor
enum Main {
    static func main() {
        kinora_program_begin()
        let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if name == "swiftc" {
                try compile(arguments)
            } else if name == "sourcekit-lsp" {
                try LanguageServer.run(arguments: arguments, program: ToolchainFolder.realProgram("sourcekit-lsp"))
            } else if arguments.first == "scenes" {
                try SceneCommand(Array(arguments.dropFirst())).run()
            } else if arguments == ["library-api"] {
                _ = try LibraryAPI.read(kinora: Checkout().root, cache: CacheFolder.path())
            } else if arguments.isEmpty {
                throw Failure(
                    "write open [PATH] …, swift build|run|test|package …, scenes --package PATH COMMAND …, or port [--check [--json]] IN [OUT]",
                    status: 2)
            } else {
                exit(program.run(arguments, on: .standard).rawValue)
            }
        } catch let failure as Failure {
            if let message = failure.message { _ = kinora_say(message) }
            exit(failure.status)
        } catch {
            _ = kinora_say(CommandLineProgram.sentence(about: error))
            exit(3)
        }
    }

    /// The commands for sources of iOS.
    private static let program = CommandLineProgram(
        name: "./kinora", overview: WorkDeclarations.overview, commands: [OpenCommand.self, SwiftCommand.self, PortCommand.self])

    private static func compile(_ arguments: [String]) throws {
        let environment = ProcessInfo.processInfo.environment
        let words = try CompilerWrapper(arguments: arguments, environment: environment).translatedArguments()
        let compiler = try environment["KINORA_SWIFTC"] ?? ToolchainFolder.realProgram("swiftc")
        try ChildProgram(path: compiler, arguments: words).become()
    }
}
