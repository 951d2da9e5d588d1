/// An area without a view that redirects focus.
///
/// An arrow key that moves the focus into the area focuses the first item that is found in the preferred environments. Source: Apple,
/// [UIFocusGuide](https://developer.apple.com/documentation/uikit/uifocusguide).
///
/// ```swift
/// let (panel, field, guide) = (UIView(), UITextField(), UIFocusGuide())
/// panel.addLayoutGuide(guide)
/// guide.preferredFocusEnvironments = [field]
/// NSLayoutConstraint.activate([
///     guide.topAnchor.constraint(equalTo: panel.topAnchor), guide.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
///     guide.trailingAnchor.constraint(equalTo: panel.trailingAnchor), guide.widthAnchor.constraint(equalToConstant: 80),
/// ])
/// ```
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects focus; true by default. A disabled one still takes its space in the layout.
    open var isEnabled = true

    /// The environments that get the focus, by preference; none, the default, disables the guide.
    ///
    /// They are not retained, and left out once they are gone.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { preferred.compactMap(\.environment) }
        set { preferred = (newValue ?? []).map(WeakFocusEnvironment.init) }
    }

    private var preferred: [WeakFocusEnvironment] = []
}

struct WeakFocusEnvironment {
    weak var environment: (any UIFocusEnvironment)?

    init(_ environment: any UIFocusEnvironment) { self.environment = environment }
}
