import CoreGraphics
import Foundation
import ObjectiveCRuntime

extension UIView: @preconcurrency NSCoding {}

extension UIView {
    /// Keys in archives.
    private enum Key {
        static let subviews = "UISubviews"
        static let arranged = "UIArrangedSubviews"
        static let tintColor = "UITintColor"
        static let priorities = "UIContentPriorities"
        static let constraints = "UIViewConstraints"
    }

    /// Classes whose subviews are the app's.
    private static let containers: [AnyClass] = [
        UIView.self, UIStackView.self, UIScrollView.self, UIControl.self, UIImageView.self, UIWindow.self,
    ]

    /// The view whose subviews belong to the app: itself, the content view of a cell or an effect; nil for controls and bars.
    private var archivedContainer: UIView? {
        guard let type = UIKitClass.nearest(to: type(of: self)) else { return nil }
        if Self.containers.contains(where: { $0 == type }) { return self }
        return Selector("contentView").isKnown(to: self) ? value(forKey: "contentView") as? UIView : nil
    }

    private var archivedSubviews: [UIView] { (archivedContainer?.subviews ?? []).filter { !($0 is ScrollIndicatorView) } }

    final func writeArchive(_ coder: NSCoder) {
        let new = (UIKitClass.nearest(to: type(of: self)) as? UIView.Type).map { _instance(of: $0, frame: .zero) } ?? UIView()
        PropertyArchive.encode(self, unlike: new, with: coder)
        if let ownTintColor { coder.encode(ownTintColor, forKey: Key.tintColor) }
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        let priorities = axes.flatMap { [contentHuggingPriority(for: $0), contentCompressionResistancePriority(for: $0)] }
        coder.encode(priorities.map { NSNumber(value: $0.rawValue) } as NSArray, forKey: Key.priorities)
        let subviews = archivedSubviews
        coder.encode(subviews as NSArray, forKey: Key.subviews)
        if let stack = self as? UIStackView {
            let indices = stack.arrangedSubviews.compactMap { view in subviews.firstIndex { $0 === view } }
            coder.encode(indices.map { NSNumber(value: $0) } as NSArray, forKey: Key.arranged)
        }
        coder.encode(constraints.compactMap { ArchivedConstraint($0, in: self)?.values } as NSArray, forKey: Key.constraints)
    }

    /// Reads what a class of UIKit and those above it have from an archive; everything in views that are of no class of UIKit below it.
    /// Other classes read theirs once their defaults are set.
    package final func readArchive(_ coder: NSCoder, ofClass type: UIView.Type) {
        if UIKitClass.nearest(to: Swift.type(of: self)) == type { return readArchive(coder) }
        PropertyArchive.decode(into: self, from: coder, of: type)
    }

    package final func readArchive(_ coder: NSCoder) {
        PropertyArchive.decode(into: self, from: coder)
        if coder.hasValue(forKey: Key.tintColor), let color = coder.decodeObject(forKey: Key.tintColor) as? UIColor {
            tintColor = color
        }
        func numbers(_ key: String) -> [NSNumber] {
            coder.hasValue(forKey: key) ? coder.decodeObject(forKey: key) as? [NSNumber] ?? [] : []
        }
        let priorities = numbers(Key.priorities).map { UILayoutPriority($0.floatValue) }
        if priorities.count == 4 {
            for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
                setContentHuggingPriority(priorities[2 * index], for: axis)
                setContentCompressionResistancePriority(priorities[2 * index + 1], for: axis)
            }
        }
        guard let container = archivedContainer, coder.hasValue(forKey: Key.subviews), archivedSubviews.isEmpty else { return }
        let subviews = coder.decodeObject(forKey: Key.subviews) as? [UIView] ?? []
        for view in subviews { container.addSubview(view) }
        if let stack = self as? UIStackView {
            for index in numbers(Key.arranged) where subviews.indices.contains(index.intValue) {
                stack.addArrangedSubview(subviews[index.intValue])
            }
        }
        guard coder.hasValue(forKey: Key.constraints) else { return }
        let constraints = coder.decodeObject(forKey: Key.constraints) as? [NSDictionary] ?? []
        NSLayoutConstraint.activate(constraints.compactMap { ArchivedConstraint($0).constraint(in: self) })
    }

    // MARK: Items of constraints

    /// The path of an item of constraints below the view: the indices of subviews and the name of a guide; nil for others.
    fileprivate func path(of item: AnyObject) -> String? {
        if let guide = item as? UILayoutGuide {
            guard let owner = guide.owningView, let path = path(of: owner) else { return nil }
            return owner.namedGuides.first { $0.guide === guide }.map { "\(path)#\($0.name)" }
        }
        guard let view = item as? UIView else { return nil }
        var (indices, at): ([Int], UIView) = ([], view)
        while at !== self {
            guard let superview = at.superview, let index = superview.archivedSubviews.firstIndex(where: { $0 === at }) else { return nil }
            indices.insert(index, at: 0)
            at = superview
        }
        return indices.map { "/\($0)" }.joined()
    }

    fileprivate func item(at path: String) -> AnyObject? {
        let terms = path.split(separator: "#", omittingEmptySubsequences: false)
        var view = self
        for index in (terms.first ?? "").split(separator: "/") {
            let subviews = view.archivedSubviews
            guard let index = Int(index), subviews.indices.contains(index) else { return nil }
            view = subviews[index]
        }
        return terms.count == 1 ? view : view.namedGuides.first { $0.name == terms[1] }?.guide
    }

    private var namedGuides: [(name: String, guide: UILayoutGuide)] {
        var guides = [
            ("safeArea", safeAreaLayoutGuide), ("margins", layoutMarginsGuide), ("readable", readableContentGuide),
            ("keyboard", keyboardLayoutGuide),
        ]
        if let scroll = self as? UIScrollView {
            guides += [("content", scroll.contentLayoutGuide), ("frame", scroll.frameLayoutGuide)]
        }
        return guides
    }
}

/// A constraint in an archive: its numbers, and its items by their paths.
@MainActor
private struct ArchivedConstraint {
    let values: NSDictionary

    init(_ values: NSDictionary) { self.values = values }

    /// nil for a constraint of UIKit's, and for one whose items are elsewhere.
    init?(_ constraint: NSLayoutConstraint, in owner: UIView) {
        guard !constraint.isOfStack, let first = constraint.firstItem.flatMap({ owner.path(of: $0) }) else { return nil }
        var values: [String: NSObject] = [
            "first": first as NSString, "firstAttribute": NSNumber(value: constraint.firstAttribute.rawValue),
            "relation": NSNumber(value: constraint.relation.rawValue),
            "secondAttribute": NSNumber(value: constraint.secondAttribute.rawValue),
            "multiplier": NSNumber(value: Double(constraint.multiplier)), "constant": NSNumber(value: Double(constraint.constant)),
            "priority": NSNumber(value: constraint.priority.rawValue),
        ]
        if let item = constraint.secondItem {
            guard let second = owner.path(of: item) else { return nil }
            values["second"] = second as NSString
        }
        if let identifier = constraint.identifier { values["identifier"] = identifier as NSString }
        self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.key as NSString, $0.value) }) as NSDictionary
    }

    private func text(_ key: String) -> String? { (values[key as NSString] as? NSString).map { "\($0)" } }
    private func number(_ key: String) -> NSNumber? { values[key as NSString] as? NSNumber }

    /// nil if the archive is damaged.
    func constraint(in owner: UIView) -> NSLayoutConstraint? {
        guard let first = text("first").flatMap({ owner.item(at: $0) }),
            let attribute = number("firstAttribute").flatMap({ NSLayoutConstraint.Attribute(rawValue: $0.intValue) }),
            let other = number("secondAttribute").flatMap({ NSLayoutConstraint.Attribute(rawValue: $0.intValue) }),
            let relation = number("relation").flatMap({ NSLayoutConstraint.Relation(rawValue: $0.intValue) })
        else { return nil }
        let second = text("second").flatMap { owner.item(at: $0) }
        guard second != nil || text("second") == nil else { return nil }
        let made = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: CGFloat(number("multiplier")?.doubleValue ?? 1), constant: CGFloat(number("constant")?.doubleValue ?? 0))
        made.priority = UILayoutPriority(number("priority")?.floatValue ?? 1000)
        made.identifier = text("identifier")
        return made
    }
}
