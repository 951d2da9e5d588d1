import CommandSupport
import Foundation

/// The program `kinora-work`, which the script `./kinora` builds first: it runs the commands for work on Kinora, and builds and starts
/// the programs of all others.
@MainActor
package struct WorkProgram {
    private let build: ToolBuild
    private let help: StoredHelp

    package init(console: Console) throws {
        let checkout = try Checkout()
        build = ToolBuild(checkout: checkout, console: console)
        try? SourceDates(root: checkout.root, record: checkout.build + "/kinora-source-dates")
            .update(["Package.swift", "Sources", "Tests", "Tool"])
        let file = checkout.tool + "/Help.txt"
        guard let text = FileManager.default.contents(atPath: file) else { throw Failure("\(file) is missing; check it out", status: 3) }
        help = StoredHelp(String(decoding: text, as: UTF8.self))
    }

    /// Runs a command line of `./kinora`.
    package func run(_ arguments: [String]) throws -> ExitCode {
        let name = arguments.first ?? ""
        if Self.choosesPackage(name) {
            try build.build(.translator)
            try start(.translator, ["scenes"] + arguments)
        }
        if let section = help[name], let program = section.programs.first, program != .work {
            if Self.asksForHelp(arguments), !build.isBuilt(program) {
                try build.console.write(section.text)
                return .success
            }
            let apps = name == OpenDeclaration.name && !Self.asksForHelp(arguments) ? try startUIKit(for: arguments) : nil
            do {
                for program in Self.asksForHelp(arguments) ? [program] : section.programs { try build.build(program) }
            } catch {
                apps?.cancel()
                throw error
            }
            try apps?.wait()
            // The app of a package is built by the translator.
            if name == "serve", arguments.contains(where: Self.choosesPackage) { try build.build(.translator) }
            try start(program, arguments)
        }
        let own = CommandLineProgram(
            name: "./kinora", overview: WorkDeclarations.overview, commands: WorkDeclarations.all, otherNames: help.names)
        return own.run(arguments, on: build.console)
    }

    /// Begins to build what apps link, if the translator is to be built too: each takes minutes, and does not keep all processors busy.
    private func startUIKit(for arguments: [String]) throws -> UIKitBuild? {
        guard !arguments.contains("--check"), !build.isBuilt(.translator) else { return nil }
        build.console.report("building UIKit for apps, which takes minutes; later apps take seconds")
        return try UIKitBuild(checkout: build.checkout) { build.console.report(FolderLock.waiting) }
    }

    /// Whether a word is the option before a command that chooses a package or its program; not one that only begins so.
    static func choosesPackage(_ word: String) -> Bool {
        ["--package", "--product"].contains { word == $0 || word.hasPrefix($0 + "=") }
    }

    private func start(_ program: ToolProgram, _ arguments: [String]) throws -> Never {
        try ChildProgram(path: build.path(of: program), arguments: arguments).become()
    }

    /// Whether a command line asks for a command's help. Words for SwiftPM ask for its own.
    private static func asksForHelp(_ arguments: [String]) -> Bool {
        let syntax = arguments.first == SwiftDeclaration.name ? SwiftDeclaration.syntax : CommandSyntax()
        return syntax.asksForHelp(Array(arguments.dropFirst()))
    }
}
