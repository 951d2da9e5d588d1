import Gallery

extension GalleryScene {
    /// The gallery's scenes, and the gallery as a whole, which `all` does not film.
    static var every: [GalleryScene] { all + [gallery] }
    static var everyID: [String] { every.map(\.id) }

    /// The scene that a command line names.
    @MainActor
    static func named(_ id: String?) throws(UsageError) -> GalleryScene {
        let ids = everyID
        guard let id else { throw UsageError("no scene is named; the scenes are: \(ids.joined(separator: " "))") }
        if let scene = every.first(where: { $0.id == id }) { return scene }
        let hint = id.nearest(in: ids).map { "; did you mean '\($0)'?" } ?? ";"
        throw UsageError("unknown scene '\(id)'\(hint) the scenes are: \(ids.joined(separator: " "))")
    }
}
