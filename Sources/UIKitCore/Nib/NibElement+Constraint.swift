import Foundation
import Resources

extension NibElement {
    /// The constraint that an element of a view's list describes; nil, said once, if an item is not there.
    @MainActor
    func constraint(of owner: UIView, in session: NibSession) -> NSLayoutConstraint? {
        // For the editor alone.
        if flag("placeholder") == true { return nil }
        guard let attribute = choice("firstAttribute", Self.attributes) else {
            session.report(self, "the attribute '\(self["firstAttribute"] ?? "")' is not known; the constraint is left out")
            return nil
        }
        let second = self["secondAttribute"].flatMap { name in Self.attributes.first { $0.key == name }?.value }
        let first = self["firstItem"].map { session.object($0) } ?? .some(owner)
        let other: AnyObject? = self["secondItem"].map { session.object($0) } ?? (second == nil ? nil : owner)
        guard let first, other != nil || self["secondItem"] == nil else {
            session.report(self, "an item of the constraint is not there; it is left out")
            return nil
        }
        let relations: KeyValuePairs<String, NSLayoutConstraint.Relation> = [
            "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual, "equal": .equal,
        ]
        let made: NSLayoutConstraint = customType(in: session).map { _instance(of: $0) } ?? NSLayoutConstraint()
        made.describe(
            (first, attribute), choice("relation", relations) ?? .equal, (other, second ?? .notAnAttribute), multiplier: multiplier,
            constant: length("constant") ?? 0)
        if let priority = number("priority") { made.priority = UILayoutPriority(Float(priority)) }
        made.identifier = self["identifier"]
        return made
    }

    /// The app's own class of a constraint; nil, said once, if it is not there.
    @MainActor
    private func customType(in session: NibSession) -> NSLayoutConstraint.Type? {
        guard let name = self["customClass"] else { return nil }
        let type = NibClasses.own(name, self["customModule"], near: session.controller) as? NSLayoutConstraint.Type
        if type == nil { session.report(self, "there is no class '\(name)' of constraints; an NSLayoutConstraint takes its place") }
        return type
    }

    /// A multiplier, written as a number or a ratio: "1.5", "3:2".
    private var multiplier: CGFloat {
        guard let text = self["multiplier"] else { return 1 }
        let terms = text.split(separator: ":").compactMap { Double($0) }
        if terms.count == 2, terms[1] != 0 { return CGFloat(terms[0] / terms[1]) }
        return CGFloat(terms.first ?? 1)
    }

    private static let attributes: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "width": .width, "height": .height,
        "centerX": .centerX, "centerY": .centerY, "left": .left, "right": .right, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
