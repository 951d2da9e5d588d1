import CommandSupport
import Foundation
import Kinora

/// The command line on the scenes of a program: of the gallery, or of a package that declares its own.
@MainActor
package enum CommandLineTool {
    /// The commands that work on any scenes.
    package static let sceneCommands: [any CommandDeclaration.Type] = [
        ServeCommand.self, DemoCommand.self, ListCommand.self, RecordCommand.self, PlanCommand.self, TaskCommand.self, MergeCommand.self,
        CompareCommand.self, FilmstripCommand.self, TraceCommand.self,
    ]

    /// Runs the process's command line on scenes and ends the process.
    package static func main(on catalog: SceneCatalog, _ program: CommandLineProgram? = nil) -> Never {
        SceneCatalog.current = catalog
        Program.begin()
        Interruption.observe()
        if CommandLine.arguments.count == 3, CommandLine.arguments[1] == FilmWorker.word { FilmWorker.main(CommandLine.arguments[2]) }
        // Also after a new build has replaced the file.
        FilmWorkers.program = "/proc/\(getpid())/exe"
        let code = (program ?? ownProgram).run(Array(CommandLine.arguments.dropFirst()), on: .standard)
        Interruption.dieIfInterrupted()
        exit(code.rawValue)
    }

    /// The program of a package that declares its own scenes.
    package static var ownProgram: CommandLineProgram {
        let catalog = SceneCatalog.current
        let overview = Overview(
            opening: """
                \(catalog.program): films the scenes of \(catalog.title) on an exact clock, and shows them in browsers

                Examples:
                  \(catalog.program) serve \(catalog.example(0))
                  \(catalog.program) record \(catalog.example(0)) -o film.mp4
                  \(catalog.program) filmstrip \(catalog.example(0)) -o strip.png
                """,
            closing: """
                Scenes: \(catalog.ids.joined(separator: " "))
                Data goes to standard output, messages to standard error.
                Exit status: 0 fine, 1 films differ, 2 wrong usage (also input that is
                missing or damaged, and standard output or error that cannot be written), 3
                cannot build, render or write, or no memory or open files are left.
                """)
        return CommandLineProgram(name: catalog.program, overview: overview, commands: sceneCommands)
    }
}
