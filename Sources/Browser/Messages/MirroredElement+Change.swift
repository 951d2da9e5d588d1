extension MirroredElement {
    /// The fields of an element that differ from those that the page has.
    struct Change: Encodable {
        let old: MirroredElement?
        let new: MirroredElement

        /// - Parameter old: Nil for an element that the page does not have: all fields differ.
        /// - Returns: Nil if nothing differs.
        init?(from old: MirroredElement?, to new: MirroredElement) {
            guard old != new else { return nil }
            (self.old, self.new) = (old, new)
        }

        private enum CodingKeys: CodingKey {
            case id, role, label, value, hint, x, y, width, height, disabled, selected, on, adjustable, actions
        }

        func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: CodingKeys.self)
            func put<Value: Encodable & Equatable>(_ field: KeyPath<MirroredElement, Value>, _ key: CodingKeys) throws {
                guard old?[keyPath: field] != new[keyPath: field] else { return }
                // An optional without a value is null, which replaces the value that the page has.
                try fields.encode(new[keyPath: field], forKey: key)
            }
            try fields.encode(new.id, forKey: .id)
            try put(\.role, .role)
            try put(\.label, .label)
            try put(\.value, .value)
            try put(\.hint, .hint)
            try put(\.x, .x)
            try put(\.y, .y)
            try put(\.width, .width)
            try put(\.height, .height)
            try put(\.disabled, .disabled)
            try put(\.selected, .selected)
            try put(\.on, .on)
            try put(\.adjustable, .adjustable)
            try put(\.actions, .actions)
        }
    }
}
