import Findings
import UIKit

/// The description of a view that a test looks for.
///
///     stage.find(.identifier("buy")).tap()
///     stage.find(UILabel.self, .text("Total")).exists
///     stage.find(UIButton.self, .label("Close"), .text(containing: "Close"))
@MainActor public struct ElementQuery {
    /// Whether a view has the property.
    let accepts: (UIView) -> Bool
    /// The property as the end of "a view with …".
    let description: String
    /// The requested text, for near misses, and the texts of a view that could have been meant.
    let nearMiss: (text: String, of: (UIView) -> [String])?

    /// A view whose `accessibilityIdentifier` is equal to the string.
    public static func identifier(_ identifier: String) -> ElementQuery {
        ElementQuery(
            accepts: { $0.accessibilityIdentifier == identifier }, description: "identifier '\(identifier)'",
            nearMiss: (identifier, { [$0.accessibilityIdentifier].compactMap(\.self) }))
    }

    /// A view whose accessibility label is equal to the string.
    public static func label(_ label: String) -> ElementQuery {
        ElementQuery(
            accepts: { $0.accessibilityLabel == label }, description: "accessibility label '\(label)'",
            nearMiss: (label, { [$0.accessibilityLabel].compactMap(\.self) }))
    }

    /// A label, text field, text view or button that shows exactly this text; the placeholder of an empty field counts.
    public static func text(_ text: String) -> ElementQuery {
        ElementQuery(
            accepts: { NodeDescription.text(of: $0) == text }, description: "text '\(text)'",
            nearMiss: (text, { [NodeDescription.text(of: $0)].compactMap(\.self) }))
    }

    /// A label, text field, text view or button whose text contains a string; upper and lower case differ.
    public static func text(containing text: String) -> ElementQuery {
        ElementQuery(
            accepts: { NodeDescription.text(of: $0)?.contains(text) ?? false }, description: "a text that contains '\(text)'",
            nearMiss: (text, { [NodeDescription.text(of: $0)].compactMap(\.self) }))
    }

    /// A view for which a closure returns true.
    /// - Parameters:
    ///   - description: The property as the end of "a view with …".
    ///   - accepts: Whether an element matches.
    public static func matching(_ description: String, _ accepts: @escaping @MainActor (UIView) -> Bool) -> ElementQuery {
        ElementQuery(accepts: accepts, description: description, nearMiss: nil)
    }
}
