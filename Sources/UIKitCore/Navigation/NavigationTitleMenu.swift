import CoreGraphics

/// The control over a title that opens its menu, with a mark at the title's trailing end.
final class NavigationTitleMenu: UIControl, AccessibilityDefaulting {
    private weak var item: UINavigationItem?
    private let mark = UIImageView(image: UIImage(systemName: "chevron.down.circle.fill"))

    private static let markSize: CGFloat = 16
    private static let gap: CGFloat = 5

    init(_ item: UINavigationItem) {
        self.item = item
        super.init(frame: .zero)
        isHidden = true
        mark.tintColor = .tertiaryLabel
        mark.contentMode = .scaleAspectFit
        addSubview(mark)
        addGestureRecognizer(
            MenuPress(opensAtOnce: true) { [unowned self] in
                guard let item = self.item, let menu = item.titleMenuProvider?(item.suggestedTitleElements(from: self)) else { return nil }
                return MenuOverlay.open(menu, of: self, sender: item)
            })
    }

    required init?(coder: NSCoder) { nil }

    /// Shows or hides the control for the item's present provider.
    func update(isPossible: Bool) { isHidden = !isPossible || item?.titleMenuProvider == nil || (item?.title ?? "").isEmpty }

    /// Width that the mark needs beside the title, in points.
    var markWidth: CGFloat { isHidden ? 0 : Self.gap + Self.markSize }

    var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: item?.title, traits: .button)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = Self.markSize
        mark.frame = CGRect(x: isMirrored ? 0 : bounds.width - size, y: ((bounds.height - size) / 2).rounded(), width: size, height: size)
    }
}
