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
            // With what packages of `kinora new` name: one build of more modules is shorter than two.
            let linked: Set<String> = ["UIKit", "KinoraCommandLine", "Kinora", "KinoraTesting", "Scenes"]
            try build([.translator], whileCompiling: linked.union(arguments.contains("serve") ? ["Browser"] : []))
            try start(.translator, ["scenes"] + arguments)
        }
        if name == "serve", arguments.contains(where: Self.choosesPackage), !Self.asksForHelp(arguments) {
            let package = try ServedPackage(Array(arguments.dropFirst()))
            for (name, value) in package.environment { setenv(name, value, 1) }
            try build([.translator], whileCompiling: ["UIKit", "Browser"])
            try start(.translator, package.words)
        }
        if let section = help[name], let program = section.programs.first, program != .work {
            if Self.asksForHelp(arguments), !build.isBuilt(program) {
                try build.console.write(section.text)
                return .success
            }
            let programs = Self.asksForHelp(arguments) ? [program] : section.programs
            try build(programs, whileCompiling: Self.asksForHelp(arguments) ? [] : Self.modules(linkedBy: arguments))
            try start(program, arguments)
        }
        let own = CommandLineProgram(
            name: "./kinora", overview: WorkDeclarations.overview, commands: WorkDeclarations.all, otherNames: help.names)
        return own.run(arguments, on: build.console)
    }

    /// The modules of the library that a command links into what it builds, besides those that sources import; none for commands that build
    /// nothing.
    private static func modules(linkedBy arguments: [String]) -> Set<String> {
        switch arguments.first {
        case OpenDeclaration.name where !arguments.contains("--check"): ["UIKit", "Kinora", "Browser"]
        case SwiftDeclaration.name where arguments.dropFirst().first == "test": ["UIKit", "KinoraTesting"]
        case SwiftDeclaration.name where ["build", "run"].contains(arguments.dropFirst().first): ["UIKit"]
        default: []
        }
    }

    /// Builds programs, and compiles modules at the same time, if the translator is to be built: each takes minutes, and does not keep all
    /// processors busy. The translator compiles the others that sources import.
    private func build(_ programs: [ToolProgram], whileCompiling modules: Set<String>) throws {
        let library = CompiledLibrary(checkout: build.checkout)
        var compilation: CompiledLibrary.Build?
        let isInstalled = Prebuilt(in: build.checkout.root) != nil
        if !modules.isEmpty, !isInstalled, !build.isBuilt(.translator), library.current(with: modules) == nil {
            build.console.report("compiling UIKit, which takes minutes; later packages and apps take seconds")
            compilation = try library.start(modules) { build.console.report(FolderLock.waiting) }
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
