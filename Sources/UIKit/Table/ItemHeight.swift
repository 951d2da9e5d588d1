/// How high a row, header or footer is, in points: known, or estimated until it is shown.
struct ItemHeight: Equatable {
    var points: Double
    var isExact: Bool

    static func exact(_ points: Double) -> ItemHeight { ItemHeight(points: points, isExact: true) }
    static func estimate(_ points: Double) -> ItemHeight { ItemHeight(points: points, isExact: false) }
}
