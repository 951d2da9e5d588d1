import CommandSupport
import Foundation
import Kinora

/// The result as Markdown for a comment: a table of films that differ, with thumbnails.
struct ComparisonMarkdown {
    /// The source of the thumbnails.
    enum Thumbnails: Equatable {
        /// Files beside the text, by relative links.
        case files
        /// In the text, as data; code hosts that filter such links do not show them.
        case data
        case none
        /// Files beside the text that are published in a folder of the web.
        case web(String)

        init(_ text: String?) throws(UsageError) {
            switch text {
            case nil, "files": self = .files
            case "data": self = .data
            case "none": self = .none
            case let address? where address.hasPrefix("https://") || address.hasPrefix("http://"):
                guard address.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 0x20 && !"<>\"'()[]`|\\".unicodeScalars.contains($0) })
                else { throw UsageError("--thumbnails \(address): an address has no spaces, quotes or brackets; write them as %20 …") }
                self = .web(address.hasSuffix("/") ? address : address + "/")
            case let word?:
                throw UsageError("--thumbnails \(word): it is files, data, none, or the https address where the files will be")
            }
        }
    }

    let comparison: FolderComparison
    let thumbnails: Thumbnails
    /// The name of the folder of thumbnails, beside the text.
    let folder: String
    /// A link to the report; nil for none.
    var report: String?

    /// Code hosts shorten longer comments: GitHub at 65,536 characters.
    private static let rowLimit = 50
    private static let thumbnailLimit = 10
    private static let dataLimit = 40_000

    /// The text, and the files of its thumbnails by name.
    func make() -> (text: String, files: [String: Data]) {
        let differing = comparison.films.filter { $0.state != .same }
        let same = comparison.films.count - differing.count
        let films = comparison.films.count == 1 ? "film" : "films"
        guard !differing.isEmpty else {
            return ("**Films:** all \(comparison.films.count) \(films) are the same.\n", [:])
        }
        var files: [String: Data] = [:]
        var length = 0
        var lines = [
            "**Films:** \(comparison.summary) of \(comparison.films.count) \(films); \(same) the same.", "",
            "| film | state | frames | most |", "|---|---|---|---|",
        ]
        var images: [String] = []
        var count = 0
        for film in differing.prefix(Self.rowLimit) {
            let detail = film.state == .unreadable ? Self.code(film.reason ?? "") : film.ranges.isEmpty ? "" : Self.frames(film)
            let worst = film.worst.map { "frame \($0.frame): \($0.pixels) pixels by up to \($0.delta)" } ?? ""
            let settings = film.settings.map { "<br>\(Self.code("\($0.name): \($0.base) → \($0.head)"))" }.joined()
            lines.append("| \(Self.code(film.name)) | \(film.state.rawValue) | \(detail)\(settings) | \(worst) |")
            guard let data = film.images?.thumbnail, count < Self.thumbnailLimit else { continue }
            let file = "\(count + 1).jpg"
            let link: String
            switch thumbnails {
            case .none: continue
            case .files: link = "\(HTML.link(folder))/\(file)"
            case .web(let address): link = "\(address)\(HTML.link(folder))/\(file)"
            case .data: link = "data:image/jpeg;base64,\(data.base64EncodedString())"
            }
            if thumbnails == .data {
                guard length + link.utf8.count <= Self.dataLimit else { continue }
                length += link.utf8.count
            } else {
                files[file] = data
            }
            count += 1
            images += [
                "", "\(Self.code(film.name)) frame \(film.images?.frame ?? 0): before, after, difference", "",
                "![before, after, difference](\(link))",
            ]
        }
        if differing.count > Self.rowLimit { lines += ["", "… and \(differing.count - Self.rowLimit) more."] }
        if let report { lines += ["", "Report: \(Self.code(report))"] }
        return ((lines + images).joined(separator: "\n") + "\n", files)
    }

    private static func frames(_ film: FilmComparison) -> String {
        let texts = film.ranges.prefix(4).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
        return texts.joined(separator: ", ") + (film.ranges.count > 4 ? " …" : "") + " of \(film.frames)"
    }

    /// A text of another source: nothing of it is markup, a mention or a link, also in a table.
    private static func code(_ text: String) -> String {
        var escaped = ""
        for scalar in text.prefix(300).unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "-", "/", "→", "×": escaped.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
            default: escaped += "&#\(scalar.value);"
            }
        }
        return "<code>\(escaped)</code>"
    }
}
