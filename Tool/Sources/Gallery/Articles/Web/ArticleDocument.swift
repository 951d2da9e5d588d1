import UIKit

/// An article as HTML: icon, name and paragraphs, laid out as `ArticleView` does, in the colors, the text size and the direction of a view.
@MainActor
struct ArticleDocument {
    let html: String

    init(article: AppArticle, icon: AppIconView, traits: UITraitCollection) {
        let isMirrored = traits.layoutDirection == .rightToLeft
        func size(_ size: CGFloat) -> CGFloat {
            UIFontMetrics(forTextStyle: .nearest(to: size)).scaledValue(for: size, compatibleWith: traits)
        }
        func color(_ color: UIColor) -> String {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return "rgba(\(Int((red * 255).rounded())),\(Int((green * 255).rounded())),\(Int((blue * 255).rounded())),\(alpha))"
        }
        let (margin, width) = (ArticleView.column.margin, ArticleView.column.width - 2 * ArticleView.column.margin)
        let paragraphs = article.summary.components(separatedBy: "\n\n").map { "<p>\(Self.escaped($0))</p>" }.joined()
        html = """
            <!doctype html><meta charset=utf-8><title>\(Self.escaped(article.name))</title><style>
            html { background: \(color(.card)) }
            body { margin: 0; min-height: calc(100vh - 60px); display: flex; flex-direction: column;
              direction: \(isMirrored ? "rtl" : "ltr"); background: \(color(.card)); color: \(color(.ink));
              font: \(size(17))px/1.21 Inter, system-ui, sans-serif; overflow-wrap: break-word }
            header { flex: 1 0 \(ArticleView.banner.least)px; max-height: \(Int(ArticleView.banner.most * 100))vh; position: relative;
              background: \(color(AppIconView.tint(of: article.name).withAlphaComponent(ArticleView.bannerOpacity))) }
            main { box-sizing: border-box; width: 100%; max-width: \(width + 2 * margin)px; margin: 0 auto;
              padding: 0 \(margin)px \(margin)px }
            h1, p { unicode-bidi: plaintext; text-align: \(isMirrored ? "right" : "left") }
            h1 { margin: 20px 0 0; padding-bottom: 20px; border-bottom: 1px solid \(color(.hairline)); font-size: \(size(26))px }
            img { position: absolute; inset: \(ArticleView.icon.margin)px 0; margin: auto;
              height: calc(100% - \(2 * ArticleView.icon.margin)px); max-height: \(ArticleView.icon.most)px; aspect-ratio: 1 }
            p { margin: 20px 0 0; white-space: pre-line } p + p { margin-top: 1.21em }
            </style><header><img alt='' src='\(Self.source(of: icon))'></header>
            <main><h1>\(Self.escaped(article.name))</h1>\(paragraphs)</main>
            """
    }

    /// The address of an icon's image, which has its data.
    static func source(of icon: AppIconView) -> String {
        let data = UIGraphicsImageRenderer(size: icon.bounds.size).pngData { _ in icon.draw(icon.bounds) }
        return "data:image/png;base64,\(data.base64EncodedString())"
    }

    /// A text of a feed, which may contain anything, as text of a page.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
