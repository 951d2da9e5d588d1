import CoreGraphics
import LayoutEngine
import TestSupport
import UIKit
import XCTest

@testable import UIKitCore

/// Numbers that the engine cannot have, and layouts of thousands of views: counted in steps, not in seconds.
@preconcurrency @MainActor
final class ConstraintLimitTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private static let line =
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be substituted, "
        + "but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug."

    private func added(_ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private var work: SolverWork { root.existingConstraintSystem?.solver.work ?? SolverWork() }

    /// A view with edges to the root, and a neighbor that begins where it ends.
    private func pair() -> (UIView, UIView, NSLayoutConstraint) {
        let (view, next) = (added(), added())
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 30), next.leftAnchor.constraint(equalTo: view.rightAnchor),
            next.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
            next.topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
            next.rightAnchor.constraint(greaterThanOrEqualTo: view.rightAnchor, constant: 33.25),
            next.widthAnchor.constraint(lessThanOrEqualToConstant: 33.25), next.heightAnchor.constraint(equalToConstant: 5),
        ])
        return (view, next, left)
    }

    // MARK: Numbers

    func testConstantsBeyondTheLimitAreReplacedAndUndoneByTheNext() {
        for number in [CGFloat.infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude, 2e9] {
            let (view, next, left) = pair()
            root.layoutIfNeeded()
            let lines = Diagnostics.complaints {
                left.constant = number
                root.layoutIfNeeded()
                left.constant = -number
                root.layoutIfNeeded()
            }
            XCTAssertEqual(lines, [Self.line], "\(number)")
            XCTAssertTrue(view.frame.minX.isFinite && abs(left.constant) <= 1e9, "\(number)")
            left.constant = 10
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 20, height: 30), "\(number)")
            XCTAssertEqual(next.frame.minX, 30, "\(number)")
            XCTAssertEqual(next.frame.width, 33.25, accuracy: 0.34, "\(number)")
            XCTAssertEqual(next.frame.minY, 30, "\(number)")
            view.removeFromSuperview()
            next.removeFromSuperview()
        }
    }

    func testConstraintsAreMadeWithReplacedNumbers() {
        let view = added()
        var made: [NSLayoutConstraint] = []
        let lines = Diagnostics.complaints {
            made = [
                view.widthAnchor.constraint(equalToConstant: .infinity), view.widthAnchor.constraint(equalToConstant: .nan),
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: -1e300),
            ]
        }
        XCTAssertEqual(lines, [Self.line])
        XCTAssertEqual(made.map(\.constant), [1e9, 0, -1e9])
        let multiplied = Diagnostics.complaints {
            made = [
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1e300),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .nan),
            ]
        }
        XCTAssertEqual(multiplied.count, 1)
        XCTAssertTrue(multiplied[0].contains("a multiplier that exceeds internal limits."), multiplied[0])
        XCTAssertEqual(made.map(\.multiplier), [1e9, 1])
    }

    func testAMultiplierBeyondTheLimitLeavesNoTrace() {
        let (view, next, _) = pair()
        let large = next.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1e200)
        large.priority = UILayoutPriority(1)
        _ = Diagnostics.complaints {
            large.isActive = true
            root.layoutIfNeeded()
            large.isActive = false
            root.layoutIfNeeded()
        }
        XCTAssertEqual(next.frame, CGRect(x: 30, y: 30, width: next.frame.width, height: 5))
        XCTAssertEqual(next.frame.width, 33.25, accuracy: 0.34)
    }

    func testContentSizesAndFramesBeyondTheLimit() {
        final class Sized: UIView {
            var size = CGSize(width: 100, height: 40) { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { size }
        }
        let view = Sized()
        _ = added(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        view.setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
        for size in [CGFloat.infinity, 1e300, .greatestFiniteMagnitude] {
            let lines = Diagnostics.complaints {
                view.size = CGSize(width: size, height: size)
                root.layoutIfNeeded()
            }
            XCTAssertEqual(lines.count, 1, "\(size) \(lines)")
            XCTAssertEqual(view.frame.width, 1e9, accuracy: 1)
            view.size = CGSize(width: 100, height: 40)
            view.setContentHuggingPriority(.defaultLow, for: .horizontal)
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 40), "\(size)")
        }
        let next = added()
        NSLayoutConstraint.activate([
            next.leftAnchor.constraint(equalTo: root.leftAnchor), next.rightAnchor.constraint(equalTo: root.rightAnchor),
            next.topAnchor.constraint(equalTo: root.topAnchor), next.heightAnchor.constraint(equalToConstant: 5),
        ])
        _ = Diagnostics.complaints {
            root.frame.size.width = 1e200
            root.layoutIfNeeded()
        }
        root.frame.size.width = 300
        root.layoutIfNeeded()
        XCTAssertEqual(next.frame, CGRect(x: 0, y: 0, width: 300, height: 5))
    }

    // MARK: Many views

    func testAStackOfManyLabelsIsLaidOutInStepsOfTheirNumber() {
        for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing] {
            func steps(_ count: Int) -> Int {
                let window = UIView(frame: root.frame)
                let stack = UIStackView(arrangedSubviews: (0..<count).map { UILabel.plain("\($0)") })
                stack.axis = .vertical
                stack.distribution = distribution
                stack.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(stack)
                stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
                window.layoutIfNeeded()
                stack.arrangedSubviews[count / 2].isHidden = true
                window.layoutIfNeeded()
                XCTAssertEqual(stack.arrangedSubviews[count - 1].frame.maxY, stack.bounds.height, accuracy: 0.5)
                let work = window.existingConstraintSystem?.solver.work ?? SolverWork()
                return work.terms + work.installations
            }
            let (few, many) = (steps(100), steps(400))
            // Proportional lengths depend on all others: their steps grow with the square, and the first ones are few.
            let growth = distribution == .fillProportionally ? 17 : 16
            XCTAssertLessThan(many, growth * few, "\(distribution): \(few), four times as many \(many)")
        }
    }

    func testAShortStackOfManyLabelsTakesFewPivotsForEach() {
        // Beside the one for its breadth.
        let pivots: [(UIStackView.Distribution, Double)] = [
            (.fill, 1.5), (.fillEqually, 2.5), (.fillProportionally, 1.5), (.equalSpacing, 1.5), (.equalCentering, 4.5),
        ]
        for (distribution, limit) in pivots {
            let window = UIView(frame: root.frame)
            let stack = UIStackView(arrangedSubviews: (0..<240).map { UILabel.plain("\($0)") })
            stack.axis = .vertical
            stack.distribution = distribution
            stack.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: window.topAnchor), stack.leftAnchor.constraint(equalTo: window.leftAnchor),
                stack.widthAnchor.constraint(equalTo: window.widthAnchor), stack.heightAnchor.constraint(equalToConstant: 2400),
            ])
            window.layoutIfNeeded()
            XCTAssertEqual(stack.arrangedSubviews[239].frame.maxY, 2400, accuracy: 0.5, "\(distribution)")
            let work = window.existingConstraintSystem?.solver.work ?? SolverWork()
            XCTAssertLessThan(Double(work.pivots), 240 * (limit + 1), "\(distribution)")
            XCTAssertLessThan(work.terms, 240 * 240 * 60, "\(distribution)")
        }
    }

    func testEqualCentersOfThreeHeightsKeepTheirDistanceWhenCramped() {
        let window = UIView(frame: root.frame)
        let labels = (0..<200).map { index -> UILabel in
            let label = UILabel.plain("\(index)")
            label.font = .systemFont(ofSize: CGFloat([17, 30, 12][index % 3]))
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.distribution = .equalCentering
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: window.topAnchor), stack.leftAnchor.constraint(equalTo: window.leftAnchor),
            stack.widthAnchor.constraint(equalTo: window.widthAnchor), stack.heightAnchor.constraint(equalToConstant: 1000),
        ])
        window.layoutIfNeeded()
        let step = (labels[199].frame.midY - labels[0].frame.midY) / 199
        for (index, label) in labels.enumerated() {
            // Edges are on whole pixels.
            XCTAssertEqual(label.frame.midY, labels[0].frame.midY + CGFloat(index) * step, accuracy: 1, "\(index)")
            if index > 0 { XCTAssertEqual(label.frame.minY, labels[index - 1].frame.maxY, accuracy: 1e-6, "\(index)") }
        }
        XCTAssertEqual(labels[0].frame.minY, 0)
        XCTAssertEqual(labels[199].frame.maxY, 1000, accuracy: 1e-6)
        let work = window.existingConstraintSystem?.solver.work ?? SolverWork()
        XCTAssertLessThan(work.pivots, 200 * 10)
        XCTAssertLessThan(work.terms, 200 * 200 * 60)
    }

    func testTheContentSizeOfAViewBringsAConstraintForEachAxis() {
        let before = work.installations
        let label = added(UILabel.plain("A"))
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        // Beside the label's two edges and the root's frame.
        XCTAssertEqual(work.installations - before, 2 + 2 + 4)
        let size = label.intrinsicContentSize
        XCTAssertEqual(label.frame.size.height, size.height, accuracy: 0.5)
        // A required side is a bound of its own again.
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let width = label.widthAnchor.constraint(equalToConstant: 1)
        width.priority = UILayoutPriority(999)
        width.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, size.width, accuracy: 0.5)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 1, accuracy: 0.5)
    }

    /// The priorities of proportional views descend by 1 from 999, and end at 1.
    func testAProportionalStackOfMoreThanAThousandViews() {
        let stack = UIStackView(arrangedSubviews: (0..<1002).map { UILabel.plain("\($0)") })
        stack.distribution = .fillProportionally
        stack.updateConstraints()
        let lowest = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }.map(\.priority.rawValue).min()
        XCTAssertEqual(lowest, 1)
    }

    func testRemovingViewsOneByOneTakesStepsOfTheirNumber() {
        func steps(_ count: Int) -> Int {
            let views = (0..<count).map { _ in added() }
            for (view, before) in zip(views, [root] + views) {
                NSLayoutConstraint.activate([
                    view.leftAnchor.constraint(equalTo: before.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
                    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
                    view.heightAnchor.constraint(equalTo: before.heightAnchor),
                ])
            }
            root.layoutIfNeeded()
            let before = work
            for view in views { view.removeFromSuperview() }
            root.layoutIfNeeded()
            XCTAssertEqual(root.constraints.count, 0)
            return work.terms + work.installations + work.pivots - before.terms - before.installations - before.pivots
        }
        XCTAssertLessThan(steps(800), 4 * 200 * 8)
    }

    func testInequalitiesOfManyViewsTakeAPivotEach() {
        var views: [UIView] = []
        for index in 0..<200 {
            let view = added()
            views.append(view)
            var all = [
                view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
                view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
                view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
                view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            ]
            if index > 0 {
                all.append(view.leftAnchor.constraint(greaterThanOrEqualTo: views[index - 1].leftAnchor, constant: 0.25))
                all.append(view.topAnchor.constraint(greaterThanOrEqualTo: views[index - 1].topAnchor, constant: 0.5))
            }
            NSLayoutConstraint.activate(all)
        }
        root.layoutIfNeeded()
        XCTAssertLessThan(work.pivots, 200 * 9)
        XCTAssertLessThan(work.terms, 6_000_000)
        XCTAssertGreaterThanOrEqual(views[199].frame.minX, views[0].frame.minX + 0.25 * 199 - 0.34)
    }

    // MARK: Many conflicts

    func testManyConflictsAreLoggedToALimitAndRetriedIfTheyMayHold() {
        let view = added()
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        let broken = (0..<1500).map { view.widthAnchor.constraint(equalToConstant: CGFloat(41 + $0)) }
        let lines = Diagnostics.complaints {
            NSLayoutConstraint.activate(broken)
            root.layoutIfNeeded()
        }
        XCTAssertLessThan(lines.reduce(0) { $0 + $1.utf8.count + 1 }, 100_000)
        XCTAssertGreaterThan(lines.count, 20)
        XCTAssertTrue(lines.last?.hasSuffix("More are broken without a line.") == true, lines.last ?? "")
        var before = work
        for constraint in broken.prefix(1000) { constraint.isActive = false }
        root.layoutIfNeeded()
        XCTAssertEqual(work.installations, before.installations, "none of the others can hold")
        before = work
        width.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(work.installations - before.installations, 500, "each is tried once")
        XCTAssertEqual(view.frame.width, 1041)
        broken[1000].constant = 2000
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 2000)
        for constraint in broken { constraint.isActive = false }
        root.layoutIfNeeded()
        XCTAssertEqual(view.constraints.count, 0)
    }

    func testALongConflictIsListedUpToALimit() throws {
        let views = (0..<300).map { _ in added() }
        for (view, before) in zip(views.dropFirst(), views) { view.widthAnchor.constraint(equalTo: before.widthAnchor).isActive = true }
        views[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
        let lines = Diagnostics.complaints { views[299].widthAnchor.constraint(equalToConstant: 20).isActive = true }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(try XCTUnwrap(lines.first).contains("\"and 260 more\""), lines[0])
    }

    func testABrokenConstraintHoldsOnceWhatItContradictsIsGone() {
        let view = added()
        let first = view.widthAnchor.constraint(equalToConstant: 40)
        let second = view.widthAnchor.constraint(equalToConstant: 50)
        let third = view.widthAnchor.constraint(equalToConstant: 60)
        _ = Diagnostics.complaints { NSLayoutConstraint.activate([first, second, third]) }
        first.constant = 60
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 60)
        first.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50, "the one activated first")
        second.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 60)
    }
}

extension UILabel {
    fileprivate static func plain(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}
