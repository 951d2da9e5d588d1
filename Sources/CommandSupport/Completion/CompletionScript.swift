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
        /// Whether its operands are files.
        let takesFiles: Bool

        @MainActor
        init(_ command: any CommandDeclaration.Type) {
            name = command.name
            summary = command.summary
            operands = command.syntax.operandChoices
            takesFiles = command.syntax.operand != nil && operands.isEmpty
            options =
                command.syntax.options + [CommandSyntax.Option(names: ["-h", "--help"], value: nil, summary: "shows examples and options")]
        }

        init(helpOf names: [String]) {
            (name, summary, operands, options, takesFiles) = ("help", "shows a command's help", names + ["help"], [], false)
        }
    }

    // MARK: bash and zsh

    /// Options before the command, which take a value.
    private static let globalOptions = ["--package", "--product"]

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
        let before = globalOptions.joined(separator: "|")
        return """
            _kinora() {
                local current=${COMP_WORDS[COMP_CWORD]} previous= words= first=1 list= stem= index
                if [ "$COMP_CWORD" -gt 0 ]; then previous=${COMP_WORDS[COMP_CWORD-1]}; fi
                # bash divides words at an equals sign, zsh does not.
                case $current in
                --*=*) previous=${current%%=*}; current=${current#*=}; stem=$previous= ;;
                esac
                if [ "$current" = "=" ]; then
                    current=
                elif [ "$previous" = "=" ] && [ "$COMP_CWORD" -gt 2 ]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                fi
                while [ "$first" -lt "$COMP_CWORD" ]; do
                    case ${COMP_WORDS[first]} in
                    \(before))
                        if [ "${COMP_WORDS[first+1]}" = "=" ]; then first=$((first+3)); else first=$((first+2)); fi ;;
                    *) break ;;
                    esac
                done
                if [ "$first" -gt "$COMP_CWORD" ]; then
                    words=
                elif [ "$first" -eq "$COMP_CWORD" ]; then
                    words="\(commands.map(\.name).joined(separator: " ")) \(globalOptions.joined(separator: " ")) --help --version"
                else
                    case ${COMP_WORDS[first]}:$previous in
            \(cases.joined(separator: "\n"))
                    esac
                    # Values of an axis, as in size=se,15.
                    for ((index = COMP_CWORD; index > first; index--)); do
                        case ${COMP_WORDS[index]} in
                        --matrix) list=1; break ;;
                        -*) break ;;
                        esac
                    done
                fi
                if [ -n "$list" ]; then
                    case $current in
                    -*) ;;
                    *=*) previous=${current%%=*}; current=${current#*=}; stem=$previous= ;;
                    *) [ "$previous" = --matrix ] || words="$words \(axes(of: commands).joined(separator: " "))" ;;
                    esac
                    case $previous in
                    \(axisNames(of: commands).joined(separator: "|")))
                        case $current in *,*) stem=$stem${current%,*},; current=${current##*,} ;; esac
                        case $previous in
            \(axisCases(of: commands).joined(separator: "\n"))
                        esac ;;
                    esac
                fi
                if [ -n "$words" ]; then COMPREPLY=($(compgen -P "$stem" -W "$words" -- "$current")); fi
                if [ -z "$words" ] || [ "${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -P "$stem" -f -- "$current")); fi
                if [ "${#COMPREPLY[@]}" -eq 1 ] && [ "${COMPREPLY[0]%=}" != "${COMPREPLY[0]}" ]; then
                    compopt -o nospace 2>/dev/null
                fi
                return 0
            }
            complete -F _kinora kinora ./kinora

            """
    }

    /// The choices of options that take assignments, as `NAME=VALUE`, by name.
    private static func assignments(of commands: [CompletedCommand]) -> [(name: String, values: [String])] {
        var all: [(name: String, values: [String])] = []
        for choice in commands.flatMap(\.options).flatMap(\.assignments) where !all.contains(where: { $0.name == choice.name }) {
            all.append(choice)
        }
        return all
    }

    private static func axes(of commands: [CompletedCommand]) -> [String] { assignments(of: commands).map { "\($0.name)=" } }

    /// Patterns of the names; one that no word matches if there is none.
    private static func axisNames(of commands: [CompletedCommand]) -> [String] {
        let names = assignments(of: commands).map(\.name)
        return names.isEmpty ? ["''"] : names
    }

    private static func axisCases(of commands: [CompletedCommand]) -> [String] {
        assignments(of: commands).map { "            \($0.name)) words=\"\($0.values.joined(separator: " "))\" ;;" }
    }

    // MARK: fish

    private static func fishLines(for commands: [CompletedCommand]) -> String {
        // The command, behind the options that choose a package.
        var lines = [
            """
            function __kinora_command
                set -l words (commandline -opc)[2..]
                while set -q words[1]
                    switch $words[1]
                        case \(globalOptions.joined(separator: " "))
                            set words $words[3..]
                        case \(globalOptions.map { "'\($0)=*'" }.joined(separator: " "))
                            set words $words[2..]
                        case '*'
                            echo $words[1]
                            return 0
                    end
                end
                return 1
            end
            complete -c kinora -f
            """
        ]
        lines += fishAssignments(of: commands)
        for option in globalOptions {
            lines.append("complete -c kinora -n 'not __kinora_command >/dev/null' -l \(option.dropFirst(2)) -rF")
        }
        for command in commands {
            lines.append("complete -c kinora -n 'not __kinora_command >/dev/null' -a \(command.name) -d \(quoted(command.summary))")
        }
        for command in commands {
            let condition = "-n 'contains -- \(command.name) (__kinora_command)'"
            if !command.operands.isEmpty {
                lines.append("complete -c kinora \(condition) -a \(quoted(command.operands.joined(separator: " ")))")
            } else if command.takesFiles {
                lines.append("complete -c kinora \(condition) -F")
            }
            for option in command.options {
                let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
                var words = ["complete -c kinora", condition] + names + ["-d", quoted(option.summary)]
                if option.value != nil {
                    let choices = option.choices.isEmpty ? "-rF" : "-x -a " + quoted(option.choices.joined(separator: " "))
                    words.append(option.assignments.isEmpty ? choices : "-x -a '(__kinora_assignments)'")
                }
                lines.append(words.joined(separator: " "))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Functions for the words behind an option that takes assignments, as in `size=se,15`.
    private static func fishAssignments(of commands: [CompletedCommand]) -> [String] {
        let options = commands.flatMap(\.options).filter { !$0.assignments.isEmpty }.flatMap(\.names)
        guard let first = options.first else { return [] }
        let cases = assignments(of: commands).map { choice in
            """
                        case \(choice.name)
                            set values \(choice.values.joined(separator: " "))
            """
        }
        return [
            """
            function __kinora_assigns
                set -l option
                for word in (commandline -opc)
                    string match -q -- '-*' $word; and set option $word
                end
                contains -- "$option" \(options.reduce(into: [first]) { if !$0.contains($1) { $0.append($1) } }.joined(separator: " "))
            end
            function __kinora_assignments
                set -l token (commandline -ct)
                if not string match -q -- '*=*' $token
                    printf '%s\\n' \(axes(of: commands).joined(separator: " "))
                    return
                end
                set -l values
                switch (string split -m1 = -- $token)[1]
            \(cases.joined(separator: "\n"))
                end
                set -q values[1]; and printf '%s\\n' (string match -r -- '^.*[=,]' $token)$values
            end
            complete -c kinora -n __kinora_assigns -a '(__kinora_assignments)'
            """
        ]
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
}
