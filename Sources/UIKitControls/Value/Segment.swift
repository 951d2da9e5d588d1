import CoreGraphics

/// A segment of a segmented control: its values and its view.
@MainActor
final class Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 for an equal share of the remaining width.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero
    let label = UILabel()
    let imageView = UIImageView(image: nil)
    /// The line before the segment.
    let line = UIView()

    init(title: String? = nil, image: UIImage? = nil) {
        (self.title, self.image) = (title, image)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
    }

    convenience init(action: UIAction) {
        self.init(title: action.title, image: action.image)
        self.action = action
        isEnabled = !action.attributes.contains(.disabled)
    }

    convenience init?(item: Any) {
        switch item {
        case let title as String: self.init(title: title)
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        default: return nil
        }
    }

    var views: [UIView] { [line, imageView, label] }

    var contentSize: CGSize {
        if let image { return image.size }
        return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}
