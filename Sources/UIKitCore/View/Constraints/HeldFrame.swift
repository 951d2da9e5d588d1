import CoreGraphics
import LayoutEngine

/// A frame that constraints do not place, as the engine holds it by four equalities: the left and top edge, the width and the height of the
/// alignment rectangle. Where the autoresizing mask makes one of them follow the superview's size, it is a multiple of that size and a
/// constant. Of a guide of the system: the four insets in its view, whose size the engine knows.
struct HeldFrame: Equatable {
    var constants = SIMD4<Double>(repeating: 0)
    /// Factors of the superview's width, height, width and height.
    var slopes = SIMD4<Double>(repeating: 0)

    /// Whether the superview's size counts.
    var followsSuperview: Bool { slopes != .zero }

    init(constants: SIMD4<Double>) { self.constants = constants }

    func constant(of edge: FrameEdge) -> Double { constants[edge.lane] }

    func slope(of edge: FrameEdge) -> Double { slopes[edge.lane] }

    /// The rectangle of a view. That of the outermost one has no superview to follow.
    @MainActor
    init(_ view: UIView, isOutermost: Bool) {
        let rect = view.presentAlignmentRect
        constants = SIMD4(rect.minX, rect.minY, rect.width, rect.height)
        let mask = view.autoresizingMask
        guard !isOutermost, !mask.isEmpty, let outer = view.storedSuperview, outer.autoresizesSubviews, !(view is any EncapsulatedView)
        else { return }
        let (frame, insets) = (view.presentAlignmentRect.outset(by: view.alignmentRectInsets), outer.alignmentRectInsets)
        let size = outer.layer.bounds.size
        let x = UIView.shares(of: mask.horizontalFlexibility, frame.minX, frame.width, size.width)
        let y = UIView.shares(of: mask.verticalFlexibility, frame.minY, frame.height, size.height)
        // Rounded, so that rounding errors of frames do not make them others.
        slopes = (SIMD4(x.start, y.start, x.length, y.length) * 0x1p20).rounded(.toNearestOrEven) * 0x1p-20
        let (width, height) = (Double(size.width - insets.left - insets.right), Double(size.height - insets.top - insets.bottom))
        constants -= slopes * SIMD4(width, height, width, height)
    }
}

extension UIView {
    /// The rectangle that constraints act on.
    final var presentAlignmentRect: CGRect {
        let size = layer.bounds.size
        let anchor = layer.anchorPoint
        let position = layer.position
        let frame = CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
        return frame.inset(by: alignmentRectInsets)
    }

    /// The superviews that follow each other's size by their autoresizing masks, from the view's on, outermost first: what an engine knows
    /// of a view that follows its superview.
    final func followedSuperviews(in system: ConstraintSystem) -> [UIView] {
        var found: [UIView] = []
        var view = self
        while view.constraintState?.translatesMask ?? true, !view.autoresizingMask.isEmpty, let outer = view.storedSuperview,
            system.existingItem(outer) == nil
        {
            found.append(outer)
            view = outer
        }
        return found.reversed()
    }
}

extension UIView.AutoresizingMask {
    /// Whether the distance before, the length and the distance behind are flexible.
    var horizontalFlexibility: (Bool, Bool, Bool) {
        (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    }

    var verticalFlexibility: (Bool, Bool, Bool) {
        (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
}
