import CommandSupport
import Gallery
import KinoraCommandLine

extension SceneCatalog {
    /// The scenes of `./kinora`.
    @MainActor static let gallery = SceneCatalog(
        title: "the gallery", program: "./kinora", filmed: GalleryScene.filmed, others: [GalleryScene.gallery, GalleryScene.layout],
        failures: FailureExample.kinora)
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
        _ = try SceneCatalog.gallery.scene(named: id)
        preconditionFailure("the catalog has a scene that the gallery does not have")
    }
}
