import UIKit

/// The dashboard: a header with the next trip, the sections' icons, the newest message. Beside each other where there is width.
final class DashboardView: UIView {
    private let header = PictureView(LandscapeArtwork(place: .coast, light: .dusk))
    private let greeting: UILabel
    private let question = UILabel("Where shall we go next?", size: 16, weight: .medium, color: UIColor(white: 1, alpha: 0.85))
    private let trip: TripCard
    let tiles: [SectionTile]
    let banner: MessageBanner

    init(traveller: Traveller, sections: [Section]) {
        greeting = UILabel("Hello, \(traveller.name)", size: 30, weight: .bold, color: .white)
        trip = TripCard(trip: traveller.nextTrip)
        tiles = sections.map(SectionTile.init)
        banner = MessageBanner(messages: traveller.messages)
        super.init(frame: .zero)
        backgroundColor = .sand
        for part in [header, greeting, question, trip] + tiles + [banner] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        if area.width > area.height, area.width >= 560 { layOutWide(area) } else { layOutTall(area) }
    }

    private func layOutTall(_ area: CGRect) {
        let isSmall = area.height < 520
        let margin = isSmall ? 12 : max(16, (area.width - 680) / 2)
        let width = area.width - 2 * margin
        let tripHeight: CGFloat = isSmall ? 76 : 92
        let bannerHeight: CGFloat = isSmall ? 56 : 68
        let headerHeight = (area.height * (isSmall ? 0.3 : 0.355)).rounded()
        header.frame = CGRect(x: bounds.minX, y: area.minY, width: bounds.width, height: headerHeight)
        trip.frame = CGRect(
            x: area.minX + margin, y: header.frame.maxY - (tripHeight * 0.55).rounded(), width: width, height: tripHeight)
        greet(at: CGPoint(x: area.minX + margin + 4, y: area.minY + (isSmall ? 8 : 20)), width: width)
        let bottom = area.maxY - (safeAreaInsets.bottom > 0 ? 0 : margin)
        banner.frame = CGRect(x: area.minX + margin, y: bottom - bannerHeight, width: width, height: bannerHeight)
        let top = trip.frame.maxY + (isSmall ? 12 : 20)
        let gap: CGFloat = isSmall ? 8 : 16
        placeTiles(in: CGRect(x: area.minX + margin, y: top, width: width, height: banner.frame.minY - gap - top), gap: gap)
    }

    private func layOutWide(_ area: CGRect) {
        let isSmall = area.height < 480
        let margin: CGFloat = isSmall ? 12 : 24
        let column = (area.width * 0.46).rounded()
        header.frame = CGRect(x: bounds.minX, y: area.minY, width: area.minX - bounds.minX + column, height: bounds.maxY - area.minY)
        let width = column - 2 * margin
        let bottom = area.maxY - (safeAreaInsets.bottom > 0 ? 0 : margin)
        banner.frame = CGRect(x: area.minX + margin, y: bottom - 68, width: width, height: 68)
        trip.frame = CGRect(x: area.minX + margin, y: banner.frame.minY - 12 - 92, width: width, height: 92)
        greet(at: CGPoint(x: area.minX + margin + 4, y: area.minY + margin), width: width)
        let left = area.minX + column + margin
        placeTiles(
            in: CGRect(x: left, y: area.minY + margin, width: area.maxX - margin - left, height: bottom - area.minY - margin), gap: margin)
    }

    private func greet(at origin: CGPoint, width: CGFloat) {
        greeting.frame = CGRect(x: origin.x, y: origin.y, width: width, height: 38)
        question.frame = CGRect(x: origin.x, y: origin.y + 38, width: width, height: 22)
        greeting.isHidden = greeting.frame.maxY > trip.frame.minY
        // Where the picture is low, its sun has the place of the second line.
        question.isHidden = question.frame.maxY + 44 > trip.frame.minY
    }

    /// As many columns as give the largest icons; what room is left goes between and around them.
    private func placeTiles(in area: CGRect, gap: CGFloat) {
        let count = tiles.count
        func side(_ columns: Int) -> CGFloat {
            let rows = (count + columns - 1) / columns
            let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
            let height = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows) - SectionTile.nameHeight
            return max(0, min(width, height).rounded(.down))
        }
        guard count > 0, let columns = (1...count).max(by: { side($0) < side($1) }) else { return }
        let rows = (count + columns - 1) / columns
        let size = CGSize(width: max(side(columns), 58), height: side(columns) + SectionTile.nameHeight)
        let gapX = min((area.width - size.width * CGFloat(columns)) / CGFloat(max(columns - 1, 1)), max(60, size.width * 0.3))
        let gapY = min((area.height - size.height * CGFloat(rows)) / CGFloat(max(rows - 1, 1)), gapX)
        let left = area.minX + (area.width - size.width * CGFloat(columns) - gapX * CGFloat(columns - 1)) / 2
        let top = area.minY + ((area.height - size.height * CGFloat(rows) - gapY * CGFloat(rows - 1)) / 2).rounded()
        for (index, tile) in tiles.enumerated() {
            let column = CGFloat(index % columns)
            let row = CGFloat(index / columns)
            tile.frame = CGRect(
                x: (left + column * (size.width + gapX)).rounded(), y: (top + row * (size.height + gapY)).rounded(),
                width: size.width, height: size.height)
        }
    }
}
