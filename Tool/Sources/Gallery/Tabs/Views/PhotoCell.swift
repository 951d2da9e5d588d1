import UIKit

/// A photograph of a grid.
final class PhotoCell: UICollectionViewCell {
    private(set) var picture: PictureView?

    func show(_ photo: Photo) {
        picture?.removeFromSuperview()
        let picture = PictureView(photo.artwork)
        self.picture = picture
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityHint = "Opens the photo."
        accessibilityLabel = "\(photo.place) by \(photo.author)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture?.frame = contentView.bounds
    }
}
