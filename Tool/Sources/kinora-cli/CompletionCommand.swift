import CommandSupport

/// `kinora completion`: prints a script that completes commands, options and scenes in a shell.
struct CompletionCommand: Command {
    static let name = "completion"
    static let summary = "prints completions for bash, zsh or fish"
    static let examples = ["completion bash > ~/.local/share/bash-completion/completions/kinora", "completion fish", "completion zsh"]
    static let syntax = CommandSyntax(
        operand: (name: "SHELL", summary: shells.joined(separator: ", ")), operandChoices: shells)
    static let remarks = """
        For this session alone: source <(./kinora completion bash), source <(./kinora completion zsh), or ./kinora completion fish | source.
        """

    private static let shells = CompletionScript.allCases.map(\.rawValue)

    private let script: CompletionScript

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let names = Self.shells.joined(separator: " ")
        guard let name = arguments.operand else { throw UsageError("no shell is named; it is one of: \(names)") }
        guard let script = CompletionScript(rawValue: name) else { throw UsageError("unknown shell '\(name)'; it is one of: \(names)") }
        self.script = script
    }

    func run(on console: Console) throws { try console.write(script.text(of: GalleryTool.commands)) }
}
