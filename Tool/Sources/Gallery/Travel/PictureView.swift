import UIKit

/// An image view whose artwork is drawn for its size.
final class PictureView: UIImageView {
    let artwork: any Artwork

    init(_ artwork: any Artwork, cornerRadius: CGFloat = 0) {
        self.artwork = artwork
        super.init(frame: .zero)
        contentMode = .scaleToFill
        layer.cornerRadius = cornerRadius
        clipsToBounds = true
        guard artwork.isSign else { return }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: PictureView, _) in
            view.image = nil
            view.setNeedsLayout()
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard image?.size != bounds.size, !bounds.isEmpty else { return }
        image = ArtworkCache.shared.image(of: artwork, size: bounds.size, in: traitCollection)
    }
}
