import SwiftABI

// An app's class may override the update of configurations without ever setting one.
extension UICollectionViewCell {
    class var updatesByItself: Bool { ownUpdate.isOverridden(in: self) }

    static let ownUpdate = MethodOverride(
        in: UICollectionViewCell.self, plain: PlainCell.self, overriding: UpdatingCell.self)

    private final class PlainCell: UICollectionViewCell {}

    private final class UpdatingCell: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }
}
