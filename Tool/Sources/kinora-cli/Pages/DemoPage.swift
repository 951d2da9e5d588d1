import Foundation
import Gallery
import Kinora

/// The page beside the demo's films: of each scene the film, its filmstrip, its curves and its source.
@MainActor
struct DemoPage {
    static let fileName = "index.html"

    /// What the page shows of a scene.
    struct Entry {
        let scene: GalleryScene
        /// The plots of what changed, at most one for each quantity.
        let plots: [CurvePlot]
        /// Of the film, in pixels.
        let size: (width: Int, height: Int)

        /// - Parameter trace: of the player's whole play.
        @MainActor
        init(_ player: ScenePlayer, trace: Trace) throws {
            let device = player.settings.device
            scene = player.scene
            size = (Int((device.size.width * device.scale).rounded()), Int((device.size.height * device.scale).rounded()))
            let motions = MotionChoice(
                trace, screen: SIMD2(Double(device.size.width), Double(device.size.height)), movers: Set(scene.movers.map { "\($0)" })
            ).motions
            let touches = player.touches
            plots = Quantity.all.compactMap {
                CurvePlot(
                    $0, of: motions, duration: player.duration, framesPerSecond: player.framesPerSecond, touches: touches)
            }
        }
    }

    let entries: [Entry]

    /// The page, whole.
    var html: String {
        HTML.page(
            title: "Kinora: the gallery", style: Self.style,
            body:
                .element(
                    "header", [:], .element("h1", text: "Kinora"),
                    .element(
                        "p",
                        text: """
                            UIKit and Core Animation in Swift, on Linux: \(entries.count) effects, each filmed on an exact clock while a scripted \
                            finger drives it, with the curves of what moves and the lines of source that use it.
                            """),
                    .element("nav", [:], entries.map { .element("a", ["href": "#\($0.scene.id)"], text: $0.scene.title) })),
            .element("main", [:], entries.map(section)),
            .element(
                "footer", [:], "Made by ", .element("code", text: "./kinora demo"),
                ". In the plots a tinted stripe is a finger on the screen; a curve is there while its layer is animated."),
            .element("script", [:], .literal(HTML.playInSight)))
    }

    private func section(_ entry: Entry) -> HTML {
        let scene = entry.scene
        let (film, strip) = (HTML.link("\(scene.id).mp4"), HTML.link("\(scene.id).png"))
        let video = HTML.element(
            "video",
            [
                "src": film, "width": "\(entry.size.width)", "height": "\(entry.size.height)", "controls": "", "loop": "", "muted": "",
                "playsinline": "", "preload": "metadata", "aria-label": "Film of \(scene.title)",
            ])
        let image = HTML.element("img", ["src": strip, "loading": "lazy", "alt": "Filmstrip of \(scene.title)"])
        let summary = scene.summary.prefix(1).uppercased() + scene.summary.dropFirst() + "."
        var about: [HTML] = [
            .element("div", [:], .element("h2", text: scene.title), .element("p", text: summary)),
            .element("a", ["class": "strip", "href": strip], image),
            .element("div", ["class": "plots"], entry.plots.map(\.html)),
        ]
        if !scene.snippet.isEmpty { about.append(.element("pre", [:], .element("code", [:], SwiftMarkup(scene.snippet).html))) }
        about.append(
            .element(
                "p", ["class": "files"], .element("code", text: scene.id), " ", .element("a", ["href": film], "film"), " ",
                .element("a", ["href": strip], "filmstrip")))
        return .element(
            "section", ["id": scene.id], .element("div", ["class": "screen"], video), .element("div", ["class": "about"], about))
    }

    private static let style: StaticString = """
        :root { --curve-1: #d6483b; --curve-2: #2f6fd0; --curve-3: #2a9158; --curve-4: #9a5bc9; }
        @media (prefers-color-scheme: dark) { :root { --curve-1: #ff8474; --curve-2: #76aaff; --curve-3: #63cf93; --curve-4: #cb9bf0; } }
        html { scroll-behavior: smooth; }
        nav { display: flex; flex-wrap: wrap; gap: 0.5rem; padding-top: 0.5rem; }
        nav a { font-size: 0.875rem; color: var(--ink); border: 1px solid var(--line); background: var(--card); border-radius: 1rem; padding: 0.125rem 0.875rem; }
        section { display: grid; grid-template-columns: minmax(12rem, 17rem) minmax(0, 1fr); gap: clamp(1.5rem, 4vw, 3.5rem); align-items: start;
          padding: clamp(2rem, 5vw, 3.5rem) 0; border-top: 1px solid var(--line); }
        .screen { position: sticky; top: 1.5rem; }
        .screen video { width: 100%; height: auto; border-radius: 1.75rem; box-shadow: 0 0 0 1px var(--line), var(--shadow); background: var(--line); }
        .about { display: grid; gap: 1.5rem; min-width: 0; }
        .about p { color: var(--soft); }
        .strip { display: block; border-radius: 0.75rem; overflow-x: auto; box-shadow: 0 0 0 1px var(--line); background: #e5e5ea; }
        .strip img { width: 100%; min-width: 44rem; }
        .plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem; }
        .plot { margin: 0; padding: 0.875rem 1rem; border-radius: 0.75rem; background: var(--card); box-shadow: 0 0 0 1px var(--line); max-width: 30rem; }
        .plot figcaption { font-weight: 600; font-size: 0.875rem; }
        .plot small { font-weight: 400; color: var(--soft); }
        .plot ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: 0.75rem; color: var(--soft); }
        .plot svg { display: block; width: 100%; height: auto; overflow: visible; color: var(--soft); }
        .plot text { font-size: 12px; fill: currentColor; font-variant-numeric: tabular-nums; }
        .plot path { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
        .plot .grid { stroke: currentColor; stroke-width: 1; opacity: 0.22; }
        .plot .touch { fill: currentColor; stroke: none; opacity: 0.13; }
        .plot .swatch { display: inline-block; width: 1.5rem; vertical-align: middle; margin-right: 0.375rem; }
        .curve-1 { stroke: var(--curve-1); } .curve-2 { stroke: var(--curve-2); } .curve-3 { stroke: var(--curve-3); } .curve-4 { stroke: var(--curve-4); }
        pre { margin: 0; padding: 1rem 1.125rem; border-radius: 0.75rem; overflow-x: auto; background: var(--card); box-shadow: 0 0 0 1px var(--line); }
        .k { color: #a8327d; } .t { color: #1c6a8c; } .s { color: #b0451f; } .n { color: #5a48c4; } .c { color: var(--soft); }
        @media (prefers-color-scheme: dark) { .k { color: #ff8bc8; } .t { color: #7cd3f0; } .s { color: #ffa98a; } .n { color: #b7a8ff; } }
        .files { font-size: 0.8125rem; display: flex; gap: 1rem; }
        footer { border-top: 1px solid var(--line); padding-top: 1.5rem; color: var(--soft); font-size: 0.875rem; }
        @media (max-width: 44rem) { section { grid-template-columns: minmax(0, 1fr); } .screen { position: static; max-width: 17rem; margin: 0 auto; } }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
        """
}
