import Kinora
import UIKit
import XCTest
import UIKitTestSupport

/// Pixels of views in the middle of a transition.
@preconcurrency @MainActor
final class TransitionImageTests: XCTestCase {
    /// A red card of 100 x 60 points in the middle of a screen of 300 x 600, which becomes blue.
    @MainActor
    private final class Card {
        let stage = Stage.plain()
        let view = UIView(frame: CGRect(x: 100, y: 270, width: 100, height: 60))

        init() {
            view.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
            stage.window.backgroundColor = .init(red: 1, green: 1, blue: 1, alpha: 1)
            stage.window.addSubview(view)
            stage.advance(by: 0)
        }

        func run(_ options: UIView.AnimationOptions) {
            UIView.transition(with: view, duration: 1, options: [options, .curveLinear]) {
                self.view.backgroundColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
            }
        }

        var pixels: Pixels { Pixels(stage.image()) }

        /// The columns and rows that are not the window's white.
        func box(_ pixels: Pixels) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
            let rows = (0..<600).filter { y in (0..<300).contains { pixels[$0, y] != 0xffff_ffff } }
            let columns = (0..<300).filter { x in (250..<350).contains { pixels[x, $0] != 0xffff_ffff } }
            guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last else { return nil }
            return (left...right, top...bottom)
        }
    }

    func testACrossDissolveIsHalfOfEachInTheMiddle() {
        for option in [UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown] {
            let card = Card()
            card.run(option)
            XCTAssertEqual(card.pixels[150, 300], 0xffff_0000)
            card.stage.advance(by: 0.5)
            XCTAssertEqual(card.pixels[150, 300], 0xff7f_0080)
            XCTAssertEqual(card.pixels[50, 300], 0xffff_ffff)
            card.stage.advance(by: 0.5)
            XCTAssertEqual(card.pixels[150, 300], 0xff00_00ff)
        }
    }

    func testAFlipNarrowsTheOldImageAndWidensTheNewOne() {
        for option in [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight] {
            let card = Card()
            card.run(option)
            for time in [0.1, 0.25, 0.4, 0.6, 0.75, 0.9] {
                card.stage.advance(by: time - card.stage.now)
                let pixels = card.pixels
                let expected = Self.projectedWidth(100, turnedBy: time * .pi)
                let width = card.box(pixels)?.columns.count ?? 0
                XCTAssertEqual(Double(width), expected, accuracy: 2.1, "\(time)")
                XCTAssertEqual(pixels[150, 300], time < 0.5 ? 0xffff_0000 : 0xff00_00ff, "\(time)")
            }
            card.stage.advance(by: 0.1)
            XCTAssertEqual(card.box(card.pixels)?.columns, 100...199)
        }
    }

    func testAFlipFromAboveOrBelowIsLowInTheMiddle() {
        for option in [UIView.AnimationOptions.transitionFlipFromTop, .transitionFlipFromBottom] {
            let card = Card()
            card.run(option)
            card.stage.advance(by: 0.4)
            XCTAssertEqual(
                Double(card.box(card.pixels)?.rows.count ?? 0), Self.projectedWidth(60, turnedBy: 0.4 * .pi), accuracy: 2.1)
        }
    }

    func testTheNamedEdgeComesForward() throws {
        // The near half reaches further from the middle (150, 300) than the far one.
        let (left, right) = (try Self.boxOfAQuarter(.transitionFlipFromLeft), try Self.boxOfAQuarter(.transitionFlipFromRight))
        XCTAssertGreaterThan(150 - left.columns.lowerBound, left.columns.upperBound - 149)
        XCTAssertLessThan(150 - right.columns.lowerBound, right.columns.upperBound - 149)
        let (top, bottom) = (try Self.boxOfAQuarter(.transitionFlipFromTop), try Self.boxOfAQuarter(.transitionFlipFromBottom))
        XCTAssertGreaterThan(300 - top.rows.lowerBound, top.rows.upperBound - 299)
        XCTAssertLessThan(300 - bottom.rows.lowerBound, bottom.rows.upperBound - 299)
    }

    private static func boxOfAQuarter(_ option: UIView.AnimationOptions) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        let card = Card()
        card.run(option)
        card.stage.advance(by: 0.25)
        return try XCTUnwrap(card.box(card.pixels))
    }

    /// The width of a line of a length turned about its middle, seen from 1,000 points away.
    private static func projectedWidth(_ length: Double, turnedBy angle: Double) -> Double {
        let (x, z) = (length / 2 * abs(cos(angle)), length / 2 * sin(angle))
        return x / (1 - z / 1000) + x / (1 + z / 1000)
    }
}
