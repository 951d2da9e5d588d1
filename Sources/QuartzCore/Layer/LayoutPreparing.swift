/// A layer's delegate that prepares layouts: a view, which solves the constraints of its tree.
package protocol LayoutPreparing: AnyObject {
    /// Prepares the layout of the layer's subtree; called before the next one after `setNeedsLayoutPreparation()`.
    func prepareForLayout()
}
