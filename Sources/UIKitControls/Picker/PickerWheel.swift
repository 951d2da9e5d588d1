import CoreGraphics
import UIKitCore

/// The owner of a wheel: gives its rows' views, and is notified when fingers have chosen a row.
@MainActor
protocol PickerWheelOwner: AnyObject {
    /// Returns the view of a row that becomes visible; `view` is one that no longer is, nil for none.
    func view(forRow row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView
    /// Notifies that a wheel rests on another row than before, by fingers.
    func wheelDidSelect(_ wheel: PickerWheel)
    /// The text of a row for accessibility; nil for none.
    func accessibilityText(ofRow row: Int, of wheel: PickerWheel) -> String?
}

/// A component of a picker: a scroll view whose rows lie on a cylinder (`WheelGeometry`).
///
/// Only rows that face the front have views.
final class PickerWheel: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate, ScrollTargetAdjusting, AccessibilityDefaulting {
    weak var owner: (any PickerWheelOwner)?
    /// The index among the picker's components.
    let component: Int
    /// The row at rest; -1 without rows. A running movement by fingers has not changed it yet.
    private(set) var selectedRow: Int
    private(set) var rowCount: Int
    private(set) var rowHeight: CGFloat
    /// Distance of the center from the point that the eye looks at.
    var lookOffset: CGFloat = 0
    private var rows: [Int: PickerRow] = [:]
    private var unused: [UIView] = []
    /// Whether the running animation was begun by a tap.
    private var isChosen = false

    init(component: Int, rowCount: Int, rowHeight: CGFloat) {
        (self.component, self.rowCount, self.rowHeight) = (component, rowCount, rowHeight)
        selectedRow = rowCount > 0 ? 0 : -1
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        scrollsToTop = false
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addTarget(self, action: Selector("kinora_wheelTapped:", PickerWheel.tapped))
        tap.delegate = self
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    var geometry: WheelGeometry { WheelGeometry(rowHeight: rowHeight, height: bounds.height) }

    // MARK: Rows

    /// Asks for all rows again; the selected row stays, or is the last one.
    func reload(rowCount: Int, rowHeight: CGFloat) {
        stopAtSelection()
        for row in rows.values { row.removeFromSuperview() }
        (rows, unused) = ([:], [])
        (self.rowCount, self.rowHeight) = (rowCount, rowHeight)
        selectedRow = min(max(selectedRow, 0), rowCount - 1)
        fit()
        setNeedsLayout()
    }

    /// The view of a row, if it is visible.
    func view(forRow row: Int) -> UIView? { rows[row]?.content }

    /// The content's size and the offset for the present bounds.
    func fit() {
        let inset = -geometry.firstOffset
        if contentInset.top != inset { contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0) }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if !isDragging, motion == nil { contentOffset = CGPoint(x: 0, y: geometry.offset(of: max(selectedRow, 0))) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (geometry, count) = (geometry, rowCount)
        let position = geometry.position(at: contentOffset.y)
        let visible = geometry.visibleRows(at: position, of: count)
        for index in rows.keys.sorted() where !visible.contains(index) {
            guard let row = rows[index] else { continue }
            row.removeFromSuperview()
            rows[index] = nil
            if let content = row.content { unused.append(content) }
        }
        for index in visible where rows[index] == nil {
            guard let owner else { break }
            let row = PickerRow()
            row.hold(owner.view(forRow: index, of: self, reusing: unused.popLast()))
            rows[index] = row
            addSubview(row)
        }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        UIView.performWithoutAnimation {
            for (index, row) in rows {
                let tilt = geometry.tilt(of: index, at: position)
                row.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
                row.center = center
                row.transform3D = geometry.transform(tilt, lookOffset: lookOffset)
                row.alpha = geometry.opacity(tilt)
            }
        }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let isOther = newValue.size != super.bounds.size
            super.bounds = newValue
            if isOther { fit() }
        }
    }

    override var frame: CGRect {
        get { super.frame }
        set {
            let isOther = newValue.size != super.bounds.size
            super.frame = newValue
            if isOther { fit() }
        }
    }

    // MARK: Selection

    /// Turns to a row; does nothing without one. The owner is not notified.
    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        isChosen = false
        selectedRow = min(max(row, 0), rowCount - 1)
        setContentOffset(CGPoint(x: 0, y: geometry.offset(of: selectedRow)), animated: animated && window != nil)
    }

    private func stopAtSelection() {
        isChosen = false
        if motion != nil || isDragging { setContentOffset(contentOffset, animated: false) }
    }

    /// Turns to a row as fingers do: the owner is notified when the wheel rests.
    private func choose(_ row: Int) {
        guard rowCount > 0 else { return }
        let offset = CGPoint(x: 0, y: geometry.offset(of: row))
        guard offset != contentOffset else { return rest() }
        isChosen = true
        setContentOffset(offset, animated: window != nil)
        if window == nil { rest() }
    }

    /// The wheel has come to rest by fingers.
    private func rest() {
        isChosen = false
        guard rowCount > 0 else { return }
        let row = geometry.row(nearest: geometry.position(at: contentOffset.y), of: rowCount)
        guard row != selectedRow else { return }
        selectedRow = row
        owner?.wheelDidSelect(self)
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        let distance = recognizer.location(in: self).y - bounds.midY
        guard let row = geometry.row(at: distance, position: geometry.position(at: contentOffset.y), of: rowCount) else { return }
        choose(row)
    }

    /// A touch that stops the wheel chooses no row.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !isDragging }

    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        CGPoint(x: proposed.x, y: geometry.rest(near: proposed.y, of: rowCount))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // The end of a deceleration between two rows was forced: the app has set an offset, or the wheel left its window.
        guard contentOffset.y == geometry.offset(of: geometry.row(nearest: geometry.position(at: contentOffset.y), of: rowCount)) else {
            return
        }
        rest()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { rest() } }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { if isChosen { rest() } }

    // MARK: Accessibility

    var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: owner?.accessibilityText(ofRow: selectedRow, of: self), traits: .adjustable)
    }

    override func accessibilityIncrement() { step(1) }

    override func accessibilityDecrement() { step(-1) }

    private func step(_ change: Int) {
        let row = selectedRow + change
        guard row >= 0, row < rowCount else { return }
        setContentOffset(CGPoint(x: 0, y: geometry.offset(of: row)), animated: false)
        rest()
    }
}

/// A row of a wheel, which holds the view that the owner gives.
final class PickerRow: UIView {
    private(set) var content: UIView?
    private var fills = false

    func hold(_ view: UIView) {
        content = view
        fills = view is PickerTitle || view.bounds.size == .zero
        addSubview(view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if fills { content?.frame = bounds } else { content?.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    }
}
