import Transitions
import UIKit

/// A map that pans, pinches and zooms by a double tap; a pin shows the card of its place, and the card grows into the place's screen.
final class MapViewController: UIViewController, UIScrollViewDelegate {
    private let places = MapPlace.all
    private let scroll = UIScrollView()
    private let map = CityMapView()
    private let overlay = MapOverlayView()
    private lazy var pins = places.map { MapPin($0) }
    private let card = MapCardView()
    private(set) var chosen: Int?
    private lazy var zoom = ZoomTransition { [weak self] in self?.card.picture }
    private var hasBegun = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Around you"
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The scale of the map: 1 for its own size.
    var scale: CGFloat { scroll.zoomScale }
    var offset: CGPoint { scroll.contentOffset }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = map.backgroundColor
        scroll.delegate = self
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 3)
        scroll.contentInsetAdjustmentBehavior = .never
        (scroll.showsVerticalScrollIndicator, scroll.showsHorizontalScrollIndicator) = (false, false)
        scroll.accessibilityIdentifier = "map"
        scroll.addSubview(map)
        scroll.contentSize = map.bounds.size
        let twice = UITapGestureRecognizer(target: self, action: Selector("zoomIn:", MapViewController.zoomIn))
        twice.numberOfTapsRequired = 2
        scroll.addGestureRecognizer(twice)
        for subview in [scroll, overlay, card] { view.addSubview(subview) }
        for (index, pin) in pins.enumerated() {
            overlay.addSubview(pin)
            pin.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        }
        card.isHidden = true
        card.addAction(UIAction { [weak self] _ in self?.openPlace() }, for: .touchUpInside)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (scroll.frame, overlay.frame) = (view.bounds, view.bounds)
        if !hasBegun, !view.bounds.isEmpty {
            hasBegun = true
            scroll.minimumZoomScale = max(1, view.bounds.width / map.bounds.width, view.bounds.height / map.bounds.height)
            scroll.zoomScale = scroll.minimumZoomScale
            center(on: CityMap.point(5.2, 6.2), animated: false)
        }
        placePins()
        if !card.isHidden { placeCard() }
    }

    private func center(on point: CGPoint, animated: Bool) {
        let (scale, size, middle) = (scroll.zoomScale, scroll.bounds.size, CGPoint(x: freeArea.midX, y: freeArea.midY + 20))
        let x = min(max(point.x * scale - middle.x, 0), max(scroll.contentSize.width - size.width, 0))
        let y = min(max(point.y * scale - middle.y, 0), max(scroll.contentSize.height - size.height, 0))
        scroll.setContentOffset(CGPoint(x: x, y: y), animated: animated)
    }

    /// The area between the bar and the card, or beside the card where the screen is low.
    private var freeArea: CGRect {
        var area = view.bounds.inset(by: view.safeAreaInsets)
        if card.isHidden { return area }
        if isLow {
            area.size.width = card.frame.minX - area.minX
        } else {
            area.size.height = card.center.y - card.bounds.height / 2 - area.minY
        }
        return area
    }

    private var isLow: Bool { view.bounds.height < 500 && view.bounds.width > view.bounds.height }

    // MARK: The map

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { placePins() }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { placePins() }

    /// Pins keep their size and stay on their points.
    private func placePins() {
        for (pin, place) in zip(pins, places) {
            let point = CityMap.point(place.column, place.row)
            pin.center = CGPoint(
                x: point.x * scroll.zoomScale - scroll.contentOffset.x, y: point.y * scroll.zoomScale - scroll.contentOffset.y)
        }
    }

    private func zoomIn(_ sender: UITapGestureRecognizer) {
        let point = sender.location(in: map)
        let scale = min(scroll.zoomScale * 1.6, scroll.maximumZoomScale)
        let size = CGSize(width: scroll.bounds.width / scale, height: scroll.bounds.height / scale)
        scroll.zoom(
            to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }

    // MARK: The card

    private func choose(_ index: Int) {
        for (other, pin) in pins.enumerated() { pin.isSelected = other == index }
        overlay.bringSubviewToFront(pins[index])
        guard chosen != index else { return }
        chosen = index
        card.show(places[index])
        card.isHidden = false
        placeCard()
        card.layoutIfNeeded()
        center(on: CityMap.point(places[index].column, places[index].row), animated: true)
        // Also a card that is there already comes from below, with the other place.
        let distance = view.bounds.height - card.frame.minY + 24
        card.transform = CGAffineTransform(translationX: 0, y: distance)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0, options: [.allowUserInteraction]
        ) { [card] in card.transform = .identity }
    }

    private func placeCard() {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(isLow ? area.width / 2 : area.width - 24, 480)
        let height = card.height(atWidth: width, upTo: isLow ? area.height - 24 : area.height / 2)
        let frame = CGRect(
            x: isLow ? area.maxX - width - 12 : area.midX - width / 2,
            y: view.bounds.height - max(view.safeAreaInsets.bottom, 12) - height, width: width, height: height)
        (card.bounds.size, card.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
        var whole = view.bounds.size
        whole.height -= view.safeAreaInsets.top
        card.wholeSize = OfferView.pictureSize(in: whole)
    }

    private func openPlace() {
        guard let chosen else { return }
        // Every other place zooms the whole map until the photograph fills the screen.
        zoom.style = chosen.isMultiple(of: 2) ? .view : .screen
        (zoom.followsSourceCorners, zoom.contentFade) = (true, 0.2)
        zoom.destination = { ($0 as? OfferViewController)?.picture }
        navigationController?.delegate = zoom
        navigationController?.pushViewController(
            OfferViewController(offer: places[chosen].offer, story: places[chosen].story), animated: true)
    }
}
