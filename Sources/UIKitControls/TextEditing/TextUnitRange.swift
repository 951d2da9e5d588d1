/// A range of edited text, in UTF-16 units.
final class TextUnitRange: UITextRange {
    let units: NSRange

    init(_ units: NSRange) {
        self.units = units
        super.init()
    }

    override var start: UITextPosition { TextUnitPosition(units.location) }
    override var end: UITextPosition { TextUnitPosition(NSMaxRange(units)) }
    override var isEmpty: Bool { units.length == 0 }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextUnitRange)?.units == units }

    nonisolated override var hash: Int { units.location ^ units.length << 16 }
}
