import CoreGraphics
import RenderScene
import XCTest

final class AnimatableValueTests: XCTestCase {
    func testComponentsOfPairsAndRectanglesAreReadAndReplaced() {
        let pair = AnimatableValue.pair([3, 4])
        assertNumbers(pair[.x], [3])
        assertNumbers(pair[.height], [4])
        assertNumbers(pair.replacing(.y, by: .number(9)), [3, 9])
        let rect = AnimatableValue.rect([1, 2, 3, 4])
        assertNumbers(rect[.origin], [1, 2])
        assertNumbers(rect[.size], [3, 4])
        assertNumbers(rect.replacing(.size, by: .pair([7, 8])), [1, 2, 7, 8])
        for (index, component) in [PropertyComponent.originX, .originY, .sizeWidth, .sizeHeight].enumerated() {
            var expected = [1.0, 2, 3, 4]
            assertNumbers(rect[component], [expected[index]])
            expected[index] = 50
            assertNumbers(rect.replacing(component, by: .number(50)), expected)
        }
    }

    func testComponentsThatDoNotExistAreNil() {
        XCTAssertNil(AnimatableValue.number(1)[.x])
        XCTAssertNil(AnimatableValue.pair([1, 2])[.sizeWidth])
        assertNumbers(AnimatableValue.pair([1, 2]).replacing(.sizeWidth, by: .number(9)), [1, 2])
        assertNumbers(AnimatableValue.pair([1, 2]).replacing(.x, by: .pair([8, 9])), [1, 2])
    }

    func testTheDifferenceAddedToTheOtherGivesTheValueBack() {
        let a = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(5, 6, 7))
        let b = CATransform3DConcat(CATransform3DMakeRotation(0.4, 0, 0, 1), CATransform3DMakeTranslation(-1, 2, 0))
        let pairs: [(AnimatableValue, AnimatableValue)] = [
            (.number(3), .number(10)), (.pair([1, 2]), .pair([5, 5])), (.rect([1, 2, 3, 4]), .rect([9, 8, 7, 6])),
            (.color([0.1, 0.2, 0.3, 1]), .color([1, 1, 1, 0.5])), (.transform(a), .transform(b)),
        ]
        for (value, other) in pairs { assertNumbers(value.subtracting(other).added(to: other), value.numbers, accuracy: 1e-9, "\(value)") }
    }

    func testTheAddedTransformIsAppliedBeforeTheLowerOne() {
        let scale = AnimatableValue.transform(CATransform3DMakeScale(2, 2, 1))
        let move = AnimatableValue.transform(CATransform3DMakeTranslation(10, 0, 0))
        assertNumbers(move.added(to: scale)[.translationX], [20])
        assertNumbers(scale.added(to: move)[.translationX], [10])
    }

    func testZeroChangesNothingWhenAdded() {
        let values: [AnimatableValue] = [
            .number(3), .flag(true), .pair([1, 2]), .rect([1, 2, 3, 4]), .color([1, 0.5, 0, 1]),
            .transform(CATransform3DMakeScale(2, 3, 4)),
        ]
        for value in values { assertNumbers(value.zero.added(to: value), value.numbers, "\(value)") }
    }

    func testValuesThatDoNotAddLeaveTheLowerOne() {
        assertNumbers(AnimatableValue.flag(true).added(to: .number(4)), [4])
        assertNumbers(AnimatableValue.color(nil).added(to: .color([1, 1, 1, 1])), [1, 1, 1, 1])
    }

    func testARepeatedValueIsAddedThatOften() {
        assertNumbers(AnimatableValue.number(3).repeated(4), [12])
        assertNumbers(AnimatableValue.pair([1, -2]).repeated(3), [3, -6])
        let rotation = AnimatableValue.transform(CATransform3DMakeRotation(0.1, 0, 0, 1))
        assertNumbers(rotation.repeated(7)[.rotationZ], [0.7])
        assertNumbers(rotation.repeated(0), AnimatableValue.transform(CATransform3DIdentity).numbers)
    }
}
