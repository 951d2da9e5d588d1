import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    static func parsed(
        withVisualFormat format: String, options opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
        let elements = parser.parse()
        return VisualFormat(isVertical: parser.isVertical, elements: elements, options: opts).constraints
    }
}

/// A chain of items with gaps.
@MainActor
struct VisualFormat {
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: AnyObject?
        var multiplier: CGFloat = 1
        var priority = UILayoutPriority.required
    }

    enum Element {
        /// `|`
        case superview
        /// A gap; nil is the standard one.
        case gap([Predicate]?)
        case view(AnyObject, [Predicate])
    }

    let isVertical: Bool
    let elements: [Element]
    let options: NSLayoutConstraint.FormatOptions

    var constraints: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        let views = elements.compactMap { element -> AnyObject? in if case .view(let view, _) = element { view } else { nil } }
        var before: AnyObject?
        var startsAtSuperview = false
        var gap: [Predicate]? = [Predicate()]
        for element in elements {
            switch element {
            case .superview:
                if let before, let outer = superview(of: before) {
                    result += distance(before, end, outer, end, gap, toSuperview: true)
                } else {
                    startsAtSuperview = true
                }
            case .gap(let predicates): gap = predicates
            case .view(let view, let sizes):
                if let before {
                    result += distance(before, end, view, start, gap, toSuperview: false)
                } else if startsAtSuperview, let outer = superview(of: view) {
                    result += distance(outer, start, view, start, gap, toSuperview: true)
                }
                for size in sizes { result.append(self.size(of: view, size)) }
                before = view
                gap = [Predicate()]
            }
        }
        return result + alignments(views)
    }

    private func superview(of item: AnyObject) -> UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }

    private var isReversed: Bool { options.intersection(.directionMask) == .directionRightToLeft }

    private var start: NSLayoutConstraint.Attribute {
        if isVertical { return .top }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return .left
        case .directionRightToLeft: return .right
        default: return .leading
        }
    }

    private var end: NSLayoutConstraint.Attribute {
        if isVertical { return .bottom }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return .right
        case .directionRightToLeft: return .left
        default: return .trailing
        }
    }

    /// `second = first + gap`; the standard gap is 8 between views, and the margin at a superview's edge.
    private func distance(
        _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: AnyObject,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ gap: [Predicate]?, toSuperview: Bool
    ) -> [NSLayoutConstraint] {
        guard let gap else {
            guard toSuperview else {
                return distance(first, firstAttribute, second, secondAttribute, [Predicate(constant: 8)], toSuperview: false)
            }
            let isStart = (first as? UIView).map { view in superview(of: second) === view } ?? false
            let outer = isStart ? first : second
            let guide = (outer as? UIView)?.layoutMarginsGuide ?? outer
            return distance(
                isStart ? guide : first, firstAttribute, isStart ? second : guide, secondAttribute, [Predicate()], toSuperview: true)
        }
        return gap.map { predicate in
            let relation = isReversed ? (NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue) ?? .equal) : predicate.relation
            let constraint = NSLayoutConstraint(
                item: second, attribute: secondAttribute, relatedBy: relation, toItem: first, attribute: firstAttribute, multiplier: 1,
                constant: isReversed ? -predicate.constant : predicate.constant)
            constraint.priority = predicate.priority
            return constraint
        }
    }

    private func size(of view: AnyObject, _ predicate: Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: predicate.relation, toItem: predicate.view,
            attribute: predicate.view == nil ? .notAnAttribute : attribute, multiplier: predicate.multiplier, constant: predicate.constant)
        constraint.priority = predicate.priority
        return constraint
    }

    private func alignments(_ views: [AnyObject]) -> [NSLayoutConstraint] {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        var result: [NSLayoutConstraint] = []
        for (option, attribute) in attributes where options.contains(option) {
            for (one, other) in zip(views, views.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        item: one, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 1, constant: 0)
                )
            }
        }
        return result
    }
}

/// Reads the visual format language.
@MainActor
struct VisualFormatParser {
    private let format: String
    private let characters: [Unicode.Scalar]
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var position = 0
    private(set) var isVertical = false

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        self.format = format
        characters = format.unicodeScalars.filter { $0 != " " }
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() -> [VisualFormat.Element] {
        if characters.starts(with: "H:".unicodeScalars) {
            position = 2
        } else if characters.starts(with: "V:".unicodeScalars) {
            (position, isVertical) = (2, true)
        }
        var elements: [VisualFormat.Element] = []
        if take("|") {
            elements.append(.superview)
            elements += gap()
        }
        elements.append(view())
        while position < characters.count {
            elements += gap()
            if take("|") {
                elements.append(.superview)
                guard position == characters.count else { fail("Expected the end of the format after the closing superview") }
            } else {
                elements.append(view())
            }
        }
        return elements
    }

    private var next: Unicode.Scalar? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private func fail(_ sentence: String) -> Never {
        let plain = text(characters[...])
        trap(
            object: "NSLayoutConstraint",
            value: "Unable to parse constraint format: \n\(sentence) \n\(plain) \n\(String(repeating: " ", count: position))^",
            remedy: "write the format as Apple's Visual Format Language has it")
    }

    /// `-`, `-8-`, `-(>=8,<=20)-` or nothing.
    private mutating func gap() -> [VisualFormat.Element] {
        guard take("-") else { return [.gap([VisualFormat.Predicate()])] }
        if next == "[" || next == "|" { return [.gap(nil)] }
        let predicates = next == "(" ? predicateList() : [simplePredicate()]
        guard take("-") else { fail("Expected a '-' after the space") }
        return [.gap(predicates)]
    }

    private mutating func view() -> VisualFormat.Element {
        guard take("[") else { fail("Expected a view") }
        let name = identifier()
        guard let view = views[name] else { fail("\(name) is not a key in the views dictionary.") }
        let sizes = next == "(" ? predicateList() : []
        guard take("]") else { fail("Expected a ']' here.  That is how you close a view.") }
        return .view(view as AnyObject, sizes)
    }

    private mutating func identifier() -> String {
        let start = position
        while let character = next, belongsToName(character) { position += 1 }
        guard position > start else { fail("Expected a name") }
        return text(characters[start..<position])
    }

    private func text(_ piece: ArraySlice<Unicode.Scalar>) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: piece)
        return String(scalars)
    }

    /// Whether a character is a letter, a digit, an underscore, or a mark on a letter; none of the format's own is beyond ASCII.
    private func belongsToName(_ character: Unicode.Scalar) -> Bool {
        switch character {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: character.value >= 0x80
        }
    }

    private mutating func predicateList() -> [VisualFormat.Predicate] {
        position += 1
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(predicate()) } while take(",")
        guard take(")") else { fail("Expected a ')' here") }
        return result
    }

    private mutating func predicate() -> VisualFormat.Predicate {
        var result = VisualFormat.Predicate()
        if take("=") {
            guard take("=") else { fail("Expected '=='") }
        } else if take("<") {
            guard take("=") else { fail("Expected '<='") }
            result.relation = .lessThanOrEqual
        } else if take(">") {
            guard take("=") else { fail("Expected '>='") }
            result.relation = .greaterThanOrEqual
        }
        let object = object()
        (result.constant, result.view) = (object.constant, object.view)
        if object.view != nil {
            if take("*") { result.multiplier = number() } else if take("/") { result.multiplier = 1 / number() }
            if take("+") {
                result.constant = number()
            } else if next == "-" {
                position += 1
                result.constant = -number()
            }
        }
        if take("@") { result.priority = UILayoutPriority(Float(number())) }
        return result
    }

    private mutating func simplePredicate() -> VisualFormat.Predicate {
        var result = VisualFormat.Predicate(constant: number())
        if take("@") { result.priority = UILayoutPriority(Float(number())) }
        return result
    }

    private mutating func object() -> (constant: CGFloat, view: AnyObject?) {
        let start = position
        if let character = next, belongsToName(character), !("0"..."9").contains(character) {
            let name = identifier()
            if let view = views[name], metrics[name] == nil { return (0, view as AnyObject) }
            position = start
        }
        return (number(), nil)
    }

    /// A number, or the name of one.
    private mutating func number() -> CGFloat {
        let start = position
        if next == "-" || next == "+" { position += 1 }
        while let character = next, ("0"..."9").contains(character) || character == "." { position += 1 }
        if let number = Double(text(characters[start..<position])) { return number }
        position = start
        let name = identifier()
        switch metrics[name] {
        case let number as CGFloat: return number
        case let number as Double: return number
        case let number as Float: return CGFloat(number)
        case let number as Int: return CGFloat(number)
        case let number as NSNumber: return CGFloat(number.doubleValue)
        default:
            position = start
            fail("\(name) is not a key in the metrics dictionary.")
        }
    }
}
