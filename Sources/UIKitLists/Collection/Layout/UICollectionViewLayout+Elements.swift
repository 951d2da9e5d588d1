extension UICollectionViewLayout {
    final func setDecorationNib(_ nib: UINib?, _ kind: String) {
        decorationClasses[kind] = nil
        decorationNibs[kind] = nib
    }

    final func setDecorationClass(_ type: AnyClass?, _ kind: String) {
        decorationNibs[kind] = nil
        guard let type else { return decorationClasses[kind] = nil }
        guard let type = type as? UICollectionReusableView.Type else {
            trap(
                object: "\(Swift.type(of: self)), decoration views of kind '\(kind)'", value: "\(type) is not a UICollectionReusableView",
                remedy: "register a subclass of it")
        }
        decorationClasses[kind] = type
    }

    /// Creates attributes of the layout's attributes class.
    final func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let named: AnyClass = type(of: self).layoutAttributesClass
        guard let kind = named as? UICollectionViewLayoutAttributes.Type else {
            trap(
                object: "\(type(of: self)).layoutAttributesClass", value: "\(named) is not a UICollectionViewLayoutAttributes",
                remedy: "return a subclass of it")
        }
        let attributes = kind.instance()
        attributes.name(element)
        return attributes
    }

    /// The layout's attributes of an element.
    final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: return layoutAttributesForItem(at: element.path)
        case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decorationView: return layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        }
    }

    // MARK: Appearing and disappearing elements

    final func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let change = storedCollectionView?.change else { return nil }
        return change.attributesBefore(element) ?? attributes(of: element)?.faded
    }

    final func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let change = storedCollectionView?.change else { return nil }
        return change.attributesAfter(element) ?? change.attributesThen(element)?.faded
    }

    /// The initial attributes of an appearing element.
    final func appearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: return initialLayoutAttributesForAppearingItem(at: element.path)
        case .supplementaryView:
            return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView: return initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }

    /// The final attributes of a disappearing element.
    final func disappearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: return finalLayoutAttributesForDisappearingItem(at: element.path)
        case .supplementaryView:
            return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView: return finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }
}
