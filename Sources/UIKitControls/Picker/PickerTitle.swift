import Foundation
import UIKitCore

/// The label of a row that has a title.
final class PickerTitle: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: UIPickerView.titleSize)
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.6
    }

    required init?(coder: NSCoder) { nil }

    /// A title with the picker's font, color and alignment where it has none.
    static func attributed(_ title: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: title)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let defaults: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: UIPickerView.titleSize), .foregroundColor: UIColor.label, .paragraphStyle: style,
        ]
        title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { own, range, _ in
            result.addAttributes(defaults.filter { own[$0.key] == nil }, range: range)
        }
        return result
    }
}
