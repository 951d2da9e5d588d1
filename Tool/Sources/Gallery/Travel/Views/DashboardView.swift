import UIKit

/// The dashboard: a header with the next trip, the sections' icons, the newest message; side by side on wide screens.
///
/// It fills the screen, and scrolls only for large text.
final class DashboardView: UIScrollView {
    private let header = PictureView(LandscapeArtwork(place: .coast, light: .dusk))
    private let shade = ShadeView()
    private let greeting: UILabel
    private let question = UILabel("Where shall we go next?", size: 18, weight: .medium, color: .white, lines: 0)
    private let trip: TripCard
    let tiles: [SectionTile]
    let banner: MessageBanner

    init(traveller: Traveller, sections: [Section]) {
        greeting = UILabel("Hello, \(traveller.name)", size: 30, weight: .bold, color: .white, lines: 0)
        trip = TripCard(trip: traveller.nextTrip)
        tiles = sections.map(SectionTile.init)
        banner = MessageBanner(messages: traveller.messages)
        super.init(frame: .zero)
        backgroundColor = .sand
        contentInsetAdjustmentBehavior = .never
        followsSettings()
        for view in [header, shade, greeting, question, trip] + tiles + [banner] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
        let height = area.width > area.height && area.width >= 560 ? layOutWide(area) : layOutTall(area)
        // The sun shines beside the greeting.
        header.transform = effectiveUserInterfaceLayoutDirection == .rightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        // Scrolling to the end of the contents shows them above the home indicator.
        if contentInset.bottom != safeAreaInsets.bottom { contentInset.bottom = safeAreaInsets.bottom }
        let size = CGSize(width: bounds.width, height: max(height, bounds.height) - safeAreaInsets.bottom)
        if contentSize != size { contentSize = size }
    }

    /// Lays out in the area, or below its bottom if that is too low, and returns the required height.
    private func layOutTall(_ area: CGRect) -> CGFloat {
        let isSmall = area.height < 520
        let margin = isSmall ? 12 : max(16, (area.width - 680) / 2)
        let left = area.minX + margin
        let width = area.width - 2 * margin
        let gap: CGFloat = isSmall ? 8 : 16
        let tripHeight = max(isSmall ? 76 : 92, trip.sizeThatFits(CGSize(width: width, height: 0)).height)
        let bannerHeight = max(isSmall ? 56 : 68, banner.sizeThatFits(CGSize(width: width, height: 0)).height)
        let covered = hasLargeText ? 16 : (tripHeight * 0.55).rounded()
        let top = area.minY + (isSmall ? 8 : 20)
        let greetingHeight = greeting.height(atWidth: width - 8)
        let least = top - area.minY + greetingHeight + 12 + covered
        let headerHeight = max((area.height * (isSmall ? 0.3 : 0.355)).rounded(), least)
        layOut(header, CGRect(x: 0, y: 0, width: bounds.width, height: area.minY + headerHeight))
        let tripTop = area.minY + headerHeight - covered
        layOut(trip, CGRect(x: left, y: tripTop, width: width, height: tripHeight))
        greet(at: CGPoint(x: left + 4, y: top), width: width - 8, above: tripTop)
        let tilesTop = tripTop + tripHeight + (isSmall ? 12 : 20)
        let bottomMargin = safeAreaInsets.bottom > 0 ? 0 : margin
        let tilesHeight = max(area.maxY - bottomMargin - bannerHeight - gap - tilesTop, leastTilesHeight(width: width, gap: gap))
        layOutTiles(in: CGRect(x: left, y: tilesTop, width: width, height: tilesHeight), gap: gap)
        let bannerTop = tilesTop + tilesHeight + gap
        layOut(banner, CGRect(x: left, y: bannerTop, width: width, height: bannerHeight))
        return bannerTop + bannerHeight + bottomMargin + safeAreaInsets.bottom
    }

    private func layOutWide(_ area: CGRect) -> CGFloat {
        let margin: CGFloat = area.height < 480 ? 12 : 24
        let bottomMargin = safeAreaInsets.bottom > 0 ? 0 : margin
        let column = (area.width * 0.46).rounded()
        let left = area.minX + margin
        let width = column - 2 * margin
        let bannerHeight = max(68, banner.sizeThatFits(CGSize(width: width, height: 0)).height)
        let tripHeight = max(92, trip.sizeThatFits(CGSize(width: width, height: 0)).height)
        let greetingHeight = greeting.height(atWidth: width - 8)
        let leastLeft = margin + greetingHeight + 12 + tripHeight + 12 + bannerHeight + bottomMargin
        let right = CGRect(x: area.minX + column + margin, y: area.minY + margin, width: area.width - column - 2 * margin, height: 0)
        let leastRight = margin + leastTilesHeight(width: right.width, gap: margin) + bottomMargin
        let height = max(area.height, leastLeft, leastRight)
        layOut(header, CGRect(x: 0, y: 0, width: area.minX + column, height: area.minY + height + safeAreaInsets.bottom))
        let bannerTop = area.minY + height - bottomMargin - bannerHeight
        layOut(banner, CGRect(x: left, y: bannerTop, width: width, height: bannerHeight))
        let tripTop = bannerTop - 12 - tripHeight
        layOut(trip, CGRect(x: left, y: tripTop, width: width, height: tripHeight))
        greet(at: CGPoint(x: left + 4, y: area.minY + margin), width: width - 8, above: tripTop)
        let tiles = CGRect(origin: right.origin, size: CGSize(width: right.width, height: height - margin - bottomMargin))
        layOutTiles(in: tiles, gap: margin)
        return area.minY + height + safeAreaInsets.bottom
    }

    private func greet(at origin: CGPoint, width: CGFloat, above bottom: CGFloat) {
        layOut(greeting, CGRect(x: origin.x, y: origin.y, width: width, height: greeting.height(atWidth: width)))
        layOut(question, CGRect(x: origin.x, y: greeting.frame.maxY, width: width, height: question.height(atWidth: width)))
        // With a low image, or large text, the sun covers the second line.
        question.isHidden = question.frame.maxY + 44 > bottom || hasLargeText
        // The sun and the sails are behind a large greeting.
        shade.isHidden = !hasLargeText
        shade.frame = CGRect(origin: header.frame.origin, size: CGSize(width: header.frame.width, height: greeting.frame.maxY * 4 / 3))
            .intersection(header.frame)
    }
}
