import UIKit

extension UIColor {
    /// The color mixed with a fraction (0 to 1) of another; opaque.
    func mixed(with other: UIColor, _ fraction: CGFloat) -> UIColor {
        var own = (red: CGFloat(0), green: CGFloat(0), blue: CGFloat(0))
        var its = own
        getRed(&own.red, green: &own.green, blue: &own.blue, alpha: nil)
        other.getRed(&its.red, green: &its.green, blue: &its.blue, alpha: nil)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        return UIColor(red: mix(own.red, its.red), green: mix(own.green, its.green), blue: mix(own.blue, its.blue), alpha: 1)
    }
}
