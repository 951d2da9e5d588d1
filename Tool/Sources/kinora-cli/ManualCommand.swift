import CommandSupport
import WorkCommands

/// `kinora manual`: prints the manual page of all commands.
struct ManualCommand: Command {
    static let name = "manual"
    static let summary = "prints the manual page, for man"
    static let examples = ["manual > kinora.1", "manual > ~/.local/share/man/man1/kinora.1"]
    static let syntax = CommandSyntax()
    static let remarks = """
        The page has all commands with their options and examples. In ~/.local/share/man/man1 it is that of `man kinora`.
        """

    init(_ arguments: ParsedArguments) throws(UsageError) {}

    func run(on console: Console) throws {
        // Readers of the page have the program on the search path.
        try console.write(ManualPage(program: "kinora", overview: WorkDeclarations.overview, commands: GalleryTool.commands).text)
    }
}
