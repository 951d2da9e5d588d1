/// What a table makes of its data source's title of a section.
final class TitleHeaderFooterView: UITableViewHeaderFooterView {
    static let identifier = "kinora.title"
}
