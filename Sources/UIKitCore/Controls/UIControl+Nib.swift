import Foundation
import Resources

extension UIControl {
    final func readControlNib(_ coder: NSCoder) {
        guard let element = (coder as? NibCoder)?.element else {
            return readArchive(coder, ofClass: UIControl.self)
        }
        if let flag = element.flag("enabled") { isEnabled = flag }
        if let flag = element.flag("selected") { isSelected = flag }
        if let flag = element.flag("highlighted") { isHighlighted = flag }
        if let alignment = element.choice("contentHorizontalAlignment", Self.horizontalAlignments) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = element.choice("contentVerticalAlignment", Self.verticalAlignments) { contentVerticalAlignment = alignment }
    }

    private static let horizontalAlignments: KeyValuePairs<String, ContentHorizontalAlignment> = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    private static let verticalAlignments: KeyValuePairs<String, ContentVerticalAlignment> = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    /// The events that actions name.
    package static let nibEvents: KeyValuePairs<String, Event> = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
