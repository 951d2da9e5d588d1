import CommandSupport
import Kinora

/// The scenes of a program, with the words that call it.
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
    /// Faults of motion with the messages of tests, for the demo's page.
    package let failures: [FailureExample]

    /// The gallery's or another program's scenes.
    package init(
        title: String, program: String, filmed: [any KinoraScene], others: [any KinoraScene] = [], isOwn: Bool = false,
        failures: [FailureExample] = []
    ) {
        self.title = title
        self.program = program
        self.filmed = filmed
        self.others = others
        self.isOwn = isOwn
        self.failures = failures
    }

    /// A scene's id for the examples of help, by an index from 0 to 3.
    package func example(_ index: Int) -> String {
        guard isOwn else { return ["dashboard-scale", "dashboard-slide", "zoom", "side-swipe"][index] }
        return ids.isEmpty ? "SCENE" : ids[index % ids.count]
    }

    package var scenes: [any KinoraScene] { filmed + others }
    package var ids: [String] { scenes.map(\.id) }

    /// Parses a scene's name.
    package func scene(named id: String?) throws(UsageError) -> any KinoraScene {
        let ids = ids
        guard let id else { throw UsageError("no scene is named; the scenes are: \(ids.joined(separator: " "))") }
        if let scene = scenes.first(where: { $0.id == id }) { return scene }
        let hint = id.nearest(in: ids).map { "; did you mean '\($0)'?" } ?? ";"
        throw UsageError("unknown scene '\(id)'\(hint) the scenes are: \(ids.joined(separator: " "))")
    }
}
