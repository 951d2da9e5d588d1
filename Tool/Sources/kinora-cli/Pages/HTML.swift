import Foundation

/// What our pages have in common: each is one file that names files beside itself, and needs nothing from a network.
enum HTML {
    /// A text with what HTML would understand written out.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    /// The name of a file beside the page, for a link.
    static func link(_ name: String) -> String {
        escaped(name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name)
    }

    /// A whole page.
    static func page(title: String, style: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        <link rel="icon" href="data:,">
        <style>
        \(common)
        \(style)
        </style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    /// A script: films play while they are in sight.
    static let playInSight = """
        const sight = new IntersectionObserver(entries => entries.forEach(entry => {
          entry.isIntersecting ? entry.target.play().catch(() => {}) : entry.target.pause();
        }), { threshold: 0.5 });
        document.querySelectorAll("video").forEach(video => sight.observe(video));
        """

    /// The look of every page: colours for light and dark, type, the head.
    private static let common = """
        :root {
          color-scheme: light dark;
          --paper: #fbfaf7; --card: #ffffff; --ink: #1d1f2b; --soft: #6b6e7d; --line: #e4e2dc; --accent: #d6483b;
          --shadow: 0 1px 2px #0000000f, 0 0.75rem 2rem #0000001a;
          font: 16px/1.55 Inter, system-ui, -apple-system, "Segoe UI", sans-serif;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #14151b; --card: #1d1f27; --ink: #eceaf0; --soft: #9a9cab; --line: #30323d; --accent: #ff8474;
            --shadow: 0 0.75rem 2rem #00000080;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 76rem; padding: 0 clamp(1rem, 4vw, 2.5rem) 4rem; background: var(--paper); color: var(--ink); }
        h1 { font-size: clamp(2rem, 5vw, 3.25rem); line-height: 1.1; letter-spacing: -0.03em; margin: 0; }
        h2 { font-size: 1.6rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0; }
        p { margin: 0; }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        code, pre { font: 0.8125rem/1.6 "JetBrains Mono", "SF Mono", ui-monospace, Menlo, Consolas, monospace; }
        header { padding: clamp(2.5rem, 8vw, 5rem) 0 1.5rem; display: grid; gap: 0.75rem; }
        header p { color: var(--soft); max-width: 44rem; font-size: 1.0625rem; }
        video, img { display: block; max-width: 100%; }
        """
}
