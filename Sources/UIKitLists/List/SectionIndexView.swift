import CoreGraphics
import UIFoundation
import UIKitCore

/// The strip with the index titles of a list at its trailing edge.
///
/// A finger that touches it chooses the title below it, and others as it slides; titles share the height of those that are shown. Where
/// they do not all fit, dots stand for those left out (an estimate of which: every other, evenly spread).
final class SectionIndexView: UIView {
    /// The width of the strip, by which the contents of rows are narrower.
    static let width: CGFloat = 15
    /// The height of a title (an estimate, by screen shots).
    static let titleHeight: CGFloat = 14
    private static let dot = "•"
    /// The title that shows a magnifying glass.
    static let search = "{search}"

    let titles: [String]
    /// Called with the index of each title that a finger or an assistive technology chooses.
    private let choose: (Int) -> Void
    /// The title chosen last while a finger is down, or by an assistive technology.
    private var chosen: Int?
    private var isTracked = false
    private let feedback = UISelectionFeedbackGenerator()

    /// The color of the titles; nil for the tint color.
    var titleColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color behind the titles without a finger, and below one; nil for none.
    var restingColor: UIColor? { didSet { showBackground() } }
    var trackingColor: UIColor? { didSet { showBackground() } }

    init(titles: [String], choose: @escaping (Int) -> Void) {
        self.titles = titles
        self.choose = choose
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addTarget(self, action: Selector("kinora_indexTracked:", SectionIndexView.track))
        addGestureRecognizer(press)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Titles

    /// Indexes of the titles that are shown, from top to bottom, and nil for a dot.
    var shownTitles: [Int?] {
        let fitting = Int(bounds.height / Self.titleHeight)
        guard titles.count > fitting else { return Array(titles.indices) }
        // Titles and dots alternate, beginning and ending with a title.
        let kept = (fitting + 1) / 2
        guard kept > 1 else { return fitting > 0 ? [0] : [] }
        return (0..<2 * kept - 1).map { row in
            guard row % 2 == 0 else { return nil }
            return Int((Double(row / 2) * Double(titles.count - 1) / Double(kept - 1)).rounded())
        }
    }

    /// The height from the first title shown to the last, in the middle of the strip.
    private func column(of rows: Int) -> ClosedRange<CGFloat> {
        let height = CGFloat(rows) * Self.titleHeight
        return (bounds.height - height) / 2...(bounds.height + height) / 2
    }

    /// The title at a height in the strip: the first or the last one beyond them. nil without titles.
    func title(at y: CGFloat) -> Int? {
        let column = column(of: shownTitles.count)
        guard let last = titles.indices.last, column.upperBound > column.lowerBound else { return nil }
        let fraction = (y - column.lowerBound) / (column.upperBound - column.lowerBound)
        return min(max(Int((fraction * CGFloat(titles.count)).rounded(.down)), 0), last)
    }

    override func draw(_ rect: CGRect) {
        let shown = shownTitles
        let top = column(of: shown.count).lowerBound
        let color = titleColor ?? tintColor ?? .label
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 11), .foregroundColor: color]
        for (row, title) in shown.enumerated() {
            let middle = CGPoint(x: bounds.midX, y: top + (CGFloat(row) + 0.5) * Self.titleHeight)
            if let title, titles[title] == Self.search {
                let configuration = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
                guard let image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration) else { continue }
                let size = image.size
                image.withTintColor(color).draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
                continue
            }
            let text = title.map { titles[$0] } ?? Self.dot
            let size = text.size(withAttributes: attributes)
            text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    private func showBackground() { backgroundColor = isTracked ? trackingColor ?? restingColor : restingColor }

    // MARK: Touches

    private func track(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            isTracked = true
            showBackground()
            let title = title(at: press.location(in: self).y)
            guard let title, title != chosen else { return }
            if chosen != nil { feedback.selectionChanged() }
            chosen = title
            choose(title)
        case .ended, .cancelled, .failed:
            isTracked = false
            chosen = nil
            showBackground()
        case .possible: break
        }
    }

    // The list below must not take them for touches of a row.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Accessibility

    override var accessibilityValue: String? {
        get { chosen.map { titles[$0] } }
        set {}
    }

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    private func step(_ difference: Int) {
        guard !titles.isEmpty else { return }
        let next = chosen.map { min(max($0 + difference, 0), titles.count - 1) } ?? 0
        guard next != chosen else { return }
        chosen = next
        choose(next)
    }
}

extension UIScrollView {
    /// The frame of a strip of index titles: at the trailing edge of what is visible, within the adjusted insets and the safe area.
    final var sectionIndexFrame: CGRect {
        let (inset, safe) = (adjustedContentInset, safeAreaInsets)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.minX + max(safe.left, 0) : bounds.maxX - max(safe.right, 0) - SectionIndexView.width
        return CGRect(
            x: x, y: bounds.minY + inset.top, width: SectionIndexView.width, height: max(bounds.height - inset.top - inset.bottom, 0))
    }

    /// Scrolls at once until a height of the content is at the upper edge, within the content.
    final func showAtTop(_ y: CGFloat) {
        let (top, bottom) = (-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
        setContentOffset(CGPoint(x: contentOffset.x, y: max(min(y - adjustedContentInset.top, bottom), top)), animated: false)
    }
}
