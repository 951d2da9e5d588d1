/// A range in a text field.
final class TextFieldRange: UITextRange {
    let units: NSRange

    init(_ units: NSRange) {
        self.units = units
        super.init()
    }

    override var start: UITextPosition { TextFieldPosition(units.location) }
    override var end: UITextPosition { TextFieldPosition(NSMaxRange(units)) }
    override var isEmpty: Bool { units.length == 0 }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextFieldRange)?.units == units }

    nonisolated override var hash: Int { units.location ^ units.length << 16 }
}
