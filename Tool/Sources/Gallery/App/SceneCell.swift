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
            let cards = scenes.map(SceneCard.init)
            title = ListFont(cards.map(\.title), size: 17, weight: .semibold)
            summary = ListFont(cards.map(\.sentence), size: 13)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        followsSettings()
        for view in [card, icon, title, summary] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    func show(_ shown: SceneCard, _ fonts: Fonts) {
        icon.removeFromSuperview()
        icon = PictureView(shown.artwork, cornerRadius: 15)
        contentView.addSubview(icon)
        title.text = shown.title
        summary.text = shown.sentence
        accessibilityLabel = "\(shown.title). \(shown.summary)"
        accessibilityHint = shown.hint
        accessibilityIdentifier = shown.identifier
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

/// The content of a card in the gallery's list.
struct SceneCard {
    let title: String
    let summary: String
    let artwork: any Artwork
    let hint: String
    let identifier: String

    init(_ scene: GalleryScene) {
        (title, summary, artwork) = (scene.title, scene.summary, EffectArtwork(scene: scene.id))
        (hint, identifier) = ("Opens the effect's app. Escape leads back.", "effect")
    }

    private init(title: String, summary: String, artwork: any Artwork, hint: String, identifier: String) {
        (self.title, self.summary, self.artwork, self.hint, self.identifier) = (title, summary, artwork, hint, identifier)
    }

    /// The tour, in front of the effects.
    static let tour = SceneCard(
        title: "Tour", summary: "six effects, each with a gesture to make and with its knobs", artwork: KinoraArtwork(),
        hint: "Opens the tour. Escape leads back.", identifier: "tour")

    /// The summary as a sentence.
    var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }
}
