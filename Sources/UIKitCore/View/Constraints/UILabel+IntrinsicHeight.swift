import CoreGraphics

// A text of several lines is as high as its width demands: layout asks again once the width is known.
extension UILabel: IntrinsicHeightByWidth {
    package final var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    package final func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)).height
    }
}
