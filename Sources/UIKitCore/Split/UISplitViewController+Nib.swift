import Foundation
import Resources

extension UISplitViewController {
    static func style(in coder: NSCoder) -> Style {
        switch (coder as? NibCoder)?.element["style"] {
        case "doubleColumn": .doubleColumn
        case "tripleColumn": .tripleColumn
        default: .unspecified
        }
    }

    final func readSplitNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return readArchive(coder) }
        let element = nib.element
        if let mode = element.choice("preferredDisplayMode", Self.modes) { preferredDisplayMode = mode }
        if let mode = element.choice("displayMode", Self.modes) { preferredDisplayMode = mode }
        if let behavior = element.choice("behavior", Self.behaviors) {
            preferredSplitBehavior = behavior
        }
        if let flag = element.flag("presentsWithGesture") { presentsWithGesture = flag }
        if element["primaryEdge"] == "trailing" { primaryEdge = .trailing }
        for (name, path) in Self.widths { if let number = element.number(name) { self[keyPath: path] = number } }
    }

    private static let modes: KeyValuePairs<String, DisplayMode> = [
        "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly, "allVisible": .oneBesideSecondary,
        "oneBesideSecondary": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]

    private static let behaviors: KeyValuePairs<String, SplitBehavior> = ["tile": .tile, "overlay": .overlay, "displace": .displace]

    private static var widths: KeyValuePairs<String, ReferenceWritableKeyPath<UISplitViewController, CGFloat>> {
        [
            "minimumPrimaryColumnWidth": \.minimumPrimaryColumnWidth, "maximumPrimaryColumnWidth": \.maximumPrimaryColumnWidth,
            "preferredPrimaryColumnWidth": \.preferredPrimaryColumnWidth,
            "preferredPrimaryColumnWidthFraction": \.preferredPrimaryColumnWidthFraction,
            "preferredSupplementaryColumnWidth": \.preferredSupplementaryColumnWidth,
        ]
    }

    /// Takes the controller that a relationship of a storyboard leads to.
    final func addRelated(_ controller: UIViewController, as relationship: String) {
        let column: Column =
            switch relationship {
            case "masterViewController", "primaryViewController": .primary
            case "supplementaryViewController": .supplementary
            case "compactViewController": .compact
            default: .secondary
            }
        if style != .unspecified { return set(controller, for: column) }
        given[column] = controller
        setPair([given[.primary], given[.secondary]].compactMap(\.self))
    }
}
