import Foundation
import Kinora

/// The report of two compared folders: one page that holds its images, and needs no network.
@MainActor
struct ComparisonPage {
    static let fileName = "index.html"

    let comparison: FolderComparison

    /// Longer lists are shortened.
    private static let listLimit = 20_000
    /// Changed films with a section of their own; the rest is in a table.
    private static let sectionLimit = 500

    /// The page, whole.
    var html: String {
        let changed = comparison.films(.changed)
        let shown = changed.prefix(Self.sectionLimit)
        return HTML.page(
            title: "Films: \(comparison.summary.isEmpty ? "the same" : comparison.summary)", style: ComparisonPlayer.style, isSealed: true,
            body:
                .element("a", ["class": "skip", "href": "#films"], text: "To the films"),
            header(changed: shown.count),
            .element(
                "main", ["id": "films", "tabindex": "-1"],
                unreadable, .group(shown.enumerated().map { section($1, number: $0 + 1) }), table(Array(changed.dropFirst(shown.count))),
                list(.added, "Only in the head", in: comparison.head), list(.removed, "Only in the base", in: comparison.base),
                list(.same, "The same", in: nil)),
            keys,
            .element("script", [:], .literal(ComparisonPlayer.script)))
    }

    // MARK: Head

    private func header(changed: Int) -> HTML {
        let total = comparison.films.count
        let sentence =
            comparison.summary.isEmpty
            ? "All \(total) \(total == 1 ? "film is" : "films are") the same." : "\(comparison.summary) of \(total)."
        let links = comparison.films(.changed).prefix(min(changed, 60)).enumerated().map { index, film in
            HTML.element("li", [:], .element("a", ["href": "#film-\(index + 1)"], .text(film.name), Self.miniature(film)))
        }
        let rest = changed > links.count ? HTML.element("li", text: "and \(changed - links.count) more") : ""
        return .element(
            "header", [:], .element("h1", text: "Compared films"), .element("p", text: sentence),
            .element(
                "dl", ["class": "folders"], .element("dt", text: "Base, before"),
                .element("dd", [:], .element("code", text: comparison.base)),
                .element("dt", text: "Head, after"), .element("dd", [:], .element("code", text: comparison.head))),
            links.isEmpty
                ? "" : .element("nav", ["aria-label": "Changed films"], .element("ul", [:], links + [rest])))
    }

    /// The changed ranges, small.
    private static func miniature(_ film: FilmComparison) -> HTML {
        film.frames > 1 ? .element("span", ["class": "mini", "aria-hidden": "true"], marks(film)) : ""
    }

    /// The changed ranges on a line, as shares of its width.
    private static func marks(_ film: FilmComparison) -> [HTML] {
        let last = Double(max(film.frames - 1, 1))
        return film.ranges.prefix(300).map { range in
            let start = max(0, Double(range.lowerBound) - 0.5) / last * 100
            let end = min(last, Double(range.upperBound) + 0.5) / last * 100
            return HTML.element("i", ["style": "left:\(percent(start));width:\(percent(max(end - start, 0.3)))"])
        }
    }

    private static func percent(_ value: Double) -> String { "\((value * 100).rounded() / 100)%" }

    // MARK: Changed films

    private func section(_ film: FilmComparison, number: Int) -> HTML {
        let id = "film-\(number)"
        return .element(
            "section", ["class": "film", "id": id, "aria-labelledby": "\(id)-name", "data-film": data(film)],
            .element("h2", ["id": "\(id)-name"], text: film.name), .element("p", text: Self.summary(film)), settings(film), viewer(film),
            curves(film))
    }

    private static func summary(_ film: FilmComparison) -> String {
        var words = [film.frames > 1 ? "Changed in \(film.rangesText)" : "Changed"]
        if let worst = film.worst {
            let area = Double(max(film.width * film.height, 1))
            let share = Double(worst.pixels) / area * 100
            let percent = worst.pixels == 0 ? "" : share < 0.01 ? " (less than 0.01 %)" : String(format: " (%.2f %%)", share)
            let pixels = worst.pixels == 1 ? "1 pixel" : "\(Self.grouped(worst.pixels)) pixels"
            words.append("\(film.frames > 1 ? "most in frame \(worst.frame), " : "")\(pixels)\(percent) by up to \(worst.delta) of 255")
        }
        return words.joined(separator: "; ") + "."
    }

    /// A number with a comma between thousands.
    private static func grouped(_ number: Int) -> String {
        let digits = Array("\(number)")
        return String(digits.indices.flatMap { $0 > 0 && (digits.count - $0) % 3 == 0 ? [",", digits[$0]] : [digits[$0]] })
    }

    private func settings(_ film: FilmComparison) -> HTML {
        guard !film.settings.isEmpty else { return "" }
        let rows = film.settings.map { setting in
            HTML.element(
                "tr", [:], .element("th", ["scope": "row"], text: setting.name), .element("td", text: setting.base),
                .element("td", text: setting.head))
        }
        return .element(
            "table", [:], .element("caption", text: "Settings that differ"),
            .element(
                "thead", [:],
                .element(
                    "tr", [:], .element("td", [:]), .element("th", ["scope": "col"], text: "Before"),
                    .element("th", ["scope": "col"], text: "After"))),
            .element("tbody", [:], rows))
    }

    private func viewer(_ film: FilmComparison) -> HTML {
        guard let images = film.images else {
            return .element("p", ["class": "note"], text: "Without images: the report is as large as a browser opens in a moment.")
        }
        let still = "data:\(images.stillType);base64,\(images.still.base64EncodedString())"
        let clip =
            images.clip.map { HTML.element("script", ["type": "text/plain", "class": "clip"], .base64($0)) }
            ?? (film.frames > 1
                ? .element("p", ["class": "note"], text: "Frame \(images.frame) alone: the report has as many films as it can hold.")
                : "")
        return .group([
            .element(
                "figure", ["class": "stage"],
                .element(
                    "img",
                    [
                        "class": "still", "src": still, "width": "\(images.width * 3)", "height": "\(images.height)", "loading": "lazy",
                        "alt": "Frame \(images.frame) before, after, and their difference, beside each other",
                    ]),
                .element("canvas", ["role": "img", "hidden": "", "aria-label": "The compared frames"]),
                .element("figcaption", ["hidden": ""], .element("span", text: "Before"), .element("span", text: "After"))),
            ComparisonPlayer.modes, film.frames > 1 ? timeline(film) : "", clip,
        ])
    }

    private func timeline(_ film: FilmComparison) -> HTML {
        let hasClip = film.images?.clip != nil
        let ranges = film.ranges.prefix(12).map { range in
            let text = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
            guard hasClip else { return HTML.element("span", text: text) }
            return .element("button", ["type": "button", "class": "range", "data-frame": "\(range.lowerBound)"], text: text)
        }
        let more = film.ranges.count > 12 ? HTML.text("and \(film.ranges.count - 12) more") : ""
        return .element(
            "div", ["class": "time"],
            .element(
                "div", ["class": "track"], .element("div", ["class": "marks", "aria-hidden": "true"], Self.marks(film)),
                ComparisonPlayer.slider(film.frames)),
            ComparisonPlayer.transport,
            .element("p", ["class": "ranges"], [.text("Changed frames: ")] + ranges + [more]))
    }

    /// The data of the script: `frames`, `rate`, the size of a `pane`, the `scale`, the frame of the `still`, the changed `ranges`, and for
    /// each change its frame, pixels, delta and box.
    private func data(_ film: FilmComparison) -> String? {
        guard let images = film.images else { return nil }
        let ranges = film.ranges.prefix(20_000).map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",")
        let changes = film.changes.prefix(20_000).map { change in
            let box = change.box.map { ",\($0.x),\($0.y),\($0.width),\($0.height)" } ?? ""
            return "[\(change.frame),\(change.pixels),\(change.delta)\(box)]"
        }
        let rate = film.framesPerSecond.isFinite ? min(max(film.framesPerSecond.rounded(), 1), 240) : 1
        return
            "{\"frames\":\(film.frames),\"rate\":\(Int(rate)),\"pane\":[\(images.width),\(images.height)],\"scale\":\(images.scale),"
            + "\"still\":\(images.frame),\"ranges\":[\(ranges)],\"changes\":[\(changes.joined(separator: ","))]}"
    }

    private func curves(_ film: FilmComparison) -> HTML {
        guard let curves = film.curves else { return "" }
        let note = curves.note.map { HTML.element("p", ["class": "note"], text: $0) } ?? ""
        guard !curves.plots.isEmpty else { return note }
        return .element(
            "div", ["class": "curves"], .element("h3", text: "Curves"),
            .element("p", ["class": "note"], text: "Wide and pale: before. Thin: after."), note,
            .element("div", ["class": "plots"], curves.plots.map(\.html)))
    }

    // MARK: Other films

    private func table(_ films: [FilmComparison]) -> HTML {
        guard !films.isEmpty else { return "" }
        let rows = films.prefix(Self.listLimit).map { film in
            HTML.element("tr", [:], .element("th", ["scope": "row"], text: film.name), .element("td", text: Self.summary(film)))
        }
        return .element(
            "section", ["aria-label": "Further changed films"], .element("h2", text: "\(films.count) further changed films"),
            .element("table", ["class": "wide"], .element("tbody", [:], rows)))
    }

    private var unreadable: HTML {
        let films = comparison.films(.unreadable)
        guard !films.isEmpty else { return "" }
        let rows = films.prefix(Self.listLimit).map { film in
            HTML.element("li", [:], .element("code", text: film.name), .text(": \(film.reason ?? "")"))
        }
        return .element(
            "section", ["class": "unreadable", "aria-labelledby": "unreadable"],
            .element("h2", ["id": "unreadable"], text: "\(films.count) unreadable"), .element("ul", [:], rows))
    }

    private func list(_ state: FilmComparison.State, _ title: String, in folder: String?) -> HTML {
        let films = comparison.films(state)
        guard !films.isEmpty else { return "" }
        let rows = films.prefix(Self.listLimit).map { HTML.element("li", [:], .element("code", text: $0.name)) }
        let more = films.count > rows.count ? HTML.element("li", text: "and \(films.count - rows.count) more") : ""
        return .element(
            "section", ["class": "list"],
            .element(
                "details", state == .same ? [:] : ["open": ""], .element("summary", [:], .element("h2", text: "\(title): \(films.count)")),
                .element("ul", [:], rows + [more])))
    }

    private var keys: HTML {
        guard comparison.films.contains(where: { $0.images != nil }) else { return "" }
        let rows = ComparisonPlayer.keys.map { key, action in
            HTML.group([.element("dt", [:], .element("kbd", text: key)), .element("dd", text: action)])
        }
        return .element(
            "footer", [:], .element("p", text: "Keys, while a film has the focus:"), .element("dl", ["class": "keys"], rows))
    }
}
