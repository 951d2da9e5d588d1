/// The programs of the package in `Tool/`, which `./kinora` builds when they are needed.
package enum ToolProgram: String, CaseIterable {
    /// The command line on the gallery's scenes.
    case kinora
    /// The commands for work on Kinora; it builds the others.
    case work = "kinora-work"
    /// The compiler with the source translator in front of it.
    case translator = "kinora-swiftc"
    /// The gallery with a web server.
    case server = "kinora-serve"

    /// Its name in messages about its build.
    package var title: String {
        switch self {
        case .kinora: "the tool (release; the first time takes minutes)"
        case .work: "the commands for work on Kinora (release)"
        case .translator: "the source translator (release)"
        case .server: "the gallery for browsers (release)"
        }
    }
}
