import Foundation
import Resources

extension UIStackView {
    final func readStackViewNib(_ coder: NSCoder) {
        guard let element = (coder as? NibCoder)?.element else { return readArchive(coder) }
        readStackViewNibProperties(element)
        for view in subviews { addArrangedSubview(view) }
    }

    final func readStackViewNibProperties(_ element: NibElement) {
        axis = element["axis"] == "vertical" ? .vertical : .horizontal
        if let choice = element.choice("distribution", Self.distributions) { distribution = choice }
        if let choice = element.choice("alignment", Self.alignments) { alignment = choice }
        if element["spacingType"] == "standard" { spacing = UIStackView.spacingUseSystem }
        if let length = element.length("spacing") { spacing = length }
        if let flag = element.flag("baselineRelativeArrangement") { isBaselineRelativeArrangement = flag }
        // Margins that Interface Builder writes are those of the arrangement: its own frames have them.
        if element.value("layoutMargins") != nil || element.value("directionalLayoutMargins") != nil {
            isLayoutMarginsRelativeArrangement = true
        }
        if let flag = element.flag("layoutMarginsRelativeArrangement") { isLayoutMarginsRelativeArrangement = flag }
    }

    private static let distributions: KeyValuePairs<String, Distribution> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
    private static let alignments: KeyValuePairs<String, Alignment> = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
}
