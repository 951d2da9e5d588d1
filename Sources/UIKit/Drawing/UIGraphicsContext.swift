import CoreGraphics

/// The context that UIKit's drawing goes to on this thread, or nil outside of drawing.
///
/// Its origin is at the upper left, y grows downwards, one unit is a point.
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.top?.context
}

/// Makes `context` the current one of this thread until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.push(GraphicsContextStack.Level(context: context, imageScale: nil))
}

/// Makes the context before the last `UIGraphicsPushContext(_:)` current again; without one it does nothing.
public func UIGraphicsPopContext() {
    GraphicsContextStack.pop(isImage: false)
}

/// Opens a transparent bitmap context of `size` points with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens a bitmap context and makes it current until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: in points; the bitmap has this times `scale` pixels, rounded up. Without area (or not finite) no context is opened,
///     and `UIGraphicsGetImageFromCurrentImageContext()` gives nil.
///   - opaque: whether the picture has no transparency; it then starts black.
///   - scale: pixels per point; 0 means the main screen's.
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : mainScreenScale()
    guard let context = CGContext(uiKitSize: size, scale: scale, isOpaque: opaque) else { return }
    GraphicsContextStack.push(GraphicsContextStack.Level(context: context, imageScale: scale))
}

/// The picture drawn so far in the context that `UIGraphicsBeginImageContext` opened, or nil when the current one is another.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let level = GraphicsContextStack.top, let scale = level.imageScale, let image = level.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Closes the context that `UIGraphicsBeginImageContext` opened; without one it does nothing.
public func UIGraphicsEndImageContext() {
    GraphicsContextStack.pop(isImage: true)
}
