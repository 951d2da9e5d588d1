import CoreGraphics

/// Opens a transparent bitmap context of `size` points with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens a bitmap context and makes it current until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: in points; the bitmap has this times `scale` pixels, rounded up. For an empty or non-finite size no context is opened, and
///     `UIGraphicsGetImageFromCurrentImageContext()` returns nil.
///   - opaque: whether the image has no alpha; it then starts black.
///   - scale: pixels per point; 0 is the main screen's. Source:
///     https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : mainScreenScale()
    guard let context = CGContext(uiKitSize: size, scale: scale, isOpaque: opaque) else { return }
    GraphicsContextStack.push(GraphicsContextStack.Level(context: context, imageScale: scale))
}

/// Returns the image drawn so far in a context opened by `UIGraphicsBeginImageContext`, or nil if the current context is another.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let level = GraphicsContextStack.top, let scale = level.imageScale, let image = level.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Closes a context opened by `UIGraphicsBeginImageContext`; no effect without one.
public func UIGraphicsEndImageContext() {
    GraphicsContextStack.pop(isImage: true)
}
