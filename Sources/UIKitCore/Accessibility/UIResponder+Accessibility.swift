import CoreGraphics

extension UIResponder {
    final func setAccessibility(_ change: (AccessibilityValues) -> Void) {
        let values = accessibilityValues ?? AccessibilityValues()
        accessibilityValues = values
        change(values)
    }

    final func attributed(_ stored: NSAttributedString?, _ text: String?) -> NSAttributedString? {
        AccessibilityValues.attributed(stored, text)
    }

    final func setAttributed(
        _ text: NSAttributedString?, _ path: ReferenceWritableKeyPath<AccessibilityValues, NSAttributedString?>,
        setPlain: (UIResponder, String?) -> Void
    ) {
        let copy = text?.copy() as? NSAttributedString
        setAccessibility { $0[keyPath: path] = copy }
        setPlain(self, text?.string)
    }

    final var presentAccessibilityFrame: CGRect {
        if let path = accessibilityPath { return path.bounds }
        return accessibilityValues?.frame ?? ownAccessibilityFrame
    }

    final var presentActivationPoint: CGPoint {
        if let point = accessibilityValues?.activationPoint { return point }
        let frame = accessibilityFrame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    final func setActivationPoint(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else {
            return reportOnce(
                "accessibilityActivationPoint", "\(self): accessibilityActivationPoint \(point.printed) is refused; the last one is kept")
        }
        setAccessibility { $0.activationPoint = point }
    }

    final func setAccessibilityFrame(_ frame: CGRect) {
        guard (frame.minX + frame.minY + frame.width + frame.height).isFinite else {
            return reportOnce("accessibilityFrame", "\(self): accessibilityFrame \(frame.printed) is refused; the last one is kept")
        }
        setAccessibility { $0.frame = frame }
    }

    final func containedElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    final func containedIndex(of element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// The elements listed by the responder, in its order; nil for views that leave it to their subviews.
    final var statedElements: [Any]? {
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        return count > 0 && count != NSNotFound ? (0..<count).compactMap { accessibilityElement(at: $0) } : nil
    }
}
