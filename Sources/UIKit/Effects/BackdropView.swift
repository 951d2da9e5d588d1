import QuartzCore
import RenderScene

/// What of a `UIVisualEffectView` shows what lies below.
final class BackdropView: UIView {
    /// Changes to another backdrop, animated by the block that is open.
    func show(_ backdrop: Backdrop) { layer.change(to: backdrop) }
}
