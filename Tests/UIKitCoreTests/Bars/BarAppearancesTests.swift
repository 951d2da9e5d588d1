import XCTest

@testable import UIKitCore

@preconcurrency @MainActor
final class BarAppearancesTests: XCTestCase {
    func testTheCompactVariantComesFirstAndTheItemsBeforeTheBars() {
        let bar = BarAppearances<UIToolbarAppearance> {}
        let item = BarAppearances<UIToolbarAppearance> {}
        @MainActor func current(_ variant: BarAppearances<UIToolbarAppearance>.Variant, isCompact: Bool) -> UIColor? {
            bar.current(variant, isCompact: isCompact, item: item)?.backgroundColor
        }
        XCTAssertNil(bar.current(.standard, isCompact: true))
        let variants: [(BarAppearances<UIToolbarAppearance>.Variant, UIColor, UIColor)] = [
            (.standard, .red, .orange), (.compact, .blue, .cyan), (.scrollEdge, .green, .brown), (.compactScrollEdge, .gray, .black),
        ]
        for (variant, color, itemColor) in variants {
            bar[variant] = appearance(color)
            XCTAssertEqual(current(variant, isCompact: false), color)
            item[variant] = appearance(itemColor)
        }
        XCTAssertEqual(current(.standard, isCompact: false), .orange)
        XCTAssertEqual(current(.standard, isCompact: true), .cyan)
        XCTAssertEqual(current(.scrollEdge, isCompact: false), .brown)
        XCTAssertEqual(current(.scrollEdge, isCompact: true), .black)
        item[.compact] = nil
        XCTAssertEqual(current(.standard, isCompact: true), .blue, "the bar's compact variant before the item's standard one")
        bar[.compact] = nil
        XCTAssertEqual(current(.standard, isCompact: true), .orange)
        XCTAssertEqual(bar.current(.standard, isCompact: true)?.backgroundColor, .red)
    }

    func testTheStandardVariantWorksOnceChangedAndChangesAreReported() {
        var changes = 0
        let appearances = BarAppearances<UIToolbarAppearance> { changes += 1 }
        let standard = appearances.standard
        XCTAssertNil(appearances[.standard])
        XCTAssertEqual(changes, 0)
        standard.backgroundColor = .red
        XCTAssertTrue(appearances[.standard] === standard)
        XCTAssertEqual(changes, 1)
        let given = appearance(.blue)
        appearances[.standard] = given
        XCTAssertFalse(appearances.standard === given, "a copy")
        XCTAssertEqual(changes, 2)
        (standard.backgroundColor, given.backgroundColor) = (.green, .green)
        XCTAssertEqual(changes, 2, "neither the replaced appearance nor the original is the bar's")
        XCTAssertEqual(appearances[.standard]?.backgroundColor, .blue)
    }
}

@MainActor
private func appearance(_ color: UIColor) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = color
    return appearance
}
