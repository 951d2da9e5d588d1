import SwiftABI

// An app's class may override the update of configurations without ever setting one.
extension UITableViewCell {
    class var updatesByItself: Bool { ownUpdate.isOverridden(in: self) }

    static let ownUpdate = MethodOverride(in: UITableViewCell.self, plain: PlainCell.self, overriding: UpdatingCell.self)

    private final class PlainCell: UITableViewCell {}

    private final class UpdatingCell: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }
}
