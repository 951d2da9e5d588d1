import EffectSupport
import UIKit
import XCTest

@testable import Components

/// Positions, decisions and springs of a card stack, by themselves.
@preconcurrency @MainActor
final class CardStackGeometryTests: XCTestCase {
    private let geometry = CardStackGeometry(
        size: CGSize(width: 200, height: 300), scaleStep: 0.1, offsetStep: 12, tilt: 0.3, throwDistance: 0.4)

    func testLowerEdgesAreAStepApartAtEveryDepth() {
        for depth in stride(from: CGFloat(0), through: 3, by: 0.25) {
            let (scale, center) = (geometry.scale(atDepth: depth), geometry.center(atDepth: depth))
            XCTAssertEqual(scale, 1 - 0.1 * depth, accuracy: 1e-9)
            XCTAssertEqual(center.y + 150 * scale, 300 + 12 * depth, accuracy: 1e-9)
            XCTAssertEqual(center.x, 100)
        }
        XCTAssertEqual(geometry.scale(atDepth: 20), 0, "not mirrored")
    }

    func testTheTiltFollowsTheDistanceAndTheFinger() {
        XCTAssertEqual(geometry.angle(of: CGPoint(x: 100, y: 40), isHeldBelow: false), 0.15, accuracy: 1e-9)
        XCTAssertEqual(geometry.angle(of: CGPoint(x: 100, y: 40), isHeldBelow: true), -0.15, accuracy: 1e-9)
        XCTAssertEqual(geometry.angle(of: CGPoint(x: -900, y: 0), isHeldBelow: false), -0.3, accuracy: 1e-9)
    }

    func testAReleaseLeavesByItsPositionATenthOfASecondLater() {
        func leaves(_ x: CGFloat, _ velocity: CGFloat) -> CardStackView.Direction? {
            geometry.direction(of: CGPoint(x: x, y: 0), velocity: CGPoint(x: velocity, y: 0))
        }
        XCTAssertNil(leaves(79, 0))
        XCTAssertEqual(leaves(80, 0), .right)
        XCTAssertEqual(leaves(-80, 0), .left)
        XCTAssertEqual(leaves(10, 700), .right)
        XCTAssertNil(leaves(10, 690))
        XCTAssertNil(leaves(150, -100), "it turns back")
        XCTAssertEqual(leaves(60, -1500), .left, "it is thrown through the middle")
        XCTAssertNil(leaves(.nan, 0))
        XCTAssertNil(
            CardStackGeometry(size: .zero, scaleStep: 0, offsetStep: 0, tilt: 0, throwDistance: 0.4)
                .direction(of: CGPoint(x: 100, y: 0), velocity: .zero))
    }

    func testTheExitIsBeyondTheEdgeInTheDirectionOfTheThrow() {
        let exit = geometry.exit(.right, from: CGPoint(x: 50, y: 10), velocity: CGPoint(x: 800, y: 400), edge: 160)
        let diagonal = CGFloat(200 * 200 + 300 * 300).squareRoot()
        XCTAssertEqual(exit.x, 160 + diagonal / 2, accuracy: 1e-9)
        XCTAssertEqual(exit.y, 10 + 0.5 * (exit.x - 50), accuracy: 1e-9)
        let slow = geometry.exit(.left, from: CGPoint(x: -90, y: 10), velocity: .zero, edge: 160)
        XCTAssertEqual(slow.x, -exit.x, accuracy: 1e-9)
        XCTAssertEqual(slow.y, 10)
        let steep = geometry.exit(.left, from: .zero, velocity: CGPoint(x: -1, y: 900), edge: 160)
        XCTAssertEqual(steep.y, exit.x, accuracy: 1e-9, "at most by as much as it goes aside")
    }

    func testTheVelocityOfASpringIsTheDerivativeOfItsValue() {
        for ratio in [0.3, 0.7, 1] {
            let (spring, book) = (DampedSpring(response: 0.4, ratio: ratio), TextbookSpring(response: 0.4, ratio: ratio))
            for time in stride(from: 0, through: 0.6, by: 0.05) {
                let change =
                    book.value(time + 1e-6, from: 80, to: -20, velocity: 900) - book.value(time - 1e-6, from: 80, to: -20, velocity: 900)
                XCTAssertEqual(
                    Double(spring.velocity(after: time, from: 80, to: -20, velocity: 900)), time > 0 ? change / 2e-6 : 900, accuracy: 0.05)
            }
        }
        let odd = DampedSpring(response: .nan, ratio: -3)
        XCTAssertTrue(odd.response > 0 && odd.ratio > 0)
    }
}
