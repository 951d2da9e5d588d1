import UIKit

extension TabBarActivityBubble {
    static let coral = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.78, green: 0.25, blue: 0.24, alpha: 1) : UIColor(red: 0.9, green: 0.3, blue: 0.28, alpha: 1)
    }
    private static let tip = CGSize(width: 16, height: 7)
    private static let margin: CGFloat = 8

    func countDidChange(_ count: ReferenceWritableKeyPath<TabBarActivityBubble, Int>, from old: Int) {
        guard self[keyPath: count] >= 0 else {
            Misuse.report("TabBarActivityBubble: a count of \(self[keyPath: count]) is refused, \(old) stays; give 0 or more")
            return self[keyPath: count] = old
        }
        showCounts()
    }

    func showCounts() {
        let numbers = [comments, likes, followers]
        for (view, number) in zip(counts, numbers) { view.number = number }
        let names = [("comment", "comments"), ("like", "likes"), ("follower", "followers")]
        accessibilityLabel = zip(numbers, names).map { "\($0) \($0 == 1 ? $1.0 : $1.1)" }.joined(separator: ", ")
    }

    /// Lays out three columns, the first at the leading edge.
    func layOutCounts() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let column = max(bounds.width - 2 * Self.margin, 0) / CGFloat(counts.count)
        for (number, view) in counts.enumerated() {
            let middle = (column * CGFloat(counts.count)).middle(ofSegment: number, of: counts.count, isMirrored: isMirrored)
            view.frame = CGRect(
                x: Self.margin + middle - column / 2, y: 0, width: column, height: max(bounds.height - Self.tip.height, 0))
        }
    }

    func drawBubble() {
        let body = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - Self.tip.height, 0))
        let path = UIBezierPath(roundedRect: body, cornerRadius: min(9, body.height / 2))
        // Its base overlaps the body, so that no edge shows between the two.
        let base = body.maxY - 0.5
        path.addTip([
            CGPoint(x: body.midX + Self.tip.width / 2, y: base), CGPoint(x: body.midX, y: bounds.height),
            CGPoint(x: body.midX - Self.tip.width / 2, y: base),
        ])
        bubbleColor.setFill()
        path.fill()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        path.addClip()
        // A slight highlight from above.
        let light = [UIColor(white: 1, alpha: 0.22), UIColor(white: 1, alpha: 0)].map(\.cgColor) as CFArray
        if let gradient = CGGradient(colorsSpace: nil, colors: light, locations: nil) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: body.maxY), options: [])
        }
        context.restoreGState()
    }
}
