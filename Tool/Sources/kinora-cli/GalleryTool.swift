import CommandSupport
import Gallery
import KinoraCommandLine
import WorkCommands

/// The command line on the gallery's scenes.
@main
@MainActor
enum GalleryTool {
    static let catalog = SceneCatalog.gallery

    /// All commands of `./kinora`, in the order of the overview: those on scenes, those about Kinora itself, and those of other programs.
    static let commands =
        CommandLineTool.sceneCommands
        + [CardCommand.self, HeroCommand.self, BenchCommand.self, DoctorCommand.self, CompletionCommand.self, ManualCommand.self]
        + WorkDeclarations.all

    static let program = CommandLineProgram(name: catalog.program, overview: WorkDeclarations.overview, commands: commands)

    static func main() { CommandLineTool.main(on: catalog, program) }
}
