import Kinora

/// The scenes and sheets of a program, with the words that call it.
@MainActor
package struct SceneCatalog {
    /// The running program's; set before a command is parsed.
    package static var current = SceneCatalog(title: "no scenes", program: "kinora", filmed: [])

    /// The name of the scenes as a whole: "the gallery".
    package let title: String
    /// The words that call the program: "./kinora".
    package let program: String
    /// The scenes that are filmed together.
    package let filmed: [any KinoraScene]
    /// Further scenes, for their ids alone.
    package let others: [any KinoraScene]
    /// Whether the scenes are those of a package that declares its own.
    package let isOwn: Bool
    let sheets: [ReferenceSheet]

    /// The gallery's or another program's scenes.
    package init(
        title: String, program: String, filmed: [any KinoraScene], others: [any KinoraScene] = [], sheets: [ReferenceSheet] = [],
        isOwn: Bool = false
    ) {
        self.title = title
        self.program = program
        self.filmed = filmed
        self.others = others
        self.sheets = sheets
        self.isOwn = isOwn
    }

    /// A scene's id for the examples of help, by an index from 0 to 3.
    func example(_ index: Int) -> String {
        guard isOwn else { return ["dashboard-scale", "dashboard-slide", "zoom", "side-swipe"][index] }
        return ids.isEmpty ? "SCENE" : ids[index % ids.count]
    }

    var scenes: [any KinoraScene] { filmed + others }
    var ids: [String] { scenes.map(\.id) }

    /// Parses a scene's name.
    package func scene(named id: String?) throws(UsageError) -> any KinoraScene {
        let ids = ids
        guard let id else { throw UsageError("no scene is named; the scenes are: \(ids.joined(separator: " "))") }
        if let scene = scenes.first(where: { $0.id == id }) { return scene }
        let hint = id.nearest(in: ids).map { "; did you mean '\($0)'?" } ?? ";"
        throw UsageError("unknown scene '\(id)'\(hint) the scenes are: \(ids.joined(separator: " "))")
    }
}

/// A sheet of examples that `card` draws.
@MainActor
package struct ReferenceSheet {
    let id: String
    /// One sentence about the contents, without a full stop.
    let summary: String
    /// In points.
    let size: @MainActor () -> CGSize
    let makeView: @MainActor () -> UIView

    package init(id: String, summary: String, size: @escaping @MainActor () -> CGSize, makeView: @escaping @MainActor () -> UIView) {
        self.id = id
        self.summary = summary
        self.size = size
        self.makeView = makeView
    }
}
