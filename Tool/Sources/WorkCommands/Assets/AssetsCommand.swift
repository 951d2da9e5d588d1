import CommandSupport
import Foundation
import Resources

/// `kinora assets PATH`: what a project has of images, colors, data, nibs and strings, what is missing, unused, and cannot be read.
struct AssetsCommand: Command {
    static let name = "assets"
    static let summary = "lists a project's images, colors and nibs, and what is missing"
    static let examples = ["assets ../MyApp", "assets --json ../MyApp/Assets.xcassets"]
    static let syntax = CommandSyntax(
        operand: (name: "PATH", summary: "the project's folder, or an asset catalog"),
        takesSeveralOperands: true,
        options: [.init(names: ["--json"], value: nil, summary: "lists it as one JSON object")])
    static let remarks = """
        An asset is unused if no source, nib or property list mentions its name or its symbol; names that code puts together are guessed. \
        Folders of builds and of fetched packages are left out.
        Exit status: 0 fine, 1 something cannot be read, 2 wrong usage.
        """
    static let programs: [ToolProgram] = [.work]
    static let packages: [PackageSet] = []

    private let path: String
    private let printsJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let operand = arguments.operand, !operand.isEmpty else {
            throw UsageError("no project is given, as in: kinora assets ../MyApp")
        }
        guard arguments.operands.count == 1 else { throw UsageError("unexpected argument '\(arguments.operands[1])'; it takes one path") }
        path = operand
        printsJSON = arguments.has("--json")
    }

    func run(on console: Console) throws {
        let root = URL(fileURLWithPath: path)
        guard FileManager.default.fileExists(atPath: root.path) else { throw UsageError("there is no \(path)" + suggestion(root)) }
        let report = ProjectSurvey(in: root.resolvingSymlinksInPath()).report
        if printsJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try console.write(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
        } else {
            try console.write(report.table)
        }
        guard report.unreadable.isEmpty else { throw Failure(nil, status: ExitCode.differences.rawValue) }
    }

    /// The name beside a path that is not there.
    private func suggestion(_ missing: URL) -> String {
        let folder = missing.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard let near = missing.lastPathComponent.nearest(in: names.sorted()) else { return "" }
        return "; did you mean \(path.hasSuffix("/") ? "" : String(path.dropLast(missing.lastPathComponent.count)))\(near)?"
    }
}
