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
        if let (attribute, object, other) = substitute(for: attribute, of: object, beside: other) {
            return append(attribute, of: object, beside: other, factor, holder, isFlipped, to: &result)
        }
        let item = item(object)
        if attribute == .width { return result.terms.append(Term(item.width, factor)) }
        if attribute == .height { return result.terms.append(Term(item.height, factor)) }
        guard let share = share(attribute, of: item, isFlipped) else { return }
        let isHorizontal = attribute.kind == .horizontal
        if attribute == .firstBaseline || attribute == .lastBaseline { item.baselines = item.presentBaselines }
        if share != 0 { result.terms.append(Term(isHorizontal ? item.width : item.height, factor * share)) }
        if let view = object as? UIView {
            if attribute == .firstBaseline { result.constant += factor * Double(view.firstBaseline.offset) }
            if attribute == .lastBaseline { result.constant += factor * Double(view.lastBaseline.offset) }
            if view === holder {
                // The holder's own coordinates begin at its frame.
                let insets = view.alignmentRectInsets
                result.constant += factor * Double(isHorizontal ? insets.left : insets.top)
                return
            }
        }
        result.terms.append(Term(isHorizontal ? item.left : item.top, factor))
        let outer = (object as? UIView)?.storedSuperview ?? (object as? UILayoutGuide)?.owningView
        appendOrigin(of: outer, factor, holder, isHorizontal, to: &result)
    }

    /// The attribute and the item in place of others; nil if they are used as they are.
    private func substitute(
        for attribute: NSLayoutConstraint.Attribute, of object: AnyObject, beside other: AnyObject?
    ) -> (NSLayoutConstraint.Attribute, AnyObject, AnyObject?)? {
        guard let view = object as? UIView else { return nil }
        if let plain = attribute.withoutMargin { return (plain, view.layoutMarginsGuide, other) }
        // The edges of a scroll view are those of its content for what is in it.
        if let scroll = view as? UIScrollView, attribute.kind != .size, let other, Self.isInside(other, scroll) {
            return (attribute, scroll.contentLayoutGuide, nil)
        }
        guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
        let lined = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        return lined !== view && lined.isInside(view) ? (attribute, lined, nil) : nil
    }

    /// The share of an item's length between its left or top edge and an attribute; nil for an attribute that is no position.
    private func share(_ attribute: NSLayoutConstraint.Attribute, of item: ConstraintItem, _ isFlipped: Bool) -> Double? {
        switch attribute {
        case .left, .top: 0
        case .right, .bottom: 1
        case .leading: isFlipped ? 1 : 0
        case .trailing: isFlipped ? 0 : 1
        case .centerX, .centerY: 0.5
        case .firstBaseline: Double(item.view?.firstBaseline.fraction ?? 0)
        case .lastBaseline: Double(item.view?.lastBaseline.fraction ?? 1)
        default: nil
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
    /// Edges on whole pixels, so that neighbors share theirs.
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
