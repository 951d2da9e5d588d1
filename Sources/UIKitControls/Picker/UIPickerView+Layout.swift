import CoreGraphics
import UIKitCore

extension UIPickerView {
    /// Places wheels side by side, in the middle. All look at the picker's middle.
    final func layOut(_ wheels: [PickerWheel]) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shown = Self.frames(of: isMirrored ? widths.reversed() : widths, in: bounds)
        let frames = isMirrored ? shown.reversed() : shown
        for (wheel, frame) in zip(wheels, frames) {
            wheel.lookOffset = frame.midX - bounds.midX
            if wheel.frame != frame { wheel.frame = frame }
        }
    }

    /// The frames of components from the left. Components without a width share what the others leave; widths that do not fit shrink.
    static func frames(of widths: [CGFloat?], in bounds: CGRect) -> [CGRect] {
        guard !widths.isEmpty else { return [] }
        let space = max(bounds.width - 2 * margin - spacing * CGFloat(widths.count - 1), 0)
        let given = widths.reduce(0) { $0 + ($1 ?? 0) }
        let free = widths.count { $0 == nil }
        let scale = given > space ? space / given : 1
        let share = free > 0 ? max(space - given, 0) / CGFloat(free) : 0
        let sizes = widths.map { $0.map { $0 * scale } ?? share }
        var x = bounds.midX - (sizes.reduce(0, +) + spacing * CGFloat(widths.count - 1)) / 2
        return sizes.map { width in
            defer { x += width + spacing }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }
}
