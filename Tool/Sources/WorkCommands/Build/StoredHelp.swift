import CommandSupport
import Foundation

/// The texts of all commands in `Tool/Help.txt`: what the script `./kinora` shows, knows and installs before anything is built.
///
/// A line `== NAME PROGRAM… +PACKAGES…` begins a command's help; `== overview` begins the overview.
package struct StoredHelp {
    /// One command's part.
    package struct Section {
        package let name: String
        package let programs: [ToolProgram]
        package let text: String
    }

    package let sections: [Section]

    /// Reads the stored text.
    package init(_ text: String) {
        var sections: [Section] = []
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).reversed() {
            guard line.hasPrefix("== ") else {
                lines.append(line)
                continue
            }
            let words = line.split(separator: " ").dropFirst().map(String.init)
            sections.append(
                Section(
                    name: words.first ?? "", programs: words.dropFirst().compactMap { ToolProgram(rawValue: $0) },
                    text: lines.reversed().joined(separator: "\n") + (sections.isEmpty ? "" : "\n")))
            lines = []
        }
        self.sections = sections.reversed()
    }

    /// A command's part; nil for an unknown command.
    package subscript(name: String) -> Section? { name == "overview" ? nil : sections.first { $0.name == name } }

    /// The names of all commands.
    package var names: [String] { sections.map(\.name).filter { $0 != "overview" } }

    /// The text of the file for a list of commands.
    @MainActor
    package static func text(of commands: [any CommandDeclaration.Type], overview: Overview, program: String) -> String {
        var text = "== overview\n" + overview.text(of: commands)
        for command in commands {
            let needs = command.programs.map(\.rawValue) + command.packages.map { "+" + $0.rawValue }
            text += "== \(([command.name] + needs).joined(separator: " "))\n"
            text += command.help(of: program, columns: TextLayout.standardWidth)
        }
        return text
    }
}
