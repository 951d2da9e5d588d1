import Foundation

/// A part of a view or a guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final weak var anchoredItem: AnyObject?
    final let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        anchoredItem = item
        self.attribute = attribute
        super.init()
    }

    /// The view or guide of the anchor.
    open var item: Any? { anchoredItem }

    /// The attribute's name.
    open var name: String { "\(attribute)" }

    /// Returns an inactive constraint: this anchor is equal to the other one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { constraint(.equal, anchor, 1, 0) }

    /// Returns an inactive constraint: this anchor is at least the other one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, 0)
    }

    /// Returns an inactive constraint: this anchor is at most the other one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, 0)
    }

    /// Returns an inactive constraint: this anchor is equal to the other one plus a constant in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, c)
    }

    /// Returns an inactive constraint: this anchor is at least the other one plus a constant in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, c)
    }

    /// Returns an inactive constraint: this anchor is at most the other one plus a constant in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, c)
    }

    final func constraint<Other>(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>?, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let anchoredItem else {
            trap(object: "\(self)", value: "its item is gone", remedy: "make constraints while the view or guide is there")
        }
        return NSLayoutConstraint(
            item: anchoredItem, attribute: attribute, relatedBy: relation, toItem: anchor?.anchoredItem,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let owner = anchoredItem.map { "\(type(of: $0)):\(address(of: $0))" } ?? "nil"
            return "<\(type(of: self)):\(address(of: self)) \"\(owner).\(attribute)\">"
        }
    }
}

/// A left, right, leading, trailing or horizontal center anchor.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance to another anchor, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension.distance(from: self, to: otherAnchor)
    }

    /// Returns an inactive constraint: this anchor trails the other one by the system's spacing, times `multiplier`.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, 8 * multiplier)
    }

    /// Returns an inactive constraint: this anchor trails the other one by at least the system's spacing, times `multiplier`.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier)
    }

    /// Returns an inactive constraint: this anchor trails the other one by at most the system's spacing, times `multiplier`.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier)
    }
}

/// A top, bottom, baseline or vertical center anchor.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance to another anchor, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension.distance(from: self, to: otherAnchor)
    }

    /// Returns an inactive constraint: this anchor is below the other one by the system's spacing, times `multiplier`.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, 8 * multiplier)
    }

    /// Returns an inactive constraint: this anchor is below the other one by at least the system's spacing, times `multiplier`.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier)
    }

    /// Returns an inactive constraint: this anchor is below the other one by at most the system's spacing, times `multiplier`.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier)
    }
}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Of a distance between anchors: the guide that has it as its size.
    private var guide: UILayoutGuide?

    /// A guide between two anchors, whose size is their distance.
    static func distance<A>(from first: NSLayoutAnchor<A>, to second: NSLayoutAnchor<A>) -> NSLayoutDimension {
        guard let view = first.anchoredItem as? UIView ?? (first.anchoredItem as? UILayoutGuide)?.owningView,
            let other = second.anchoredItem as? UIView ?? (second.anchoredItem as? UILayoutGuide)?.owningView,
            let owner = view.commonAncestor(with: other)
        else {
            trap(
                object: "anchorWithOffset(to:)", value: "the anchors have no common ancestor",
                remedy: "add their views to one hierarchy before")
        }
        let guide = UILayoutGuide()
        guide.identifier = "UIAnchorOffset"
        owner.addLayoutGuide(guide)
        let isHorizontal = first.attribute.kind == .horizontal
        for (edge, anchor) in [(isHorizontal ? NSLayoutConstraint.Attribute.left : .top, first), (isHorizontal ? .right : .bottom, second)]
        {
            NSLayoutConstraint(
                item: guide, attribute: edge, relatedBy: .equal, toItem: anchor.anchoredItem, attribute: anchor.attribute, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        let dimension = NSLayoutDimension(item: guide, attribute: isHorizontal ? .width : .height)
        dimension.guide = guide
        return dimension
    }

    /// Returns an inactive constraint: the size is equal to a constant in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, nil as NSLayoutDimension?, 1, c)
    }

    /// Returns an inactive constraint: the size is at least a constant in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil as NSLayoutDimension?, 1, c)
    }

    /// Returns an inactive constraint: the size is at most a constant in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil as NSLayoutDimension?, 1, c)
    }

    /// Returns an inactive constraint: the size is equal to the other one times `multiplier`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, m, 0)
    }

    /// Returns an inactive constraint: the size is at least the other one times `multiplier`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, m, 0)
    }

    /// Returns an inactive constraint: the size is at most the other one times `multiplier`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, m, 0)
    }

    /// Returns an inactive constraint: the size is equal to the other one times `multiplier`, plus a constant in points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, m, c)
    }

    /// Returns an inactive constraint: the size is at least the other one times `multiplier`, plus a constant in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, m, c)
    }

    /// Returns an inactive constraint: the size is at most the other one times `multiplier`, plus a constant in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, m, c)
    }
}
