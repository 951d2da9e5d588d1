import UIKit

/// An article as HTML: icon, name and paragraphs, in the colors and the text size of a view.
@MainActor
struct ArticleDocument {
    let html: String

    init(article: AppArticle, icon: AppIconView, traits: UITraitCollection) {
        let scale = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        func color(_ color: UIColor) -> String {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return "rgba(\(Int((red * 255).rounded())),\(Int((green * 255).rounded())),\(Int((blue * 255).rounded())),\(alpha))"
        }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 88, height: 88)).pngData { _ in icon.draw(icon.bounds) }
        let paragraphs = article.summary.components(separatedBy: "\n\n").map { "<p>\(Self.escaped($0))</p>" }.joined()
        html = """
            <!doctype html><meta charset=utf-8><title>\(Self.escaped(article.name))</title><style>
            body { margin: 24px auto; padding: 0 24px; max-width: 592px; background: \(color(.card)); color: \(color(.ink));
              font: \(17 * scale)px/1.3 Inter, system-ui, sans-serif; overflow-wrap: break-word }
            header { display: \(isLarge ? "block" : "flex"); align-items: center; gap: 16px; padding-bottom: 20px;
              border-bottom: 1px solid \(color(.hairline)); min-height: 88px }
            h1 { margin: \(isLarge ? "16px" : "0") 0 0; font-size: \(26 * scale)px; line-height: 1.2 }
            p { margin: 20px 0 0; white-space: pre-line }
            </style><header><img width=88 height=88 alt='' src='data:image/png;base64,\(picture.base64EncodedString())'>
            <h1>\(Self.escaped(article.name))</h1></header>\(paragraphs)
            """
    }

    /// A text of a feed, which may contain anything, as text of a page.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
