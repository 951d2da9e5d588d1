import Foundation
import Resources
import UIKitCore

extension UIPickerView {
    final func readPickerNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        if let flag = nib.element.flag("showsSelectionIndicator") { showsSelectionIndicator = flag }
    }
}
