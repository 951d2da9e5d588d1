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

    package subscript(key: PropertyKey) -> AnimatableValue? {
        get {
            switch key {
            case .bounds: return .rect(bounds.simd)
            case .position: return .pair(position.simd)
            case .zPosition: return .number(zPosition)
            case .anchorPoint: return .pair(anchorPoint.simd)
            case .anchorPointZ: return .number(anchorPointZ)
            case .transform: return .transform(transform)
            case .sublayerTransform: return .transform(sublayerTransform)
            case .opacity: return .number(opacity)
            case .hidden: return .flag(isHidden)
            case .masksToBounds: return .flag(masksToBounds)
            case .doubleSided: return .flag(isDoubleSided)
            case .backgroundColor: return .color(backgroundColor)
            case .cornerRadius: return .number(cornerRadius)
            case .borderWidth: return .number(borderWidth)
            case .borderColor: return .color(borderColor)
            case .contents:
                guard let fade = contentsFade else { return .image(contents) }
                return .crossFade(from: fade.old, to: contents, fraction: fade.fraction)
            case .contentsRect: return .rect(contentsRect.simd)
            case .contentsScale: return .number(contentsScale)
            case .contentsCenter: return .rect(contentsCenter.simd)
            case .minificationFilterBias: return .number(filters.bias)
            case .shouldRasterize: return .flag(shouldRasterize)
            case .rasterizationScale: return .number(rasterizationScale)
            case .shadowColor: return .color(rare.fields.shadow.color)
            case .shadowOpacity: return .number(rare.fields.shadow.opacity)
            case .shadowOffset: return .pair(rare.fields.shadow.offset)
            case .shadowRadius: return .number(rare.fields.shadow.radius)
            case .shadowPath: return .path(rare.fields.shadow.path)
            default: return key.isOwn ? ownValue(key) : key.isOfFilter ? filterValue(key) : kind[key]
            }
        }
        set {
            switch (key, newValue) {
            case (.bounds, .rect(let v)?): bounds = CGRect(v)
            case (.position, .pair(let v)?): position = CGPoint(v)
            case (.zPosition, .number(let v)?): zPosition = v
            case (.anchorPoint, .pair(let v)?): anchorPoint = CGPoint(v)
            case (.anchorPointZ, .number(let v)?): anchorPointZ = v
            case (.transform, .transform(let v)?): transform = v
            case (.sublayerTransform, .transform(let v)?): sublayerTransform = v
            case (.opacity, .number(let v)?): opacity = v
            case (.hidden, .flag(let v)?): isHidden = v
            case (.masksToBounds, .flag(let v)?): masksToBounds = v
            case (.doubleSided, .flag(let v)?): isDoubleSided = v
            case (.backgroundColor, .color(let v)?): backgroundColor = v
            case (.cornerRadius, .number(let v)?): cornerRadius = v
            case (.borderWidth, .number(let v)?): borderWidth = v
            case (.borderColor, .color(let v)?): borderColor = v
            case (.contents, .image(let v)?):
                contents = v
                if contentsFade != nil { contentsFade = nil }
            case (.contents, .crossFade(let old, let new, let fraction)?):
                contents = new
                contentsFade = ContentsFade(old: old, fraction: fraction)
            case (.contentsRect, .rect(let v)?): contentsRect = CGRect(v)
            case (.contentsScale, .number(let v)?): contentsScale = v
            case (.contentsCenter, .rect(let v)?): contentsCenter = CGRect(v)
            case (.minificationFilterBias, .number(let v)?): rare.fields.filters.bias = v
            case (.shouldRasterize, .flag(let v)?): rare.fields.shouldRasterize = v
            case (.rasterizationScale, .number(let v)?): rare.fields.rasterizationScale = v
            case (.shadowColor, .color(let v)?): rare.fields.shadow.color = v
            case (.shadowOpacity, .number(let v)?): rare.fields.shadow.opacity = v
            case (.shadowOffset, .pair(let v)?): rare.fields.shadow.offset = v
            case (.shadowRadius, .number(let v)?): rare.fields.shadow.radius = v
            case (.shadowPath, .path(let v)?): rare.fields.shadow.path = v
            default:
                if key.isOwn {
                    setOwnValue(newValue, key)
                } else if key.isOfFilter {
                    setFilterValue(newValue, key)
                } else if kind[key] != nil {
                    kind[key] = newValue
                }
            }
        }
    }
}

extension LayerValues {
    private func ownValue(_ key: PropertyKey) -> AnimatableValue? { rare.fields.own.first { $0.key == key }?.value }

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
