extension UIView {
    /// The margins and dimensions of a view that resize with its superview.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the superview's left edge changes with its width.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes with the superview's.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the superview's right edge changes with its width.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the superview's top edge changes with its height.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes with the superview's.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the superview's bottom edge changes with its height.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Autoresizes the subviews, recursively, after this view's size has changed. Runs with each change of bounds; deep in the tree the
    /// rest is queued for the outermost pass, which bounds the use of the stack.
    final func bringSubviews(from old: CGSize, to new: CGSize) {
        let queue = UIKitState.current.autoresizing
        guard queue.depth < AutoresizingQueue.depthLimit else { return queue.waiting.append((self, old, new)) }
        queue.depth += 1
        defer { queue.depth -= 1 }
        for view in storedSubviews { view.followSuperview(from: old, to: new) }
        guard queue.depth == 1 else { return }
        while let next = queue.waiting.popLast() { next.view.bringSubviews(from: next.old, to: next.new) }
    }

    /// Moves and resizes the view by its autoresizing mask after its superview's size has changed.
    private func followSuperview(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let size = layer.bounds.size
        let anchor = layer.anchorPoint
        let corner = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
        let (x, width) = Self.stretched(
            start: corner.x, length: size.width, old: old.width, new: new.width, leading: mask.contains(.flexibleLeftMargin),
            middle: mask.contains(.flexibleWidth), trailing: mask.contains(.flexibleRightMargin))
        let (y, height) = Self.stretched(
            start: corner.y, length: size.height, old: old.height, new: new.height, leading: mask.contains(.flexibleTopMargin),
            middle: mask.contains(.flexibleHeight), trailing: mask.contains(.flexibleBottomMargin))
        guard x != corner.x || y != corner.y || width != size.width || height != size.height else { return }
        center = CGPoint(x: x + anchor.x * width, y: y + anchor.y * height)
        if width != size.width || height != size.height {
            bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
        }
    }

    /// Distributes the change of one dimension over its flexible parts in proportion to their lengths; evenly if all are zero.
    private static func stretched(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, leading: Bool, middle: Bool, trailing: Bool
    ) -> (CGFloat, CGFloat) {
        let change = new - old
        let segments = [(leading, start), (middle, length), (trailing, old - start - length)]
        let flexible = segments.filter(\.0)
        guard change != 0, !flexible.isEmpty else { return (start, length) }
        let total = flexible.reduce(0) { $0 + $1.1 }
        func share(_ segment: (Bool, CGFloat)) -> CGFloat {
            guard segment.0 else { return 0 }
            return total > 0 ? change * segment.1 / total : change / CGFloat(flexible.count)
        }
        return (start + share(segments[0]), max(length + share(segments[1]), 0))
    }

    /// The parts of a change of the superview's length by which `stretched` changes a view's start and length.
    static func shares(
        of flexible: (leading: Bool, middle: Bool, trailing: Bool), _ start: CGFloat, _ length: CGFloat, _ outer: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let segments = [(flexible.leading, start), (flexible.middle, length), (flexible.trailing, outer - start - length)]
        let total = segments.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
        let count = segments.count(where: \.0)
        func share(_ segment: (Bool, CGFloat)) -> CGFloat {
            guard segment.0 else { return 0 }
            return total > 0 ? segment.1 / total : 1 / CGFloat(count)
        }
        return (share(segments[0]), share(segments[1]))
    }
}

/// Nesting depth of autoresizing passes, and superviews whose subviews wait for the outermost pass.
final class AutoresizingQueue {
    static let depthLimit = 64
    var depth = 0
    var waiting: [(view: UIView, old: CGSize, new: CGSize)] = []
}
