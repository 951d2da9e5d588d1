import UIKit

extension Stage {
    /// Returns an element for the views that match all queries; it searches when it is used.
    ///
    ///     stage.find(.identifier("buy")).tap()
    ///     await stage.find(.text("Thank you"), timeout: 3).view()
    /// - Parameters:
    ///   - queries: Descriptions of the element; all must match.
    ///   - timeout: Seconds of virtual time that a use waits for the view. A negative or non-finite one counts as 0.
    public func find(_ queries: ElementQuery..., timeout: TimeInterval = 5) -> Element<UIView> {
        Element(stage: self, queries: queries, timeout: timeout.isFinite ? max(timeout, 0) : 0)
    }

    /// Returns an element for the views of a class, subclasses included, that match all queries.
    /// - Parameters:
    ///   - type: The class of the view.
    ///   - queries: Descriptions of the element; all must match.
    ///   - timeout: Seconds of virtual time that a use waits for the view. A negative or non-finite one counts as 0.
    public func find<View: UIView>(_ type: View.Type, _ queries: ElementQuery..., timeout: TimeInterval = 5) -> Element<View> {
        Element(stage: self, queries: queries, timeout: timeout.isFinite ? max(timeout, 0) : 0)
    }
}
