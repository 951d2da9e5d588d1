import CoreGraphics

extension UIViewController {
    /// A transition with which a view controller appears and disappears.
    ///
    /// ```swift
    /// final class Album: UIViewController {
    ///     let cover = UIImageView()
    ///
    ///     func open(_ photo: UIViewController) {
    ///         photo.preferredTransition = .zoom { [cover] _ in cover }
    ///         navigationController?.pushViewController(photo, animated: true)
    ///     }
    /// }
    /// ```
    ///
    /// Source: Apple, [UIViewController.Transition](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition).
    @preconcurrency @MainActor
    open class Transition: NSObject {
        /// A zoom from a view of the other view controller.
        struct Zoom {
            let options: ZoomOptions
            let provider: (ZoomSourceViewProviderContext) -> UIView?
        }

        final let zoom: Zoom?
        /// The style of a presentation; nil for a zoom.
        final let style: UIModalTransitionStyle?

        private init(_ zoom: Zoom?, _ style: UIModalTransitionStyle?) { (self.zoom, self.style) = (zoom, style) }

        /// Zooms from a source view to the view controller's view and back, when it is pushed, popped, presented and dismissed.
        ///
        /// A downward drag that begins at the top of the content, and the navigation controller's gesture, zoom back interactively; a drag
        /// catches the running transition too. Differs from UIKit: a dragged view moves on its way to the source view, and there is no
        /// pinch. Duration and dimming are estimates.
        ///
        /// - Parameters:
        ///   - options: Alignment, dimming and interaction; nil for the defaults. Later changes have no effect.
        ///   - sourceViewProvider: Returns the view that is zoomed, called as each transition begins; nil zooms from the middle and fades.
        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(Zoom(options: (options ?? ZoomOptions()).copied, provider: sourceViewProvider), nil)
        }

        /// A presentation that comes up from the bottom.
        open class var coverVertical: Transition { Transition(nil, .coverVertical) }
        /// A presentation that turns the screen about its vertical axis.
        open class var flipHorizontal: Transition { Transition(nil, .flipHorizontal) }
        /// A presentation that fades in.
        open class var crossDissolve: Transition { Transition(nil, .crossDissolve) }
        /// A presentation below the page of the presenting view, which curls up.
        open class var partialCurl: Transition { Transition(nil, .partialCurl) }
    }
}

extension UIViewController.Transition {
    /// The two view controllers of a zoom, for the choice of its source view.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
        /// The view controller that has the source view: the presenting one, or the one below on the stack.
        open private(set) var sourceViewController: UIViewController
        /// The view controller that is zoomed.
        open private(set) var zoomedViewController: UIViewController

        init(_ source: UIViewController, _ zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// Alignment, dimming and interaction of a zoom.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
        /// Returns the rectangle of the zoomed view, in its coordinates, that covers the source view while that is zoomed out; nil, and the
        /// default, for the largest one in the middle with the source view's proportions.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Whether an interactive dismissal begins; the context has UIKit's own decision, which is used without a closure.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// The color over the content behind the zoomed view; nil, the default, for a translucent black.
        open var dimmingColor: UIColor?
        /// The effect over the content behind the zoomed view, below the color; nil, the default, for none.
        open var dimmingVisualEffect: UIBlurEffect?

        /// Creates the default options.
        public override init() { super.init() }

        var copied: ZoomOptions {
            let copied = ZoomOptions()
            copied.alignmentRectProvider = alignmentRectProvider
            copied.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            (copied.dimmingColor, copied.dimmingVisualEffect) = (dimmingColor, dimmingVisualEffect)
            return copied
        }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// The views of a zoom, for its alignment.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
        /// The view from which the other one is zoomed.
        open private(set) var sourceView: UIView
        /// The view controller that is zoomed; its view has its final size.
        open private(set) var zoomedViewController: UIViewController

        init(_ source: UIView, _ zoomed: UIViewController) {
            (sourceView, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// The touch that would begin an interactive dismissal.
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
        /// In the coordinates of the zoomed view controller's view.
        open private(set) var location: CGPoint
        /// In points per second.
        open private(set) var velocity: CGVector
        /// Whether the dismissal begins if the closure does not decide otherwise.
        open private(set) var willBegin: Bool

        init(_ location: CGPoint, _ velocity: CGVector, willBegin: Bool) {
            (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            super.init()
        }
    }
}

extension UIViewController {
    func preferredTransitionDidChange(from old: Transition?) {
        if let style = preferredTransition?.style { modalTransitionStyle = style }
        guard preferredTransition?.zoom != nil else { return zoomInteraction = nil }
        if zoomInteraction == nil { zoomInteraction = ZoomDismissInteraction(self) }
        zoomInteraction?.attach()
    }

    /// The animator and the interaction of the preferred zoom; nil for another transition.
    ///
    /// - Parameter source: the view controller that has the source view.
    func zoomMovers(with source: UIViewController, isDismissal: Bool) -> ControllerExchange.Movers? {
        guard let zoom = preferredTransition?.zoom, let zoomInteraction else { return nil }
        zoomInteraction.attach()
        zoomInteraction.wantsInteractiveStart = zoomInteraction.isBeginning
        return (ZoomTransitionAnimator(zoom, of: self, from: source, isDismissal: isDismissal), zoomInteraction)
    }
}
