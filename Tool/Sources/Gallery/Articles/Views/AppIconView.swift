import UIKit

/// An app's own icon, or one generated from its name: two colors and its first letter, always the same for a name.
final class AppIconView: UIView {
    var name = "" {
        didSet { if name != oldValue { setNeedsDisplay() } }
    }

    /// The app's own icon, stretched over the view; nil for a generated one.
    private(set) var image: UIImage? {
        didSet { if image !== oldValue { setNeedsDisplay() } }
    }
    private var address: String?
    /// Called when the app's own icon has come.
    var onImage: (() -> Void)?

    /// Shows an app's icon: a generated one until the feed's is loaded.
    func show(_ article: AppArticle, from icons: AppIcons) {
        (name, address, image) = (article.name, article.iconAddress, nil)
        icons.load(address) { [weak self, address] image in
            guard let self, self.address == address else { return }
            self.image = image
            onImage?()
        }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Pairs of colors of generated icons; white letters have a contrast of 3 or more on both.
    static let colors: [(dark: UInt32, light: UInt32)] = [
        (0xC23B2C, 0xD9722E), (0x1F6A61, 0x3F9A78), (0x2E3B74, 0x6F86C9), (0x8A5588, 0xC9737A), (0x9A6410, 0xC58222), (0x2F5B78, 0x4594B8),
        (0x4B5D3A, 0x7F9650),
    ]

    private static func number(of name: String) -> UInt32 { name.unicodeScalars.reduce(UInt32(7)) { $0 &* 31 &+ $1.value } }

    private static func colors(of name: String) -> (dark: UInt32, light: UInt32) { colors[Int(number(of: name) % UInt32(colors.count))] }

    /// The lighter color of a name's icon.
    static func tint(of name: String) -> UIColor { UIColor(rgb: colors(of: name).light) }

    override func draw(_ rect: CGRect) {
        let shape = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.width * 0.22)
        shape.addClip()
        if let image { return image.draw(in: bounds) }
        let number = Self.number(of: name)
        let (dark, light) = Self.colors(of: name)
        UIColor(rgb: dark).setFill()
        shape.fill()
        UIColor(rgb: light).setFill()
        let side = bounds.width
        let angle = CGFloat(number / 8 % 8) * .pi / 4
        UIBezierPath(
            ovalIn: CGRect(
                x: side / 2 + cos(angle) * side * 0.4 - side * 0.45, y: side / 2 + sin(angle) * side * 0.4 - side * 0.45, width: side * 0.9,
                height: side * 0.9)
        ).fill()
        let letter = NSAttributedString(
            string: String(name.prefix(1)),
            attributes: [.font: UIFont.systemFont(ofSize: side * 0.5, weight: .bold), .foregroundColor: UIColor.white])
        let size = letter.size()
        letter.draw(at: CGPoint(x: (side - size.width) / 2, y: (bounds.height - size.height) / 2))
    }
}
