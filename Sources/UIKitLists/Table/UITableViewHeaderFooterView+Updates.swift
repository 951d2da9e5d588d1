import SwiftABI

// An app's class may override the update of configurations without ever setting one.
extension UITableViewHeaderFooterView {
    class var updatesByItself: Bool { ownUpdate.isOverridden(in: self) }

    static let ownUpdate = MethodOverride(
        in: UITableViewHeaderFooterView.self, plain: PlainView.self, overriding: UpdatingView.self)

    private final class PlainView: UITableViewHeaderFooterView {}

    private final class UpdatingView: UITableViewHeaderFooterView {
        override func updateConfiguration(using state: UIViewConfigurationState) {}
    }
}
