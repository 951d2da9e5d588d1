import UIKit

/// The next trip: where, when, and how soon.
final class TripCard: CardView {
    private let picture: PictureView
    private let heading = UILabel("NEXT TRIP", size: 11, weight: .bold, color: .coral)
    private let place: UILabel
    private let dates: UILabel
    private let countdown: UILabel

    init(trip: Trip) {
        picture = PictureView(trip.artwork, cornerRadius: 14)
        place = UILabel(trip.place, size: 20, weight: .bold)
        dates = UILabel(trip.dates, size: 13, color: .softInk)
        countdown = UILabel(trip.countdown, size: 13, weight: .semibold, color: .coral)
        super.init(cornerRadius: 20)
        countdown.textAlignment = .center
        countdown.backgroundColor = .blush
        countdown.layer.cornerRadius = 14
        countdown.clipsToBounds = true
        for part in [picture, heading, place, dates, countdown] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset: CGFloat = 12
        let side = bounds.height - 2 * inset
        picture.frame = CGRect(x: inset, y: inset, width: side, height: side)
        let pill = CGSize(width: countdown.intrinsicContentSize.width.rounded(.up) + 22, height: 28)
        let left = picture.frame.maxX + 14
        let right = bounds.width - 14
        countdown.frame = CGRect(x: right - pill.width, y: inset, width: pill.width, height: pill.height)
        let top = ((bounds.height - 60) / 2).rounded()
        heading.frame = CGRect(x: left, y: top, width: right - pill.width - left, height: 16)
        place.frame = CGRect(x: left, y: top + 16, width: right - pill.width - left, height: 26)
        dates.frame = CGRect(x: left, y: top + 42, width: right - left, height: 18)
    }
}
