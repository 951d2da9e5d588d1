import CoreGraphics

/// A size in scroll direction (along) and in line direction (across).
struct FlowSize: Equatable {
    var along: CGFloat
    var across: CGFloat

    init(along: CGFloat, across: CGFloat) {
        self.along = along
        self.across = across
    }

    init(_ size: CGSize, isVertical: Bool) {
        along = isVertical ? size.height : size.width
        across = isVertical ? size.width : size.height
    }
}

/// A rectangle in scroll and line direction.
struct FlowRect: Equatable {
    var along: CGFloat
    var across: CGFloat
    var size: FlowSize

    func rect(isVertical: Bool) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: size.across, height: size.along)
            : CGRect(x: along, y: across, width: size.along, height: size.across)
    }
}
