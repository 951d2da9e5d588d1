/// A position in edited text, in UTF-16 units.
final class TextUnitPosition: UITextPosition {
    let unit: Int

    init(_ unit: Int) {
        self.unit = unit
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextUnitPosition)?.unit == unit }

    nonisolated override var hash: Int { unit }
}
