/// The type of image literals.
public typealias _ImageLiteralType = UIImage
