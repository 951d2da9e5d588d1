/// The type of color literals.
public typealias _ColorLiteralType = UIColor
