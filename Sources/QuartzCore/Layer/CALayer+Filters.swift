import RenderScene

extension CALayer {
    final var filtersOfBackground: [Any]? {
        values.backgroundFilters.isEmpty ? nil : values.backgroundFilters.map { CIFilter($0) }
    }

    final func setBackgroundFilters(_ filters: [Any]?) {
        var taken: [LayerFilter] = []
        for filter in filters ?? [] {
            guard let one = (filter as? CIFilter)?.layerFilter else {
                return reportOnce(
                    "backgroundFilters \(type(of: filter))",
                    "\(self): backgroundFilters takes image filters, not \(filter); it is unchanged")
            }
            taken.append(one)
        }
        if taken != values.backgroundFilters { change(.backgroundFilters) { $0.rare.fields.backgroundFilters = taken } }
    }
}
