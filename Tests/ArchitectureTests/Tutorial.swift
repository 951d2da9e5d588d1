import Foundation

/// A tutorial's steps with code.
struct Tutorial {
    /// The file after the step.
    struct Step {
        /// Path in the reader's package; `Terminal` for commands.
        let name: String
        /// Name of the file in the tutorials' folder `Code`.
        let resource: String
        let text: String

        /// Whether the step has a source file of a target.
        var isCode: Bool { name.hasSuffix(".swift") && name != "Package.swift" }
        /// Name of the image of the step's result: `film-3.png` for `film-3-Card.swift`.
        var image: String { resource.split(separator: "-").prefix(2).joined(separator: "-") + ".png" }
    }

    /// In the catalog, where documentation compilers look for tutorials.
    static let folder = "Sources/Kinora/Kinora.docc/Tutorials"

    /// In the order of the table of contents.
    static let names = ["First-Film", "First-Motion-Test", "First-Transition", "Effect-In-An-App"]

    let text: String
    let steps: [Step]

    init(_ name: String, in tree: SourceTree) throws {
        let text = try tree.text("\(Self.folder)/\(name).tutorial")
        self.text = text
        steps = try text.matches(of: /@Code\(name: "([^"]+)", file: ([^)]+)\)/).map { match in
            let resource = String(match.output.2)
            return Step(
                name: String(match.output.1), resource: resource, text: try tree.text("\(Self.folder)/Code/\(resource)"))
        }
    }
}
