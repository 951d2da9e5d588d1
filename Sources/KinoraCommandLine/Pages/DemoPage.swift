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
        /// For each movement, what its layers do on the screen.
        let trails: [MotionTrails]
        /// The film's size, in pixels.
        let size: (width: Int, height: Int)
        let framesPerSecond: Int
        /// The command that makes the first film again.
        let command: String

        /// - Parameters:
        ///   - options: Those of the command line that change the film.
        ///   - play: The player's whole play.
        @MainActor
        init(
            _ player: ScenePlayer, looks: [Look], times: [TimeInterval], options: [String], play: ScenePlayer.TracedPlay
        ) throws {
            let device = player.settings.device
            scene = player.scene
            self.looks = looks
            self.times = times
            command =
                ([SceneCatalog.current.program, "record", player.scene.id] + options + ["-o", looks[0].film]).joined(separator: " ")
            framesPerSecond = player.framesPerSecond
            size = (Int((device.size.width * device.scale).rounded()), Int((device.size.height * device.scale).rounded()))
            let motions = MotionChoice(
                play.trace, screen: SIMD2(Double(device.size.width), Double(device.size.height)),
                movers: Set(scene.movers.map { "\($0)" }), names: scene.viewNames, trails: play.trails
            ).motions

            panels = MotionPanel.panels(of: motions, framesPerSecond: player.framesPerSecond, touches: player.touches)
            trails = panels.map {
                MotionTrails(of: motions, during: $0.interval, framesPerSecond: player.framesPerSecond, screen: device.size)
            }
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
                .element("script", [:], .literal(DemoStage.beginning)),
            .element("a", ["class": "skip", "href": "#films"], text: "To the films"),
            .element(
                "header", [:], .element("h1", text: SceneCatalog.current.isOwn ? SceneCatalog.current.title : "Kinora"),
                .element("p", text: introduction),
                .element(
                    "nav", ["aria-label": SceneCatalog.current.isOwn ? "Scenes" : "Effects"],
                    groups.map { group in
                        .element("a", ["href": "#\(group[0].scene.id)", "data-group": group[0].scene.id], text: Self.name(of: group))
                    })
            ),
            .element("main", ["id": "films", "tabindex": "-1"], groups.flatMap { group in group.map { section($0, in: group) } }),
            failures,
            .element(
                "footer", [:], .element("p", ["class": "about-page"], text: introduction), "Made by ",
                .element("code", text: "\(SceneCatalog.current.program) demo"),
                ". In the plots a tinted stripe is a finger on the screen; each panel is one movement."),
            .element("script", [:], .literal(FilmPlayer.script), "\n", .literal(DemoStage.script)))
    }

    /// The faults with the messages of tests.
    private var failures: HTML {
        let failures = SceneCatalog.current.failures
        guard !failures.isEmpty else { return "" }
        return .element(
            "aside", ["class": "failures", "aria-labelledby": "failures"],
            [
                .element("h2", ["id": "failures"], text: "What a test says when motion breaks"),
                .element(
                    "p",
                    text: """
                        Faults as they are made in apps, each with the test that finds it: its message, the frames about the fault, and the \
                        curve with a dot for each frame.
                        """),
            ] + failures.map(\.html))
    }

    /// Each scene with its variations, in the order of the scenes.
    private var groups: [[Entry]] {
        var groups: [[Entry]] = []
        for entry in entries {
            if let base = entry.scene.variationOf, let index = groups.firstIndex(where: { $0[0].scene.id == base }) {
                groups[index].append(entry)
            } else {
                groups.append([entry])
            }
        }
        return groups
    }

    /// The title that the scenes of a group have in common.
    private static func name(of group: [Entry]) -> String {
        let title = group[0].scene.title
        let cut = title.prefix { $0 != "," }
        return group.count > 1 && group.dropFirst().contains { $0.scene.title.hasPrefix(cut + ",") } ? String(cut) : title
    }

    /// The links to the scenes of a group.
    private func variants(of entry: Entry, in group: [Entry]) -> HTML {
        guard group.count > 1 else { return "" }
        let name = Self.name(of: group)
        return .element(
            "nav", ["class": "variants", "aria-label": "Forms of \(name)"],
            group.map { other in
                let title = other.scene.title
                let label = title.hasPrefix(name + ", ") ? String(title.dropFirst(name.count + 2)) : title
                let isHere = other.scene.id == entry.scene.id
                return .element("a", ["href": "#\(other.scene.id)", "aria-current": isHere ? "true" : nil], text: label)
            })
    }

    private var introduction: String {
        let count = "\(entries.count) \(entries.count == 1 ? "scene" : "scenes")"
        return SceneCatalog.current.isOwn
            ? """
            \(count), filmed on an exact clock while a scripted finger drives each, with the curves of the layers that move.
            """
            : """
            UIKit and Core Animation in Swift, on Linux: twelve effects in \(count), each filmed on an exact clock while a \
            scripted finger drives it, with the curves of the layers that move and the lines of source that use it.
            """
    }

    private func section(_ entry: Entry, in group: [Entry]) -> HTML {
        let scene = entry.scene
        let video = HTML.element(
            "video",
            [
                "width": "\(entry.size.width)", "height": "\(entry.size.height)", "controls": "", "loop": "", "muted": "",
                "playsinline": "", "preload": "none", "aria-label": "Film of \(scene.title): \(scene.summary)",
            ], Self.sources(entry.looks, "src", \.film))
        let moments = entry.panels.enumerated().map { index, panel in
            HTML.element(
                "button", ["type": "button", "data-panel": "\(index)", "aria-pressed": "false"],
                text: MotionPanel.seconds(panel.interval) + " s")
        }
        let about: [HTML] = [
            variants(of: entry, in: group),
            .element("div", [:], .element("h2", ["id": "\(scene.id)-title"], text: scene.title), .element("p", text: entry.summary)),
            .element("div", ["class": "moments", "role": "group", "aria-label": "Movements", "hidden": ""], moments + [DemoStage.tools]),
            .element("div", ["class": "panels"], entry.panels.map(\.html)),
        ]
        let words = [scene.snippet.isEmpty ? nil : "source", scene.settings.isEmpty ? nil : "settings", "filmstrip"].compactMap { $0 }
        let title = words.joined(separator: ", ") + " and files"
        var drawer: [HTML] = [.element("summary", text: title.prefix(1).uppercased() + title.dropFirst())]
        if !scene.snippet.isEmpty { drawer.append(.element("pre", [:], .element("code", [:], SwiftMarkup(scene.snippet).html))) }
        if !scene.settings.isEmpty { drawer.append(Self.table(of: scene.settings)) }
        drawer.append(strip(entry))
        drawer.append(.element("pre", ["class": "command"], .element("code", text: entry.command)))
        var files: [HTML] = [.element("code", text: scene.id)]
        for look in entry.looks {
            let kind = entry.looks.count == 1 ? "" : look.isDark ? ", dark" : ", light"
            files.append(.element("a", ["href": HTML.link(look.film)], text: "Film of \(scene.title)\(kind)"))
            files.append(.element("a", ["href": HTML.link(look.strip)], text: "Filmstrip of \(scene.title)\(kind)"))
        }
        drawer.append(.element("p", ["class": "files"], files))
        return .element(
            "section", ["id": scene.id, "aria-labelledby": "\(scene.id)-title", "data-group": group[0].scene.id],
            .element(
                "div", ["class": "screen player", "data-rate": "\(entry.framesPerSecond)"],
                .element(
                    "div", ["class": "glass", "style": "--shape: \(Double(entry.size.width) / Double(max(entry.size.height, 1)))"],
                    [video, .element("canvas", ["hidden": "", "aria-hidden": "true"])] + entry.trails.map(\.html)),
                FilmPlayer.stage),
            .element("div", ["class": "about"], about + [.element("details", ["class": "drawer"], drawer)]))
    }

    /// The effect's properties with their defaults.
    private static func table(of settings: [EffectSetting]) -> HTML {
        let head = ["Setting", "Default", "Effect"].map { HTML.element("th", ["scope": "col"], text: $0) }
        return .element(
            "table", ["class": "settings"],
            .element("thead", [:], .element("tr", [:], head)),
            .element(
                "tbody", [:],
                settings.map { setting in
                    .element(
                        "tr", [:], .element("th", ["scope": "row"], .element("code", text: setting.name)),
                        .element("td", text: setting.standard), .element("td", text: setting.summary))
                }))
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
        /* The address names the scene; the page stays at its top. */
        .staged section { border-top: 0; scroll-margin-top: 100vh; }
        .staged:not(.ready) :is(main, aside, footer) { visibility: hidden; }
        .staged .panel { flex: 1 1 100%; }
        nav a[aria-current] { color: var(--paper); background: var(--ink); border-color: var(--ink); }
        .variants { padding: 0; }
        .moments { display: flex; flex-wrap: wrap; gap: 0.375rem; }
        .moments button { font: inherit; font-size: 0.8125rem; font-variant-numeric: tabular-nums; min-height: 2.25rem; padding: 0 0.75rem; border-radius: 0.5rem; border: 1px solid var(--line); background: var(--card); color: var(--ink); cursor: pointer; }
        .moments button[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
        .moments .tools { display: contents; }
        .glass { position: relative; touch-action: pan-y; }
        .glass canvas, .glass .trails { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: 1.75rem; pointer-events: none; }
        .trails path { fill: none; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; filter: drop-shadow(0 0 1px #000) drop-shadow(0 0 1px #fff); }
        .trails .frames { stroke-width: 5; }
        .transport select { font: inherit; font-size: 0.875rem; min-height: 2.75rem; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
        .screen .transport { flex-wrap: wrap; justify-content: center; gap: 0 0.5rem; } .screen .transport input { order: -1; flex: 1 1 100%; max-width: none; }
        .screen .transport button { font-size: 1.125rem; }
        .drawer summary { cursor: pointer; font-weight: 600; font-size: 0.875rem; padding: 0.5rem 0; }
        .drawer > * + * { margin-top: 0.75rem; }
        .staged .plot svg { touch-action: pan-y; cursor: ew-resize; }
        .plot .now { stroke: var(--accent); stroke-width: 1.5; visibility: hidden; }
        nav { display: flex; flex-wrap: wrap; gap: 0.5rem; padding-top: 0.5rem; }
        nav a { font-size: 0.875rem; color: var(--ink); border: 1px solid var(--line); background: var(--card); border-radius: 1rem; padding: 0.125rem 0.875rem; }
        section { display: grid; grid-template-columns: minmax(12rem, 17rem) minmax(0, 1fr); gap: clamp(1.5rem, 4vw, 3.5rem); align-items: start;
          padding: clamp(2rem, 5vw, 3.5rem) 0; border-top: 1px solid var(--line); }
        .screen { position: sticky; top: 1.5rem; }
        .screen video { width: 100%; height: auto; border-radius: 1.75rem; box-shadow: 0 0 0 1px var(--line), var(--shadow); background: var(--line); }
        .about { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; min-width: 0; }
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
        .settings { border-collapse: collapse; width: 100%; font-size: 0.8125rem; } .settings th { text-align: start; font-weight: 600; }
        .settings :is(th, td) { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; }
        .settings tbody th { font-weight: 400; } .settings thead { color: var(--soft); } .settings td:nth-child(2) { font-variant-numeric: tabular-nums; }
        .files { font-size: 0.8125rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
        .failures { border-top: 1px solid var(--line); padding: clamp(2rem, 5vw, 3rem) 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
        .failures > p { color: var(--soft); max-width: 44rem; margin-bottom: 0.5rem; }
        .failure { border-radius: 0.75rem; background: var(--card); box-shadow: 0 0 0 1px var(--line); padding: 0 1.125rem; min-width: 0; }
        .failure summary { cursor: pointer; padding: 0.875rem 0; display: grid; gap: 0.125rem; } .failure summary span { font-size: 0.875rem; color: var(--soft); }
        .failure strong::before { content: "▸ "; color: var(--accent); } .failure[open] strong::before { content: "▾ "; }
        .failure > * + * { margin: 0 0 1rem; } .failure pre { background: var(--paper); } .failure pre.message { white-space: pre; overflow-x: auto; overflow-wrap: normal; }
        .failure img { width: 100%; border-radius: 0.5rem; }
        .skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; border-radius: 0.5rem; background: var(--card); z-index: 1; }
        .skip:focus { top: 1rem; }
        main:focus { outline: none; }
        footer { border-top: 1px solid var(--line); padding-top: 1.5rem; color: var(--soft); font-size: 0.875rem; }
        .about-page { display: none; }
        @media (max-width: 44rem) {
          .panel { flex-basis: 100%; } section { grid-template-columns: minmax(0, 1fr); } .screen { position: static; max-width: 17rem; margin: 0 auto; }
          /* The first film is what one sees; the page's description is at its end. */
          header { padding: 0.75rem 0 0.5rem; gap: 0.25rem; } header h1 { font-size: 1.25rem; } header p { display: none; }
          nav { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; padding: 0.25rem 0 0.5rem; } nav a { flex: none; padding: 0.5rem 0.875rem; border-radius: 1.5rem; }
          section:first-child { padding-top: 1rem; } .glass { width: min(100%, 70svh * var(--shape)); margin: 0 auto; }
          .settings thead { display: none; } .settings tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; border-bottom: 1px solid var(--line); padding: 0.375rem 0; }
          .settings :is(th, td) { border: 0; padding: 0; } .settings td:last-child { grid-column: 1 / -1; color: var(--soft); }
          .about-page { display: block; margin-bottom: 0.75rem; }
        }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
        """
}
