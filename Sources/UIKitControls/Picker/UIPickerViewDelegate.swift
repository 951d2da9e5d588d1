import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// The methods that give a picker view's rows and their sizes, and are notified of the choice. All are optional.
///
/// A row's view is requested first, then its attributed title, then its title. Source: Apple,
/// [UIPickerViewDelegate](https://developer.apple.com/documentation/uikit/uipickerviewdelegate).
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a component, in points. If not implemented, components share the width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// Returns the height of a component's rows, in points; 32 if not implemented, and for a height that is not positive.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// Returns the title of a row; nil is none.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// Returns the attributed title of a row; nil uses the title.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?

    /// Returns the view of a row, which the picker centers in the row; a view of zero size fills the row. `view` is one of the component
    /// that is no longer visible; nil if there is none.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView

    /// Notifies that a component rests on another row than before, by fingers.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        target("pickerView:widthForComponent:").map { $0.pickerView(pickerView, widthForComponent: component) } ?? UIPickerView.noLength
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        target("pickerView:rowHeightForComponent:").map { $0.pickerView(pickerView, rowHeightForComponent: component) }
            ?? UIPickerView.noLength
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        target("pickerView:titleForRow:forComponent:").map {
            $0.pickerView(pickerView, titleForRow: row, forComponent: component)
        } ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        target("pickerView:attributedTitleForRow:forComponent:").map {
            $0.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        } ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        target("pickerView:viewForRow:forComponent:reusingView:").map {
            $0.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        } ?? UIPickerView.noView
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        target("pickerView:didSelectRow:inComponent:")?.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UIPickerViewDelegate)? { _forwardingTarget(of: name) }
}
