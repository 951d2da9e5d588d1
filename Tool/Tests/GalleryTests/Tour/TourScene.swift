import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The tour on a stage, at one of its screens.
@MainActor
final class TourScene {
    let stage: Stage
    let tour: TourViewController
    private(set) var hasLeft = false
    let memory = TourMemory(suite: TourScene.suite)

    static let suite = "kinora-tour-tests"

    init(
        _ index: Int = 0, on device: Device = Device(name: "tour", size: CGSize(width: 390, height: 844), scale: 1),
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        stage = Stage(device: device)
        stage.layoutDirection = direction
        tour = TourViewController(memory: memory)
        stage.window.tintColor = .coral
        stage.window.rootViewController = tour
        tour.onLeave = { [weak self] in self?.hasLeft = true }
        stage.advance(by: 0.1)
        if index > 0 { tour.show(index) }
        stage.advance(by: 0.4)
    }

    static func forget() { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }

    var isDone: Bool { tour.isDone[tour.index] }

    /// The text of the panel.
    var sentence: String { tour.bar.sentence }

    /// A point of the stage by shares of its size, in the window.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let frame = tour.stage.frame
        return CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }

    /// Moves a finger and keeps it down; at rest for a while where `rests`.
    func drag(from start: CGPoint, by distance: CGPoint, duration: TimeInterval = 0.25, rests: Bool = true) {
        stage.touchDown(at: start)
        stage.touchMove(to: CGPoint(x: start.x + distance.x, y: start.y + distance.y), duration: duration)
        if rests { stage.advance(by: 0.3) }
    }

    func swipe(from start: CGPoint, by x: CGFloat) {
        drag(from: start, by: CGPoint(x: x, y: 0), duration: 0.1, rests: false)
        stage.touchUp()
    }

    func knob(_ name: String) throws -> TourKnob { try XCTUnwrap(tour.effect.knobs.first { $0.name == name }, name) }

    func set(_ values: KeyValuePairs<String, Double>) throws { for (name, value) in values { try knob(name).value = value } }

    /// The view of a class below the stage.
    func find<View: UIView>(_ type: View.Type, where isWanted: (View) -> Bool = { _ in true }) throws -> View {
        try XCTUnwrap(tour.stage.below(type).first(where: isWanted))
    }

    /// The photograph between the two screens of the hero.
    var flyingPhotograph: UIView? {
        tour.stage.below(UIImageView.self).filter { $0.superview.map { "\(type(of: $0))" } == "HeroStage" }
            .max { $0.bounds.height < $1.bounds.height }
    }

    func flip(_ row: TourSwitchRow, on isOn: Bool) {
        row.toggle.isOn = isOn
        row.toggle.sendActions(for: .valueChanged)
    }
}

extension UIView {
    /// The views of a class below this one.
    func below<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + view.below(type) }
    }

    var shownFrame: CGRect { layer.presentation()?.frame ?? .null }
}
