import ObjectiveCRuntime
import UIKitCore

/// The properties of controls that keys name: for key-value coding, and for observers.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            table.add("text", UITextField.self, { $0.text }) { $0.text = $1 }
            table.add("attributedText", UITextField.self, { $0.attributedText }) { $0.attributedText = $1 }
            table.add("placeholder", UITextField.self, { $0.placeholder }) { $0.placeholder = $1 }
            table.add("font", UITextField.self, { $0.font }) { $0.font = $1 }
            table.add("textColor", UITextField.self, { $0.textColor }) { $0.textColor = $1 }
            table.add("textAlignment", UITextField.self, { $0.textAlignment }) { $0.textAlignment = $1 }
            table.add("delegate", UITextField.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
            table.add("delegate", UITextView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
            table.add("progress", UIProgressView.self, { $0.progress }) { $0.progress = $1 }
            table.add("value", UISlider.self, { $0.value }) { $0.value = $1 }
            table.add("value", UIStepper.self, { $0.value }) { $0.value = $1 }
            table.add("on", UISwitch.self, { $0.isOn }) { $0.isOn = $1 }
            table.add("selectedSegmentIndex", UISegmentedControl.self, { $0.selectedSegmentIndex }) { $0.selectedSegmentIndex = $1 }
            table.add("currentPage", UIPageControl.self, { $0.currentPage }) { $0.currentPage = $1 }
            table.add("numberOfPages", UIPageControl.self, { $0.numberOfPages }, isDynamic: false) { $0.numberOfPages = $1 }
            table.add("titleLabel", UIButton.self, { $0.titleLabel })
            table.add("currentTitle", UIButton.self, { $0.currentTitle })
        }
    }
}
