import CoreGraphics

extension UITextView: BeamPointing {
    /// The height of the line at a point, where text can be edited or selected.
    package func beamLength(at point: CGPoint) -> CGFloat? {
        guard isEditable || isSelectable, let position = closestPosition(to: point) else { return nil }
        return caretRect(for: position).height
    }
}

extension UITextField: BeamPointing {
    package func beamLength(at point: CGPoint) -> CGFloat? { isEnabled ? font?.lineHeight : nil }
}
