import CoreGraphics
import UIKitCore

/// A view that shows a date picker's state in one of its styles.
@MainActor
protocol DatePickerContent: UIView {
    /// Called with the state that a finger has chosen.
    var didChoose: (DatePickerState) -> Void { get set }
    /// Whether the view is enabled.
    var isActive: Bool { get set }
    /// Shows a state.
    func show(_ state: DatePickerState, animated: Bool)
    /// The size that the view needs.
    var fittingSize: CGSize { get }
}
