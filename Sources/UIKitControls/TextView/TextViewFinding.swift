import CoreGraphics
import Foundation
import QuartzCore

/// The search in a text view: its interaction, and the look of the matches.
@MainActor
final class TextViewFinding: NSObject, UIFindInteractionDelegate {
    private unowned let view: UITextView
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
    private var found: [NSRange] = []
    private var highlighted: NSRange?
    private let dimming = FoundTextDimmingView()
    private var bubbles: [FoundTextBubble] = []
    private var isReplacing = false

    init(_ view: UITextView) {
        self.view = view
        super.init()
        view.addInteraction(interaction)
    }

    func end() {
        interaction.dismissFindNavigator()
        clear()
        view.removeInteraction(interaction)
    }

    // MARK: Session

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self.view)
    }

    /// The match that was shown stays selected.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        if let highlighted { view.selectedRange = highlighted }
    }

    /// Searches again after the text has changed by itself.
    func textDidChange() {
        guard interaction.isFindNavigatorVisible, !isReplacing else { return }
        found = []
        highlighted = nil
        interaction.search()
    }

    /// Runs a change by the session, which searches again itself.
    func withoutSearching(_ body: () -> Void) {
        isReplacing = true
        body()
        isReplacing = false
    }

    // MARK: Decorations

    func decorate(_ range: NSRange, _ style: UITextSearchFoundTextStyle) {
        if highlighted == range, style != .highlighted { highlighted = nil }
        switch style {
        case .normal: found.removeAll { $0 == range }
        case .found, .highlighted: if !found.contains(range) { found.append(range) }
        }
        if style == .highlighted {
            highlighted = range
            showBubbles(bounces: true)
        }
        view.setNeedsLayout()
    }

    func clear() {
        found = []
        highlighted = nil
        view.setNeedsLayout()
    }

    /// Shows the matches where they are now.
    func layOut() {
        guard !found.isEmpty || dimming.superview != nil || !bubbles.isEmpty else { return }
        showBubbles(bounces: false)
        dimming.show(found.flatMap(view.letterRects), over: view)
    }

    private func showBubbles(bounces: Bool) {
        let rects = highlighted.map { view.letterRects(for: $0) } ?? []
        if bounces || bubbles.count != rects.count {
            for bubble in bubbles { bubble.removeFromSuperview() }
            bubbles = rects.map { _ in FoundTextBubble() }
        }
        guard let highlighted else { return }
        var start = highlighted.location
        for (bubble, rect) in zip(bubbles, rects) {
            // A match of several lines has a bubble for the letters of each.
            let line = view.lines[view.lineIndex(of: start)].units
            let end = min(NSMaxRange(highlighted), max(line.upperBound, start))
            let text = view.content.attributedSubstring(from: NSRange(location: start, length: max(end - start, 0)))
            UIView.performOutsideOfBlocks { bubble.show(text, in: rect) }
            if bubble.superview == nil {
                view.addSubview(bubble)
                if bounces { bubble.bounce() }
            } else {
                view.bringSubviewToFront(bubble)
            }
            start = end
        }
    }
}
