import CommandSupport
import Gallery
import KinoraCommandLine
import WorkCommands

/// The command line on the gallery's scenes.
@main
@MainActor
enum GalleryTool {
    static let catalog = SceneCatalog(
        title: "the gallery", program: "./kinora", filmed: GalleryScene.filmed, others: [GalleryScene.gallery, GalleryScene.layout])

    /// All commands of `./kinora`, in the order of the overview: those on scenes, those about Kinora itself, and those of other programs.
    static let commands =
        CommandLineTool.sceneCommands
        + [CardCommand.self, HeroCommand.self, BenchCommand.self, DoctorCommand.self, CompletionCommand.self, ManualCommand.self]
        + WorkDeclarations.all

    static let program = CommandLineProgram(name: catalog.program, overview: WorkDeclarations.overview, commands: commands)

    static func main() { CommandLineTool.main(on: catalog, program) }
}

extension GalleryScene {
    /// The scenes that are filmed together: one for each effect, and their variations.
    static var filmed: [GalleryScene] { all + variations }
    /// All filmed scenes, the gallery as a whole, and the screen that shows constraints.
    static var every: [GalleryScene] { filmed + [gallery, layout] }

    /// The scene with an id, or an error that names all.
    @MainActor
    static func named(_ id: String) throws(UsageError) -> GalleryScene {
        if let scene = every.first(where: { $0.id == id }) { return scene }
        _ = try GalleryTool.catalog.scene(named: id)
        preconditionFailure("the catalog has a scene that the gallery does not have")
    }
}
