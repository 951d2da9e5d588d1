import CoreGraphics

extension UIImage {
    final func stretchable(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        // The stretched part is one point.
        func caps(_ cap: Int, of length: CGFloat) -> (CGFloat, CGFloat) {
            cap > 0 ? (min(CGFloat(cap), length), max(0, length - CGFloat(cap) - 1)) : (0, 0)
        }
        let (left, right) = caps(leftCapWidth, of: size.width)
        let (top, bottom) = caps(topCapHeight, of: size.height)
        return resizableImage(withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
    }

    /// Renders the upright image at `size` points and its own scale, with caps kept and the rest filled.
    ///
    /// nil for an empty image or size, and, logged once, above the maximum number of pixels.
    package func filledOut(to size: CGSize) -> CGImage? {
        guard let upright = uprightPixels, size.width > 0, size.height > 0 else { return nil }
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width * height <= CGFloat(CGImage.maximumPixelCount), max(width, height) <= CGFloat(CGImage.maximumPixelCount) else {
            reportOnce(
                "UIImage filledOut",
                "\(self): filling \(size.width) x \(size.height) points takes more than \(CGImage.maximumPixelCount) pixels; it is stretched."
            )
            return nil
        }
        let caps = pixelCaps(width: upright.width, height: upright.height)
        let repeats = resizingMode == .tile
        return upright.stretched(
            columns: StretchedAxis(
                source: upright.width, target: max(1, Int(width)), leading: caps.left, trailing: caps.right,
                repeats: repeats),
            rows: StretchedAxis(
                source: upright.height, target: max(1, Int(height)), leading: caps.top, trailing: caps.bottom,
                repeats: repeats))
    }

    /// The area of the upright image between the caps, in unit coordinates, at least one pixel in each dimension; everything without
    /// caps.
    package var stretchedRect: CGRect {
        guard traits.caps != nil, let cgImage else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let swaps = imageOrientation.swapsAxes
        let (width, height) = swaps ? (cgImage.height, cgImage.width) : (cgImage.width, cgImage.height)
        let caps = pixelCaps(width: width, height: height)
        return CGRect(
            x: CGFloat(caps.left) / CGFloat(width), y: CGFloat(caps.top) / CGFloat(height),
            width: CGFloat(width - caps.left - caps.right) / CGFloat(width),
            height: CGFloat(height - caps.top - caps.bottom) / CGFloat(height))
    }

    /// The caps in pixels of the upright image, with at least one pixel between them in each dimension.
    private func pixelCaps(width: Int, height: Int) -> (left: Int, right: Int, top: Int, bottom: Int) {
        let insets = traits.caps?.insets ?? .zero
        func caps(_ leading: CGFloat, _ trailing: CGFloat, _ length: Int) -> (Int, Int) {
            let first = Int(min((leading * scale).rounded(), CGFloat(length - 1)))
            return (first, Int(min((trailing * scale).rounded(), CGFloat(length - first - 1))))
        }
        let (left, right) = caps(insets.left, insets.right, width)
        let (top, bottom) = caps(insets.top, insets.bottom, height)
        return (left, right, top, bottom)
    }
}
