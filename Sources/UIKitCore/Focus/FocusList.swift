import CoreGraphics

/// A table or collection view, whose elements exist as views only while they are visible.
@MainActor
package protocol FocusList: UIScrollView {
    /// The element that gets the focus first when it moves into the list; nil for the system's choice.
    var preferredFocusPath: IndexPath? { get }

    /// The element that was focused last; nil for none.
    var lastFocusedPath: IndexPath? { get }

    /// Elements outside of the visible area that can become focused, in a direction from a focused view or element; with frames in the
    /// list's coordinates, in points.
    func focusTargets(from start: CGRect, toward heading: UIFocusHeading) -> [(path: IndexPath, frame: CGRect)]

    /// Returns the item of an element; nil while it is not visible.
    func focusItem(at path: IndexPath) -> (any UIFocusItem)?

    /// The frame of an element in the list's coordinates, in points.
    func focusFrame(at path: IndexPath) -> CGRect?
}

/// An element of a list that is to become focused once it has scrolled into view.
struct AwaitedElement {
    weak var list: (any FocusList)?
    let path: IndexPath
    let heading: UIFocusHeading
}

extension UIFocusSystem {
    /// Focuses an element of a list, after scrolling to it if it is not visible. Returns whether there is such an element.
    @discardableResult
    func focus(_ path: IndexPath, of list: any FocusList, _ heading: UIFocusHeading) -> Bool {
        if let item = list.focusItem(at: path) {
            guard isEligible(item) else { return false }
            update(to: item, heading)
            return true
        }
        guard let frame = list.focusFrame(at: path) else { return false }
        awaited = AwaitedElement(list: list, path: path, heading: heading)
        list.scrollRectToVisible(frame, animated: true)
        return true
    }

    /// A list has laid out its visible elements.
    package static func listDidLayOut(_ list: any FocusList) {
        guard let system = shown, let awaited = system.awaited, awaited.list === list else { return }
        // Focus callbacks may change the list, which is about to end its layout.
        CallbackQueue.current.add(onMainActor { [weak system] in system?.focusAwaited() })
    }

    private func focusAwaited() {
        guard let awaited, let item = awaited.list?.focusItem(at: awaited.path) else { return }
        self.awaited = nil
        if isEligible(item) { update(to: item, awaited.heading) }
    }
}
