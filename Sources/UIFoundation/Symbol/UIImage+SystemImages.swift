extension UIImage {
    /// A symbol that the table has.
    final class func systemImage(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
