import Kinora
import UIKit
import XCTest
import UIKitTestSupport

@MainActor
private func columns(_ stage: Stage, row: Int, of color: UInt32) -> ClosedRange<Int>? {
    let pixels = Pixels(stage.image())
    let found = (0..<pixels.width).filter { pixels[$0, row] == color }
    return found.first.flatMap { first in found.last.map { first...$0 } }
}

@MainActor
private func scene() -> (Stage, UIProgressView) {
    let stage = Stage(device: Device(name: "strip", size: CGSize(width: 100, height: 20), scale: 1, safeAreaInsets: .zero))
    let bar = UIProgressView(frame: CGRect(x: 0, y: 8, width: 100, height: 4))
    bar.progressViewStyle = .bar
    bar.progressTintColor = .red
    bar.trackTintColor = .blue
    stage.window.addSubview(bar)
    return (stage, bar)
}

@preconcurrency @MainActor
final class UIProgressViewTests: XCTestCase {
    func testTheFilledTrackIsAsLongAsTheProgressSays() {
        let (stage, bar) = scene()
        bar.progress = 0.25
        XCTAssertEqual(columns(stage, row: 10, of: 0xFFFF_0000), 0...24)
        XCTAssertEqual(columns(stage, row: 10, of: 0xFF00_00FF), 25...99)
        bar.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(columns(stage, row: 10, of: 0xFFFF_0000), 75...99)
    }

    func testProgressIsHeldBetweenNothingAndAll() {
        let bar = UIProgressView()
        bar.progress = 2
        XCTAssertEqual(bar.progress, 1)
        bar.progress = .nan
        XCTAssertEqual(bar.progress, 1)
        bar.progress = -.infinity
        XCTAssertEqual(bar.progress, 0)
    }

    func testAnAnimatedProgressGoesThereInAQuarterOfASecond() {
        let (stage, bar) = scene()
        stage.advance(by: 0.1)
        bar.setProgress(1, animated: true)
        XCTAssertEqual(bar.progress, 1)
        stage.advance(by: 0.125)
        XCTAssertEqual(columns(stage, row: 10, of: 0xFFFF_0000)?.upperBound ?? 0, 49, accuracy: 2)
        stage.settle()
        XCTAssertEqual(columns(stage, row: 10, of: 0xFFFF_0000), 0...99)
    }

    func testItsHeightIsThatOfTheStyle() {
        XCTAssertEqual(UIProgressView(progressViewStyle: .default).frame.height, 4)
        XCTAssertEqual(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height, 2)
        XCTAssertEqual(UIProgressView().sizeThatFits(CGSize(width: 70, height: 70)), CGSize(width: 70, height: 4))
    }

    func testTheColorIsTheTintUnlessSet() {
        let (stage, bar) = scene()
        bar.progress = 1
        bar.progressTintColor = nil
        stage.window.tintColor = .green
        XCTAssertEqual(columns(stage, row: 10, of: 0xFF00_FF00), 0...99)
    }
}
