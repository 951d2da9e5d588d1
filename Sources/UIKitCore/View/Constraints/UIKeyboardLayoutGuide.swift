import CoreGraphics

/// The area that the keyboard covers at the bottom of a view.
///
/// ```swift
/// let (view, field) = (UIView(), UITextField())
/// field.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(field)
/// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// ```
///
/// Without a keyboard it is the area under the safe area, so that its top is the safe area's bottom. Its width is the view's. Source:
/// Apple, `UIKeyboardLayoutGuide`.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide ends at the safe area while there is no keyboard; if false it has no height then. True by default.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.existingConstraintSystem?.schedule() } }
    }

    /// Whether the guide follows a keyboard that is undocked from the bottom of the screen, on an iPad. False by default. Keyboards here
    /// are always docked.
    open var followsUndockedKeyboard = false

    init(view: UIView) {
        super.init()
        identifier = "UIViewKeyboardLayoutGuide"
        owningView = view
        strip = (
            .bottom,
            { [unowned self] view in
                max(InputViews.current.coveredHeight(of: view), usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
            }
        )
        InputViews.current.register(self)
    }
}

extension UIView {
    final var keyboardGuide: UIKeyboardLayoutGuide {
        if let guide = constraintState?.systemGuides["keyboard"] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(view: self)
        constraintStateForWriting.systemGuides["keyboard"] = guide
        return guide
    }
}
