/// The elements of a menu between two thick lines.
struct MenuSection {
    let size: UIMenu.ElementSize
    var elements: [UIMenuElement] = []
}

extension UIMenu.ElementSize {
    /// The number of elements beside each other; nil for rows from edge to edge.
    var columns: Int? {
        switch self {
        case .small: 4
        case .medium: 3
        case .large, .automatic: nil
        }
    }
}
