import LayoutEngine

extension ConstraintSystem {
    /// `first - multiplier * second - constant`, in the coordinates of the holder; nil if an item is gone.
    func expression(of constraint: NSLayoutConstraint, in holder: UIView) -> LinearExpression? {
        guard let first = constraint.firstItem else { return nil }
        let isFlipped = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isDirectional = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        constraint.constantSign = isFlipped && isDirectional ? -1 : 1
        var result = LinearExpression()
        append(constraint.firstAttribute, of: first, beside: constraint.secondItem, 1, holder, isFlipped, to: &result)
        if let second = constraint.secondItem {
            append(
                constraint.secondAttribute, of: second, beside: first, -Double(constraint.multiplier), holder, isFlipped, to: &result)
        } else if constraint.secondAttribute != .notAnAttribute {
            return nil
        }
        constraint.baseConstant = result.constant
        result.constant -= constraint.constantSign * Double(constraint.constant)
        return result
    }

    /// Adds an attribute times a factor.
    private func append(
        _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, beside other: AnyObject?, _ factor: Double, _ holder: UIView,
        _ isFlipped: Bool, to result: inout LinearExpression
    ) {
        if let plain = attribute.withoutMargin, let view = object as? UIView {
            return append(plain, of: view.layoutMarginsGuide, beside: other, factor, holder, isFlipped, to: &result)
        }
        // The edges of a scroll view are those of its content for what is in it.
        if let scroll = object as? UIScrollView, attribute.kind != .size, let other, Self.isInside(other, scroll) {
            return append(attribute, of: scroll.contentLayoutGuide, beside: nil, factor, holder, isFlipped, to: &result)
        }
        if let view = object as? UIView, attribute == .firstBaseline || attribute == .lastBaseline {
            let lined = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if lined !== view, lined.isInside(view) {
                return append(attribute, of: lined, beside: nil, factor, holder, isFlipped, to: &result)
            }
        }
        let item = item(object)
        let size: Double
        let position: Variable
        let extent: Variable
        switch attribute {
        case .width: return result.terms.append(Term(item.width, factor))
        case .height: return result.terms.append(Term(item.height, factor))
        case .left: (position, extent, size) = (item.left, item.width, 0)
        case .right: (position, extent, size) = (item.left, item.width, 1)
        case .leading: (position, extent, size) = (item.left, item.width, isFlipped ? 1 : 0)
        case .trailing: (position, extent, size) = (item.left, item.width, isFlipped ? 0 : 1)
        case .centerX: (position, extent, size) = (item.left, item.width, 0.5)
        case .top: (position, extent, size) = (item.top, item.height, 0)
        case .bottom: (position, extent, size) = (item.top, item.height, 1)
        case .firstBaseline: (position, extent, size) = (item.top, item.height, Double(item.view?.firstBaseline.fraction ?? 0))
        case .lastBaseline: (position, extent, size) = (item.top, item.height, Double(item.view?.lastBaseline.fraction ?? 1))
        case .centerY: (position, extent, size) = (item.top, item.height, 0.5)
        default: return
        }
        let isHorizontal = attribute.kind == .horizontal
        if attribute == .firstBaseline || attribute == .lastBaseline { item.baselines = item.presentBaselines }
        if size != 0 { result.terms.append(Term(extent, factor * size)) }
        if let view = object as? UIView {
            if attribute == .firstBaseline { result.constant += factor * Double(view.firstBaseline.offset) }
            if attribute == .lastBaseline { result.constant += factor * Double(view.lastBaseline.offset) }
            if view === holder {
                // The holder's own coordinates begin at its frame.
                let insets = view.alignmentRectInsets
                result.constant += factor * Double(isHorizontal ? insets.left : insets.top)
                return
            }
            result.terms.append(Term(position, factor))
            appendOrigin(of: view.storedSuperview, factor, holder, isHorizontal, to: &result)
        } else if let guide = object as? UILayoutGuide {
            result.terms.append(Term(position, factor))
            appendOrigin(of: guide.owningView, factor, holder, isHorizontal, to: &result)
        }
    }

    /// Adds the origins of frames from a view up to below the holder.
    private func appendOrigin(
        of start: UIView?, _ factor: Double, _ holder: UIView, _ isHorizontal: Bool, to result: inout LinearExpression
    ) {
        var at = start
        while let view = at, view !== holder {
            let item = item(view)
            let insets = view.alignmentRectInsets
            result.terms.append(Term(isHorizontal ? item.left : item.top, factor))
            result.constant -= factor * Double(isHorizontal ? insets.left : insets.top)
            if let scroll = view as? UIScrollView {
                // The guide's edge is the offset, and follows it.
                let frame = self.item(scroll.frameLayoutGuide)
                result.terms.append(Term(isHorizontal ? frame.left : frame.top, -factor))
            }
            at = view.storedSuperview
        }
    }

    private static func isInside(_ object: AnyObject, _ scroll: UIScrollView) -> Bool {
        if let guide = object as? UILayoutGuide {
            guard let owner = guide.owningView else { return false }
            return owner !== scroll && owner.isInside(scroll)
        }
        guard let view = object as? UIView else { return false }
        return view !== scroll && view.isInside(scroll)
    }
}

extension CGRect {
    /// Edges on whole pixels, so that neighbours share theirs.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        let left = (minX * scale).rounded() / scale
        let top = (minY * scale).rounded() / scale
        return CGRect(
            x: left, y: top, width: (maxX * scale).rounded() / scale - left, height: (maxY * scale).rounded() / scale - top)
    }

    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }
}
