import UIKit

extension DrawingCard {
    static var scripts: [CardCell] {
        [
            script("Arabic, joined", "السلام عليكم ورحمة الله", 18),
            script("Hebrew with points", "בְּרֵאשִׁית בָּרָא", 26),
            script("Devanagari conjuncts", "नमस्ते क्षत्रिय विद्यार्थी", 24),
            script("Thai", "สวัสดีชาวโลก ที่นี่", 24),
            script("Chinese, Japanese, Korean", "你好世界 こんにちは 안녕", 19),
            script("lines break between characters", "春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。", 16),
            script("emoji, one letter each", "😀 👩‍🚀 🏳️‍🌈 👍🏽 🇯🇵 ❤️", 24),
            script("both directions in a line", "abc אבגד 123 مرحبا xyz", 20),
            script("combining marks", "ả ë̱ ñ Å q̃ ǻ", 28),
            script("Cyrillic and Greek", "Привет Καλημέρα", 23),
            script("Tamil and Bengali", "வணக்கம் নমস্কার", 23),
            script("symbols", "∀x∈ℝ ⇒ √2 ≠ ∞ ♞ ✓", 18),
        ]
    }

    private static func script(_ caption: String, _ text: String, _ size: CGFloat) -> CardCell {
        CardCell(caption, script: text) { area, _ in
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: size), .foregroundColor: ink, .paragraphStyle: style,
            ]
            let limit = CGSize(width: area.width, height: .greatestFiniteMagnitude)
            let height = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).height
            text.draw(
                in: CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height.rounded(.up)),
                withAttributes: attributes)
        }
    }
}
