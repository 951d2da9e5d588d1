/// The declaration of a command, from which parsing, help, overview, completion and the script's list are made.
@MainActor
package protocol CommandDeclaration {
    static var name: String { get }
    /// A description in a few words, at most 65 letters; the overview shows it, too.
    static var summary: String { get }
    /// Example command lines, most common first.
    static var examples: [String] { get }
    static var syntax: CommandSyntax { get }
    /// Further lines at the end of the help; may be empty.
    static var remarks: String { get }
    /// The programs that are built before it runs; the first one runs it.
    static var programs: [ToolProgram] { get }
    /// The Debian packages that are installed before.
    static var packages: [PackageSet] { get }
}

extension CommandDeclaration {
    package static var remarks: String { "" }
    package static var programs: [ToolProgram] { [.kinora] }
    package static var packages: [PackageSet] { [.library] }
}
