import UIKit

extension CALayer {
    /// Gives the layer's time another speed from now on. It continues from its present value, so that nothing below the layer jumps.
    func continueTime(atSpeed speed: Float) {
        let now = CACurrentMediaTime()
        let (own, around) = (convertTime(now, from: nil), superlayer?.convertTime(now, from: nil) ?? now)
        (self.speed, timeOffset, beginTime) = (speed, own, around)
    }
}
