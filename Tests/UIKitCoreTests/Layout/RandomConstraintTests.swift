import Foundation
import TestSupport
import UIKit
import XCTest

/// Random edits of constraints and hierarchies, compared with views that get the same constraints from the start.
@preconcurrency @MainActor
final class RandomConstraintTests: XCTestCase {
    private final class Sized: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 20 + 10 * tag, height: 10 + 5 * tag) }
    }

    /// A constraint by the indices of its views; -1 is the root, nil a constant.
    private struct Entry {
        let first: Int
        let attribute: NSLayoutConstraint.Attribute
        let second: Int?
        let other: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        var priority: UILayoutPriority
        var constraint: NSLayoutConstraint?
    }

    @MainActor
    private struct Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        var views: [UIView] = []
        var parents: [Int]

        init(_ parents: [Int]) {
            self.parents = parents
            for (index, parent) in parents.enumerated() {
                let view = Sized()
                view.tag = index
                view.translatesAutoresizingMaskIntoConstraints = false
                views.append(view)
                (parent < 0 ? root : views[parent]).addSubview(view)
            }
            for index in parents.indices { hold(index) }
        }

        /// Weak positions, so that most layouts are unique.
        func hold(_ index: Int) {
            let view = views[index]
            guard let superview = view.superview else { return }
            let left = view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: CGFloat(index))
            let top = view.topAnchor.constraint(equalTo: superview.topAnchor, constant: CGFloat(index))
            left.priority = UILayoutPriority(Float(10 + 2 * index))
            top.priority = UILayoutPriority(Float(11 + 2 * index))
            NSLayoutConstraint.activate([left, top])
        }

        func make(_ entry: Entry) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                item: views[entry.first], attribute: entry.attribute, relatedBy: entry.relation,
                toItem: entry.second.map { $0 < 0 ? root : views[$0] }, attribute: entry.other, multiplier: 1, constant: entry.constant)
            constraint.priority = entry.priority
            return constraint
        }
    }

    /// Returns the root of the tree that was edited.
    private func walk(_ seed: UInt64, steps: Int) -> UIView {
        var random = SeededRandom(seed: seed)
        func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
        let count = 4 + number(5)
        var tree = Tree((0..<count).map { $0 == 0 ? -1 : number($0 + 1) - 1 })
        var entries: [Entry] = []
        let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.left, .left), (.leading, .trailing), (.right, .right), (.top, .top), (.bottom, .bottom), (.top, .bottom),
            (.centerX, .centerX),
            (.centerY, .centerY), (.width, .width), (.height, .height),
        ]
        for step in 0..<steps {
            switch number(10) {
            case 0, 1, 2:
                let (one, other) = attributes[number(attributes.count)]
                let first = number(count)
                let isSize = one == .width || one == .height
                let second = isSize && number(2) == 0 ? nil : number(count + 1) - 1
                guard second != first else { continue }
                var entry = Entry(
                    first: first, attribute: one, second: second, other: second == nil ? .notAnAttribute : other,
                    relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][number(4)], constant: CGFloat(number(40) * 5),
                    priority: [UILayoutPriority(999), .defaultHigh, .defaultLow, UILayoutPriority(500)][number(4)])
                entry.constraint = tree.make(entry)
                entry.constraint?.isActive = true
                entries.append(entry)
            case 3 where !entries.isEmpty:
                entries.remove(at: number(entries.count)).constraint?.isActive = false
            case 4, 5:
                guard !entries.isEmpty else { continue }
                let index = number(entries.count)
                guard entries[index].priority != .required else { continue }
                entries[index].constant = CGFloat(number(40) * 5)
                entries[index].constraint?.constant = entries[index].constant
            case 6:
                // A view comes to the root; constraints to views outside of it end.
                let index = number(count)
                guard tree.parents[index] >= 0 else { continue }
                tree.parents[index] = -1
                tree.root.addSubview(tree.views[index])
                tree.hold(index)
                entries.removeAll { $0.constraint?.isActive == false }
            case 7 where !entries.isEmpty:
                let index = number(entries.count)
                guard entries[index].priority != .required else { continue }
                entries[index].priority = [UILayoutPriority(998), UILayoutPriority(600), UILayoutPriority(300)][number(3)]
                entries[index].constraint?.priority = entries[index].priority
            case 8:
                // Required, and possible in any combination: a view within the root.
                let (attribute, relation): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation) =
                    [
                        (.left, .greaterThanOrEqual), (.right, .lessThanOrEqual), (.top, .greaterThanOrEqual), (.bottom, .lessThanOrEqual),
                    ][number(4)]
                var entry = Entry(
                    first: number(count), attribute: attribute, second: -1, other: attribute, relation: relation, constant: 0,
                    priority: .required)
                entry.constraint = tree.make(entry)
                entry.constraint?.isActive = true
                entries.append(entry)
            default:
                tree.root.frame.size.width = CGFloat(200 + number(40) * 10)
            }
            guard step % 4 == 0 else { continue }
            tree.root.layoutIfNeeded()
            let frames = tree.views.map(\.frame)
            tree.root.setNeedsLayout()
            tree.root.layoutIfNeeded()
            XCTAssertEqual(tree.views.map(\.frame), frames, "seed \(seed), step \(step): a second pass changes something")
            for entry in entries where entry.priority == .required { check(entry, in: tree, "seed \(seed), step \(step)") }
            let fresh = Tree(tree.parents)
            fresh.root.frame = tree.root.frame
            for entry in entries { fresh.make(entry).isActive = true }
            fresh.root.layoutIfNeeded()
            // A fitting size does not depend on the frame that the root has, and leaves all frames alone.
            let fitting = tree.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            tree.root.layoutIfNeeded()
            for (view, frame) in zip(tree.views, frames) where view.frame != frame {
                XCTAssertTrue(view.hasAmbiguousLayout, "seed \(seed), step \(step): fitting moves a view")
            }
            let other = Tree(tree.parents)
            for entry in entries { other.make(entry).isActive = true }
            let expected = other.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            XCTAssertEqual(fitting.width, expected.width, accuracy: 1, "seed \(seed), step \(step)")
            XCTAssertEqual(fitting.height, expected.height, accuracy: 1, "seed \(seed), step \(step)")
            for (index, view) in tree.views.enumerated() {
                let twin = fresh.views[index]
                XCTAssertTrue(view.frame.width >= 0 && view.frame.height >= 0)
                guard !view.hasAmbiguousLayout, !twin.hasAmbiguousLayout else { continue }
                guard !differs(view.frame, twin.frame) else {
                    XCTFail("seed \(seed), step \(step), view \(index): \(view.frame) instead of \(twin.frame)")
                    return tree.root
                }
                compared += 1
            }
        }
        return tree.root
    }

    /// That a required constraint holds, up to the rounding to pixels.
    private func check(_ entry: Entry, in tree: Tree, _ label: String) {
        let view = tree.views[entry.first]
        let frame = view.superview?.convert(view.frame, to: tree.root) ?? .zero
        let bounds = tree.root.bounds
        switch entry.attribute {
        case .left where entry.constant == 0: XCTAssertGreaterThanOrEqual(frame.minX, bounds.minX - 1, label)
        case .right where entry.constant == 0: XCTAssertLessThanOrEqual(frame.maxX, bounds.maxX + 1, label)
        case .top where entry.constant == 0: XCTAssertGreaterThanOrEqual(frame.minY, bounds.minY - 1, label)
        case .bottom where entry.constant == 0: XCTAssertLessThanOrEqual(frame.maxY, bounds.maxY + 1, label)
        default: break
        }
    }

    private var compared = 0

    private func differs(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) > 1 || abs(one.minY - other.minY) > 1 || abs(one.width - other.width) > 1
            || abs(one.height - other.height) > 1
    }

    func testEditsEqualAFreshLayout() {
        let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
        for seed in 1...UInt64(isDeep ? 1000 : 20) {
            let leaked = autoreleased { walk(seed, steps: 100) }
            XCTAssertNil(leaked(), "seed \(seed): the views outlive the walk")
        }
        XCTAssertGreaterThan(compared, 500)
    }

    /// The root of a walk after it, weakly.
    private func autoreleased(_ walk: () -> UIView) -> () -> UIView? {
        weak var root: UIView?
        root = walk()
        return { [weak root] in root }
    }
}
