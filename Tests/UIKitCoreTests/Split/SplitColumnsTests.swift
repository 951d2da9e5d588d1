import XCTest

@testable import UIKitCore

final class SplitColumnsTests: XCTestCase {
    private typealias Mode = UISplitViewController.DisplayMode

    private func frames(_ mode: Mode, supplementary: CGFloat? = nil, mirrored: Bool = false) -> [[CGFloat]] {
        let columns = SplitColumns(
            size: CGSize(width: 1000, height: 700), primaryWidth: 320, supplementaryWidth: supplementary, displayMode: mode,
            isMirrored: mirrored)
        let frames = columns.frames
        return [frames.primary, frames.supplementary, frames.secondary].map { [$0.minX, $0.width] }
    }

    func testTwoColumnsAreBesideEachOtherOrTheFirstCoversTheSecond() {
        XCTAssertEqual(frames(.secondaryOnly), [[-320, 320], [0, 0], [0, 1000]])
        XCTAssertEqual(frames(.oneBesideSecondary), [[0, 320], [0, 0], [320, 680]])
        XCTAssertEqual(frames(.oneOverSecondary), [[0, 320], [0, 0], [0, 1000]])
        XCTAssertEqual(frames(.oneBesideSecondary, mirrored: true), [[680, 320], [1000, 0], [0, 680]])
        XCTAssertEqual(frames(.secondaryOnly, mirrored: true)[0], [1000, 320])
    }

    func testThreeColumnsShowTheSecondFirst() {
        XCTAssertEqual(frames(.secondaryOnly, supplementary: 300), [[-620, 320], [-300, 300], [0, 1000]])
        XCTAssertEqual(frames(.oneBesideSecondary, supplementary: 300), [[-320, 320], [0, 300], [300, 700]])
        XCTAssertEqual(frames(.oneOverSecondary, supplementary: 300), [[-320, 320], [0, 300], [0, 1000]])
        XCTAssertEqual(frames(.twoBesideSecondary, supplementary: 300), [[0, 320], [320, 300], [620, 380]])
        XCTAssertEqual(frames(.twoOverSecondary, supplementary: 300), [[0, 320], [320, 300], [0, 1000]])
        XCTAssertEqual(frames(.twoDisplaceSecondary, supplementary: 300), [[0, 320], [320, 300], [620, 700]], "it keeps its width")
    }

    func testTheBehaviorChangesModesItDoesNotAllow() {
        func allowed(_ mode: Mode, _ behavior: UISplitViewController.SplitBehavior, _ three: Bool) -> Mode {
            SplitColumns.allowed(mode, behavior, hasSupplementary: three)
        }
        XCTAssertEqual(allowed(.oneOverSecondary, .tile, false), .oneBesideSecondary)
        XCTAssertEqual(allowed(.oneBesideSecondary, .overlay, false), .oneOverSecondary)
        XCTAssertEqual(allowed(.twoBesideSecondary, .tile, false), .oneBesideSecondary)
        XCTAssertEqual(allowed(.twoBesideSecondary, .displace, true), .twoDisplaceSecondary)
        XCTAssertEqual(allowed(.twoDisplaceSecondary, .overlay, true), .twoOverSecondary)
        XCTAssertEqual(allowed(.secondaryOnly, .overlay, true), .secondaryOnly)
    }

    func testWidthsKeepToTheirLimits() {
        func width(
            preferred: CGFloat? = nil, fraction: CGFloat? = nil, minimum: CGFloat? = nil, maximum: CGFloat? = nil, of whole: CGFloat = 1000
        ) -> CGFloat {
            SplitColumns.width(preferred: preferred, fraction: fraction, minimum: minimum, maximum: maximum, of: whole)
        }
        XCTAssertEqual(width(), 320)
        XCTAssertEqual(width(of: 1366), 375)
        XCTAssertEqual(width(fraction: 0.5), 320, "a fraction has the usual maximum")
        XCTAssertEqual(width(fraction: 0.5, maximum: 600), 500)
        XCTAssertEqual(width(fraction: 0.1, minimum: 200), 200)
        XCTAssertEqual(width(preferred: 450), 450)
        XCTAssertEqual(width(preferred: 450, maximum: 400), 400)
        XCTAssertEqual(width(preferred: 5000), 1000)
        XCTAssertEqual(width(fraction: -3), 0)
    }
}
