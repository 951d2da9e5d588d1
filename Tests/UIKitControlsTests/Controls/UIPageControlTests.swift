import Kinora
import UIKit
import XCTest
import UIKitTestSupport

@MainActor
private func scene() -> (Stage, UIPageControl) {
    let stage = Stage(device: Device(name: "dots", size: CGSize(width: 55, height: 27), scale: 1, safeAreaInsets: .zero))
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 55, height: 27))
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = .blue
    pages.currentPageIndicatorTintColor = .red
    stage.window.addSubview(pages)
    return (stage, pages)
}

/// The colors at the middles of the three dots, 18 points apart about the middle of 55.
@MainActor
private func dots(_ stage: Stage) -> [UInt32] {
    let pixels = Pixels(stage.image())
    return [9, 27, 45].map { pixels[$0, 13] }
}

@preconcurrency @MainActor
final class UIPageControlTests: XCTestCase {
    func testTheCurrentPagesDotStandsOut() {
        let (stage, pages) = scene()
        XCTAssertEqual(dots(stage), [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
        pages.currentPage = 2
        XCTAssertEqual(dots(stage), [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000])
        pages.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(dots(stage), [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
    }

    func testTheBackgroundIsThereAsTheStyleSays() {
        let (stage, pages) = scene()
        func isFilled() -> Bool { Pixels(stage.image())[18, 13] != Pixels(stage.image())[54, 0] }
        XCTAssertFalse(isFilled())
        pages.backgroundStyle = .prominent
        XCTAssertTrue(isFilled())
        pages.backgroundStyle = .automatic
        stage.touchDown(at: CGPoint(x: 9, y: 13))
        stage.touchMove(to: CGPoint(x: 27, y: 13), duration: 0.1)
        XCTAssertEqual(pages.interactionState, .continuous)
        XCTAssertTrue(isFilled())
        pages.backgroundStyle = .minimal
        XCTAssertFalse(isFilled())
        pages.backgroundStyle = .automatic
        stage.touchUp()
        XCTAssertFalse(isFilled())
    }

    func testTheCurrentPagesImageIsItsOwn() {
        let (stage, pages) = scene()
        func square(_ length: CGFloat) -> UIImage {
            makeRenderer(length, length, scale: 1).image { $0.fill(CGRect(x: 0, y: 0, width: length, height: length)) }
        }
        pages.preferredCurrentPageIndicatorImage = square(10)
        // The corner of a square, which a dot does not cover.
        func corners() -> [UInt32] { [9, 27, 45].map { Pixels(stage.image())[$0 - 4, 9] } }
        XCTAssertEqual(corners()[0], 0xFFFF_0000)
        pages.currentPage = 1
        XCTAssertEqual(corners()[1], 0xFFFF_0000)
        XCTAssertNotEqual(corners()[0], 0xFFFF_0000)
        let small = square(2)
        pages.setCurrentPageIndicatorImage(small, forPage: 1)
        XCTAssertTrue(pages.currentPageIndicatorImage(forPage: 1) === small)
        XCTAssertNotEqual(corners()[1], 0xFFFF_0000)
    }

    func testPagesAreHeldToThoseThereAre() {
        let pages = UIPageControl()
        pages.currentPage = 4
        XCTAssertEqual(pages.currentPage, 0)
        pages.numberOfPages = 5
        pages.currentPage = 9
        XCTAssertEqual(pages.currentPage, 4)
        pages.numberOfPages = 2
        XCTAssertEqual(pages.currentPage, 1)
        pages.numberOfPages = -1
        XCTAssertEqual(pages.numberOfPages, 0)
    }

    func testASinglePageMayShowNothing() {
        let (stage, pages) = scene()
        pages.numberOfPages = 1
        XCTAssertEqual(dots(stage)[1], 0xFFFF_0000)
        pages.hidesForSinglePage = true
        XCTAssertNil(Pixels(stage.image()).values.first { $0 == 0xFFFF_0000 })
    }

    /// Measured: three pages take 66 points, 18 from one to the next.
    func testSizesAreIndicatorsOfTenEightApartBetweenMarginsOfTen() {
        let pages = UIPageControl()
        XCTAssertEqual(pages.size(forNumberOfPages: 3), CGSize(width: 66, height: 26))
        XCTAssertEqual(pages.size(forNumberOfPages: 0), CGSize(width: 30, height: 26))
        pages.numberOfPages = 5
        XCTAssertEqual(pages.intrinsicContentSize, CGSize(width: 102, height: 26))
    }

    func testImagesReplaceDots() {
        let (stage, pages) = scene()
        let square = makeRenderer(7, 7).image { $0.fill(CGRect(x: 0, y: 0, width: 7, height: 7)) }
        pages.setIndicatorImage(square, forPage: 1)
        XCTAssertTrue(pages.indicatorImage(forPage: 1) === square)
        let pixels = Pixels(stage.image())
        XCTAssertEqual(pixels[24, 10], 0xFF00_00FF, "a square's corner")
        XCTAssertNotEqual(pixels[6, 10], 0xFFFF_0000, "a dot has none")
    }

    func testOfABillionPagesTheVisibleAreDrawn() {
        let (stage, pages) = scene()
        pages.numberOfPages = 1_000_000_001
        XCTAssertEqual(dots(stage), [0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
    }
}
