/// The manual page of a program, for `man`, from the declarations of its commands.
@MainActor
package struct ManualPage {
    /// The words that call the program.
    private let program: String
    private let overview: Overview
    private let commands: [any CommandDeclaration.Type]

    package init(program: String, overview: Overview, commands: [any CommandDeclaration.Type]) {
        self.program = program
        self.overview = overview
        self.commands = commands
    }

    /// The page's name; that of the file is `kinora.1`.
    private static let name = "kinora"

    /// The page as roff, with the macros of man(7); equal declarations give equal bytes.
    package var text: String {
        let paragraphs = overview.opening.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let purpose = paragraphs.first.map { $0.hasPrefix("\(Self.name): ") ? String($0.dropFirst(Self.name.count + 2)) : $0 } ?? ""
        var lines = [
            ".TH \(Self.name.uppercased()) 1 \"\" \(Self.quoted("\(Self.name) \(KinoraVersion.version)")) \"User Commands\"",
            // Words are not divided, and lines not filled up with spaces: both change what is copied from the page.
            ".nh", ".ad l", ".SH NAME", "\(Self.escaped(Self.name)) \\- \(Self.escaped(purpose))", ".SH SYNOPSIS",
            ".B \(Self.escaped(program))", ".I COMMAND", "[\\fIarguments\\fR]", ".SH EXAMPLES",
        ]
        lines += Self.example(paragraphs.dropFirst().map(\.self).filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) })
        lines.append(".SH COMMANDS")
        for command in commands { lines += section(of: command) }
        lines.append(".SH NOTES")
        lines += Self.paragraphs(overview.closing)
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: A command

    private func section(of command: any CommandDeclaration.Type) -> [String] {
        var lines = [
            ".SS \(Self.quoted(command.name))", Self.line(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."),
            ".PP",
        ]
        lines.append("\\fB\(Self.escaped("\(program) \(command.name)"))\\fR" + usage(of: command))
        if let operand = command.syntax.operand {
            lines += [".TP", "\\fI\(Self.escaped(operand.name))\\fR", Self.line(operand.summary)]
        }
        for option in command.syntax.options {
            let names = option.names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
            lines += [".TP", names + (option.value.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""), Self.line(option.summary)]
        }
        if !command.remarks.isEmpty { lines += [".PP"] + Self.paragraphs(command.remarks) }
        lines += [".PP", command.examples.count == 1 ? "Example:" : "Examples:"]
        return lines + Self.example(command.examples.map { "\(program) \($0)" })
    }

    private func usage(of command: any CommandDeclaration.Type) -> String {
        let syntax = command.syntax
        let operand = syntax.operand.map { " \\fI\(Self.escaped($0.name))\\fR" } ?? ""
        let options = syntax.options.map { option in
            let words = "\\fB\(Self.escaped(option.names[0]))\\fR" + (option.value.map { "\\ \\fI\(Self.escaped($0))\\fR" } ?? "")
            return option.isExpected ? " \(words)" : " [\(words)]" + (option.isRepeatable ? "…" : "")
        }
        return operand + options.joined() + (syntax.forwarding.map { " [\\fI\(Self.escaped($0.placeholder))\\fR]" } ?? "")
    }

    // MARK: roff

    /// Lines as they are, indented.
    private static func example(_ lines: [String]) -> [String] {
        [".PP", ".in +4n", ".nf"] + lines.map(line) + [".fi", ".in"]
    }

    /// Lines that are filled, each a paragraph; a line that goes on in the next one has no end of a sentence.
    private static func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let last = lines.last, last.hasSuffix(".") { lines.append(".PP") }
            lines.append(row.isEmpty ? ".PP" : line(row))
        }
        return lines
    }

    /// A text as a line of its own: its first letter begins no request.
    private static func line(_ text: some StringProtocol) -> String {
        let escaped = escaped(text)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    private static func quoted(_ text: String) -> String { "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\"" }

    /// Signs that roff would replace: a hyphen that can be copied, straight quotes, and its own backslash.
    private static func escaped(_ text: some StringProtocol) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case "\n": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
