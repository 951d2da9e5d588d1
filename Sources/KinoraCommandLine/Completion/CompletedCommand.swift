/// The completions of a command's arguments.
struct CompletedCommand {
    /// An option, by all its names.
    struct Option {
        let names: [String]
        let summary: String
        /// Whether a value follows.
        let takesValue: Bool
        /// Its values; empty if they are files, numbers or texts.
        let choices: [String]
    }

    let name: String
    let summary: String
    /// Operands; empty if they are files, or if there are none.
    let operands: [String]
    let options: [Option]

    /// Every command, including those that the script `./kinora` runs itself.
    @MainActor
    static var all: [CompletedCommand] {
        let test = Option(names: ["--filter"], summary: "only tests whose name matches", takesValue: true, choices: [])
        let deep = Option(names: ["--deep"], summary: "the long forms too", takesValue: false, choices: [])
        let output = Option(names: ["-o"], summary: "where the pages go", takesValue: true, choices: [])
        let path = Option(names: ["--base-path"], summary: "the path on the server", takesValue: true, choices: [])
        let own = CommandLineTool.commands.map { CompletedCommand($0) }
        let scripts = [
            CompletedCommand(name: "new", summary: "writes a package", operands: [], options: []),
            CompletedCommand(name: "test", summary: "runs the tests", operands: [], options: [deep, test]),
            CompletedCommand(name: "docs", summary: "builds the effects' documentation", operands: [], options: [output, path]),
        ]
        let names = (own + scripts).map(\.name)
        return own + scripts + [CompletedCommand(name: "help", summary: "shows a command's help", operands: names, options: [])]
    }

    private init(name: String, summary: String, operands: [String], options: [Option]) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
    }

    @MainActor
    private init(_ command: any Command.Type) {
        let help = Option(names: ["-h", "--help"], summary: "shows examples and options", takesValue: false, choices: [])
        self.init(
            name: command.name, summary: command.summary, operands: command.syntax.operandChoices,
            options: command.syntax.options.map {
                Option(names: $0.names, summary: $0.summary, takesValue: $0.value != nil, choices: $0.choices)
            } + [help])
    }
}
