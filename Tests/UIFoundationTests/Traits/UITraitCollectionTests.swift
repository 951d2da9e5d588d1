import UIKit
import XCTest

private enum Flavour: UITraitDefinition {
    static var defaultValue: String { "vanilla" }
}

private enum Wash: UITraitDefinition {
    static var defaultValue: Int { 0 }
    static var affectsColorAppearance: Bool { true }
}

final class UITraitCollectionTests: XCTestCase {
    func testACollectionOfOneTraitLeavesTheOthersUnspecified() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(dark.userInterfaceStyle, .dark)
        XCTAssertEqual(dark.userInterfaceIdiom, .unspecified)
        XCTAssertEqual(dark.displayScale, 0)
        XCTAssertEqual(dark.horizontalSizeClass, .unspecified)
        XCTAssertEqual(dark.preferredContentSizeCategory, .unspecified)
        XCTAssertEqual(dark.layoutDirection, .unspecified)
        XCTAssertEqual(UITraitCollection(displayScale: 3).displayScale, 3)
        XCTAssertEqual(UITraitCollection(verticalSizeClass: .regular).verticalSizeClass, .regular)
        XCTAssertEqual(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection, .rightToLeft)
        XCTAssertEqual(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel, .elevated)
        XCTAssertEqual(UITraitCollection(forceTouchCapability: .available).forceTouchCapability, .available)
        XCTAssertEqual(dark.forceTouchCapability, .unknown)
    }

    func testScalesThatAreNoneCountAsUnspecified() {
        for scale in [CGFloat.nan, .infinity, -1, 0] { XCTAssertEqual(UITraitCollection(displayScale: scale), UITraitCollection()) }
    }

    func testTheLaterOfTwoValuesCounts() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        XCTAssertEqual(traits.userInterfaceStyle, .light)
        XCTAssertEqual(traits.displayScale, 2)
    }

    func testACollectionContainsTheTraitsItAgreesIn() {
        let traits = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2)])
        XCTAssertTrue(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        XCTAssertTrue(traits.containsTraits(in: UITraitCollection()))
        XCTAssertTrue(traits.containsTraits(in: nil))
        XCTAssertFalse(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        XCTAssertFalse(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    }

    func testMutationsMakeAndModifyCollections() {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.horizontalSizeClass = .compact
            traits[Flavour.self] = "mint"
        }
        XCTAssertEqual(traits.userInterfaceStyle, .dark)
        XCTAssertEqual(traits[UITraitHorizontalSizeClass.self], .compact)
        XCTAssertEqual(traits[Flavour.self], "mint")
        let modified = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        XCTAssertEqual(modified.userInterfaceStyle, .light)
        XCTAssertEqual(modified[Flavour.self], "mint")
        XCTAssertEqual(traits.userInterfaceStyle, .dark)
    }

    func testTraitsOfTheAppHaveDefaultsAndAreCompared() {
        XCTAssertEqual(UITraitCollection()[Flavour.self], "vanilla")
        XCTAssertEqual(UITraitCollection { $0[Flavour.self] = "mint" }, UITraitCollection { $0[Flavour.self] = "mint" })
        XCTAssertNotEqual(UITraitCollection { $0[Flavour.self] = "mint" }, UITraitCollection { $0[Flavour.self] = "lime" })
    }

    func testColorsLookDifferentWhereATraitThatTheyDependOnDiffers() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: nil))
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.accessibilityContrast = .high }))
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0[Wash.self] = 1 }))
        XCTAssertFalse(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0[Flavour.self] = "mint" }))
        XCTAssertFalse(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
    }

    func testEveryTraitThatSaysSoMakesColorsLookDifferent() {
        let traits = UITraitCollection.systemTraitsAffectingColorAppearance
        XCTAssertEqual(traits.count, 5)
        let others: [UITraitCollection] = [
            UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayGamut: .P3),
            UITraitCollection(accessibilityContrast: .high), UITraitCollection(userInterfaceLevel: .elevated),
        ]
        for other in others { XCTAssertTrue(other.hasDifferentColorAppearance(comparedTo: UITraitCollection()), "\(other)") }
    }

    func testEqualCollectionsAreEqualObjectsToFoundation() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(traits, UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(Set([traits, UITraitCollection(userInterfaceStyle: .dark)]).count, 1)
        XCTAssertTrue(traits.copy() as AnyObject === traits)
        XCTAssertEqual(traits.description, "<UITraitCollection: UserInterfaceStyle = dark>")
    }

    func testCurrentIsOfTheThreadAndReturnsAfterActions() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent {
            XCTAssertTrue(UITraitCollection.current === dark)
            UITraitCollection(displayScale: 7).performAsCurrent { XCTAssertEqual(UITraitCollection.current.displayScale, 7) }
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                XCTAssertNotEqual(UITraitCollection.current.userInterfaceStyle, .dark)
                done.signal()
            }
            done.wait()
            XCTAssertTrue(UITraitCollection.current === dark)
        }
        XCTAssertTrue(UITraitCollection.current === before)
    }

    func testSizesOfTextAreOrdered() {
        XCTAssertLessThan(UIContentSizeCategory.extraSmall, .large)
        XCTAssertLessThan(UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.unspecified < .large)
    }
}
