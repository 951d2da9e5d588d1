/// Height of a row, header or footer, in points: exact, or estimated until the item is first visible.
struct ItemHeight: Equatable {
    var points: Double
    var isExact: Bool

    static func exact(_ points: Double) -> ItemHeight { ItemHeight(points: points, isExact: true) }
    static func estimate(_ points: Double) -> ItemHeight { ItemHeight(points: points, isExact: false) }
}
