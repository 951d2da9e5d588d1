/// One command of a program: its declaration and its action.
@MainActor
package protocol Command: CommandDeclaration {
    /// Parses and validates all values, so that nothing is begun that cannot be finished.
    init(_ arguments: ParsedArguments) throws(UsageError)

    func run(on console: Console) throws
}

/// A command whose declaration is elsewhere, where other programs can read it.
package protocol DeclaredCommand: Command {
    associatedtype Declaration: CommandDeclaration
}

extension DeclaredCommand {
    package static var name: String { Declaration.name }
    package static var summary: String { Declaration.summary }
    package static var examples: [String] { Declaration.examples }
    package static var syntax: CommandSyntax { Declaration.syntax }
    package static var remarks: String { Declaration.remarks }
    package static var programs: [ToolProgram] { Declaration.programs }
    package static var packages: [PackageSet] { Declaration.packages }
}
