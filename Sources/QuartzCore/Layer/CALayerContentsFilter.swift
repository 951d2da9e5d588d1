import CoreGraphics
import RenderScene

/// The sampling filter of resized contents. Source: Apple, `CALayerContentsFilter`.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Each pixel shows the texel at its center.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Each pixel interpolates the four texels around its center.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Contents drawn smaller average all their texels, using copies of half, a quarter … of the size that are made once for each image.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

    init(_ filter: ContentsFilter) {
        switch filter {
        case .nearest: self = .nearest
        case .linear, .smooth, .average: self = .linear
        case .trilinear: self = .trilinear
        }
    }

    /// nil unless the value is a filter or a name.
    init?(named value: Any?) {
        if let filter = value as? CALayerContentsFilter {
            self = filter
        } else if let name = value as? String {
            self.init(rawValue: name)
        } else {
            return nil
        }
    }

    var filter: ContentsFilter { self == .nearest ? .nearest : self == .trilinear ? .trilinear : .linear }
}

extension CALayer {
    final func changeFilter(_ key: PropertyKey, _ field: WritableKeyPath<ContentsFilters, ContentsFilter>, _ filter: ContentsFilter) {
        if filter != values.filters[keyPath: field] { change(key) { $0.rare.fields.filters[keyPath: field] = filter } }
    }
}
