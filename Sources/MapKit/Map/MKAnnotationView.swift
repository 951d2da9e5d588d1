import CoreLocation
import UIKit

/// The priority of a view over others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Shown always.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// Above most.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// Below most.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The view of an annotation on a map.
///
/// Its center is at the place, moved by `centerOffset`. Selected, it shows a callout with the annotation's titles. Source: Apple,
/// [MKAnnotationView](https://developer.apple.com/documentation/mapkit/mkannotationview).
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    private let imageView = UIImageView()

    /// Creates the view of an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Entry point that creates a view of any subclass; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_MKAnnotationView_init")
    convenience init(instance annotation: (any MKAnnotation)?, _ reuseIdentifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a view without annotation; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// The name by which the map gives the view to other annotations; nil for none.
    open private(set) var reuseIdentifier: String?
    /// The annotation; nil while the view waits for one.
    open var annotation: (any MKAnnotation)?

    /// The image, which gives the view its size; nil for none.
    open var image: UIImage? {
        didSet {
            imageView.image = image
            imageView.frame.size = image?.size ?? .zero
            bounds.size = imageView.frame.size
            if imageView.superview == nil { insertSubview(imageView, at: 0) }
        }
    }

    /// The position of the view's center from the place, in points.
    open var centerOffset = CGPoint.zero { didSet { map?.positionAnnotations() } }
    /// The position of the callout's tip from the middle of the upper edge, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether a selection shows a callout; the default is false.
    open var canShowCallout = false
    /// Whether touches select the view; the default is true.
    open var isEnabled = true
    /// Whether the view is highlighted.
    open var isHighlighted = false
    /// Whether the view is selected.
    open var isSelected = false
    /// A view on the left of the callout; nil for none.
    open var leftCalloutAccessoryView: UIView?
    /// A view on the right of the callout; nil for none.
    open var rightCalloutAccessoryView: UIView?
    /// A view in place of the subtitle; nil for none.
    open var detailCalloutAccessoryView: UIView?
    /// The priority of the view over others; all are shown here.
    open var displayPriority = MKFeatureDisplayPriority.required

    weak var map: MKMapView?

    /// Selects the view, or ends the selection.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Called before the view shows another annotation.
    open func prepareForReuse() {
        setSelected(false, animated: false)
    }

    /// Called before the view shows.
    open func prepareForDisplay() {}
}

extension MKAnnotationView {
    /// Creates an instance of the class it is called on with `init(annotation:reuseIdentifier:)`, for registered classes.
    @_silgen_name("kinora_MKAnnotationView_init")
    static func instance(annotation: __owned (any MKAnnotation)?, reuseIdentifier: __owned String?) -> MKAnnotationView
}
