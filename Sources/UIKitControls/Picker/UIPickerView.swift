import CoreGraphics
import UIKitCore

/// A view with one wheel or more, of which a finger turns each to a row.
///
/// A wheel spins on after a flick, and rests with a row in its middle; a tap on a row turns to it. Rows beside the selected one fade and
/// tilt. The wheels are in one perspective. Only visible rows are requested. Differs from UIKit: no sound; in a right-to-left layout the
/// first component is on the right. Sizes and looks resemble iOS 17: `Documentation/Behavior.md#pickers`. Source: Apple,
/// [UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview).
///
/// ```swift
/// final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
///     let titles = ["Small", "Medium", "Large"]
///     func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
///     func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
///     func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { titles[row] }
/// }
/// ```
@preconcurrency @MainActor
open class UIPickerView: UIView {
    final var wheels: [PickerWheel] = []
    /// The delegate's widths of the components; nil shares the space.
    final var widths: [CGFloat?] = []
    private let band = UIView()
    private var isLoaded = false

    static let defaultSize = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let titleSize: CGFloat = 21
    /// Distances of the wheels from the sides and from each other, in points.
    static let (margin, spacing): (CGFloat, CGFloat) = (9, 5)

    /// The results of the delegate's methods that are not implemented.
    static let noLength: CGFloat = -1
    static let noView = UIView()

    /// Creates a picker view; a width or height of 0 becomes that of 320 × 216 points.
    public override init(frame: CGRect) {
        var size = frame.size
        if size.width == 0 { size.width = Self.defaultSize.width }
        if size.height == 0 { size.height = Self.defaultSize.height }
        super.init(frame: CGRect(origin: frame.origin, size: size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readPickerNib(coder)
    }

    private func setUp() {
        clipsToBounds = true
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.layer.cornerCurve = .continuous
        addSubview(band)
    }

    // MARK: Rows

    /// The data source, held weakly. Setting it loads the picker again.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { if dataSource !== oldValue { setNeedsReload() } } }

    /// The delegate, held weakly. Setting it loads the picker again.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { if delegate !== oldValue { setNeedsReload() } } }

    /// The number of components; 0 without a data source.
    open var numberOfComponents: Int { loadedWheels.count }

    /// Returns the number of a component's rows; 0 for a component that is not there.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

    /// Returns the size of a component's rows, in points; zero for a component that is not there.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// Returns the view that the delegate gave for a row; nil if the row is not visible or has a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let wheel = wheel(component) else { return nil }
        layoutIfNeeded()
        wheel.layoutIfNeeded()
        let view = wheel.view(forRow: row)
        return view is PickerTitle ? nil : view
    }

    /// Asks the data source and the delegate for all components again. Selected rows stay, or become the last ones.
    open func reloadAllComponents() {
        let selected = wheels.map(\.selectedRow)
        setNeedsReload()
        for (wheel, row) in zip(loadedWheels, selected) { wheel.select(row, animated: false) }
    }

    /// Asks for a component's rows again. The selected row stays, or becomes the last one.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component) else { return }
        wheel.reload(rowCount: rowCount(component), rowHeight: rowHeight(component))
        setNeedsLayout()
    }

    // MARK: Selection

    /// Turns a component to a row, animated in 0.3 s; the delegate is not notified. A row beyond the ends counts as the end; a component
    /// that is not there is ignored.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component) else { return }
        layoutIfNeeded()
        wheel.select(row, animated: animated)
    }

    /// Returns the row that a component rests on, or the one that the app has turned it to; -1 without rows. During a movement by fingers
    /// it is the row before.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

    /// Has no effect, as on iOS 7 and later: the selection is always marked.
    open var showsSelectionIndicator = true

    // MARK: Geometry

    /// 320 × 216 points.
    open override var intrinsicContentSize: CGSize { Self.defaultSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.defaultSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut(loadedWheels)
        let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        band.frame = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height).insetBy(dx: Self.margin, dy: 0)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    }

    // MARK: Loading

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        let wheels = loadedWheels
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    private var loadedWheels: [PickerWheel] {
        if !isLoaded {
            isLoaded = true
            for wheel in wheels { wheel.removeFromSuperview() }
            let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
            widths = (0..<count).map { component in
                let width = delegate?.pickerView(self, widthForComponent: component) ?? Self.noLength
                return width >= 0 && width.isFinite ? width : nil
            }
            wheels = (0..<count).map { component in
                let wheel = PickerWheel(component: component, rowCount: rowCount(component), rowHeight: rowHeight(component))
                wheel.owner = self
                return wheel
            }
            for wheel in wheels { addSubview(wheel) }
            setNeedsLayout()
        }
        return wheels
    }

    private func rowCount(_ component: Int) -> Int { max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0) }

    private func rowHeight(_ component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.noLength
        return height > 0 && height.isFinite ? height : Self.rowHeight
    }
}

extension UIPickerView: PickerWheelOwner {
    func view(forRow row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView {
        let reused = view is PickerTitle ? nil : view
        let own = delegate?.pickerView(self, viewForRow: row, forComponent: wheel.component, reusing: reused) ?? Self.noView
        guard own === Self.noView else { return own }
        let label = view as? PickerTitle ?? PickerTitle()
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: wheel.component) {
            label.attributedText = PickerTitle.attributed(title)
        } else {
            label.attributedText = nil
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: wheel.component)
        }
        return label
    }

    func wheelDidSelect(_ wheel: PickerWheel) {
        delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
    }

    func accessibilityText(ofRow row: Int, of wheel: PickerWheel) -> String? {
        guard row >= 0 else { return nil }
        if let label = wheel.view(forRow: row) as? UILabel { return label.text }
        return wheel.view(forRow: row)?.accessibilityLabel ?? delegate?.pickerView(self, titleForRow: row, forComponent: wheel.component)
    }
}
