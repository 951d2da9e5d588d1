import Findings
import UIKit

/// The accessibility elements on the screen at a time, with names.
@MainActor struct ElementList {
    struct Entry {
        let element: UIResponder
        let name: String
        /// In window coordinates.
        let frame: CGRect
        let activationPoint: CGPoint
    }

    let entries: [Entry]

    /// Elements whose activation point is on the screen.
    init(_ stage: Stage) {
        let screen = CGRect(origin: .zero, size: stage.window.bounds.size)
        entries = stage.accessibilityElements.compactMap { element in
            let point = element.accessibilityActivationPoint
            guard screen.contains(point) else { return nil }
            return Entry(element: element, name: Self.name(of: element), frame: element.accessibilityFrame, activationPoint: point)
        }
    }

    static func name(of element: UIResponder) -> String {
        if let view = element as? UIView { return NodeDescription.short(view) }
        let name = NodeDescription.typeName(element)
        return element.accessibilityLabel.map { "\(name) (\(NodeDescription.clipped($0)))" } ?? name
    }

    func reference(to index: Int, at fraction: CGPoint?) -> ElementReference {
        let name = entries[index].name
        return ElementReference(name: name, ordinal: entries[..<index].count { $0.name == name }, fraction: fraction)
    }

    /// Finds an element and the location of a reference on it; nil if there is none of that name.
    func find(_ reference: ElementReference) -> (element: UIResponder, location: CGPoint)? {
        let matches = entries.filter { $0.name == reference.name }
        guard reference.ordinal < matches.count else { return nil }
        let match = matches[reference.ordinal]
        guard let fraction = reference.fraction else { return (match.element, match.activationPoint) }
        let (frame, x, y) = (match.frame, fraction.x, fraction.y)
        return (match.element, CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y))
    }
}
