import CoreGraphics

extension LayerValues {
    /// Reads or writes a property, or a component of one, by its path. Unknown paths read nil and ignore writes; so do values of another
    /// type.
    package subscript(path: PropertyPath) -> AnimatableValue? {
        get {
            guard let whole = self[path.key] else { return nil }
            return path.component == .whole ? whole : whole[path.component]
        }
        set {
            guard let newValue else { return }
            if path.component == .whole {
                self[path.key] = newValue
            } else if let whole = self[path.key] {
                self[path.key] = whole.replacing(path.component, by: newValue)
            }
        }
    }

    /// A property by its key, as its row reads and writes it; the frequent ones directly.
    package subscript(key: PropertyKey) -> AnimatableValue? {
        get {
            switch key {
            case .bounds: return .rect(bounds.simd)
            case .position: return .pair(position.simd)
            case .transform: return .transform(transform)
            case .sublayerTransform: return .transform(sublayerTransform)
            case .opacity: return .number(opacity)
            case .hidden: return .flag(isHidden)
            default:
                if let property = LayerProperty.at(key) { return property.field?.read(self) }
                return key.isOwn ? ownValue(key) : key.isOfFilter ? filterValue(key) : emitter?.cellValue(key)
            }
        }
        set {
            switch (key, newValue) {
            case (.bounds, .rect(let v)?): bounds = CGRect(v)
            case (.position, .pair(let v)?): position = CGPoint(v)
            case (.transform, .transform(let v)?): transform = v
            case (.sublayerTransform, .transform(let v)?): sublayerTransform = v
            case (.opacity, .number(let v)?): opacity = v
            case (.hidden, .flag(let v)?): isHidden = v
            default:
                if let property = LayerProperty.at(key) {
                    if let newValue { property.field?.write(&self, newValue) }
                } else if key.isOwn {
                    setOwnValue(newValue, key)
                } else if key.isOfFilter {
                    setFilterValue(newValue, key)
                } else if let newValue, let path = EmitterCellPath(key) {
                    emitter?.setCellValue(newValue, at: path)
                }
            }
        }
    }
}

extension LayerValues {
    private func ownValue(_ key: PropertyKey) -> AnimatableValue? { own.first { $0.key == key }?.value }

    /// Sets a custom property; nil unsets it.
    package mutating func setOwnValue(_ value: AnimatableValue?, _ key: PropertyKey) {
        let index = rare.fields.own.firstIndex { $0.key == key }
        switch (index, value) {
        case (let index?, let value?): rare.fields.own[index].value = value
        case (let index?, nil): rare.fields.own.remove(at: index)
        case (nil, let value?): rare.fields.own.append((key, value))
        case (nil, nil): break
        }
    }
}
