import UIKit

/// The actions below a photograph: to like it, to open it with its comments, and to keep it.
final class PhotoActionsView: UIView {
    private let like = UIButton(type: .system)
    private let comment = UIButton(type: .system)
    private let keep = UIButton(type: .system)
    /// Called with the new state after the user's tap.
    var onLike: ((Bool) -> Void)?
    var onKeep: ((Bool) -> Void)?
    var onComments: (() -> Void)?
    var isLiked = false {
        didSet { showLike() }
    }
    var isKept = false {
        didSet { showKeep() }
    }

    init() {
        super.init(frame: .zero)
        for (button, symbol, label) in [
            (like, "heart", "Like"), (comment, "bubble.right", "Comments"), (keep, "bookmark", "Keep"),
        ] {
            button.setImage(UIImage(systemName: symbol, withConfiguration: Self.symbolSize), for: .normal)
            button.accessibilityLabel = label
            button.tintColor = .ink
            addSubview(button)
        }
        like.addAction(UIAction { [weak self] _ in self?.toggleLike() }, for: .primaryActionTriggered)
        comment.addAction(UIAction { [weak self] _ in self?.onComments?() }, for: .primaryActionTriggered)
        keep.addAction(UIAction { [weak self] _ in self?.toggleKeep() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static let symbolSize = UIImage.SymbolConfiguration(pointSize: 21, weight: .regular)

    private func toggleLike() {
        isLiked.toggle()
        onLike?(isLiked)
        guard isLiked, !UIAccessibility.isReduceMotionEnabled else { return }
        like.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.45, initialSpringVelocity: 0, options: [.allowUserInteraction]
        ) { [like] in like.transform = .identity }
    }

    private func showLike() {
        like.setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart", withConfiguration: Self.symbolSize), for: .normal)
        like.tintColor = isLiked ? .coral : .ink
        like.accessibilityTraits = isLiked ? [.button, .selected] : .button
    }

    private func toggleKeep() {
        isKept.toggle()
        onKeep?(isKept)
    }

    private func showKeep() {
        keep.setImage(UIImage(systemName: isKept ? "bookmark.fill" : "bookmark", withConfiguration: Self.symbolSize), for: .normal)
        keep.accessibilityTraits = isKept ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in [like, comment].enumerated() {
            layOut(button, CGRect(x: 44 * CGFloat(index), y: 0, width: 44, height: 44))
        }
        layOut(keep, CGRect(x: bounds.width - 44, y: 0, width: 44, height: 44))
    }
}
