import Foundation

/// A shell completion script for commands, options and names. Without names to offer, the shell offers files.
@MainActor
package enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    /// The script for a list of commands.
    package func text(of commands: [any CommandDeclaration.Type]) -> String {
        let completed = commands.map { CompletedCommand($0) } + [CompletedCommand(helpOf: commands.map { $0.name })]
        return switch self {
        case .bash: "# Completion for bash: source <(./kinora completion bash)\n" + Self.function(for: completed)
        case .zsh:
            // The function works in both shells.
            "# Completion for zsh: source <(./kinora completion zsh)\nautoload -Uz compinit bashcompinit && compinit && bashcompinit\n"
                + Self.function(for: completed)
        case .fish: "# Completion for fish: ./kinora completion fish | source\n" + Self.fishLines(for: completed)
        }
    }

    /// A command's name and what may follow it.
    private struct CompletedCommand {
        let name: String
        let summary: String
        let operands: [String]
        let options: [CommandSyntax.Option]

        @MainActor
        init(_ command: any CommandDeclaration.Type) {
            name = command.name
            summary = command.summary
            operands = command.syntax.operandChoices
            options =
                command.syntax.options + [CommandSyntax.Option(names: ["-h", "--help"], value: nil, summary: "shows examples and options")]
        }

        init(helpOf names: [String]) {
            (name, summary, operands, options) = ("help", "shows a command's help", names + ["help"], [])
        }
    }

    // MARK: bash and zsh

    private static func function(for commands: [CompletedCommand]) -> String {
        var cases: [String] = []
        for command in commands {
            for option in command.options where option.value != nil {
                let pattern = option.names.map { "\(command.name):\($0)" }.joined(separator: "|")
                cases.append("        \(pattern)) words=\"\(option.choices.joined(separator: " "))\" ;;")
            }
            let words = command.operands + command.options.flatMap(\.names)
            cases.append("        \(command.name):*) words=\"\(words.joined(separator: " "))\" ;;")
        }
        return """
            _kinora() {
                local current=${COMP_WORDS[COMP_CWORD]} words=
                if [ "$COMP_CWORD" -eq 1 ]; then
                    words="\(commands.map(\.name).joined(separator: " ")) --help --version"
                else
                    case ${COMP_WORDS[1]}:${COMP_WORDS[COMP_CWORD-1]} in
            \(cases.joined(separator: "\n"))
                    esac
                fi
                if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current")); fi
                if [ -z "$words" ] || [ "${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi
            }
            complete -F _kinora kinora ./kinora

            """
    }

    // MARK: fish

    private static func fishLines(for commands: [CompletedCommand]) -> String {
        var lines = ["complete -c kinora -f"]
        for command in commands {
            lines.append("complete -c kinora -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
        }
        for command in commands {
            let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
            if !command.operands.isEmpty {
                lines.append("complete -c kinora \(condition) -a \(quoted(command.operands.joined(separator: " ")))")
            }
            for option in command.options {
                let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
                var words = ["complete -c kinora", condition] + names + ["-d", quoted(option.summary)]
                if option.value != nil {
                    words.append(option.choices.isEmpty ? "-rF" : "-x -a " + quoted(option.choices.joined(separator: " ")))
                }
                lines.append(words.joined(separator: " "))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
}
