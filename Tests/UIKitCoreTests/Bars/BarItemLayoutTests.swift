import XCTest

@testable import UIFoundation
@testable import UIKitCore

final class BarItemLayoutTests: XCTestCase {
    private typealias Element = BarItemLayout.Element

    private func wide(_ width: CGFloat) -> Element { .content(width: width, outset: 0, isRigid: false) }

    private func spans(_ elements: [Element], in width: CGFloat) -> [[CGFloat]] {
        zip(elements, BarItemLayout(elements).spans(in: width)).compactMap { element, span in
            if case .content = element { [span.x, span.x + span.width] } else { nil }
        }
    }

    func testItemsFollowEachOtherEightPointsApart() {
        XCTAssertEqual(spans([wide(50), wide(60), wide(70)], in: 300), [[0, 50], [58, 118], [126, 196]])
        XCTAssertEqual(BarItemLayout([wide(50), wide(60), wide(70)]).fittingWidth, 196)
    }

    func testSmallItemsHave44PointsEachForFingers() {
        let icon = Element.content(width: 24, outset: 10, isRigid: false)
        // Middles 44 apart.
        XCTAssertEqual(spans([icon, icon, icon], in: 300), [[0, 24], [44, 68], [88, 112]])
        XCTAssertEqual(spans([wide(60), icon], in: 300), [[0, 60], [70, 94]])
    }

    func testFixedSpacesAddTheirWidth() {
        XCTAssertEqual(spans([.fixedSpace(5), wide(50), .fixedSpace(20), wide(50)], in: 300), [[5, 55], [83, 133]])
        XCTAssertEqual(spans([wide(50), .fixedSpace(-20), wide(50)], in: 300), [[0, 50], [58, 108]])
    }

    func testFlexibleSpacesShareWhatIsLeft() {
        XCTAssertEqual(spans([.flexibleSpace, wide(50), .flexibleSpace], in: 300), [[125, 175]])
        XCTAssertEqual(spans([wide(50), .flexibleSpace, wide(50)], in: 300), [[0, 50], [250, 300]])
        // 300 - 3·40 - 2·8 = 164, in two parts, beside the 8 points of each gap.
        XCTAssertEqual(
            spans([wide(40), .flexibleSpace, wide(40), .flexibleSpace, wide(40)], in: 300), [[0, 40], [130, 170], [260, 300]])
        // Two spaces on one side, one on the other.
        XCTAssertEqual(spans([.flexibleSpace, .flexibleSpace, wide(60), .flexibleSpace], in: 300), [[160, 220]])
    }

    func testWhatIsTooWideBecomesNarrowerTheWidestFirst() {
        // 200 + 100 + 8 in 268: 40 too much, all from the first.
        XCTAssertEqual(spans([wide(200), wide(100)], in: 268), [[0, 160], [168, 268]])
        // 200 + 100 + 8 in 168: 100 from the first, and 20 from each.
        XCTAssertEqual(spans([wide(200), wide(100)], in: 168), [[0, 80], [88, 168]])
        let rigid = Element.content(width: 200, outset: 0, isRigid: true)
        XCTAssertEqual(spans([rigid, wide(100)], in: 268), [[0, 200], [208, 268]])
        // Nothing becomes narrower than 24 points.
        XCTAssertEqual(spans([rigid, wide(100)], in: 100), [[0, 200], [208, 232]])
    }

    func testNoItemsHaveNoSpans() {
        XCTAssertEqual(BarItemLayout([]).spans(in: 100), [])
        XCTAssertEqual(BarItemLayout([.flexibleSpace]).fittingWidth, 0)
    }
}
