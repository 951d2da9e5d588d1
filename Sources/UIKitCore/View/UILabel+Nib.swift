import Foundation
import Resources

extension UILabel {
    package final func readLabelNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        readLabelNibProperties(nib)
    }

    final func readLabelNibProperties(_ nib: NibCoder) {
        let (element, session) = (nib.element, nib.session)
        if let font = session.font("fontDescription", of: element) { self.font = font }
        if let color = session.color("textColor", of: element) { textColor = color }
        if let color = session.color("highlightedColor", of: element) { highlightedTextColor = color }
        if let color = session.color("shadowColor", of: element) { shadowColor = color }
        if let size = element.size("shadowOffset") { shadowOffset = size }
        if let alignment = element.choice("textAlignment", NibSession.alignments) { textAlignment = alignment }
        if let mode = element.choice("lineBreakMode", NibSession.lineBreaks) { lineBreakMode = mode }
        if let count = element.integer("numberOfLines") { numberOfLines = count }
        if let width = element.length("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
        if let flag = element.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = flag }
        if let flag = element.flag("adjustsLetterSpacingToFitWidth") { allowsDefaultTighteningForTruncation = flag }
        if let flag = element.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
        if let flag = element.flag("enabled") { isEnabled = flag }
        if let flag = element.flag("highlighted") { isHighlighted = flag }
        if let scale = element.length("minimumScaleFactor") { minimumScaleFactor = scale }
        if let adjustment = element.choice(
            "baselineAdjustment",
            ["alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters, "none": .none])
        {
            baselineAdjustment = adjustment
        }
        if let text = element.string("text") { self.text = text }
        if let text = element.value("attributedText"), text.name == "attributedString" { attributedText = session.attributedString(text) }
    }
}
