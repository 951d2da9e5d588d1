import UIKit

extension UIColor {
    /// A colour written as on the web: 0xRRGGBB.
    convenience init(rgb: UInt32, alpha: CGFloat = 1) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    /// Behind the dashboard.
    static let sand = UIColor(rgb: 0xF6ECDE)
    /// Behind the other screens and the bar.
    static let paper = UIColor(rgb: 0xFFFBF5)
    /// Around cards.
    static let hairline = UIColor(rgb: 0xEBDFCE)
    static let ink = UIColor(rgb: 0x22294A)
    static let softInk = UIColor(rgb: 0x6F7289)
    /// What asks to be touched.
    static let coral = UIColor(rgb: 0xE9604F)
    static let blush = UIColor(rgb: 0xFDE7DF)
    static let ochre = UIColor(rgb: 0xE3A02B)
}
