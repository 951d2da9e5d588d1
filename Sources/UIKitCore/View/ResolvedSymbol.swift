/// A symbol with the traits and the preferred configuration of an image view.
struct ResolvedSymbol {
    let source: UIImage
    let traits: UITraitCollection
    let image: UIImage
}
