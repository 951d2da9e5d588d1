import CommandSupport

/// `kinora port`, which `kinora-swiftc` runs.
package enum PortDeclaration: CommandDeclaration {
    package static let name = "port"
    package static let summary = "writes sources for iOS as Swift for Linux, or lists the changes"
    package static let examples = ["port --check ../MyApp/Sources", "port ../MyApp/Sources ../Ported/Sources"]
    package static let syntax = CommandSyntax(
        operand: (
            name: "IN [OUT]",
            summary: "a file or a folder; and, without --check, a folder that is new or empty or was written by port before"
        ),
        takesSeveralOperands: true,
        options: [
            .init(names: ["--check"], value: nil, summary: "lists what would change and what cannot be translated, with reasons"),
            .init(names: ["--json"], value: nil, summary: "with --check: lists it as JSON, an object in a line for each file"),
        ])
    package static let remarks = """
        Files that are not translated are copied, with their modes and links; folders named .build and .git are left out. Nothing is \
        replaced but what port itself has written, which OUT/.kinora-port records.
        Exit status: 0 fine, 1 something cannot be translated, 2 wrong usage, 3 cannot read or write.
        """
    package static let programs: [ToolProgram] = [.translator]
}
