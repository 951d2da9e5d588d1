import CommandSupport
import Foundation
import Kinora

/// `kinora compare`: compares two folders of films and images, and writes reports of the differences.
struct CompareCommand: Command {
    static let name = "compare"
    static let summary = "compares two folders of films, with a page of the differences"
    static let examples = [
        "compare films joined",
        "compare base head -o report",
        "compare base head -o report.html --markdown comment.md --json films.json --junit films.xml",
    ]
    static let syntax = CommandSyntax(
        operand: (name: "BASE HEAD", summary: "two folders of films and images, as record, merge or tests have filled them"),
        takesSeveralOperands: true,
        options: [
            .init(names: ["-o", "--output"], value: "FILE|FOLDER", summary: "the report, one page: FILE.html, or FOLDER/index.html"),
            .init(names: ["--markdown"], value: "FILE", summary: "a table with thumbnails, for a comment"),
            .init(
                names: ["--thumbnails"], value: "KIND",
                summary: "those of the table: files beside it, data in it, none, or the https address where the files will be (files)",
                choices: ["files", "data", "none"]),
            .init(names: ["--json"], value: "FILE", summary: "the result for scripts"),
            .init(names: ["--junit"], value: "FILE", summary: "the result as JUnit's XML, a case for each film"),
        ])
    static let remarks = """
        Prints the names of films that one folder lacks, or whose frames differ in a pixel. Digests are compared first: of each frame if \
        both folders have a films.json, else of the files' bytes. Pixels are compared of films that differ; of lossy ones without digests, \
        what is visible. The bytes of the files may differ, as of films in two formats.
        A trace beside a film, NAME.json, is shown as curves.
        Exit status 1 when films differ, 2 when one is unreadable: its file is damaged, or not the one that its folder's list names.
        """

    private let folders: [String]
    private let page: URL?
    private let markdown: URL?
    private let thumbnails: ComparisonMarkdown.Thumbnails
    private let json: URL?
    private let junit: URL?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.count == 2 else {
            throw UsageError("it takes two folders, not \(arguments.operands.count); write compare BASE HEAD")
        }
        folders = arguments.operands
        page = arguments["--output"].map(Self.page)
        func file(_ name: String) throws(UsageError) -> URL? {
            guard let path = arguments[name] else { return nil }
            guard OutputPath.irregularKind(path) != "a folder", !path.hasSuffix("/") else {
                throw UsageError("\(name) \(path): it is a folder, and this is one file")
            }
            return URL(fileURLWithPath: path)
        }
        (markdown, json, junit) = (try file("--markdown"), try file("--json"), try file("--junit"))
        guard markdown != nil || !arguments.has("--thumbnails") else {
            throw UsageError("--thumbnails is for the table of --markdown, which is missing")
        }
        thumbnails = try ComparisonMarkdown.Thumbnails(arguments["--thumbnails"])
    }

    /// The page's file: the path itself if it is named so, unless it is a folder.
    private static func page(_ path: String) -> URL {
        let url = URL(fileURLWithPath: path)
        let isFile = ["html", "htm"].contains(url.pathExtension.lowercased()) && OutputPath.irregularKind(path) != "a folder"
        return isFile ? url : URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(ComparisonPage.fileName)
    }

    func run(on console: Console) throws {
        let (base, head) = (try ComparedFolder(folders[0]), try ComparedFolder(folders[1]))
        guard !base.files.isEmpty || !head.files.isEmpty else { throw FilmFolderError.noFilms(base.path, head.path) }
        let comparison = try FolderComparison(
            base, head, hasImages: page != nil || markdown != nil, on: console)
        try write(comparison, on: console)
        for film in comparison.films where film.state != .same {
            try console.write("\(Self.printable(film.name)): \(Self.printable(film.message(base: base.path, head: head.path)))\n")
        }
        let unreadable = comparison.films(.unreadable)
        let differing = comparison.films.count { $0.state != .same } - unreadable.count
        let sentence = "\(differing) \(differing == 1 ? "film differs" : "films differ")"
        if let first = unreadable.first {
            let count = unreadable.count == 1 ? "a film is" : "\(unreadable.count) films are"
            let rest = differing == 0 ? "" : ", and \(sentence)"
            throw Unreadable("\(count) unreadable\(rest); the first: \(Self.printable(first.reason ?? first.name))")
        }
        guard differing == 0 else { throw Differences(sentence) }
        let count = comparison.films.count
        console.report("\(count) \(count == 1 ? "film is" : "films are") the same in every pixel")
    }

    /// A film whose file is damaged.
    private struct Unreadable: InputError {
        let description: String

        init(_ description: String) { self.description = description }
    }

    private func write(_ comparison: FolderComparison, on console: Console) throws {
        if let page {
            try FilmFolder(url: page.deletingLastPathComponent()).prepare()
            if try OutputFile.write(Data(ComparisonPage(comparison: comparison).html.utf8), to: page) {
                console.report("wrote \(page.relativePath)")
            }
        }
        if let json { _ = try OutputFile.write(comparison.json(), to: json) }
        if let junit { _ = try OutputFile.write(comparison.junit(), to: junit) }
        guard let markdown else { return }
        let folder = markdown.deletingPathExtension().lastPathComponent + "-thumbnails"
        let text = ComparisonMarkdown(
            comparison: comparison, thumbnails: thumbnails, folder: folder, report: page?.relativePath
        ).make()
        if !text.files.isEmpty {
            let images = FilmFolder(url: markdown.deletingLastPathComponent().appendingPathComponent(folder, isDirectory: true))
            try images.prepare()
            for (name, data) in text.files.sorted(by: { $0.key < $1.key }) { try images.write(data, to: name) }
        }
        _ = try OutputFile.write(Data(text.text.utf8), to: markdown)
    }

    /// A text of another source on one line of a terminal.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { CharacterSet.controlCharacters.contains($0) ? "\u{FFFD}" : $0 }))
    }
}
