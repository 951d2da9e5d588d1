extension UIImage {
    /// The standard image of further actions: three dots in a circle.
    public class var actions: UIImage { system("ellipsis.circle") }
    /// The standard image of adding: a plus sign on a filled circle.
    public class var add: UIImage { system("plus.circle.fill") }
    /// The standard image of removing: a minus sign on a filled circle.
    public class var remove: UIImage { system("minus.circle.fill") }
    /// The standard checkmark, on a filled circle.
    public class var checkmark: UIImage { system("checkmark.circle.fill") }
    /// The standard checkmark in a circle. Differs from UIKit, whose circle is filled, with a white border.
    public class var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
