extension UITableViewCell: SelfSizingContent {}

extension UITableViewHeaderFooterView: SelfSizingContent {}
