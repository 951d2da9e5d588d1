extension CGRect {
    /// The rectangle inset at each side, or what is left of it at its center. `insetBy(dx:dy:)` of what is too small is null, at
    /// infinity, and no frame.
    @inlinable package func contracted(dx: CGFloat, dy: CGFloat) -> CGRect {
        let rect = standardized
        return rect.insetBy(dx: min(dx, rect.width / 2), dy: min(dy, rect.height / 2))
    }
}
