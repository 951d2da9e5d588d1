import Gallery

/// The page of a folder of films: scene by scene, to be narrowed down by their settings.
@MainActor
struct FilmsPage {
    static let fileName = "index.html"

    /// In order of their names.
    let films: [FilmRecord]
    /// Names of films that were asked for and are not there.
    let missing: [String]

    /// The page, whole.
    var html: String {
        let scenes = GalleryScene.all.map(\.id)
        // Scenes of another version come last.
        let ids = scenes + Set(films.map(\.scene)).subtracting(scenes).sorted()
        return HTML.page(
            title: "Kinora: films", style: Self.style,
            body: """
                <header>
                <h1>Films</h1>
                <p>\(films.count) \(films.count == 1 ? "film" : "films"), frame for frame the same on every run.\(gaps)</p>
                \(filters)
                </header>
                <main>
                \(ids.compactMap(section).joined(separator: "\n"))
                </main>
                <script>
                \(Self.script)
                \(HTML.playInSight)
                </script>
                """)
    }

    private var gaps: String {
        guard !missing.isEmpty else { return "" }
        let names = missing.map { "<li><code>\(HTML.escaped($0))</code></li>" }.joined()
        return " <details><summary>\(missing.count) missing</summary><ul>\(names)</ul></details>"
    }

    // MARK: Settings

    /// One group of buttons per axis with more than one value.
    private var filters: String {
        let axes = SettingAxis.all.map(\.name).filter { axis in films.contains { $0.settings.contains { $0.axis == axis } } }
        let groups = axes.map { axis in
            var values: [String] = []
            for film in films {
                for setting in film.settings where setting.axis == axis && !values.contains(setting.value) { values.append(setting.value) }
            }
            let buttons = values.map {
                "<button type=\"button\" aria-pressed=\"true\" data-axis=\"\(HTML.escaped(axis))\" data-value=\"\(HTML.escaped($0))\">\(HTML.escaped($0))</button>"
            }
            return "<span class=\"axis\">\(HTML.escaped(axis))</span>\(buttons.joined())"
        }
        return groups.isEmpty ? "" : "<nav>\(groups.map { "<div>\($0)</div>" }.joined())</nav>"
    }

    // MARK: Films

    private func section(_ id: String) -> String? {
        let films = films.filter { $0.scene == id }
        guard !films.isEmpty else { return nil }
        let scene = GalleryScene.all.first { $0.id == id }
        return """
            <section>
            <h2>\(HTML.escaped(scene?.title ?? id)) <code>\(HTML.escaped(id))</code></h2>
            <div class="films">
            \(films.map(figure).joined(separator: "\n"))
            </div>
            </section>
            """
    }

    private func figure(_ film: FilmRecord) -> String {
        let settings = film.settings.map { "data-\($0.axis)=\"\(HTML.escaped($0.value))\"" }.joined(separator: " ")
        let label = film.settings.isEmpty ? film.scene : film.settings.map(\.value).joined(separator: " · ")
        let link = HTML.link(film.name)
        let isVideo = film.name.hasSuffix(".mp4") || film.name.hasSuffix(".webm")
        let picture =
            isVideo
            ? "<video src=\"\(link)\" width=\"\(film.width)\" height=\"\(film.height)\" controls loop muted playsinline preload=\"metadata\"></video>"
            : "<img src=\"\(link)\" loading=\"lazy\" alt=\"\(HTML.escaped(film.name))\">"
        return """
            <figure \(settings)>\(picture)<figcaption><a href="\(link)">\(HTML.escaped(label))</a></figcaption></figure>
            """
    }

    private static let style = """
        nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
        nav div { display: flex; align-items: center; gap: 0.375rem; }
        .axis { color: var(--soft); font-size: 0.8125rem; margin-right: 0.25rem; }
        button { font: inherit; font-size: 0.8125rem; padding: 0.125rem 0.75rem; border-radius: 1rem; border: 1px solid var(--line);
          background: none; color: var(--soft); cursor: pointer; }
        button[aria-pressed=true] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
        section { padding: 2rem 0; border-top: 1px solid var(--line); }
        h2 code { color: var(--soft); font-size: 0.8125rem; letter-spacing: 0; font-weight: 400; margin-left: 0.5rem; }
        .films { display: flex; flex-wrap: wrap; gap: 1.25rem; margin-top: 1rem; align-items: end; }
        figure { margin: 0; flex: 0 0 auto; }
        figure video, figure img { height: 22rem; width: auto; border-radius: 0.875rem; box-shadow: var(--shadow); background: var(--line); }
        figcaption { font-size: 0.8125rem; text-align: center; margin-top: 0.5rem; }
        figcaption a { color: var(--soft); }
        [hidden] { display: none; }
        """

    /// Buttons hide and show films.
    private static let script = """
        const off = new Set();
        document.querySelectorAll("nav button").forEach(button => button.addEventListener("click", () => {
          const key = button.dataset.axis + "=" + button.dataset.value;
          const isOn = button.getAttribute("aria-pressed") !== "true";
          button.setAttribute("aria-pressed", isOn);
          isOn ? off.delete(key) : off.add(key);
          document.querySelectorAll("figure").forEach(figure => {
            figure.hidden = [...figure.attributes].some(a => a.name.startsWith("data-") && off.has(a.name.slice(5) + "=" + a.value));
          });
        }));
        """
}
