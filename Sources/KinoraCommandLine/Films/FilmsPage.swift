/// The page of a folder of films: scene by scene, with filters for their settings.
@MainActor
struct FilmsPage {
    static let fileName = "index.html"

    /// In order of their names.
    let films: [FilmRecord]
    /// Names of planned films that are missing.
    let missing: [String]

    /// The page, whole.
    var html: String {
        let scenes = SceneCatalog.current.ids
        // Scenes of other versions come last.
        let ids = scenes + Set(films.map(\.scene)).subtracting(scenes).sorted()
        let count = "\(films.count) \(films.count == 1 ? "film" : "films"), frame for frame the same on every run."
        return HTML.page(
            title: "Kinora: films", style: Self.style,
            body:
                .element("header", [:], .element("h1", text: "Films"), .element("p", [:], .text(count), gaps), filters),
            .element("main", [:], ids.compactMap(section)),
            .element("script", [:], .literal(Self.script), "\n", .literal(FilmPlayer.script)))
    }

    private var gaps: HTML {
        guard !missing.isEmpty else { return "" }
        return .element(
            "details", [:], .element("summary", text: "\(missing.count) missing"),
            .element("ul", [:], missing.map { .element("li", [:], .element("code", text: $0)) }))
    }

    // MARK: Settings

    /// One group of buttons per axis with more than one value.
    private var filters: HTML {
        let axes = SettingAxis.all.map(\.name).filter { axis in films.contains { $0.settings.contains { $0.axis == axis } } }
        let groups = axes.map { axis in
            var values: [String] = []
            for film in films {
                for setting in film.settings where setting.axis == axis && !values.contains(setting.value) { values.append(setting.value) }
            }
            let buttons = values.map {
                HTML.element("button", ["type": "button", "aria-pressed": "true", "data-setting": Self.word(axis, $0)], text: $0)
            }
            return HTML.element("div", ["role": "group", "aria-label": axis], [.element("span", ["class": "axis"], text: axis)] + buttons)
        }
        return groups.isEmpty ? "" : .element("nav", ["aria-label": "Settings of the films"], groups)
    }

    /// An axis and its value as one word of `data-settings`, which separates words by spaces.
    private static func word(_ axis: String, _ value: String) -> String { "\(axis)=\(value.filter { !$0.isWhitespace })" }

    // MARK: Films

    private func section(_ id: String) -> HTML? {
        let films = films.filter { $0.scene == id }
        guard !films.isEmpty else { return nil }
        let scene = SceneCatalog.current.scenes.first { $0.id == id }
        let hasVideo = films.contains { Self.isVideo($0) }
        return .element(
            "section", ["aria-label": scene?.title ?? id, "class": hasVideo ? "player" : nil],
            .element("h2", [:], .text(scene?.title ?? id), " ", .element("code", text: id)), hasVideo ? FilmPlayer.transport : "",
            .element("div", ["class": "films"], films.map(figure)))
    }

    private static func isVideo(_ film: FilmRecord) -> Bool { film.name.hasSuffix(".mp4") || film.name.hasSuffix(".webm") }

    private func figure(_ film: FilmRecord) -> HTML {
        let label = film.settings.isEmpty ? film.scene : film.settings.map(\.value).joined(separator: " · ")
        let scene = SceneCatalog.current.scenes.first { $0.id == film.scene }
        let content = "\(scene?.title ?? film.scene), \(label)" + (scene.map { ": \($0.summary)" } ?? "")
        let link = HTML.link(film.name)
        let image =
            Self.isVideo(film)
            ? HTML.element(
                "video",
                [
                    "src": link, "width": "\(film.width)", "height": "\(film.height)", "controls": "", "loop": "", "muted": "",
                    "playsinline": "", "preload": "metadata", "aria-label": "Film of \(content)",
                ])
            : HTML.element("img", ["src": link, "loading": "lazy", "alt": "Filmstrip of \(content)"])
        return .element(
            "figure", ["data-settings": film.settings.map { Self.word($0.axis, $0.value) }.joined(separator: " ")], image,
            .element("figcaption", [:], .element("a", ["href": link], text: label)))
    }

    private static let style: StaticString = """
        nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
        nav div { display: flex; align-items: center; gap: 0.375rem; }
        .axis { color: var(--soft); font-size: 0.8125rem; margin-right: 0.25rem; }
        button { font: inherit; font-size: 0.8125rem; padding: 0.125rem 0.75rem; border-radius: 1rem; border: 1px solid var(--line);
          background: none; color: var(--soft); cursor: pointer; }
        button[aria-pressed=true] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
        section { padding: 2rem 0; border-top: 1px solid var(--line); }
        h2 code { color: var(--soft); font-size: 0.8125rem; letter-spacing: 0; font-weight: 400; margin-left: 0.5rem; }
        .films { display: flex; flex-wrap: wrap; gap: 1.25rem; margin-top: 1rem; align-items: end; }
        figure { margin: 0; flex: 0 0 auto; max-width: 100%; }
        figure video, figure img { height: 22rem; width: auto; border-radius: 0.875rem; box-shadow: var(--shadow); background: var(--line); }
        figure img { height: auto; max-height: 22rem; }
        figcaption { font-size: 0.8125rem; text-align: center; margin-top: 0.5rem; }
        figcaption a { color: var(--soft); }
        """

    /// Buttons hide and show films.
    private static let script: StaticString = """
        const off = new Set();
        document.querySelectorAll("nav button").forEach(button => button.addEventListener("click", () => {
          const key = button.dataset.setting;
          const isOn = button.getAttribute("aria-pressed") !== "true";
          button.setAttribute("aria-pressed", isOn);
          isOn ? off.delete(key) : off.add(key);
          document.querySelectorAll("figure").forEach(figure => {
            figure.hidden = figure.dataset.settings.split(" ").some(word => off.has(word));
          });
        }));
        """
}
