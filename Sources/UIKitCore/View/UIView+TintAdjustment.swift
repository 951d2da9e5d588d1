import UIFoundation

extension UIView {
    /// The display of a view's tint color.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview; `normal` without one.
        case automatic
        /// The tint color is unchanged.
        case normal
        /// The tint color is gray, as behind a modal view.
        case dimmed
    }

    /// The nearest mode stated by the view or a superview.
    final var resolvedTintAdjustmentMode: TintAdjustmentMode {
        guard UIKitState.current.hasTintAdjustments else { return .normal }
        var view: UIView? = self
        while let next = view {
            if let mode = next.traitRecord?.tintAdjustmentMode, mode != .automatic { return mode }
            view = next.storedSuperview
        }
        return .normal
    }

    final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        let old = resolvedTintAdjustmentMode
        guard mode != .automatic || traitRecord != nil else { return }
        UIKitState.current.hasTintAdjustments = true
        madeTraitRecord.tintAdjustmentMode = mode
        guard resolvedTintAdjustmentMode != old else { return }
        var changed: [UIView] = []
        var pending = [self]
        while let view = pending.popLast() {
            changed.append(view)
            pending += view.storedSubviews.reversed().filter { ($0.traitRecord?.tintAdjustmentMode ?? .automatic) == .automatic }
        }
        for view in changed {
            view.resolveBackground()
            view.asCurrent { view.tintColorDidChange() }
        }
    }

    /// The color as the mode shows it: dimmed is the gray of the same luma (Rec. 709).
    final func adjustedTintColor(_ color: UIColor) -> UIColor {
        guard resolvedTintAdjustmentMode == .dimmed else { return color }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }

    final func setContentSizeLimit(_ limit: WritableKeyPath<ContentSizeLimits, UIContentSizeCategory?>, _ value: UIContentSizeCategory?) {
        guard value != traitRecord?.contentSizeLimits[keyPath: limit] else { return }
        madeTraitRecord.contentSizeLimits[keyPath: limit] = value
        traitSourceDidChange()
    }
}

/// The text sizes between which a view keeps its own; if the smallest is larger than the largest, the largest counts.
struct ContentSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Returns the traits with a text size within the limits.
    @MainActor
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        if let minimum, category < minimum { category = minimum }
        if let maximum, category > maximum { category = maximum }
        guard category != traits.preferredContentSizeCategory else { return traits }
        return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    }
}
