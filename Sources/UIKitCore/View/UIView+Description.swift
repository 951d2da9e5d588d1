import CoreGraphics

/// A view whose description has details after the frame, such as a label's text.
@MainActor
package protocol DetailDescribing: UIView {
    var describedDetails: [String] { get }
}

extension UIView {
    /// The description; off the main actor the class and the address alone.
    final nonisolated var describedAnywhere: String {
        guard MainActorCheck.isIsolated else { return "<\(type(of: self)): \(address(of: self))>" }
        return MainActor.assumeIsolated { describedFields }
    }

    /// The description in UIKit's form and order: class and address, frame, details, properties that differ from their defaults, layer,
    /// state.
    final var describedFields: String {
        var fields = ["\(type(of: self)): \(address(of: self))"]
        if let base = describedBaseClass { fields.append("baseClass = \(base)") }
        fields.append("frame = \(frame.printed)")
        fields += (self as? any DetailDescribing)?.describedDetails ?? []
        if !transform.isIdentity { fields.append("transform = \(transform.printed)") }
        if clipsToBounds { fields.append("clipsToBounds = YES") }
        if alpha != 1 { fields.append("alpha = \(Double(alpha).printed)") }
        if isHidden { fields.append("hidden = YES") }
        if !isOpaque { fields.append("opaque = NO") }
        if !autoresizingMask.isEmpty { fields.append("autoresize = \(autoresizingMask.printed)") }
        if !isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
        if tag != 0 { fields.append("tag = \(tag)") }
        if !storedGestureRecognizers.isEmpty {
            fields.append("gestureRecognizers = [\(storedGestureRecognizers.map { "\(type(of: $0))" }.joined(separator: ", "))]")
        }
        if let keys = layer.animationKeys(), !keys.isEmpty { fields.append("animations = { \(keys.joined(separator: "; ")); }") }
        if let backgroundColor { fields.append("backgroundColor = \(backgroundColor)") }
        fields.append("layer = \(layer)")
        return "<\(fields.joined(separator: "; "))\(describedState.map { "; " + $0 }.joined())>"
    }

    /// The nearest UIKit superclass of an app's class; nil if that is plain `UIView`.
    private var describedBaseClass: String? {
        guard let base = UIKitClass.nearest(to: type(of: self)), base != type(of: self), base != UIView.self else { return nil }
        return "\(base)"
    }
}

extension UIView.AutoresizingMask {
    fileprivate var printed: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension CGAffineTransform {
    fileprivate var printed: String { "[\([a, b, c, d, tx, ty].map { Double($0).printed }.joined(separator: ", "))]" }
}
