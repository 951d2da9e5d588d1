import CommandSupport
import Foundation

/// `kinora compare`: compares two folders of films by their frames' pixels.
struct CompareCommand: Command {
    static let name = "compare"
    static let summary = "compares two folders of films"
    static let examples = ["compare films joined"]
    static let syntax = CommandSyntax(
        operand: (name: "DIR…", summary: "two folders that record or merge has filled"), takesSeveralOperands: true)
    static let remarks = """
        Prints the names of films that only one folder has, or whose frames differ in a pixel. The bytes of the files may differ, as of \
        films in two formats.
        Exit status 1 when there is one.
        """

    private let folders: [FilmFolder]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.count == 2 else {
            throw UsageError("it takes two folders, not \(arguments.operands.count); write compare DIR DIR")
        }
        folders = arguments.operands.map { FilmFolder(url: URL(fileURLWithPath: $0, isDirectory: true)) }
    }

    func run(on console: Console) throws {
        let lists = try folders.map { folder in
            guard let manifest = try FilmManifest(in: folder.url) else { throw FilmFolderError.noList(folder.url.relativePath) }
            for film in manifest.sortedFilms where !folder.has(film) {
                throw FilmFolderError.incomplete(folder.url(of: film.name).relativePath)
            }
            return manifest.films
        }
        var differences = 0
        for name in Set(lists[0].keys).union(lists[1].keys).sorted() {
            let difference: String
            switch (lists[0][name], lists[1][name]) {
            case (let one?, let other?):
                guard one.digest != other.digest || one.frames != other.frames else { continue }
                difference = "differs"
            case (nil, _): difference = "only in \(folders[1].url.relativePath)"
            case (_, nil): difference = "only in \(folders[0].url.relativePath)"
            }
            differences += 1
            try console.write("\(name): \(difference)\n")
        }
        let count = lists[0].count
        guard differences == 0 else { throw Differences("\(differences) \(differences == 1 ? "film differs" : "films differ")") }
        console.report("\(count) \(count == 1 ? "film is" : "films are") the same in every pixel")
    }
}
