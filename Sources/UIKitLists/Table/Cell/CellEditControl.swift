import CoreGraphics

/// The leading control of a cell in editing mode: a minus or plus sign on a disc, or a selection circle with a checkmark. Kinora's own
/// drawings.
final class CellEditControl: UIControl {
    enum Kind {
        case delete
        case insert
        case check
    }

    var kind = Kind.delete {
        didSet {
            guard kind != oldValue else { return }
            // A touch on the selection circle selects the row.
            isUserInteractionEnabled = kind != .check
            setNeedsDisplay()
        }
    }

    /// The colors of the sign and of the disc; nil for the usual.
    var signColor: UIColor? { didSet { setNeedsDisplay() } }
    var discColor: UIColor? { didSet { setNeedsDisplay() } }

    var isChecked = false {
        didSet { if isChecked != oldValue, kind == .check { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY.rounded())
        let disc = UIBezierPath(ovalIn: CGRect(x: center.x - 11, y: center.y - 11, width: 22, height: 22))
        let sign = UIBezierPath()
        sign.lineWidth = 2
        sign.lineCapStyle = .round
        sign.lineJoinStyle = .round
        switch kind {
        case .delete, .insert:
            (discColor ?? (kind == .delete ? .systemRed : .systemGreen)).setFill()
            disc.fill()
            sign.move(to: CGPoint(x: center.x - 5.5, y: center.y))
            sign.addLine(to: CGPoint(x: center.x + 5.5, y: center.y))
            if kind == .insert {
                sign.move(to: CGPoint(x: center.x, y: center.y - 5.5))
                sign.addLine(to: CGPoint(x: center.x, y: center.y + 5.5))
            }
        case .check where isChecked:
            (discColor ?? tintColor).setFill()
            disc.fill()
            sign.move(to: CGPoint(x: center.x - 5, y: center.y + 0.5))
            sign.addLine(to: CGPoint(x: center.x - 1.5, y: center.y + 4.5))
            sign.addLine(to: CGPoint(x: center.x + 5, y: center.y - 4.5))
        case .check:
            UIColor.systemGray3.setStroke()
            let ring = UIBezierPath(ovalIn: CGRect(x: center.x - 10.25, y: center.y - 10.25, width: 20.5, height: 20.5))
            ring.lineWidth = 1.5
            ring.stroke()
            return
        }
        (signColor ?? .white).setStroke()
        sign.stroke()
    }
}

/// A cell's subviews, created on demand.
struct CellSubviews {
    var title: UILabel?
    /// The alignment of a `value2` cell's title, as long as the app sets no other.
    var keyAlignment = NSTextAlignment.right
    var detail: UILabel?
    var imageView: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    /// The gray selection background of a cell without its own.
    var plainSelection: UIView?
    var accessory: CellAccessoryView?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    /// The separators at the cell's top and bottom edges.
    var lines: (above: UIView?, below: UIView?)
}
