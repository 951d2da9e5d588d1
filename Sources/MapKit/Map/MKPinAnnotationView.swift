import CoreLocation
import UIKit

/// The color of a pin. Deprecated in iOS 9.
public enum MKPinAnnotationColor: UInt, Sendable {
    /// For destinations.
    case red
    /// For starts.
    case green
    /// For places of the user.
    case purple
}

/// A pin with a colored head, whose tip is at the place.
///
/// Source: Apple, [MKPinAnnotationView](https://developer.apple.com/documentation/mapkit/mkpinannotationview).
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// Creates the pin of an annotation.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    /// Creates a pin without annotation; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds.size = CGSize(width: 32, height: 39)
        backgroundColor = .clear
        centerOffset = CGPoint(x: 0, y: -18.5)
        calloutOffset = CGPoint(x: 0, y: 1)
    }

    /// The color of the head; nil is red.
    open var pinTintColor: UIColor? = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }

    /// The color of the head, by its older name.
    open var pinColor = MKPinAnnotationColor.red {
        didSet { pinTintColor = [Self.redPinColor(), Self.greenPinColor(), Self.purplePinColor()][Int(pinColor.rawValue)] }
    }

    /// Whether the pin falls onto the map when it is added. Differs from UIKit: it is there at once.
    open var animatesDrop = false

    /// Returns the color of destinations.
    open class func redPinColor() -> UIColor { .systemRed }
    /// Returns the color of starts.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// Returns the color of the user's places.
    open class func purplePinColor() -> UIColor { .systemPurple }

    open override func draw(_ rect: CGRect) {
        UIColor(white: 0.45, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 15, y: 16, width: 2, height: 22)).fill()
        UIColor(white: 0, alpha: 0.2).setFill()
        UIBezierPath(ovalIn: CGRect(x: 12, y: 36.5, width: 8, height: 2.5)).fill()
        (pinTintColor ?? Self.redPinColor()).setFill()
        UIBezierPath(ovalIn: CGRect(x: 8, y: 1, width: 16, height: 16)).fill()
        UIColor(white: 1, alpha: 0.6).setFill()
        UIBezierPath(ovalIn: CGRect(x: 11, y: 4, width: 5, height: 5)).fill()
    }
}

/// A balloon with a glyph, whose tip is at the place.
///
/// Source: Apple, [MKMarkerAnnotationView](https://developer.apple.com/documentation/mapkit/mkmarkerannotationview).
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Creates the balloon of an annotation.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    /// Creates a balloon without annotation; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds.size = CGSize(width: 28, height: 34)
        backgroundColor = .clear
        centerOffset = CGPoint(x: 0, y: -17)
    }

    /// The color of the balloon; nil is red.
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the glyph; nil is white.
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// A text of a few letters in the balloon; nil for none.
    open var glyphText: String? { didSet { setNeedsDisplay() } }
    /// An image in the balloon; nil for none.
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }

    open override func draw(_ rect: CGRect) {
        (markerTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0.5, y: 0.5, width: 27, height: 27)).fill()
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: 9, y: 25))
        tip.addLine(to: CGPoint(x: 14, y: 34))
        tip.addLine(to: CGPoint(x: 19, y: 25))
        tip.close()
        tip.fill()
        let color = glyphTintColor ?? .white
        if let image = glyphImage {
            image.withTintColor(color).draw(in: CGRect(x: 7, y: 7, width: 14, height: 14))
        } else if let text = glyphText {
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: color]
            let size = (text as NSString).size(withAttributes: attributes)
            (text as NSString).draw(at: CGPoint(x: 14 - size.width / 2, y: 14 - size.height / 2), withAttributes: attributes)
        } else {
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 8, height: 8)).fill()
        }
    }
}

/// The blue dot of the user's location.
@preconcurrency @MainActor
final class UserLocationView: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 22, height: 22)
        backgroundColor = .clear
        canShowCallout = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
        UIColor.systemBlue.setFill()
        UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 16, height: 16)).fill()
    }
}
