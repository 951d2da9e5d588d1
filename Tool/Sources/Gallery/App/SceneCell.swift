import UIKit

/// An effect in the gallery: its icon, its name, and its summary.
final class SceneCell: UICollectionViewCell {
    private(set) var icon: UIView = UIView()
    private let card = CardView(cornerRadius: 20)
    private let title = UILabel("", size: 17, weight: .semibold, lines: 0)
    private let summary = UILabel("", size: 13, color: .softInk, lines: 0)

    private var fonts = Fonts([])

    /// The fonts of a list of effects.
    @MainActor
    struct Fonts {
        let title: ListFont
        let summary: ListFont

        init(_ scenes: [GalleryScene]) {
            title = ListFont(scenes.map(\.title), size: 17, weight: .semibold)
            summary = ListFont(scenes.map(\.sentence), size: 13)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        followsSettings()
        for view in [card, icon, title, summary] { contentView.addSubview(view) }
        accessibilityIdentifier = "effect"
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityHint = "Opens the effect's app. Escape leads back."
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    func show(_ scene: GalleryScene, _ fonts: Fonts) {
        icon.removeFromSuperview()
        icon = PictureView(EffectArtwork(scene: scene.id), cornerRadius: 15)
        contentView.addSubview(icon)
        title.text = scene.title
        summary.text = scene.sentence
        accessibilityLabel = "\(scene.title). \(scene.summary)"
        self.fonts = fonts
        setNeedsLayout()
    }

    func height(atWidth width: CGFloat, isRoomy: Bool) -> CGFloat { arrange(width: width, height: 0, isRoomy: isRoomy) { _, _ in } }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(
            width: contentView.bounds.width, height: contentView.bounds.height, isRoomy: contentView.isRoomy, contentView.layOut)
    }

    private func arrange(width: CGFloat, height: CGFloat, isRoomy: Bool, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let side: CGFloat = isRoomy ? 96 : 64
        let margin: CGFloat = isRoomy ? 22 : 14
        let left = hasLargeText ? margin : margin + side + margin
        let textWidth = width - 16 - left
        title.fitWords(toWidth: textWidth, of: fonts.title)
        summary.fitWords(toWidth: textWidth, of: fonts.summary)
        let heights = (title.height(atWidth: textWidth), summary.height(atWidth: textWidth))
        let textHeight = heights.0 + 2 + heights.1
        let needed = hasLargeText ? margin + side + 10 + textHeight + 16 : max(textHeight + 28, side + 2 * margin)
        let height = max(height, needed)
        put(card, CGRect(x: 0, y: 0, width: width, height: height))
        put(icon, CGRect(x: margin, y: hasLargeText ? margin : ((height - side) / 2).rounded(), width: side, height: side))
        let y = hasLargeText ? margin + side + 10 : ((height - textHeight) / 2).rounded()
        put(title, CGRect(x: left, y: y, width: textWidth, height: heights.0))
        put(summary, CGRect(x: left, y: y + heights.0 + 2, width: textWidth, height: heights.1))
        return needed
    }
}

extension GalleryScene {
    /// The summary as a sentence.
    fileprivate var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }
}
