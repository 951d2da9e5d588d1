import UIKit

extension UIView.AnimationCurve {
    /// The curve as an option of block animations.
    var options: UIView.AnimationOptions {
        switch self {
        case .easeIn: return .curveEaseIn
        case .easeOut: return .curveEaseOut
        case .linear: return .curveLinear
        default: return .curveEaseInOut
        }
    }

    /// The curve as a timing function of explicit animations.
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeIn: return CAMediaTimingFunction(name: .easeIn)
        case .easeOut: return CAMediaTimingFunction(name: .easeOut)
        case .linear: return CAMediaTimingFunction(name: .linear)
        default: return CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}
