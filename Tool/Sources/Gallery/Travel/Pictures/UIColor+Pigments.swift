import UIKit

/// Colors of illustrations: the same in every appearance.
extension UIColor {
    static let vermilion = UIColor(rgb: 0xE9604F)
    static let navy = UIColor(rgb: 0x22294A)
    static let amber = UIColor(rgb: 0xE3A02B)
}
