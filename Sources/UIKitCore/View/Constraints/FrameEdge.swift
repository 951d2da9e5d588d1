/// An edge or a length of a rectangle, which an equality of the system's determines.
enum FrameEdge: String {
    case left
    case top
    case right
    case bottom
    case width
    case height

    /// The place of its number in a ``HeldFrame``: a frame has lengths where a guide of the system has insets at its far edges.
    var lane: Int {
        switch self {
        case .left: 0
        case .top: 1
        case .right, .width: 2
        case .bottom, .height: 3
        }
    }

    var isHorizontal: Bool { lane % 2 == 0 }
    var isLength: Bool { self == .width || self == .height }
}
