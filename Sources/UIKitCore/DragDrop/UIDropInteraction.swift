import Foundation

/// Makes a view a destination of drags.
///
/// The innermost view under the finger whose delegate can handle a drag is its destination. Source: Apple,
/// [UIDropInteraction](https://developer.apple.com/documentation/uikit/uidropinteraction).
///
/// ```swift
/// final class Basket: UIView, UIDropInteractionDelegate {
///     func accept() { addInteraction(UIDropInteraction(delegate: self)) }
///
///     func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
///         UIDropProposal(operation: session.canLoadObjects(ofClass: UIImage.self) ? .copy : .cancel)
///     }
///
///     func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
///         session.loadObjects(ofClass: UIImage.self) { print($0.count) }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    private weak var storedDelegate: (any UIDropInteractionDelegate)?
    private weak var storedView: UIView?

    /// Creates an interaction; the delegate is not retained.
    public init(delegate: any UIDropInteractionDelegate) {
        storedDelegate = delegate
        super.init()
    }

    /// The delegate.
    open weak var delegate: (any UIDropInteractionDelegate)? { storedDelegate }

    open var view: UIView? { storedView }

    /// Whether several drags may be above the view at a time; false by default.
    open var allowsSimultaneousDropSessions = false

    open func willMove(to view: UIView?) { DragState.current.leave(self) }

    open func didMove(to view: UIView?) { storedView = view }
}
