/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
