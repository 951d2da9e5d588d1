extension LayerValues {
    /// A parameter of a filter; nil if the layer has no such filter.
    func filterValue(_ key: PropertyKey) -> AnimatableValue? {
        guard !backgroundFilters.isEmpty, let path = FilterPath(key) else { return nil }
        return backgroundFilters.first { $0.name == path.name }?[path.parameter].map { .number($0) }
    }

    mutating func setFilterValue(_ value: AnimatableValue?, _ key: PropertyKey) {
        guard case .number(let number)? = value, !backgroundFilters.isEmpty, let path = FilterPath(key),
            let index = backgroundFilters.firstIndex(where: { $0.name == path.name })
        else { return }
        rare.fields.backgroundFilters[index][path.parameter] = number
    }
}
