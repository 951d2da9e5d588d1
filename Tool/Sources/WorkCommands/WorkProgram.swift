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
            try build([.translator], whileCompiling: true)
            try start(.translator, ["scenes"] + arguments)
        }
        if let section = help[name], let program = section.programs.first, program != .work {
            if Self.asksForHelp(arguments), !build.isBuilt(program) {
                try build.console.write(section.text)
                return .success
            }
            let links = [OpenDeclaration.name, SwiftDeclaration.name].contains(name) && !arguments.contains("--check")
            // The app of a package is built by the translator.
            let isPackage = name == "serve" && arguments.contains(where: Self.choosesPackage)
            let programs = Self.asksForHelp(arguments) ? [program] : section.programs + (isPackage ? [.translator] : [])
            try build(programs, whileCompiling: (links || isPackage) && !Self.asksForHelp(arguments))
            try start(program, arguments)
        }
        let own = CommandLineProgram(
            name: "./kinora", overview: WorkDeclarations.overview, commands: WorkDeclarations.all, otherNames: help.names)
        return own.run(arguments, on: build.console)
    }

    /// Builds programs, and compiles what packages and apps link at the same time, if the translator is to be built: each takes minutes, and
    /// does not keep all processors busy.
    private func build(_ programs: [ToolProgram], whileCompiling compiles: Bool) throws {
        let library = CompiledLibrary(checkout: build.checkout)
        var compilation: CompiledLibrary.Build?
        if compiles, !build.isBuilt(.translator), Prebuilt(in: build.checkout.root) == nil, library.current == nil {
            build.console.report("compiling UIKit, which takes minutes; later packages and apps take seconds")
            compilation = try library.start { build.console.report(FolderLock.waiting) }
        }
        do {
            for program in programs { try build.build(program) }
        } catch {
            compilation?.cancel()
            throw error
        }
        try compilation?.finish()
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
