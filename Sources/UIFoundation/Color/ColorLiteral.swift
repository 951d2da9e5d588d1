/// The type of color literals.
public typealias _ColorLiteralType = UIColor

extension _ExpressibleByColorLiteral where Self: UIColor {
    /// Creates the colour of a literal, `#colorLiteral(red:green:blue:alpha:)`, from extended sRGB components. Not required of subclasses.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) as! Self
    }
}
