/// The view for a section title from the data source.
final class TitleHeaderFooterView: UITableViewHeaderFooterView {
    static let identifier = "kinora.title"
}
