import CoreGraphics

/// The frames of a split view controller's columns: a pure function of size, widths and display mode.
struct SplitColumns: Equatable {
    struct Frames: Equatable {
        var primary: CGRect
        /// Empty for two columns.
        var supplementary: CGRect
        var secondary: CGRect
    }

    var size: CGSize
    var primaryWidth: CGFloat
    /// nil for two columns.
    var supplementaryWidth: CGFloat?
    var displayMode: UISplitViewController.DisplayMode
    /// Whether the primary column is at the right edge.
    var isMirrored = false

    var frames: Frames {
        let (one, two) = (primaryWidth, supplementaryWidth ?? 0)
        // The columns' left edges, and the width of the secondary column.
        let (primary, supplementary, secondary, width): (CGFloat, CGFloat, CGFloat, CGFloat)
        let own = supplementaryWidth == nil ? one : two
        let near = supplementaryWidth == nil ? 0 : -one
        switch displayMode {
        case .automatic, .secondaryOnly: (primary, supplementary, secondary, width) = (-one - two, -two, 0, size.width)
        case .oneBesideSecondary: (primary, supplementary, secondary, width) = (near, 0, own, size.width - own)
        case .oneOverSecondary: (primary, supplementary, secondary, width) = (near, 0, 0, size.width)
        case .twoBesideSecondary: (primary, supplementary, secondary, width) = (0, one, one + two, size.width - one - two)
        case .twoOverSecondary: (primary, supplementary, secondary, width) = (0, one, 0, size.width)
        case .twoDisplaceSecondary: (primary, supplementary, secondary, width) = (0, one, one + two, size.width - own)
        }
        func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            let width = max(0, width)
            return CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
        }
        return Frames(primary: frame(primary, one), supplementary: frame(supplementary, two), secondary: frame(secondary, width))
    }

    /// The mode that a preferred one becomes: of those that the behavior and the number of columns allow.
    static func allowed(
        _ mode: UISplitViewController.DisplayMode, _ behavior: UISplitViewController.SplitBehavior, hasSupplementary: Bool
    ) -> UISplitViewController.DisplayMode {
        let isOver = behavior == .overlay
        switch mode {
        case .automatic, .secondaryOnly: return .secondaryOnly
        case .oneBesideSecondary, .oneOverSecondary: return isOver ? .oneOverSecondary : .oneBesideSecondary
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            guard hasSupplementary else { return isOver ? .oneOverSecondary : .oneBesideSecondary }
            return isOver ? .twoOverSecondary : behavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
        }
    }

    /// A column's width: the preferred one in points, otherwise a fraction of the whole, within limits; 320 points, or 375 from 1,366 on,
    /// are the usual one, and its limit for fractions.
    static func width(
        preferred: CGFloat?, fraction: CGFloat?, minimum: CGFloat?, maximum: CGFloat?, of whole: CGFloat
    ) -> CGFloat {
        let usual: CGFloat = whole >= 1366 ? 375 : 320
        let wanted = preferred ?? fraction.map { min(max($0, 0), 1) * whole } ?? usual
        let most = maximum ?? (preferred == nil ? usual : whole)
        return min(max(min(wanted, most), minimum ?? 0), whole).rounded()
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether columns cover the secondary one.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Whether the mode shows a column.
    func shows(_ column: UISplitViewController.Column, hasSupplementary: Bool) -> Bool {
        switch column {
        case .secondary: return true
        case .compact: return false
        case .supplementary: return hasSupplementary && self != .secondaryOnly && self != .automatic
        case .primary:
            if hasSupplementary { return [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(self) }
            return self != .secondaryOnly && self != .automatic
        }
    }
}
