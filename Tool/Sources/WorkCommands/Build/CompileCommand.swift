import CommandSupport
import Foundation

/// `kinora compile`: compiles UIKit for packages and apps, and says how plain `swift build` links it.
struct CompileCommand: Command {
    static let name = "compile"
    static let summary = "compiles UIKit once, for all packages and apps"
    static let examples = ["compile", "compile --force"]
    static let syntax = CommandSyntax(
        options: [.init(names: ["--force"], value: nil, summary: "compiles all of it again, as after a damaged cache")])
    static let remarks = """
        kinora swift, open and --package compile UIKit themselves, the first time and after its sources or the compiler have changed. Plain \
        swift build and swift test link it too in a shell that has these variables, if the package's manifest reads KINORA_PATH as those of \
        kinora new do:
            eval "$(kinora compile)"
        Exit status: 0 fine, 2 wrong usage, 3 UIKit cannot be compiled.
        """
    static let programs: [ToolProgram] = [.work]
    static let packages: [PackageSet] = [.library, .browser]

    private let isForced: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) { isForced = arguments.has("--force") }

    func run(on console: Console) throws {
        let checkout = try Checkout()
        guard Prebuilt(in: checkout.root) == nil else {
            // pkg-config finds an installed one.
            return try console.write("export KINORA_PATH=\(Self.quoted(checkout.root))\n")
        }
        let library = CompiledLibrary(checkout: checkout)
        if isForced { try library.remove() }
        try library.make(nil) { console.report($0) }.use()
        for name in ["KINORA_PATH", "PKG_CONFIG_PATH"] {
            guard let value = getenv(name) else { continue }
            try console.write("export \(name)=\(Self.quoted(String(cString: value)))\n")
        }
    }

    /// A word of a shell.
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
