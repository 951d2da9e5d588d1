import CoreGraphics
import Resources

extension NibElement {
    private func length(_ names: String...) -> CGFloat {
        for name in names { if let number = number(name) { return CGFloat(number) } }
        return 0
    }

    /// The rectangle of a `rect`, `frame` or `value` element.
    var rect: CGRect { CGRect(origin: point, size: size) }

    var point: CGPoint { CGPoint(x: length("x", "minX"), y: length("y", "minY")) }

    var size: CGSize { CGSize(width: length("width"), height: length("height")) }

    /// The insets of an `edgeInsets`, or of an `inset`, which has the edges of a rectangle.
    package var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: length("top", "minY"), left: length("left", "minX"), bottom: length("bottom", "maxY"), right: length("right", "maxX"))
    }

    package var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: length("top"), leading: length("leading"), bottom: length("bottom"), trailing: length("trailing"))
    }

    /// The value of a `value` element of an attribute of the user's: a point, a size or a rectangle.
    var structure: Any? {
        switch self["type"] {
        case "point": point
        case "size": size
        case "rect": rect
        default: nil
        }
    }

    /// A rectangle for a property.
    package func rect(_ key: String) -> CGRect? { value(key)?.rect }

    package func size(_ key: String) -> CGSize? { value(key)?.size }

    package func length(_ key: String) -> CGFloat? { number(key).map { CGFloat($0) } }

    /// The case that an attribute names; nil without one, and for an unknown name.
    package func choice<Choice>(_ key: String, _ choices: KeyValuePairs<String, Choice>) -> Choice? {
        guard let name = self[key] else { return nil }
        return choices.first { $0.key == name }?.value
    }

    /// The case of an enumeration that an attribute names; nil without one, and for an unknown name.
    package func choice<Choice: RawRepresentable>(_ key: String, of type: Choice.Type, upTo last: Int = 20) -> Choice?
    where Choice.RawValue == Int {
        guard let name = self[key] else { return nil }
        return (0...last).lazy.compactMap { Choice(rawValue: $0) }.first { "\($0)" == name }
    }

    /// The options whose attribute says YES, in a child for a property: `<autoresizingMask key="autoresizingMask" widthSizable="YES"/>`.
    package func options<Options: OptionSet>(_ choices: KeyValuePairs<String, Options>) -> Options where Options.Element == Options {
        choices.reduce(into: []) { if flag($1.key) == true { $0.formUnion($1.value) } }
    }
}
