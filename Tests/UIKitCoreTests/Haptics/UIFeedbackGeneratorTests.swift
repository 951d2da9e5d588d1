import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIFeedbackGeneratorTests: XCTestCase {
    func testFeedbackIsWrittenDownWithItsTime() {
        let stage = Stage()
        XCTAssertEqual(stage.haptics, [])
        UIImpactFeedbackGenerator().impactOccurred()
        stage.advance(by: 0.25)
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        stage.advance(by: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        XCTAssertEqual(
            stage.haptics,
            [
                HapticEvent(time: 0, feedback: .impact(.medium, intensity: 1), isPrepared: false),
                HapticEvent(time: 0.25, feedback: .impact(.rigid, intensity: 0.5), isPrepared: false),
                HapticEvent(time: 0.25, feedback: .selection, isPrepared: false),
                HapticEvent(time: 0.75, feedback: .notification(.error), isPrepared: false),
            ])
    }

    func testAGeneratorStaysPreparedForTwoSecondsOrUntilItIsUsed() {
        let stage = Stage()
        let generator = UISelectionFeedbackGenerator()
        generator.prepare()
        stage.advance(by: 1.5)
        generator.selectionChanged()
        generator.selectionChanged()
        generator.prepare()
        stage.advance(by: 2.5)
        generator.selectionChanged()
        XCTAssertEqual(stage.haptics.map(\.isPrepared), [true, false, false])
    }

    func testIntensitiesAreHeldToTheirRangeAndNaNIsRefused() {
        let stage = Stage()
        let generator = UIImpactFeedbackGenerator(style: .light)
        for intensity in [-1, 7, .nan, .infinity] as [CGFloat] { generator.impactOccurred(intensity: intensity) }
        XCTAssertEqual(stage.haptics.map(\.feedback), [0, 1, 1].map { .impact(.light, intensity: $0) })
    }

    func testAViewAndAPointChangeNothing() {
        let stage = Stage()
        UIImpactFeedbackGenerator(style: .soft, view: stage.window).impactOccurred(intensity: 0.5, at: .zero)
        UINotificationFeedbackGenerator(view: stage.window).notificationOccurred(.success, at: .zero)
        UISelectionFeedbackGenerator(view: stage.window).selectionChanged(at: .zero)
        XCTAssertEqual(stage.haptics.map(\.feedback), [.impact(.soft, intensity: 0.5), .notification(.success), .selection])
    }

    func testTheNextStageHasFeltNothing() {
        do {
            let stage = Stage()
            UISelectionFeedbackGenerator().selectionChanged()
            XCTAssertEqual(stage.haptics.count, 1)
        }
        XCTAssertEqual(Stage().haptics, [])
    }
}
