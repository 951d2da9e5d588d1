import UIKit

/// The next trip: destination, date and countdown.
final class TripCard: CardView {
    private let picture: PictureView
    private let heading = UILabel("NEXT TRIP", size: 11, weight: .bold, color: .coral)
    private let place: UILabel
    private let dates: UILabel
    private let pill = UIView()
    private let countdown: UILabel

    init(trip: Trip) {
        picture = PictureView(trip.artwork, cornerRadius: 14)
        place = UILabel(trip.place, size: 20, weight: .bold)
        dates = UILabel(trip.dates, size: 13, color: .softInk, lines: 0)
        countdown = UILabel(trip.countdown, size: 13, weight: .semibold, color: .coral)
        super.init(cornerRadius: 20)
        pill.backgroundColor = .blush
        for view in [picture, heading, place, dates, pill, countdown] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, height: bounds.height, layOut)
        pill.layer.cornerRadius = pill.bounds.height / 2
    }

    override func arrange(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let inset: CGFloat = 12
        let side = height > 0 ? min(height - 2 * inset, 68) : 52
        let left = hasLargeText ? inset : inset + side + 14
        let textWidth = width - 14 - left
        let pillSize = CGSize(width: countdown.naturalWidth + 22, height: countdown.height(atWidth: width) + 12)
        let isBeside = !hasLargeText && max(heading.naturalWidth, place.naturalWidth) + 10 + pillSize.width <= textWidth
        dates.fitWords(toWidth: textWidth, size: 13)
        let heights = [heading, place, dates].map { $0.height(atWidth: textWidth) }
        let textHeight = heights.reduce(0, +) + (isBeside ? 0 : pillSize.height + 8)
        let needed = textHeight + (hasLargeText ? 2 * inset + 72 : 16)
        let height = max(height, needed)
        put(picture, CGRect(x: inset, y: hasLargeText ? inset : ((height - side) / 2).rounded(), width: side, height: side))
        var y = hasLargeText ? inset + 72 : ((height - textHeight) / 2).rounded()
        for (label, height) in zip([heading, place, dates], heights) {
            let width = isBeside && label !== dates ? textWidth - pillSize.width - 8 : textWidth
            put(label, CGRect(x: left, y: y, width: width, height: height))
            y += height
        }
        let frame =
            isBeside
            ? CGRect(origin: CGPoint(x: width - 14 - pillSize.width, y: inset), size: pillSize)
            : CGRect(origin: CGPoint(x: left, y: y + 8), size: CGSize(width: min(pillSize.width, textWidth), height: pillSize.height))
        put(pill, frame)
        put(countdown, frame.inset(atMostX: 11, y: 0))
        return needed
    }
}
