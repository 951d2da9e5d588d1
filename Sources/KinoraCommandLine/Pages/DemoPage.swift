import Foundation
import Kinora
import UIKit

/// The page of the demo's films: for each scene the film, its filmstrip, its curves and its source.
@MainActor
struct DemoPage {
    static let fileName = "index.html"

    /// A film and a filmstrip of a scene in one appearance.
    struct Look {
        let isDark: Bool
        let film: String
        let strip: String

        /// - Parameter isOnly: Whether the page shows the scene in no other appearance.
        @MainActor
        init(of scene: any KinoraScene, _ appearance: UIUserInterfaceStyle, isOnly: Bool) {
            isDark = appearance == .dark
            let name = isDark && !isOnly ? "\(scene.id)-dark" : scene.id
            (film, strip) = ("\(name).mp4", "\(name).png")
        }
    }

    /// A scene on the page.
    struct Entry {
        let scene: any KinoraScene
        /// Light first; at least one.
        let looks: [Look]
        /// The times of the filmstrip.
        let times: [TimeInterval]
        /// The movements with their plots.
        let panels: [MotionPanel]
        /// The film's size, in pixels.
        let size: (width: Int, height: Int)

        /// - Parameter trace: of the player's whole play.
        @MainActor
        init(_ player: ScenePlayer, looks: [Look], times: [TimeInterval], trace: Trace) throws {
            let device = player.settings.device
            scene = player.scene
            self.looks = looks
            self.times = times
            size = (Int((device.size.width * device.scale).rounded()), Int((device.size.height * device.scale).rounded()))
            let motions = MotionChoice(
                trace, screen: SIMD2(Double(device.size.width), Double(device.size.height)), movers: Set(scene.movers.map { "\($0)" }),
                names: scene.viewNames
            ).motions
            panels = MotionPanel.panels(of: motions, framesPerSecond: player.framesPerSecond, touches: player.touches)
        }

        /// The summary as a sentence.
        @MainActor
        var summary: String { scene.summary.isEmpty ? "" : scene.summary.prefix(1).uppercased() + scene.summary.dropFirst() + "." }
    }

    let entries: [Entry]

    /// The page, whole.
    var html: String {
        HTML.page(
            title: "Kinora: \(SceneCatalog.current.title)", style: Self.style,
            body:
                .element("a", ["class": "skip", "href": "#films"], text: "To the films"),
            .element(
                "header", [:], .element("h1", text: SceneCatalog.current.isOwn ? SceneCatalog.current.title : "Kinora"),
                .element("p", text: introduction),
                .element(
                    "nav", ["aria-label": SceneCatalog.current.isOwn ? "Scenes" : "Effects"],
                    entries.map { .element("a", ["href": "#\($0.scene.id)"], text: $0.scene.title) })
            ),
            .element("main", ["id": "films", "tabindex": "-1"], entries.map(section)),
            .element(
                "footer", [:], .element("p", ["class": "about-page"], text: introduction), "Made by ",
                .element("code", text: "\(SceneCatalog.current.program) demo"),
                ". In the plots a tinted stripe is a finger on the screen; each panel is one movement."),
            .element("script", [:], .literal(FilmPlayer.script)))
    }

    private var introduction: String {
        let count = "\(entries.count) \(entries.count == 1 ? "scene" : "scenes")"
        return SceneCatalog.current.isOwn
            ? """
            \(count), filmed on an exact clock while a scripted finger drives each, with the curves of the layers that move.
            """
            : """
            UIKit and Core Animation in Swift, on Linux: ten effects in \(count), each filmed on an exact clock while a \
            scripted finger drives it, with the curves of the layers that move and the lines of source that use it.
            """
    }

    private func section(_ entry: Entry) -> HTML {
        let scene = entry.scene
        let video = HTML.element(
            "video",
            [
                "width": "\(entry.size.width)", "height": "\(entry.size.height)", "controls": "", "loop": "", "muted": "",
                "playsinline": "", "preload": "metadata", "aria-label": "Film of \(scene.title): \(scene.summary)",
            ], Self.sources(entry.looks, "src", \.film))
        var about: [HTML] = [
            .element("div", [:], .element("h2", ["id": "\(scene.id)-title"], text: scene.title), .element("p", text: entry.summary)),
            strip(entry),
            .element("div", ["class": "panels"], entry.panels.map(\.html)),
        ]
        if !scene.snippet.isEmpty { about.append(.element("pre", [:], .element("code", [:], SwiftMarkup(scene.snippet).html))) }
        var files: [HTML] = [.element("code", text: scene.id)]
        for look in entry.looks {
            let kind = entry.looks.count == 1 ? "" : look.isDark ? ", dark" : ", light"
            files.append(.element("a", ["href": HTML.link(look.film)], text: "Film of \(scene.title)\(kind)"))
            files.append(.element("a", ["href": HTML.link(look.strip)], text: "Filmstrip of \(scene.title)\(kind)"))
        }
        about.append(.element("p", ["class": "files"], files))
        return .element(
            "section", ["id": scene.id, "aria-labelledby": "\(scene.id)-title"],
            .element("div", ["class": "screen player"], video, FilmPlayer.transport),
            .element("div", ["class": "about"], about))
    }

    /// The filmstrip, which scrolls horizontally if it does not fit.
    private func strip(_ entry: Entry) -> HTML {
        let times = entry.times.map { String(format: "%.2f", $0) }
        let alt = "\(times.count) frames of \(entry.scene.title), at \(times.joined(separator: ", ")) seconds: \(entry.scene.summary)"
        let image = HTML.element(
            "picture", [:],
            Self.sources(Array(entry.looks.dropFirst()), "srcset", \.strip)
                + [.element("img", ["src": HTML.link(entry.looks[0].strip), "loading": "lazy", "alt": alt])])
        return .element(
            "div", ["class": "strip", "role": "group", "tabindex": "0", "aria-label": "Filmstrip of \(entry.scene.title)"], image)
    }

    /// The source elements for each appearance, dark first.
    private static func sources(_ looks: [Look], _ attribute: StaticString, _ file: KeyPath<Look, String>) -> [HTML] {
        let isAlone = looks.count == 1 && attribute.description == "src"
        return looks.reversed().map { look in
            .element(
                "source",
                [
                    attribute: HTML.link(look[keyPath: file]),
                    "media": look.isDark && !isAlone ? "(prefers-color-scheme: dark)" : nil,
                ])
        }
    }

    private static let style: StaticString = """
        :root { --strip: #e5e5ea; --curve-1: #d6483b; --curve-2: #2f6fd0; --curve-3: #2a9158; --curve-4: #9a5bc9; }
        @media (prefers-color-scheme: dark) { :root { --strip: #26272f; --curve-1: #ff8474; --curve-2: #76aaff; --curve-3: #63cf93; --curve-4: #cb9bf0; } }
        html { scroll-behavior: smooth; }
        nav { display: flex; flex-wrap: wrap; gap: 0.5rem; padding-top: 0.5rem; }
        nav a { font-size: 0.875rem; color: var(--ink); border: 1px solid var(--line); background: var(--card); border-radius: 1rem; padding: 0.125rem 0.875rem; }
        section { display: grid; grid-template-columns: minmax(12rem, 17rem) minmax(0, 1fr); gap: clamp(1.5rem, 4vw, 3.5rem); align-items: start;
          padding: clamp(2rem, 5vw, 3.5rem) 0; border-top: 1px solid var(--line); }
        .screen { position: sticky; top: 1.5rem; }
        .screen video { width: 100%; height: auto; border-radius: 1.75rem; box-shadow: 0 0 0 1px var(--line), var(--shadow); background: var(--line); }
        .about { display: grid; gap: 1.5rem; min-width: 0; }
        .about p { color: var(--soft); }
        .strip { border-radius: 0.75rem; overflow-x: auto; box-shadow: 0 0 0 1px var(--line); background: var(--strip); }
        .strip img { width: 100%; min-width: 44rem; }
        .panels { display: flex; flex-wrap: wrap; gap: 1rem; }
        .panel:has(.plot + .plot) { flex-basis: 100%; }
        .panel { flex: 0 1 calc(50% - 0.5rem); min-width: min(18rem, 100%); margin: 0; padding: 0.875rem 1rem; border-radius: 0.75rem; background: var(--card); box-shadow: 0 0 0 1px var(--line); }
        .panel figcaption { font-weight: 600; font-size: 0.875rem; margin-bottom: 0.5rem; font-variant-numeric: tabular-nums; }
        .plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem 2rem; }
        .plot { max-width: 28rem; }
        .about .plot p { font-size: 0.8125rem; color: var(--ink); }
        .plot small { color: var(--soft); font-size: inherit; }
        .plot ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: 0.75rem; color: var(--soft); }
        .plot svg { display: block; width: 100%; height: auto; overflow: visible; color: var(--soft); }
        .plot text { font-size: 12px; fill: currentColor; font-variant-numeric: tabular-nums; }
        .plot path { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
        .plot .grid { stroke: currentColor; stroke-width: 1; opacity: 0.22; }
        .plot .touch { fill: currentColor; stroke: none; opacity: 0.13; }
        .plot .swatch { display: inline-block; width: 1.5rem; vertical-align: middle; margin-right: 0.375rem; }
        .curve-1 { stroke: var(--curve-1); } .curve-2 { stroke: var(--curve-2); } .curve-3 { stroke: var(--curve-3); } .curve-4 { stroke: var(--curve-4); }
        pre { margin: 0; padding: 1rem 1.125rem; border-radius: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); box-shadow: 0 0 0 1px var(--line); }
        .k { color: #a8327d; } .t { color: #1c6a8c; } .s { color: #b0451f; } .n { color: #5a48c4; } .c { color: var(--soft); }
        @media (prefers-color-scheme: dark) { .k { color: #ff8bc8; } .t { color: #7cd3f0; } .s { color: #ffa98a; } .n { color: #b7a8ff; } }
        .files { font-size: 0.8125rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
        .skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; border-radius: 0.5rem; background: var(--card); z-index: 1; }
        .skip:focus { top: 1rem; }
        main:focus { outline: none; }
        footer { border-top: 1px solid var(--line); padding-top: 1.5rem; color: var(--soft); font-size: 0.875rem; }
        .about-page { display: none; }
        @media (max-width: 44rem) {
          .panel { flex-basis: 100%; } section { grid-template-columns: minmax(0, 1fr); } .screen { position: static; max-width: 17rem; margin: 0 auto; }
          /* The first film is what one sees; what the page is stands at its end. */
          header { padding: 0.75rem 0 0.5rem; gap: 0.25rem; } header h1 { font-size: 1.25rem; } header p { display: none; }
          nav { flex-wrap: nowrap; overflow-x: auto; padding: 0.25rem 0 0.5rem; } nav a { flex: none; padding: 0.5rem 0.875rem; border-radius: 1.5rem; }
          section:first-child { padding-top: 1rem; } .screen video { max-height: 70svh; width: auto; margin: 0 auto; }
          .about-page { display: block; margin-bottom: 0.75rem; }
        }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
        """
}
