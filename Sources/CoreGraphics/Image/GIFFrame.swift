import CGIF

/// The position, timing and disposal of one GIF frame.
struct GIFFrame {
    /// The treatment of a frame's area when the next one is drawn.
    enum Disposal {
        case keep, clear, restore
    }

    struct Control {
        /// In seconds.
        var delay = 0.1
        /// In seconds, as it is in the file.
        var unclampedDelay = 0.0
        var disposal = Disposal.keep
        /// The index of the transparent color.
        var transparentIndex: Int?

        init() {}

        /// - Parameter block: A graphic control extension's block, starting with its length.
        init(_ block: UnsafePointer<UInt8>) {
            guard block[0] >= 4 else { return }
            let hundredths = Int(block[2]) | Int(block[3]) << 8
            unclampedDelay = Double(hundredths) / 100
            // A hundredth is never intended: browsers show such frames for a tenth of a second.
            delay = hundredths <= 1 ? 0.1 : Double(hundredths) / 100
            switch Int32(block[1] >> 2 & 7) {
            case DISPOSE_BACKGROUND: disposal = .clear
            case DISPOSE_PREVIOUS: disposal = .restore
            default: disposal = .keep
            }
            if block[1] & 1 != 0 { transparentIndex = Int(block[4]) }
        }
    }

    /// In pixels of the whole image; a frame may extend beyond it.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    let isInterlaced: Bool
    let control: Control

    init(_ description: GifImageDesc, control: Control) {
        left = Int(description.Left)
        top = Int(description.Top)
        width = Int(description.Width)
        height = Int(description.Height)
        isInterlaced = description.Interlace
        self.control = control
    }

    /// The rows in file order.
    var rows: [StrideTo<Int>] {
        guard isInterlaced else { return [stride(from: 0, to: height, by: 1)] }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].map { stride(from: $0.0, to: height, by: $0.1) }
    }
}
