import CoreGraphics

/// A size by the way a flow layout's content goes on (along) and by the way its lines run (across).
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

/// A place of that size.
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
