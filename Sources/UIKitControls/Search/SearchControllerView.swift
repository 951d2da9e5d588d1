import CoreGraphics
import UIKitCore

/// The view of a search controller: dims the content behind it, and holds the results, and the search bar unless that is in a navigation
/// bar. Touches beside these reach the content.
final class SearchControllerView: UIView {
    let dimming = UIView(frame: .zero)
    /// The view of the results.
    weak var results: UIView?
    /// The search bar that the view has taken from its place.
    private(set) weak var bar: UISearchBar?
    /// Whether the bar is at the top of the safe area; otherwise where it came from.
    var isBarAtTop = false { didSet { setNeedsLayout() } }
    /// The place that the bar came from, in the view's coordinates.
    var barHome = CGRect.zero
    private let barBackground = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    /// Called with the height that the bar covers below the top of the safe area, in points.
    var onBarHeight: ((CGFloat) -> Void)?
    /// Opacity of the black over content that is obscured; an estimate.
    private static let dimmingAlpha: CGFloat = 0.3

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        barBackground.isHidden = true
        addSubview(dimming)
        addSubview(barBackground)
    }

    required init?(coder: NSCoder) { nil }

    private var suggestions: SearchSuggestionsView?

    /// Whether suggestions are shown.
    var showsSuggestions: Bool { suggestions != nil }

    /// Shows suggestions over the results; none of none.
    func show(_ shown: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        guard !shown.isEmpty else {
            suggestions?.removeFromSuperview()
            return suggestions = nil
        }
        let list = suggestions ?? SearchSuggestionsView(frame: bounds)
        suggestions = list
        list.alpha = contentOpacity
        list.show(shown, choose: choose)
        insertSubview(list, belowSubview: barBackground)
        setNeedsLayout()
    }

    /// Opacity of all but the bar.
    var contentOpacity: CGFloat = 1 { didSet { showContent() } }

    /// Whether the content behind is dimmed.
    var isDimmed = false { didSet { showContent() } }

    private func showContent() {
        dimming.alpha = isDimmed ? contentOpacity : 0
        results?.alpha = contentOpacity
        suggestions?.alpha = contentOpacity
        barBackground.alpha = contentOpacity
    }

    /// Shows the results below the bar.
    func show(_ view: UIView) {
        results = view
        view.alpha = contentOpacity
        view.frame = bounds
        insertSubview(view, aboveSubview: dimming)
        if let suggestions { insertSubview(suggestions, belowSubview: barBackground) }
    }

    /// Takes a bar from its place, where it stays until `isBarAtTop`.
    func take(_ bar: UISearchBar) {
        self.bar = bar
        addSubview(bar)
        barBackground.isHidden = false
        setNeedsLayout()
    }

    /// Leaves the bar to its place.
    func leaveBar() {
        bar = nil
        barBackground.isHidden = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        results?.frame = bounds
        suggestions?.frame = bounds
        suggestions?.contentInset.top = bar == nil ? 0 : bar?.intrinsicContentSize.height ?? 0
        // Bars above the content stay light.
        let top = safeAreaInsets.top
        dimming.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        guard let bar else { return }
        let height = bar.intrinsicContentSize.height
        bar.frame =
            isBarAtTop
            ? CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
            : CGRect(x: barHome.minX, y: barHome.minY, width: barHome.width, height: height)
        barBackground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bar.frame.maxY))
        onBarHeight?(height)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
