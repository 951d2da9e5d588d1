/// A value of a custom trait; compared if it is equatable.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let value: Any
    let affectsColors: Bool

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        if let value = left.value as? any Equatable { return isEqual(value, right.value) }
        return false
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { (other as? Value) == value }

    func hash(into hasher: inout Hasher) {
        if let value = value as? any Hashable { value.hash(into: &hasher) }
    }
}
