import ObjectiveCRuntime

/// The methods that give the numbers of a picker view's components and rows. Both are required.
///
/// Source: Apple, [UIPickerViewDataSource](https://developer.apple.com/documentation/uikit/uipickerviewdatasource).
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of components (columns); a negative number counts as 0.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// Returns the number of a component's rows; a negative number counts as 0.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
