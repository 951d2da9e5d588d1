import CoreGraphics

extension CGRect {
    /// Whole numbers for messages.
    package var rounded: String {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded()).printed
    }
}
