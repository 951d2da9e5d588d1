import CoreGraphics

extension UIImage {
    final func thumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard let upright = uprightPixels, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let factor = min(size.width / own.width, size.height / own.height, 1)
        if factor == 1 { return self }
        let width = max(1, (CGFloat(upright.width) * factor).rounded())
        let height = max(1, (CGFloat(upright.height) * factor).rounded())
        guard let context = CGContext(uiKitSize: CGSize(width: width, height: height), scale: 1, isOpaque: upright.isOpaque) else {
            return nil
        }
        context.interpolationQuality = .high
        context.drawUpright(upright, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let pixels = context.makeImage() else { return nil }
        var changed = traits
        changed.orientation = .up
        changed.forgetSource()
        return UIImage(pixels: pixels, traits: changed)
    }
}
