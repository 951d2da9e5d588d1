import CoreGraphics

extension UIImage {
    /// Points from the left edge that keep their size; what follows them is stretched. 0 unless set.
    public var leftCapWidth: Int { Int(min(capInsets.left, size.width)) }

    /// Points from the upper edge that keep their size; what follows them is stretched. 0 unless set.
    public var topCapHeight: Int { Int(min(capInsets.top, size.height)) }

    /// The same picture with one stretched column behind `leftCapWidth` points and one stretched row below `topCapHeight` points.
    ///
    /// A cap of 0 stretches the whole width or height. Negative caps count as 0.
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/stretchableimage(withleftcapwidth:topcapheight:)
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        // What is stretched is one point.
        func caps(_ cap: Int, of side: CGFloat) -> (CGFloat, CGFloat) {
            cap > 0 ? (min(CGFloat(cap), side), max(0, side - CGFloat(cap) - 1)) : (0, 0)
        }
        let (left, right) = caps(leftCapWidth, of: size.width)
        let (top, bottom) = caps(topCapHeight, of: size.height)
        return resizableImage(withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
    }

    /// The upright picture with its caps kept and the rest filled up, `size` points large at its own scale.
    ///
    /// nil without a picture or an area, and, with one line in the log, for more pixels than images may have.
    package func filledOut(to size: CGSize) -> CGImage? {
        guard let upright = uprightPixels, size.width > 0, size.height > 0 else { return nil }
        let caps = traits.caps?.insets ?? .zero
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width * height <= CGFloat(CGImage.maximumPixelCount), max(width, height) <= CGFloat(CGImage.maximumPixelCount) else {
            reportOnce(
                "UIImage filledOut",
                "\(self): filling \(size.width) x \(size.height) points takes more than \(CGImage.maximumPixelCount) pixels; it is stretched."
            )
            return nil
        }
        func pixels(_ cap: CGFloat, _ side: Int) -> Int { Int(min((cap * scale).rounded(), CGFloat(side))) }
        let repeats = resizingMode == .tile
        return upright.stretched(
            columns: StretchedAxis(
                source: upright.width, target: max(1, Int(width)), leading: pixels(caps.left, upright.width),
                trailing: pixels(caps.right, upright.width), repeats: repeats),
            rows: StretchedAxis(
                source: upright.height, target: max(1, Int(height)), leading: pixels(caps.top, upright.height),
                trailing: pixels(caps.bottom, upright.height), repeats: repeats))
    }
}
