import CoreGraphics
import RenderScene
import XCTest

final class ValueFunctionTests: XCTestCase {
    private func matrix(_ function: ValueFunction, _ value: AnimatableValue) -> CATransform3D? {
        guard let input = function.input(value), case .transform(let m) = function(input) else { return nil }
        return m
    }

    private func assertMatrix(_ m: CATransform3D?, _ wanted: CATransform3D, line: UInt = #line) {
        assertNumbers(m.map { .transform($0) }, AnimatableValue.transform(wanted).numbers, line: line)
    }

    func testEachFunctionMakesItsMatrix() {
        assertMatrix(matrix(.rotateX, .number(0.7)), CATransform3DMakeRotation(0.7, 1, 0, 0))
        assertMatrix(matrix(.rotateY, .number(0.7)), CATransform3DMakeRotation(0.7, 0, 1, 0))
        assertMatrix(matrix(.rotateZ, .number(0.7)), CATransform3DMakeRotation(0.7, 0, 0, 1))
        assertMatrix(matrix(.scale, .numbers([2, 3, 4])), CATransform3DMakeScale(2, 3, 4))
        assertMatrix(matrix(.scale, .number(2)), CATransform3DMakeScale(2, 2, 2))
        assertMatrix(matrix(.scale, .pair([2, 3])), CATransform3DMakeScale(2, 3, 1))
        assertMatrix(matrix(.scaleX, .number(2)), CATransform3DMakeScale(2, 1, 1))
        assertMatrix(matrix(.scaleY, .number(2)), CATransform3DMakeScale(1, 2, 1))
        assertMatrix(matrix(.scaleZ, .number(2)), CATransform3DMakeScale(1, 1, 2))
        assertMatrix(matrix(.translate, .numbers([2, 3, 4])), CATransform3DMakeTranslation(2, 3, 4))
        assertMatrix(matrix(.translate, .pair([2, 3])), CATransform3DMakeTranslation(2, 3, 0))
        assertMatrix(matrix(.translateX, .number(2)), CATransform3DMakeTranslation(2, 0, 0))
        assertMatrix(matrix(.translateY, .number(2)), CATransform3DMakeTranslation(0, 2, 0))
        assertMatrix(matrix(.translateZ, .number(2)), CATransform3DMakeTranslation(0, 0, 2))
    }

    func testWhatDoesNotFitIsNoInput() {
        XCTAssertNil(ValueFunction.rotateX.input(.numbers([1, 2, 3])))
        XCTAssertNil(ValueFunction.scale.input(.numbers([1, 2])))
        XCTAssertNil(ValueFunction.rotateZ.input(.transform(CATransform3DIdentity)))
        XCTAssertNil(ValueFunction.rotateZ.input(showing: .number(1)))
    }

    func testTheInputThatShowsAComponentOfATransformLeadsBackToIt() {
        for function in ValueFunction.allCases {
            let value: AnimatableValue = function.inputCount == 1 ? .number(0.4) : .numbers([0.4, 1.5, 2])
            assertNumbers(function.input(showing: function(value)), value.numbers, accuracy: 1e-9, function.rawValue)
        }
    }
}
