import Foundation

/// The text of a program without a command: its purpose, examples, and a line for each command.
@MainActor
package struct Overview {
    /// Lines before the commands: a line about the program, and examples.
    let opening: String
    /// Lines after them.
    let closing: String

    package init(opening: String, closing: String) {
        self.opening = opening
        self.closing = closing
    }

    /// The text, with a line feed at its end.
    package func text(of commands: [any CommandDeclaration.Type]) -> String {
        let rows = commands.map { ($0.name, $0.summary) } + [("help", "shows a command's examples and options")]
        let lines = rows.map { name, summary in "  " + name.padding(toLength: 12, withPad: " ", startingAt: 0) + summary }
        return ([opening, "", "Commands:"] + lines + ["", closing]).joined(separator: "\n") + "\n"
    }
}
