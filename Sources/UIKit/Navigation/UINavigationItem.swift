/// What a navigation bar shows for one screen: its title, and how the way back to it is called.
///
/// A change shows in the bar at once, without animation.
/// Source: Apple, [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The bar that has the item on its stack.
    weak var bar: UINavigationBar?

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// An item with a title, or without one.
    init(title: String?) {
        self.title = title
        super.init()
    }

    /// An empty item: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The text in the middle of the bar; also that of the back button of the next item, unless `backButtonTitle` is set.
    open var title: String? {
        didSet { if title != oldValue { bar?.itemDidChange(self) } }
    }

    /// A view in place of the title, centred in the bar with its own size; an empty one shows nothing.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { bar?.itemDidChange(self) } }
    }

    /// Whether the back button is left out while this item is on top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { bar?.itemDidChange(self) } }
    }

    /// Leaves the back button out or shows it, cross-fading when animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard animated, let bar, bar.topItem === self, hidesBackButton != self.hidesBackButton else {
            self.hidesBackButton = hidesBackButton
            return
        }
        bar.crossFade { self.hidesBackButton = hidesBackButton }
    }

    /// The text of the back button that leads to this item; nil for its title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { bar?.itemDidChange(self) } }
    }

    /// How much text the back button that leads to this item has.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { bar?.itemDidChange(self) } }
    }

    /// How much text a back button has.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title where it fits, else "Back", else none.
        case `default` = 0
        /// "Back" (localised) where it fits, else none.
        case generic = 1
        /// None: the chevron alone.
        case minimal = 2
    }

    /// The texts a back button to this item may have, the best first.
    var backButtonTexts: [String] {
        // Looked up in the app's own tables; the key is the English text.
        let generic = NSLocalizedString("Back", comment: "The way to the previous screen")
        switch backButtonDisplayMode {
        case .minimal: return []
        case .generic: return [generic]
        case .default: return [backButtonTitle ?? title ?? generic, generic]
        }
    }
}
