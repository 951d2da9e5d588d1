import UIKit

/// A photograph with its place and its caption, as a card.
final class PostcardView: UIView {
    private static let corner: CGFloat = 18

    init(_ photo: Photo) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Self.corner
        layer.cornerCurve = .continuous
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        let picture = PictureView(photo.artwork, cornerRadius: Self.corner)
        picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let (title, caption) = (UILabel(), UILabel())
        title.text = photo.place
        title.font = .preferredFont(forTextStyle: .headline)
        title.textColor = .ink
        caption.text = photo.caption
        caption.font = .preferredFont(forTextStyle: .subheadline)
        caption.textColor = .secondaryLabel
        for label in [title, caption] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        // Large text leaves space for the photograph alone.
        caption.isHidden = hasLargeText
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: PostcardView, _) in
            caption.isHidden = view.hasLargeText
        }
        let texts = UIStackView(arrangedSubviews: [title, caption])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [picture, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        texts.setContentHuggingPriority(.required, for: .vertical)
        // A card without a size has no space for texts.
        let edges = [
            texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ]
        for edge in edges { edge.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            edges + [
                picture.topAnchor.constraint(equalTo: topAnchor),
                picture.leadingAnchor.constraint(equalTo: leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: trailingAnchor),
                texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 14),
                texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.corner).cgPath
    }
}
