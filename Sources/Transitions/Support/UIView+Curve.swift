import UIKit

extension UIView.AnimationCurve {
    /// The option of a block animation.
    var options: UIView.AnimationOptions {
        switch self {
        case .easeIn: return .curveEaseIn
        case .easeOut: return .curveEaseOut
        case .linear: return .curveLinear
        default: return .curveEaseInOut
        }
    }

    /// The function of an explicit animation.
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeIn: return CAMediaTimingFunction(name: .easeIn)
        case .easeOut: return CAMediaTimingFunction(name: .easeOut)
        case .linear: return CAMediaTimingFunction(name: .linear)
        default: return CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}
