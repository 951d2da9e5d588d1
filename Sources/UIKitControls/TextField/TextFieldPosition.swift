/// A position in a text field, in UTF-16 units.
final class TextFieldPosition: UITextPosition {
    let unit: Int

    init(_ unit: Int) {
        self.unit = unit
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextFieldPosition)?.unit == unit }

    nonisolated override var hash: Int { unit }
}
