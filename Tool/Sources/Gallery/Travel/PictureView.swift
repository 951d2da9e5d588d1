import UIKit

/// An image view whose artwork is drawn for its size, or for another aspect ratio and then cut off at its edges.
final class PictureView: UIImageView {
    let artwork: any Artwork
    /// The size whose image it shows, as much of it as its own shape allows; nil for its own size.
    var wholeSize: CGSize? {
        didSet {
            guard wholeSize != oldValue else { return }
            contentMode = wholeSize == nil ? .scaleToFill : .scaleAspectFill
            setNeedsLayout()
        }
    }

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
        let size = imageSize
        guard image?.size != size, !bounds.isEmpty else { return }
        image = ArtworkCache.shared.image(of: artwork, size: size, in: traitCollection)
    }

    /// Covers the bounds with the aspect ratio of the whole.
    private var imageSize: CGSize {
        guard let wholeSize, wholeSize.width > 0, wholeSize.height > 0 else { return bounds.size }
        let scale = max(bounds.width / wholeSize.width, bounds.height / wholeSize.height)
        return CGSize(width: (wholeSize.width * scale).rounded(.up), height: (wholeSize.height * scale).rounded(.up))
    }
}
