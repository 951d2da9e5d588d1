import CommandSupport
import Foundation

/// `kinora new`: writes a package from the template in `Tool/Templates/Package`.
struct NewCommand: Command {
    static let name = "new"
    static let summary = "writes a package with an app, a scene and a motion test"
    static let examples = ["new Checkout", "new ../apps/Checkout"]
    static let syntax = CommandSyntax(
        operand: (
            name: "NAME", summary: "the package's name, an identifier of Swift, or a path that ends in it; the folder must not exist"
        ),
        takesSeveralOperands: true)
    static let remarks = """
        The package has a workflow file, too, and depends on this folder of Kinora by its path.
        Exit status: 0 fine, 2 wrong usage, 3 cannot write.
        """
    static let programs: [ToolProgram] = [.work]
    static let packages: [PackageSet] = []

    /// Names of modules that a package would hide, beside those of Kinora.
    private static let taken: Set = ["Swift", "Foundation", "Testing", "XCTest", "KinoraTesting"]

    private let folder: String
    private let module: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let operand = arguments.operand, !operand.isEmpty else { throw UsageError("no name is given, as in: kinora new Checkout") }
        guard arguments.operands.count == 1 else { throw UsageError("unexpected argument '\(arguments.operands[1])'; it takes one name") }
        folder = operand.count > 1 && operand.hasSuffix("/") ? String(operand.dropLast()) : operand
        module = String(folder.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
        guard module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
            throw UsageError("'\(module)' is no name for a module; write letters, digits and _, and begin with a letter")
        }
    }

    func run(on console: Console) throws {
        let checkout = try Checkout()
        let files = FileManager.default
        guard !Self.taken.contains(module), !files.fileExists(atPath: "\(checkout.root)/Sources/\(module)") else {
            throw UsageError("a module of Swift or Kinora has the name '\(module)'; choose another")
        }
        guard !files.fileExists(atPath: folder) else {
            throw UsageError("\(folder) is there already; choose another name or remove it")
        }
        do { try files.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
            throw Failure("new: \(folder) cannot be made; choose a folder that you may write to", status: 3)
        }
        let template = checkout.tool + "/Templates/Package"
        let values = ["__NAME__": module, "__KINORA__": Self.path(to: checkout, from: folder), "__VERSION__": KinoraVersion.version]
        for name in files.enumerator(atPath: template)?.compactMap({ $0 as? String }).sorted() ?? [] {
            var isFolder: ObjCBool = false
            guard files.fileExists(atPath: "\(template)/\(name)", isDirectory: &isFolder), !isFolder.boolValue else { continue }
            let copy = URL(fileURLWithPath: "\(folder)/\(Self.filled(name, with: values))")
            do {
                let text = try String(contentsOfFile: "\(template)/\(name)", encoding: .utf8)
                try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(Self.filled(text, with: values).utf8).write(to: copy)
            } catch {
                throw Failure("new: \(folder) cannot be written", status: 3)
            }
        }
        try console.write(folder + "\n")
        console.note(
            """
            kinora: wrote the package \(module); next:
                cd \(folder) && swift test
                \(checkout.script) --package \(folder) record card -o card.mp4

            """)
    }

    private static func filled(_ text: String, with values: [String: String]) -> String {
        values.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }

    /// An installed Kinora is in the same folder for every package.
    private static func path(to checkout: Checkout, from folder: String) -> String {
        Prebuilt(in: checkout.root) != nil ? checkout.root : relativePath(of: checkout.root, from: folder)
    }

    /// The path of one folder from another, both of which exist.
    private static func relativePath(of folder: String, from other: String) -> String {
        func components(_ path: String) -> [String] { URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents }
        let (target, start) = (components(folder), components(other))
        let common = zip(target, start).prefix { $0 == $1 }.count
        let path = Array(repeating: "..", count: start.count - common) + target.dropFirst(common)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }
}
