import UIKit
import XCTest

/// Stack views against UIKit's recipe, written out here as constraints of a plain view, for every axis,
/// distribution, alignment, baseline arrangement and spacing; of a given size, and of their own.
@preconcurrency @MainActor
final class StackViewRecipeTests: XCTestCase {
    private struct Configuration {
        let axis: NSLayoutConstraint.Axis
        let distribution: UIStackView.Distribution
        let alignment: UIStackView.Alignment
        let isBaselineRelative: Bool
        let spacing: CGFloat
        let hasSize: Bool

        static let all: [Configuration] = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
            (0..<5).compactMap(UIStackView.Distribution.init).flatMap { distribution in
                (0..<6).compactMap(UIStackView.Alignment.init).flatMap { alignment in
                    [false, true].flatMap { isBaselineRelative in
                        [0, 12].flatMap { spacing in
                            [false, true].map {
                                Configuration(
                                    axis: axis, distribution: distribution, alignment: alignment, isBaselineRelative: isBaselineRelative,
                                    spacing: spacing, hasSize: $0)
                            }
                        }
                    }
                }
            }
        }
    }

    private func labels() -> [UILabel] {
        [("One", 17.0), ("Second", 30), ("3", 12)].map { text, size in
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            label.translatesAutoresizingMaskIntoConstraints = false
            return label
        }
    }

    /// Places a view in a root, with a size if the configuration has one.
    private func root(holding view: UIView, _ configuration: Configuration) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if configuration.hasSize {
            view.widthAnchor.constraint(equalToConstant: 300).isActive = true
            view.heightAnchor.constraint(equalToConstant: 200).isActive = true
        }
        return root
    }

    private func stackFrames(_ configuration: Configuration) -> [CGRect] {
        let views = labels()
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = configuration.axis
        stack.distribution = configuration.distribution
        stack.alignment = configuration.alignment
        stack.isBaselineRelativeArrangement = configuration.isBaselineRelative
        stack.spacing = configuration.spacing
        let root = root(holding: stack, configuration)
        root.layoutIfNeeded()
        return [stack.frame] + views.map(\.frame)
    }

    /// The same by the recipe.
    private func recipeFrames(_ configuration: Configuration) -> [CGRect] {
        let views = labels()
        let canvas = UIView()
        for view in views { canvas.addSubview(view) }
        let root = root(holding: canvas, configuration)
        let recipe = Recipe(canvas: canvas, isRow: configuration.axis == .horizontal)
        recipe.connectAlong(views, configuration.distribution, configuration.spacing, configuration.isBaselineRelative)
        recipe.connectAcross(views, configuration.alignment)
        root.layoutIfNeeded()
        return [canvas.frame] + views.map(\.frame)
    }

    func testEveryConfigurationEqualsTheRecipe() {
        XCTAssertEqual(Configuration.all.count, 480)
        var distinct: Set<String> = []
        for configuration in Configuration.all {
            let (stack, recipe) = (stackFrames(configuration), recipeFrames(configuration))
            distinct.insert("\(stack)")
            XCTAssertEqual(stack, recipe, "\(configuration)")
            XCTAssertTrue(stack.allSatisfy { $0.minX.isFinite && $0.width >= 0 && $0.height >= 0 }, "\(configuration)")
        }
        // The configurations differ, so that equal frames say something.
        XCTAssertGreaterThan(distinct.count, 120)
    }
}

/// The recipe's rules as plain constraints.
@MainActor
private struct Recipe {
    let canvas: UIView
    let isRow: Bool

    private func hold(
        _ one: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ other: AnyObject? = nil, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times factor: CGFloat = 1,
        plus constant: CGFloat = 0, at priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: factor,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }

    /// The order of the views, their gaps and their lengths.
    func connectAlong(_ views: [UILabel], _ distribution: UIStackView.Distribution, _ spacing: CGFloat, _ isBaselineRelative: Bool) {
        let (start, end, length): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.leading, .trailing, .width) : (.top, .bottom, .height)
        let middle: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
        hold(views[0], start, .equal, canvas, start)
        hold(canvas, end, .equal, views[2], end)
        let isLoose = distribution == .equalSpacing || distribution == .equalCentering
        for index in 0...1 {
            let isByLines = isBaselineRelative && !isRow
            hold(
                views[index + 1], isByLines ? .firstBaseline : start, isLoose ? .greaterThanOrEqual : .equal, views[index],
                isByLines ? .lastBaseline : end, plus: spacing)
        }
        switch distribution {
        case .fill: break
        case .fillEqually:
            hold(views[1], length, .equal, views[0], length)
            hold(views[2], length, .equal, views[0], length)
        case .fillProportionally:
            let own = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
            let whole = own[0] + own[1] + own[2] + 2 * spacing
            for index in 0...2 { hold(views[index], length, .equal, canvas, length, times: own[index] / whole, at: 999 - Float(index)) }
        case .equalSpacing:
            let gaps = [gap(views[0], end, views[1], start, start, end), gap(views[1], end, views[2], start, start, end)]
            hold(gaps[1], length, .equal, gaps[0], length)
        case .equalCentering:
            let gaps = [gap(views[0], middle, views[1], middle, start, end), gap(views[1], middle, views[2], middle, start, end)]
            hold(gaps[1], length, .equal, gaps[0], length, at: 149)
        @unknown default: XCTFail("unknown distribution")
        }
    }

    private func gap(
        _ one: UIView, _ from: NSLayoutConstraint.Attribute, _ other: UIView, _ to: NSLayoutConstraint.Attribute,
        _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute
    ) -> UILayoutGuide {
        let guide = UILayoutGuide()
        canvas.addLayoutGuide(guide)
        hold(guide, start, .equal, one, from)
        hold(guide, end, .equal, other, to)
        return guide
    }

    /// The places of the views across.
    func connectAcross(_ views: [UILabel], _ alignment: UIStackView.Alignment) {
        let (start, end, breadth): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.top, .bottom, .height) : (.leading, .trailing, .width)
        let isByLines = isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
        for view in views {
            switch alignment {
            case .fill:
                hold(view, start, .equal, canvas, start)
                hold(canvas, end, .equal, view, end)
            case .center:
                hold(view, isRow ? .centerY : .centerX, .equal, canvas, isRow ? .centerY : .centerX)
                hold(view, start, .greaterThanOrEqual, canvas, start)
                hold(canvas, end, .greaterThanOrEqual, view, end)
            case .trailing:
                hold(view, start, .greaterThanOrEqual, canvas, start)
                hold(canvas, end, .equal, view, end)
            default:
                hold(view, start, isByLines ? .greaterThanOrEqual : .equal, canvas, start)
                hold(canvas, end, .greaterThanOrEqual, view, end)
            }
            if alignment != .fill { hold(view, breadth, at: 25) }
            if isByLines { hold(view, start, .equal, canvas, start, at: 51) }
        }
        if isByLines {
            let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            hold(views[1], line, .equal, views[0], line)
            hold(views[2], line, .equal, views[0], line)
        }
        if alignment != .fill { hold(canvas, breadth, at: 49) }
    }
}
