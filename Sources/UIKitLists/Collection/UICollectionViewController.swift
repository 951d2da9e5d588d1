import CoreGraphics
import SwiftABI

/// A view controller whose view holds a collection view, with itself as data source and delegate.
///
/// The collection view fills the controller's view and is not that view, as in UIKit: rectangles in the two differ by the content offset.
///
/// Source: Apple, [UICollectionViewController](https://developer.apple.com/documentation/uikit/uicollectionviewcontroller).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    /// nil for a controller whose collection view a nib has.
    private let initialLayout: UICollectionViewLayout?
    private var press: UILongPressGestureRecognizer?
    private var storedCollectionView: UICollectionView?

    /// Creates a controller; its collection view is created with the layout on first access.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view is that of a nib, by default of the class's name; without one it traps when its view is
    /// loaded, because a collection view needs a layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a flow layout; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Creates the view, and a collection view that fills it: that of the controller's storyboard, if it comes from one.
    open override func loadView() {
        if loadViewFromNib(), let made = viewIfLoaded as? UICollectionView {
            let wrapper = UIView(frame: made.frame)
            view = wrapper
            collectionView = made
            return
        }
        let bounds = UIScreen.main.bounds
        let wrapper = UIView(frame: bounds)
        view = wrapper
        guard storedCollectionView == nil else { return fill(wrapper, with: storedCollectionView) }
        let created = UICollectionView(frame: bounds, collectionViewLayout: neededLayout)
        created.backgroundColor = .systemBackground
        created.ownStandardColor = .systemBackground
        collectionView = created
    }

    /// The collection view, loaded on first access. Setting another one replaces it in the controller's view; the controller becomes its data
    /// source and delegate unless it has others.
    open var collectionView: UICollectionView! {
        get {
            if storedCollectionView == nil { loadViewIfNeeded() }
            return storedCollectionView
        }
        set { take(newValue) }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout { storedCollectionView?.collectionViewLayout ?? neededLayout }

    private var neededLayout: UICollectionViewLayout {
        guard let initialLayout else {
            trap(
                object: diagnosticName, value: "UICollectionView must be initialized with a non-nil layout parameter",
                remedy: "create the controller by init(collectionViewLayout:), or put a collection view into its nib")
        }
        return initialLayout
    }

    /// Whether the selection is cleared when the view appears; the default is true.
    ///
    /// Items are deselected alongside the transition to the controller and selected again if the transition is cancelled.
    open var clearsSelectionOnViewWillAppear = true

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let view = storedCollectionView, let paths = view.indexPathsForSelectedItems, !paths.isEmpty
        else { return }
        changeAlongsideAppearance(animated: animated) { isAnimated in
            for path in paths { view.deselectItem(at: path, animated: isAnimated) }
        } onCancel: {
            // A selection made in the meantime takes precedence.
            guard view.indexPathsForSelectedItems?.isEmpty ?? true else { return }
            for path in paths { view.selectItem(at: path, animated: false, scrollPosition: []) }
        }
    }

    /// Whether a long press on an item moves it, provided that the class overrides `collectionView(_:moveItemAt:to:)`; the default is true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { press?.isEnabled = installsStandardGestureForInteractiveMovement }
    }

    private func take(_ new: UICollectionView?) {
        let old = storedCollectionView
        storedCollectionView = new
        guard let new else { return }
        if new.dataSource == nil { new.dataSource = self }
        if new.delegate == nil { new.delegate = self }
        installPress(on: new)
        guard let loadedView else { return }
        if loadedView === old {
            view = new
        } else if loadedView !== new {
            if old !== new, old?.superview === loadedView { old?.removeFromSuperview() }
            fill(loadedView, with: new)
        }
    }

    private func fill(_ wrapper: UIView, with collectionView: UICollectionView?) {
        guard let collectionView, collectionView.superview !== wrapper else { return }
        collectionView.frame = wrapper.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.insertSubview(collectionView, at: 0)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { isNibSubstitute ? 0 : 1 }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Traps unless overridden.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        trap(object: "\(self)", value: "it has items, but returns no cells", remedy: "override collectionView(_:cellForItemAt:)")
    }

    /// Traps unless overridden; required by layouts with supplementary views.
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        trap(
            object: "\(self)", value: "its layout has a supplementary view of kind '\(kind)', but the controller returns none",
            remedy: "override collectionView(_:viewForSupplementaryElementOfKind:at:)")
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    /// Traps unless overridden; required for interactive movement.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {
        trap(
            object: "\(self)", value: "the user moved an item, but the controller does not implement the method",
            remedy: "override collectionView(_:moveItemAt:to:)")
    }

    // MARK: UICollectionViewDelegate

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap { self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point) }
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: UIScrollViewDelegate

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

extension UICollectionViewController {
    private final class Plain: UICollectionViewController {}

    private final class Moving: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {}
    }

    static let moving = MethodOverride(in: UICollectionViewController.self, plain: Plain.self, overriding: Moving.self)

    private func installPress(on view: UICollectionView) {
        guard Self.moving.isExact, Self.moving.isOverridden(in: type(of: self)) else { return }
        if let press { press.view?.removeGestureRecognizer(press) }
        let recognizer = UILongPressGestureRecognizer(
            target: self, action: Selector("kinora_movedItem:", UICollectionViewController.movedItem))
        recognizer.isEnabled = installsStandardGestureForInteractiveMovement
        view.addGestureRecognizer(recognizer)
        press = recognizer
    }

    private func movedItem(_ recognizer: UILongPressGestureRecognizer) {
        guard let view = recognizer.view as? UICollectionView else { return }
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            guard let path = view.indexPathForItem(at: point), view.beginInteractiveMovementForItem(at: path) else { return }
            view.updateInteractiveMovementTargetPosition(point)
        case .changed: view.updateInteractiveMovementTargetPosition(point)
        case .ended: view.endInteractiveMovement()
        case .cancelled, .failed: view.cancelInteractiveMovement()
        case .possible: break
        }
    }
}
