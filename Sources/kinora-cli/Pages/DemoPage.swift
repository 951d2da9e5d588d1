import Foundation
import Gallery

/// The page beside the demo's films.
@MainActor
struct DemoPage {
    let scenes: [GalleryScene]

    /// The page, whole; it names files beside itself and needs nothing from a network.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Kinora: the gallery</title>
        <style>
          :root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; }
          body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
          section { display: grid; grid-template-columns: minmax(10rem, 16rem) 1fr; gap: 1.5rem; margin: 3rem 0; align-items: start; }
          video { width: 100%; border-radius: 1.25rem; box-shadow: 0 0.25rem 1.5rem #0004; }
          img { width: 100%; }
          h2 { margin: 0; }
          code { opacity: 0.6; }
        </style>
        <h1>Kinora: the gallery</h1>
        \(scenes.map(section).joined(separator: "\n"))
        </html>

        """
    }

    private func section(_ scene: GalleryScene) -> String {
        """
        <section>
          <video src="\(scene.id).mp4" controls autoplay loop muted playsinline></video>
          <div>
            <h2>\(escaped(scene.title))</h2>
            <p>\(escaped(scene.summary)) <code>\(scene.id)</code></p>
            <a href="\(scene.id).png"><img src="\(scene.id).png" alt="Filmstrip of \(escaped(scene.title))"></a>
          </div>
        </section>
        """
    }

    private func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}
