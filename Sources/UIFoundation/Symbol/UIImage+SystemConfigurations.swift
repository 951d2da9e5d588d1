extension UIImage.SymbolConfiguration {
    /// Bar button items: the body's size at its default, large.
    package static let bar = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
    /// Tab bar items: a little lighter than the bar's.
    package static let tab = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium, scale: .large)
    /// Menus, swipe actions and lists: the size of the body's text style, large.
    package static let body = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    /// Segments: the size of their titles.
    package static let segment = UIImage.SymbolConfiguration(pointSize: 13, weight: .medium, scale: .large)
}
