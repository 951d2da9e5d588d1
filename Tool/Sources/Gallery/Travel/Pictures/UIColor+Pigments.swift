import UIKit

/// What pictures are painted with: the same in every look.
extension UIColor {
    static let vermilion = UIColor(rgb: 0xE9604F)
    static let navy = UIColor(rgb: 0x22294A)
    static let amber = UIColor(rgb: 0xE3A02B)
}
