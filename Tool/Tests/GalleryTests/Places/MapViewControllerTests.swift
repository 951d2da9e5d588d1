import Kinora
import UIKit
import XCTest

@testable import Gallery

@preconcurrency @MainActor
final class MapViewControllerTests: XCTestCase {
    private var stage: Stage!
    private var map: MapViewController!

    override func setUp() async throws {
        stage = Stage(device: .iPhone15)
        map = MapViewController()
        stage.window.rootViewController = UINavigationController(rootViewController: map)
        await stage.advance(by: 0.2)
    }

    override func tearDown() async throws {
        map = nil
        stage = nil
    }

    private func pin(_ label: String) throws -> MapPin {
        try XCTUnwrap(pins.first { $0.accessibilityLabel == label }, label)
    }

    private var pins: [MapPin] { map.view.subviews.flatMap(\.subviews).compactMap { $0 as? MapPin } }

    /// Each pin's tip is on its point: position = point × scale − offset.
    private func checkPins(file: StaticString = #filePath, line: UInt = #line) throws {
        for place in MapPlace.all {
            let center = try pin(place.offer.title).center
            let point = CityMap.point(place.column, place.row)
            XCTAssertEqual(center.x, point.x * map.scale - map.offset.x, accuracy: 0.01, file: file, line: line)
            XCTAssertEqual(center.y, point.y * map.scale - map.offset.y, accuracy: 0.01, file: file, line: line)
        }
    }

    func testADragMovesTheMapAndPinsStayOnTheirPoints() throws {
        try checkPins()
        let before = map.offset
        stage.drag(from: CGPoint(x: 160, y: 700), to: CGPoint(x: 100, y: 600))
        stage.settle()
        XCTAssertEqual(map.offset.x, before.x + 60, accuracy: 12, "less what the finger moves before the drag begins")
        XCTAssertEqual(map.offset.y, before.y + 100, accuracy: 12)
        try checkPins()
    }

    func testAPinchScalesTheMapByItsDistances() throws {
        stage.pinch(at: CGPoint(x: 120, y: 620), from: 80, to: 160)
        stage.settle()
        XCTAssertEqual(map.scale, 2, accuracy: 0.25)
        try checkPins()
        stage.pinch(at: CGPoint(x: 196, y: 620), from: 300, to: 40)
        stage.settle()
        XCTAssertEqual(map.scale, 1, accuracy: 1e-6, "it springs back to its smallest scale")
        try checkPins()
    }

    func testADoubleTapZoomsInToItsPoint() throws {
        stage.doubleTap(at: CGPoint(x: 250, y: 600))
        stage.settle()
        XCTAssertEqual(map.scale, 1.6, accuracy: 1e-6)
        try checkPins()
    }

    func testAPinShowsItsCardAndTheMapMovesItIntoTheFreeArea() throws {
        stage.tap(at: try pin("North Tower"))
        stage.settle()
        XCTAssertEqual(map.chosen, 3)
        let card = try XCTUnwrap(map.view.subviews.compactMap { $0 as? MapCardView }.first)
        XCTAssertFalse(card.isHidden)
        XCTAssertEqual(card.transform, .identity)
        XCTAssertLessThanOrEqual(card.frame.maxY, map.view.bounds.height)
        XCTAssertLessThan(try pin("North Tower").frame.maxY, card.frame.minY)
        XCTAssertEqual(pins.filter(\.isSelected).map(\.accessibilityLabel), ["North Tower"])
        try checkPins()
        stage.tap(at: card)
        stage.settle()
        XCTAssertTrue(map.navigationController?.topViewController is OfferViewController)
    }

    func testAtTheLargestTextSizeTheCardLeavesHalfTheScreenToTheMap() throws {
        stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.advance(by: 0.1)
        stage.tap(at: try pin("Lower Meadow"))
        stage.settle()
        let card = try XCTUnwrap(map.view.subviews.compactMap { $0 as? MapCardView }.first)
        XCTAssertGreaterThan(card.frame.minY, stage.window.bounds.height * 0.4)
    }
}
