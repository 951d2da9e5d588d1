import Foundation

extension StyledText {
    /// The same text with all sizes multiplied by `factor`.
    package func scaled(by factor: Double) -> StyledText {
        var text = mapStyles { style in
            style.font.size *= factor
            style.kern *= factor
            style.tracking *= factor
            style.baselineOffset *= factor
            guard let attachment = style.attachment else { return }
            style.attachment?.fitting?.scale *= factor
            let placement = attachment.placement
            style.attachment?.bounds = CGRect(
                x: placement.origin.x * factor, y: placement.origin.y * factor, width: placement.width * factor,
                height: placement.height * factor)
        }
        text.paragraphStyle.scaleHeights(by: factor)
        for index in text.paragraphStyles.indices { text.paragraphStyles[index].style.scaleHeights(by: factor) }
        return text
    }

    /// The same text with letter spacing reduced by `amount`, a fraction of the font size.
    package func tightened(by amount: Double) -> StyledText {
        mapStyles { style in
            let closer = amount * style.font.size
            if style.tracking != 0 { style.tracking -= closer } else { style.kern -= closer }
        }
    }

    /// The same text with a change applied to every style.
    package func mapStyles(_ change: (inout TextStyle) -> Void) -> StyledText {
        var text = self
        change(&text.style)
        for index in text.runs.indices { change(&text.runs[index].style) }
        return text
    }

    /// The same text with a change applied to every paragraph style.
    package func mapParagraphs(_ change: (inout TextParagraphStyle) -> Void) -> StyledText {
        var text = self
        change(&text.paragraphStyle)
        for index in text.paragraphStyles.indices { change(&text.paragraphStyles[index].style) }
        return text
    }
}

extension TextParagraphStyle {
    fileprivate mutating func scaleHeights(by factor: Double) {
        lineSpacing *= factor
        paragraphSpacing *= factor
        paragraphSpacingBefore *= factor
        minimumLineHeight *= factor
        maximumLineHeight *= factor
    }
}
