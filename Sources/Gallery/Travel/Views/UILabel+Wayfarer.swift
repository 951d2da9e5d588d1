import UIKit

extension UILabel {
    /// A label in the app's type: a size in points, a weight, a colour.
    convenience init(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .ink, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        numberOfLines = lines
    }

    /// The height of the text at a width, in whole points.
    func height(atWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}
