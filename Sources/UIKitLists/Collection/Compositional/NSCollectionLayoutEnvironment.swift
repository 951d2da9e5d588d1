import CoreGraphics
import Foundation
import QuartzCore

/// The space in which a section or a custom group is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size within the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets, in points, as they count in the size.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The space and the traits for which a layout asks for sections.
///
/// Source: Apple, [NSCollectionLayoutEnvironment](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The space.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

@MainActor
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
        (contentSize, contentInsets) = (size, insets)
        super.init()
    }

    var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(contentInsets).size }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
        (self.container, self.traitCollection) = (container, traitCollection)
        super.init()
    }
}

/// An element of a section that is visible, which the section's handler may change as it scrolls.
///
/// Differs from UIKit: it is not a dynamic item. Source: Apple,
/// [NSCollectionLayoutVisibleItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem).
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The stacking order.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// The center, in points of the content; in an orthogonal section, of the section's content.
    var center: CGPoint { get set }
    /// The transform about the center.
    var transform: CGAffineTransform { get set }
    /// The transform about the center, in space.
    var transform3D: CATransform3D { get set }
    /// The kind of the element; "cell" for an item.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The frame, in points.
    var frame: CGRect { get }
    /// The size, at the origin.
    var bounds: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for an item.
    var representedElementKind: String? { get }
}

/// The layout's attributes as a visible item.
@MainActor
final class VisibleLayoutItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
