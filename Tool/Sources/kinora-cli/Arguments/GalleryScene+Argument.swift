import Gallery

extension GalleryScene {
    /// The scenes that are filmed together: one for each effect, and their variations.
    static var filmed: [GalleryScene] { all + variations }
    /// All filmed scenes, the gallery as a whole, and the screen that shows constraints.
    static var every: [GalleryScene] { filmed + [gallery, layout] }
    static var everyID: [String] { every.map(\.id) }

    /// Parses a scene's name.
    @MainActor
    static func named(_ id: String?) throws(UsageError) -> GalleryScene {
        let ids = everyID
        guard let id else { throw UsageError("no scene is named; the scenes are: \(ids.joined(separator: " "))") }
        if let scene = every.first(where: { $0.id == id }) { return scene }
        let hint = id.nearest(in: ids).map { "; did you mean '\($0)'?" } ?? ";"
        throw UsageError("unknown scene '\(id)'\(hint) the scenes are: \(ids.joined(separator: " "))")
    }
}
