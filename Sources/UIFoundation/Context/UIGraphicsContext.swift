import CoreGraphics

/// Returns this thread's current graphics context, or nil outside of drawing.
///
/// The origin is at the top left, y points down, the unit is a point. Source:
/// https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.top?.context
}

/// Makes `context` this thread's current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.push(GraphicsContextStack.Level(context: context, imageScale: nil))
}

/// Restores the context from before the last `UIGraphicsPushContext(_:)`; no effect without one.
public func UIGraphicsPopContext() {
    GraphicsContextStack.pop(isImage: false)
}
