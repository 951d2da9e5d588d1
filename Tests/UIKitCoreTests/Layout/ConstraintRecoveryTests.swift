import CoreGraphics
import Kinora
import TestSupport
import UIKit
import XCTest

/// Constraints that were broken and hold again, and the log of their conflicts.
@preconcurrency @MainActor
final class ConstraintRecoveryTests: XCTestCase {
    private func added(to outer: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    /// Leading 16, trailing -16, width >= 0.
    private func margins(of child: UIView, in box: UIView) -> [NSLayoutConstraint] {
        [
            child.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
            child.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
            child.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
        ]
    }

    private func orders<T>(_ list: [T]) -> [[T]] {
        guard let first = list.first else { return [[]] }
        return orders(Array(list.dropFirst())).flatMap { rest in
            (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
        }
    }

    func testMarginsInABoxOfWidthZeroHoldOnceThereIsSpace() {
        for order in orders([0, 1, 2]) {
            for activatesFirst in [false, true] {
                for isPlacedByConstraints in [false, true] {
                    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
                    let box = isPlacedByConstraints ? added(to: root) : UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
                    if !isPlacedByConstraints { root.addSubview(box) }
                    let width = box.widthAnchor.constraint(equalToConstant: 0)
                    if isPlacedByConstraints {
                        NSLayoutConstraint.activate([
                            box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
                            box.heightAnchor.constraint(equalToConstant: 50),
                        ])
                    }
                    let child = added(to: box)
                    let three = margins(of: child, in: box)
                    if isPlacedByConstraints, activatesFirst { width.isActive = true }
                    _ = Diagnostics.complaints {
                        for index in order { three[index].isActive = true }
                        if isPlacedByConstraints { width.isActive = true }
                        NSLayoutConstraint.activate([
                            child.topAnchor.constraint(equalTo: box.topAnchor), child.heightAnchor.constraint(equalToConstant: 20),
                        ])
                        root.layoutIfNeeded()
                        root.layoutIfNeeded()
                    }
                    let lines = Diagnostics.complaints {
                        if isPlacedByConstraints { width.constant = 300 } else { box.frame.size.width = 300 }
                        root.layoutIfNeeded()
                    }
                    XCTAssertEqual(child.frame, CGRect(x: 16, y: 0, width: 268, height: 20), "\(order) \(activatesFirst)")
                    XCTAssertEqual(lines, [], "\(order)")
                }
            }
        }
    }

    func testAStackWithMarginsIsATableHeaderThatBeginsAtWidthZero() {
        let stage = Stage.plain()
        stage.isStrict = false
        let table = UITableView(frame: stage.window.bounds)
        let label = UILabel()
        label.text = "Header"
        let stack = UIStackView(arrangedSubviews: [label])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        stack.frame = CGRect(x: 0, y: 0, width: 0, height: 60)
        stack.layoutIfNeeded()
        table.tableHeaderView = stack
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: table.bounds.width, height: 60))
        XCTAssertEqual(label.frame, CGRect(x: 16, y: 8, width: table.bounds.width - 32, height: 44))
    }

    func testAConflictThatComesBackIsLoggedAgain() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let view = added(to: root)
        let first = view.widthAnchor.constraint(equalToConstant: 40)
        let second = view.widthAnchor.constraint(equalToConstant: 50)
        func lines(_ body: () -> Void) -> Int {
            Diagnostics.complaints {
                body()
                root.layoutIfNeeded()
            }.count
        }
        XCTAssertEqual(lines { NSLayoutConstraint.activate([first, second]) }, 1)
        XCTAssertEqual(lines { root.setNeedsLayout() }, 0, "it is the same conflict")
        XCTAssertEqual(lines { first.isActive = false }, 0)
        XCTAssertEqual(view.frame.width, 50)
        XCTAssertEqual(lines { first.isActive = true }, 1)
        XCTAssertEqual(
            lines {
                second.isActive = false
                second.isActive = true
            }, 1)
    }

    func testAnAutoresizingMaskIsLoggedInUIKitsForm() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        func line(_ mask: UIView.AutoresizingMask, _ attribute: NSLayoutConstraint.Attribute) -> String {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            view.autoresizingMask = mask
            root.addSubview(view)
            defer { view.removeFromSuperview() }
            let isSize = attribute == .width || attribute == .height
            let text = Diagnostics.complaints {
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : root,
                    attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: 333
                ).isActive = true
                root.layoutIfNeeded()
            }.joined(separator: "\n")
            let line = text.split(separator: "\n").first {
                $0.contains("<NSAutoresizingMaskLayoutConstraint:0x") && $0.contains(name(view))
            }
            return (line.map(String.init) ?? text).replacing(name(view), with: "V").replacing(name(root), with: "R")
                .replacing(/:0x[0-9a-f]+/, with: "").trimmingCharacters(in: .whitespaces)
        }
        func name(_ view: UIView) -> String { "UIView:\(address(of: view))" }
        let fixed = line([], .width)
        XCTAssertTrue(fixed.hasPrefix("\"<NSAutoresizingMaskLayoutConstraint h=--& v=--& V.width == 100   (active)>\""), fixed)
        XCTAssertTrue(line([], .height).contains("h=--& v=--& V.height == 50   (active)>"), line([], .height))
        XCTAssertTrue(line([], .left).contains("h=--& v=--& V.minX == 10   (active, names: '|':R )>"), line([], .left))
        let stretched = line([.flexibleWidth, .flexibleHeight], .width)
        XCTAssertTrue(stretched.contains("h=-&- v=-&- V.width == R.width - 300   (active)>"), stretched)
        let low = line([.flexibleTopMargin], .top)
        XCTAssertTrue(low.contains("h=--& v=&-- V.minY == R.height - 380   (active)>"), low)
        let whole = Diagnostics.complaints {
            let view = UIView(frame: .zero)
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 5).isActive = true
            root.layoutIfNeeded()
        }
        XCTAssertEqual(whole.count, 1)
        XCTAssertTrue(
            whole.first?.contains(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the "
                    + "UIView property translatesAutoresizingMaskIntoConstraints) \n(\n") == true, "\(whole)")
    }

    /// The label's width comes through a plain view, which fills its superview by its mask.
    func testAFlexibleSizeFollowsTheSuperviewsInTheEngine() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let box = added(to: root)
        let plain = UIView(frame: .zero)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(plain)
        let content = added(to: plain)
        let lines = Diagnostics.complaints {
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                content.leftAnchor.constraint(equalTo: plain.leftAnchor, constant: 5),
                content.rightAnchor.constraint(equalTo: plain.rightAnchor, constant: -5),
                content.topAnchor.constraint(equalTo: plain.topAnchor), content.bottomAnchor.constraint(equalTo: plain.bottomAnchor),
                content.widthAnchor.constraint(equalToConstant: 90), content.heightAnchor.constraint(equalToConstant: 30),
            ])
            root.layoutIfNeeded()
            root.layoutIfNeeded()
        }
        XCTAssertEqual(lines, [])
        XCTAssertEqual(box.frame, CGRect(x: 10, y: 20, width: 100, height: 30))
        XCTAssertEqual(plain.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
        XCTAssertEqual(content.frame, CGRect(x: 5, y: 0, width: 90, height: 30))
        XCTAssertEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 100, height: 30))
        box.removeFromSuperview()
        root.addSubview(box)
        box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
    }

    /// In the middle of its superview by its mask, and a neighbor that begins where it ends.
    func testFlexibleMarginsFollowTheSuperviewsSize() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let box = added(to: root)
        box.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let plain = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 40))
        plain.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        box.addSubview(plain)
        let next = added(to: box)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 40), next.leftAnchor.constraint(equalTo: plain.rightAnchor),
            next.topAnchor.constraint(equalTo: plain.topAnchor), next.widthAnchor.constraint(equalToConstant: 7),
            next.heightAnchor.constraint(equalTo: plain.heightAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(next.frame, CGRect(x: 60, y: 0, width: 7, height: 40))
        width.constant = 300
        root.layoutIfNeeded()
        XCTAssertEqual(plain.frame, CGRect(x: 140, y: 0, width: 20, height: 40))
        XCTAssertEqual(next.frame, CGRect(x: 160, y: 0, width: 7, height: 40))
        plain.frame.origin.x = 10
        root.layoutIfNeeded()
        XCTAssertEqual(next.frame.minX, 30)
    }

    // MARK: Stack views

    /// A row is as high as what it shows.
    func testAHiddenStackInARowDoesNotMakeItHigher() {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            let views = [20, 20, 45].enumerated().map { index, height in
                let view = UIView()
                view.widthAnchor.constraint(equalToConstant: 30).isActive = true
                let length = view.heightAnchor.constraint(equalToConstant: height)
                // A row that is filled stretches the first view.
                if index == 0 { length.priority = UILayoutPriority(999) }
                length.isActive = true
                return view
            }
            let inner = UIStackView(arrangedSubviews: [views[1], views[2]])
            inner.axis = .vertical
            let outer = UIStackView(arrangedSubviews: [views[0], inner])
            outer.alignment = alignment
            outer.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(outer)
            outer.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            XCTAssertEqual(outer.frame.height, 65, "\(alignment)")
            _ = Diagnostics.complaints {
                inner.isHidden = true
                root.layoutIfNeeded()
            }
            XCTAssertEqual(outer.frame.size, CGSize(width: 30, height: 20), "\(alignment)")
            inner.isHidden = false
            root.layoutIfNeeded()
            XCTAssertEqual(outer.frame.height, 65, "\(alignment)")
        }
    }

    func testANestedStackThatIsHiddenTakesNoSpace() {
        for hidesViews in [false, true] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            let heights: [CGFloat] = [20, 20, 25]
            let views = heights.map { height in
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: height).isActive = true
                return view
            }
            let inner = UIStackView(arrangedSubviews: [views[1], views[2]])
            let outer = UIStackView(arrangedSubviews: [views[0], inner])
            for stack in [inner, outer] { stack.axis = .vertical }
            outer.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(outer)
            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.rightAnchor.constraint(equalTo: root.rightAnchor),
                outer.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(outer.frame.height, 65)
            _ = Diagnostics.complaints {
                if hidesViews {
                    for view in views.dropFirst() { view.isHidden = true }
                } else {
                    inner.isHidden = true
                }
                root.layoutIfNeeded()
            }
            XCTAssertEqual(outer.frame.height, 20, "\(hidesViews)")
            XCTAssertEqual(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 20, "\(hidesViews)")
            for view in views + [inner] { view.isHidden = false }
            root.layoutIfNeeded()
            XCTAssertEqual(outer.frame.height, 65, "\(hidesViews)")
        }
    }
}
